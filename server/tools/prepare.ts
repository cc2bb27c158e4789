import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runOrThrow } from './runStep.ts'

interface BuildStep {
  name: string
  /** Globs of the files whose content determines whether the output is out of date. */
  inputs: readonly string[]
  /** Files that the step writes; if one is missing, the step runs. */
  outputs: readonly string[]
  run(): Promise<void>
}

const generatePrisma = () =>
  // the generators need no engine; setting a path keeps Prisma from downloading one
  runOrThrow(
    'prisma generate',
    'prisma',
    ['generate', '--config', 'schema/prisma/prisma.config.ts'],
    {
      PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    },
  )

const generateOperations = () =>
  runOrThrow('graphql-codegen', 'graphql-codegen', ['--config', 'codegen.ts'])

const compileMessages = () => runOrThrow('formatjs', 'node', ['client/i18n/buildMessages.ts'])

const instanceFonts = () => runOrThrow('fonts', 'node', ['client/build/fontInstances.ts'])

const buildClient = async () => {
  await runOrThrow(
    'vite build',
    'vite',
    ['build', '-c', 'client/vite.config.ts', '--logLevel', 'warn'],
    { NODE_ENV: 'production' },
  )
  await runOrThrow(
    'vite build --ssr',
    'vite',
    [
      'build',
      '-c',
      'client/vite.config.ts',
      '--ssr',
      'client/entry.server.tsx',
      '--logLevel',
      'warn',
    ],
    { NODE_ENV: 'production' },
  )
  await runOrThrow('compressing', 'node', ['client/build/precompress.ts'])
}

const databaseStep: BuildStep = {
  name: 'database client',
  inputs: ['schema/prisma/*.prisma', 'package-lock.json'],
  outputs: ['server/db/generated/pothos.ts', 'server/db/generated/client/client.ts'],
  run: generatePrisma,
}

const codeSteps: readonly BuildStep[] = [
  databaseStep,
  {
    name: 'operations',
    inputs: ['schema/graphql/schema.graphql', '{client,server}/**/*.graphql', 'codegen.ts'],
    outputs: ['client/data/possibleTypes.generated.ts'],
    run: generateOperations,
  },
  {
    name: 'texts',
    inputs: ['{client,server}/**/*.messages.ts', '{client,server}/i18n/de.json'],
    outputs: [
      'client/i18n/compiled/en.json',
      'client/i18n/compiled/de.json',
      'server/i18n/en.json',
    ],
    run: compileMessages,
  },
  {
    name: 'fonts',
    inputs: ['client/build/fontInstances.ts', 'package-lock.json'],
    outputs: [
      'client/ui/fonts/fraunces-latin-headings.woff2',
      'client/ui/fonts/fraunces-latin-leads.woff2',
      'client/ui/fonts/onest-latin-text.woff2',
    ],
    run: instanceFonts,
  },
]

const clientStep: BuildStep = {
  name: 'pages',
  inputs: [
    'client/**/*.{ts,tsx,css,graphql,json}',
    'client/public/**/*',
    'schema/{rules,codes}/**/*.ts',
    'package-lock.json',
  ],
  outputs: ['dist/client/.vite/manifest.json', 'dist/server/entry.server.js'],
  run: buildClient,
}

const stampsFolder = join(root, 'node_modules/.cache/versta')

const fingerprint = (inputs: readonly string[]): string => {
  const hash = createHash('sha256')
  const files = inputs
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|\/e2e\/|\/testing\//.test(file))
  for (const file of files.sort())
    if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const runIfStale = async (step: BuildStep): Promise<void> => {
  const stamp = join(stampsFolder, step.name.replaceAll(' ', '-'))
  const isThere = step.outputs.every((output) => existsSync(join(root, output)))
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(step.inputs))
    return
  process.stdout.write(`Building ${step.name} … `)
  const startedAt = performance.now()
  await step.run()
  // the step may write some of its own inputs (extracted texts): take the fingerprint afterwards
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint(step.inputs))
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** Updates Prisma's client and types, the only generated code that the server itself needs. */
export const prepareDatabaseClient = (): Promise<void> => runIfStale(databaseStep)

/** Updates the generated code that types, tests and the development server need. */
export const prepareCode = async (): Promise<void> => {
  for (const step of codeSteps) await runIfStale(step)
}

/** Updates the generated code and the built pages. */
export const prepareBuild = async (): Promise<void> => {
  await prepareCode()
  await runIfStale(clientStep)
}

import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../runStep.ts'
import { insertAfterLast, insertSorted } from './listEdits.ts'
import { type NewName, parseName } from './newNames.ts'
import { type Changes, domainTemplate, fillTemplate, readSource, type Words } from './templates.ts'

const rightsFile = 'server/graphql/roles.ts'
const schemaFile = 'server/graphql/schema.ts'
const jobsFile = 'server/jobs/jobList.ts'
const subscriptionsFile = 'server/jobs/subscriptions.ts'

const parseDomainName = (text: string): NewName => {
  const name = parseName(text, 'reviews/hideReview')
  const domain = `server/domains/${name.folder.split('/')[0]}`
  if (!existsSync(join(root, domain))) throw new Error(`NAME: ${domain} does not exist`)
  return name
}

const actionWords = ({ camel, pascal }: NewName): Words => [
  ['changeExample', camel],
  ['ChangeExample', pascal],
]

/** Plans an action with its test. @throws Error for a name without an existing domain */
export const newAction = (text: string): Changes => {
  const name = parseDomainName(text)
  const place = `server/domains/${name.folder}`
  const files = [
    ['actions/changeExample.ts', `${place}/actions/${name.camel}.ts`],
    ['changeExample.test.ts', `${place}/${name.camel}.test.ts`],
  ] as const
  return new Map(
    files.map(
      ([template, target]) =>
        [target, fillTemplate(`${domainTemplate}/${template}`, target, actionWords(name))] as const,
    ),
  )
}

/**
 * Plans a mutation: its field, its import into the schema and its row in the table of rights. Plans
 * its action too where none of this name exists.
 */
export const newMutation = (text: string): Changes => {
  const name = parseDomainName(text)
  const place = `server/domains/${name.folder}`
  const target = `${place}/graphql/${name.camel}.mutation.ts`
  const changes: Changes = existsSync(join(root, `${place}/actions/${name.camel}.ts`))
    ? new Map()
    : newAction(text)
  changes.set(
    target,
    fillTemplate(`${domainTemplate}/graphql/changeExample.mutation.ts`, target, actionWords(name)),
  )
  changes.set(
    schemaFile,
    insertAfterLast(
      readSource(schemaFile),
      `import '${target.replace('server/', '../')}'`,
      (line) => line.startsWith("import '../domains/"),
    ),
  )
  changes.set(
    rightsFile,
    insertSorted(readSource(rightsFile), `  'Mutation.${name.camel}': account,`, (line) =>
      line.startsWith("  'Mutation."),
    ),
  )
  return changes
}

/** Returns the defined kinds of events, with the constant and file of each. */
const eventKinds = (): { kind: string; constant: string; file: string }[] =>
  globSync('server/domains/**/*.events.ts', { cwd: root }).flatMap((file) =>
    [...readSource(file).matchAll(/export const (\w+) = defineEvent\(\s*'([^']+)'/g)].map(
      ([, constant = '', kind = '']) => ({
        kind,
        constant,
        file,
      }),
    ),
  )

/**
 * Plans a job that runs after an event, its row in the list of jobs and its subscription.
 * @param kind such as `review.decided`
 * @throws Error that lists the kinds when this one is not defined
 */
export const newSubscriber = (text: string, kind: string | undefined): Changes => {
  const name = parseDomainName(text)
  const kinds = eventKinds()
  const event = kinds.find((known) => known.kind === kind)
  if (!event)
    throw new Error(
      `EVENT: expected one of ${kinds.map((known) => known.kind).join(', ')}, got "${kind ?? ''}"`,
    )
  const domain = name.folder.split('/')[0] ?? ''
  const target = `server/domains/${name.folder}/jobs/${name.camel}.job.ts`
  const job = fillTemplate(`${domainTemplate}/jobs/handleExample.job.ts`, target, [
    ['reviewDecided as followedEvent', event.constant],
    ['followedEvent', event.constant],
    ['#server/domains/reviews/reviews.events.ts', `#${event.file}`],
    ['example.handleExample', `${domain}.${name.camel}`],
    ['handleExample', name.camel],
  ])
  const jobImport = `import { ${name.camel} } from '../${target.slice('server/'.length)}'`
  const isImport = (line: string): boolean => line.startsWith('import {')
  const jobs = insertAfterLast(readSource(jobsFile), jobImport, isImport)
  return new Map([
    [target, job],
    [
      jobsFile,
      insertSorted(jobs, `  runnable(${name.camel}),`, (line) => line.startsWith('  runnable(')),
    ],
    [
      subscriptionsFile,
      withSubscription(readSource(subscriptionsFile), { name, event, jobImport }),
    ],
  ])
}

interface Subscribed {
  name: NewName
  event: { constant: string; file: string }
  jobImport: string
}

const withSubscription = (text: string, { name, event, jobImport }: Subscribed): string => {
  const isImport = (line: string): boolean => line.startsWith('import {')
  const eventPath = `'../${event.file.slice('server/'.length)}'`
  const imported = text.split('\n').find((line) => isImport(line) && line.endsWith(eventPath))
  const withEvent = imported
    ? new RegExp(`\\b${event.constant}\\b`).test(imported)
      ? text
      : text.replace(imported, imported.replace('{ ', `{ ${event.constant}, `))
    : insertAfterLast(text, `import { ${event.constant} } from ${eventPath}`, isImport)
  const withJob = insertAfterLast(withEvent, jobImport, isImport)
  return insertAfterLast(
    withJob,
    `  on(${event.constant}, ${name.camel}, (payload) => payload),`,
    (line) => line.startsWith('  on('),
  )
}

/** npm run check: all static checks of the code and its build. `--only NAME` runs one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLanguage } from './checkLanguage.ts'
import { failureLine } from './failureLine.ts'
import { prepareBuild, prepareCode } from './prepare.ts'
import { isInterrupted, root, runStep, type StepResult } from './runStep.ts'

const checkGeneration = async (): Promise<StepResult> => {
  await prepareCode()
  return { isOk: true, output: '', seconds: 0 }
}

const checkSchemaFile = async (): Promise<StepResult> => {
  const { printedSchema } = await import('./printSchema.ts')
  const isOk = readFileSync(join(root, 'schema/graphql/schema.graphql'), 'utf8') === printedSchema()
  return {
    isOk,
    output: isOk ? '' : 'schema/graphql/schema.graphql is out of date: run npm run generate',
    seconds: 0,
  }
}

const checkWeight = async (): Promise<StepResult> => {
  await prepareBuild()
  return runStep('node', ['client/build/initialScripts.ts'])
}

const checks: Record<string, () => Promise<StepResult>> = {
  // before generation, which rewrites en.json
  texts: () => runStep('node', ['client/i18n/buildMessages.ts', '--check']),
  generation: checkGeneration,
  types: () => runStep('tsc', ['-p', '.']),
  'lint and format': () => runStep('biome', ['ci', '--colors=off', '--max-diagnostics=40', '.']),
  imports: () => runStep('depcruise', ['--output-type', 'err', 'client', 'server', 'schema']),
  'unused code': () => runStep('knip', ['--no-progress']),
  language: checkLanguage,
  content: () => runStep('node', ['server/seed/checkContent.ts']),
  'schema file': checkSchemaFile,
  'weight of pages': checkWeight,
}

/**
 * Runs all checks one after another and prints the results. @returns names of the passed and the
 * failed checks
 */
export const runChecks = async (only?: string): Promise<{ passed: string[]; failed: string[] }> => {
  const passed: string[] = []
  const failed: string[] = []
  for (const [name, check] of Object.entries(checks)) {
    if (isInterrupted()) break
    if (only && !name.includes(only)) continue
    // an error in one check must not hide the results of the others
    const { isOk, output, seconds } = await check().catch((error: unknown) => ({
      isOk: false,
      output: failureLine(error),
      seconds: 0,
    }))
    ;(isOk ? passed : failed).push(name)
    console.log(`${isOk ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s${isOk ? '' : `\n${output}`}`)
  }
  return { passed, failed }
}

if (import.meta.main) {
  const { failed } = await runChecks(process.argv[2] === '--only' ? process.argv[3] : undefined)
  if (failed.length > 0) console.error(`\n${failed.length} failed: ${failed.join(', ')}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

/**
 * npm run seed -- --tours 100000 [--seed 1]: fills a separate database with generated tours, for
 * benchmarks.
 */
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { databaseNamed, ensureDatabase, processName } from '../db/databases.ts'
import { applyMigrations } from '../db/migrations.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { readEnv } from '../env.ts'
import { generateScale } from '../seed/scale/generateScale.ts'
import { failureLine } from './failureLine.ts'
import { showProgress } from './showProgress.ts'

/** Parses a whole number. @throws Error that names the option */
const readNumber = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new Error(`--${name}: expected a number from 1 to 9999999, got "${text}"`)
  return Number(text)
}

const seed = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { tours: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
  })
  const options = {
    tours: readNumber('tours', values.tours),
    seed: readNumber('seed', values.seed),
  }
  const env = readEnv(process.env)
  const database = await openDatabase(env)
  const url = databaseNamed(database.url, 'versta_scale')
  await ensureDatabase(url)
  await applyMigrations(url)
  const pool = new Pool({ connectionString: url, max: 2, application_name: processName })
  try {
    await generateScale(pool, { ...options, onProgress: showProgress('Generating tours') })
  } finally {
    await pool.end()
  }
  console.log(`\nStart a server on them:\n  DEMO=off DATABASE_URL=${url} npm start`)
  // keep an embedded cluster running: it gets another port with every start, which would make the
  // printed URL wrong
  if (database.isEmbedded)
    console.log(
      'PostgreSQL keeps running for it until you stop the next "npm start" without DATABASE_URL.',
    )
}

try {
  await seed()
} catch (error) {
  console.error(failureLine(error))
  process.exitCode = 1
}

/**
 * A server of the browser tests, one for each of their workers. Each start gets a new data
 * directory, so that tests begin with the freshly loaded demo.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '../core/clock.ts'
import { startEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { openBackstage } from './backstage.ts'
import { followVisitors } from './visitorsClock.ts'

const directory = new URL(`../../.data/browser-${process.env.JOURNEY_SERVER}`, import.meta.url)
  .pathname
// a killed run may have left its cluster running
await (await startEmbeddedPostgres({ directory: join(directory, 'pg') })).stop()
rmSync(join(directory, 'pg'), { recursive: true, force: true })
process.env.DATA_DIR = directory
process.env.NODE_ENV = 'production'
process.env.DEVELOPMENT_PAGES = 'on' // the kit is walked too
followVisitors(systemClock)
openBackstage(join(directory, 'pg'), Number(process.env.BACKSTAGE_PORT))
await import('../main.ts')

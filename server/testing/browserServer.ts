/** Runs one server of the browser tests; serveBrowsers.ts starts it. */
import { systemClock } from '../core/clock.ts'
import { openBackstage } from './backstage.ts'
import { sendPointPictures } from './pointPictures.ts'
import { followVisitors } from './visitorsClock.ts'

// the channel breaks when the process that started this one is gone, however it ended
process.on('disconnect', () => process.exit())
followVisitors(systemClock)
sendPointPictures()
openBackstage(process.env.DATABASE_URL ?? '', Number(process.env.BACKSTAGE_PORT))
await import('../main.ts')

/** npm start: builds what is out of date, then runs the server in this process. */
import { failureLine } from './failureLine.ts'
import { prepareBuild } from './prepare.ts'

try {
  await prepareBuild()
} catch (error) {
  console.error(failureLine(error))
  process.exit(1)
}
await import('../main.ts')

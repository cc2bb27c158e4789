/** npm run build: updates generated code and pages where they are out of date. */
import { prepareBuild } from './prepare.ts'

await prepareBuild()

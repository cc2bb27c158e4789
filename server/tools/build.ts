/** npm run build: generated code and pages, where they are out of date. */
import { prepareBuild } from './prepare.ts'

await prepareBuild()

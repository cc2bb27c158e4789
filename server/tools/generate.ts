/**
 * npm run generate: writes everything that is generated from the source, including committed files
 * (schema.graphql, roles.md, en.json).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareCode, prepareDatabaseClient } from './prepare.ts'
import { root } from './runStep.ts'

await prepareDatabaseClient()
const { printedSchema } = await import('./printSchema.ts')
writeFileSync(join(root, 'schema/graphql/schema.graphql'), printedSchema())
const { printedRoles } = await import('./printRoles.ts')
writeFileSync(join(root, 'docs/roles.md'), printedRoles())
await prepareCode()

import { defineConfig } from 'prisma/config'

/** Used by the generators only: migrations run through server/db/migrations.ts, which needs no downloaded engine. */
export default defineConfig({
  schema: '.',
  migrations: { path: 'migrations' },
})

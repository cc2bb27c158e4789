import { defineConfig } from 'prisma/config'

/**
 * Used only by the generators: migrations run through server/db/migrations.ts, which needs no
 * downloaded engine.
 */
export default defineConfig({
  schema: '.',
  migrations: { path: 'migrations' },
})

import { rmSync } from 'node:fs'
import type { EmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { testRoot } from './testDay.ts'

export default async (): Promise<void> => {
  const { verstaTestCluster } = globalThis as { verstaTestCluster?: EmbeddedPostgres }
  await verstaTestCluster?.stop()
  rmSync(testRoot(), { recursive: true, force: true })
}

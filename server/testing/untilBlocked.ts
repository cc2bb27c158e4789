import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/**
 * Waits until `count` statements of a database wait for locks, or until `action` has ended. Uses a
 * separate connection and pauses, to add no load to a slow machine whose pool is busy.
 */
export const untilBlocked = async (
  databaseUrl: string,
  action: Promise<unknown>,
  count = 1,
): Promise<void> => {
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  action.then(end, end)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    while (!hasEnded && (await countBlocked(client)) < count) await pause(5)
  } finally {
    await client.end()
  }
}

const countBlocked = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

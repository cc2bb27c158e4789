import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'

const key = 'installation.secret'
const stored = z.object({ secret: z.base64() })

/**
 * Returns the secret from which this installation's keys are derived without a SECRET_KEY. It is
 * created once per database and shared by all processes. Anyone who can read the database can read
 * it, so set SECRET_KEY to protect passports.
 */
export const installationSecret = async (pool: Pool): Promise<Buffer> => {
  await pool.query(
    'INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING',
    [key, JSON.stringify({ secret: randomBytes(32).toString('base64') })],
  )
  const secret = await knownInstallationSecret(pool)
  if (!secret) throw new Error('the secret of this installation is missing from the database')
  return secret
}

/** Returns the installation secret; null where none was ever created. */
export const knownInstallationSecret = async (pool: Pool): Promise<Buffer | null> => {
  const { rows } = await pool.query<{ value: unknown }>(
    'SELECT value FROM setting WHERE key = $1',
    [key],
  )
  return rows[0] ? Buffer.from(stored.parse(rows[0].value).secret, 'base64') : null
}

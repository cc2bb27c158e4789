import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'

const key = 'installation.secret'
const stored = z.object({ secret: z.base64() })

/**
 * The secret from which keys of this installation are derived when no SECRET_KEY is given: made once a database, the same
 * for every process. Whoever reads the database reads it too, so passports want a SECRET_KEY.
 */
export const installationSecret = async (pool: Pool): Promise<Buffer> => {
  await pool.query(
    'INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING',
    [key, JSON.stringify({ secret: randomBytes(32).toString('base64') })],
  )
  const secret = await knownInstallationSecret(pool)
  if (!secret) throw new Error('the secret of this installation is gone')
  return secret
}

/** The same where one was made; null where none ever was. */
export const knownInstallationSecret = async (pool: Pool): Promise<Buffer | null> => {
  const { rows } = await pool.query<{ value: unknown }>(
    'SELECT value FROM setting WHERE key = $1',
    [key],
  )
  return rows[0] ? Buffer.from(stored.parse(rows[0].value).secret, 'base64') : null
}

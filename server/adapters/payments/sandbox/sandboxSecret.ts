import { createHmac } from 'node:crypto'
import { newToken } from '../../../core/secrets.ts'
import type { Db } from '../../../db/connect.ts'

const settingKey = 'sandbox_payment_secret'

/**
 * The secret that the embedded provider signs notifications with: derived from the configured one, or from a random one that
 * the first process to need it keeps in the database, so that all processes agree.
 */
export const createSandboxSecret = (db: Db, configured: string | null): (() => Promise<string>) => {
  let secret: Promise<string> | null = null
  const read = async (): Promise<string> => {
    const base = configured ?? (await storedBase(db))
    return createHmac('sha256', base).update('payment notifications').digest('hex')
  }
  return () => {
    secret ??= read().catch((error: unknown) => {
      secret = null
      throw error
    })
    return secret
  }
}

const storedBase = async (db: Db): Promise<string> => {
  const find = () => db.setting.findUnique({ where: { key: settingKey } })
  let row = await find()
  if (!row) {
    await db.setting.createMany({ data: [{ key: settingKey, value: newToken() }], skipDuplicates: true })
    row = await find()
  }
  if (typeof row?.value !== 'string') throw new Error(`the setting ${settingKey} is no text`)
  return row.value
}

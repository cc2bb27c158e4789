import type { Db } from '../../db/connect.ts'
import { createMailOutbox } from './outbox.ts'
import type { Mail } from './port.ts'
import { createSmtp, type SmtpConfig } from './smtp.ts'

/**
 * Creates the mail port.
 * @param config null keeps mail in the database instead of sending it
 */
export const createMail = (config: SmtpConfig | null, db: Db): Mail =>
  config ? createSmtp(config) : createMailOutbox(db)

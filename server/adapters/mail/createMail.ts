import type { Db } from '../../db/connect.ts'
import { createMailOutbox } from './outbox.ts'
import type { Mail } from './port.ts'
import { createSmtp, type SmtpConfig } from './smtp.ts'

/** @param config null: nothing is sent, everything kept */
export const createMail = (config: SmtpConfig | null, db: Db): Mail =>
  config ? createSmtp(config) : createMailOutbox(db)

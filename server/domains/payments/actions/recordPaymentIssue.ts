import type { Logger } from 'pino'
import type { PaymentProviderName } from '../../../adapters/payments/port.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import type { PaymentIssueKind } from '../../../db/generated/client/client.ts'

interface Issue {
  kind: PaymentIssueKind
  provider: PaymentProviderName
  /** What makes it the same issue again: it is written and logged once, also after somebody has seen to it. */
  dedupeKey: string
  paymentId: string | null
  /** For a person to read; no data of cards. */
  details: string
  now: Date
}

/** Brings something about money before the staff that no program may decide. */
export const recordPaymentIssue = async (
  tx: Db | Tx,
  logger: Pick<Logger, 'error'>,
  { now, ...issue }: Issue,
): Promise<void> => {
  const { count } = await tx.paymentIssue.createMany({
    data: [{ ...issue, createdAt: now }],
    skipDuplicates: true,
  })
  if (count > 0) logger.error(issue, 'a new payment issue: resolve it under /crm/staff/money')
}

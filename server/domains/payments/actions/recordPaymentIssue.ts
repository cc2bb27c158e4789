import type { Logger } from 'pino'
import type { PaymentProviderName } from '../../../adapters/payments/port.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import type { PaymentIssueKind } from '../../../db/generated/client/client.ts'

interface Issue {
  kind: PaymentIssueKind
  provider: PaymentProviderName
  /** Identifies repeats of an issue: it is stored and logged once, even after it was resolved. */
  dedupeKey: string
  paymentId: string | null
  /** Text for staff, without card data. */
  details: string
  now: Date
}

/** Records an issue with money that staff must decide, not code. */
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

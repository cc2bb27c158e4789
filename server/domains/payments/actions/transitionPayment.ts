import {
  canTransitionPayment,
  type PaymentTransition,
  paymentStatuses,
} from '#schema/rules/booking/paymentStatuses.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'

type TransitionInput = { id: string } & PaymentTransition & {
    /** A further condition on the row, compared in the same statement. */
    where?: Pick<Prisma.PaymentWhereInput, 'payUrl'>
    /**
     * Other columns to write with the status: the database requires `paidAt` when a payment becomes
     * payed.
     */
    data?: Pick<Prisma.PaymentUpdateManyMutationInput, 'paidAt' | 'providerRef'>
  }

/**
 * Changes the status of a payment by compare and swap, in one statement.
 * @returns false, with nothing written, when the payment isn't in `from` any more or doesn't meet
 * `where`
 * @throws RangeError for a transition that `paymentTransitions` doesn't allow: a bug in the caller
 */
export const transitionPayment = async (
  tx: Db | Tx,
  { id, from, to, where, data }: TransitionInput,
): Promise<boolean> => {
  if (!canTransitionPayment(from, to))
    throw new RangeError(`a payment can't change from ${from} to ${to}`)
  const { count } = await tx.payment.updateMany({
    where: { ...where, id, status: paymentStatuses[from] },
    data: { ...data, status: paymentStatuses[to] },
  })
  return count > 0
}

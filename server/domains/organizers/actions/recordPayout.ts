import { operatorZone } from '#schema/rules/dates/operatorZone.ts'
import type { Currency } from '#schema/codes/currencies.ts'
import { isPayoutPossible, payoutBalance } from '#schema/rules/booking/payoutBalance.ts'
import { isValidDate } from '#schema/rules/booking/realDay.ts'
import { readMonth } from '#schema/rules/booking/statement.ts'
import type { RuleName } from '#schema/rules/validation/ruleNames.ts'
import { requireCan } from '../../../core/can.ts'
import { type Clock, localDateIn } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { requireUser, type Viewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { PayoutNotPossibleError } from '../payouts.errors.ts'
import { readBalances } from '../reads/readBalances.ts'
import { recordPayouts } from '../statement.policy.ts'

export interface PayoutInput {
  organizerId: number
  currency: Currency
  /** Minor units; negative for money that came back. */
  amountMinor: number
  /** Month of the statement that it settles, yyyy-MM. */
  month: string
  /** yyyy-MM-dd in the operator's zone. */
  paidOn: string
  reference: string
  idempotencyKey: string
}

/**
 * Records a payout to an organizer, never more than is due at that moment; locks the organizer. A
 * repeat with the same key and input returns the same payout.
 * @returns the payout's id
 * @throws DomainError FORBIDDEN, NOT_FOUND; InvalidInputError (for `idempotencyKey` where it
 * belongs to another payout); PayoutNotPossibleError
 */
export const recordPayout = async (
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  asked: PayoutInput,
): Promise<number> => {
  requireCan(viewer, recordPayouts)
  const { userId } = requireUser(viewer)
  const input = { ...asked, reference: asked.reference.trim() }
  const now = clock.now()
  check(input, localDateIn(now, operatorZone))
  return db.$transaction(async (tx) => {
    const [organizer] = await tx.$queryRaw<
      { id: number }[]
    >`SELECT id FROM organizer WHERE id = ${input.organizerId} FOR NO KEY UPDATE`
    if (!organizer) throw new DomainError('NOT_FOUND', 'No such organizer')
    const known = await tx.payout.findUnique({ where: { idempotencyKey: input.idempotencyKey } })
    if (known) {
      const isSame =
        known.organizerId === input.organizerId &&
        known.currency === input.currency &&
        known.amountMinor === input.amountMinor &&
        known.month === input.month &&
        known.paidOn.toISOString().slice(0, 10) === input.paidOn &&
        known.reference === input.reference
      if (!isSame) throw new InvalidInputError([{ field: 'idempotencyKey', rule: 'incorrect' }])
      return known.id
    }
    const balances = await readBalances(tx, input.organizerId)
    const balance =
      balances.find(({ currency }) => currency === input.currency) ?? payoutBalance(0, 0)
    if (!isPayoutPossible(balance, input.amountMinor))
      throw new PayoutNotPossibleError(balance.dueMinor, input.currency)
    const { paidOn, ...columns } = input
    const { id } = await tx.payout.create({
      data: {
        ...columns,
        paidOn: new Date(`${paidOn}T00:00:00Z`),
        recordedById: userId,
        createdAt: now,
      },
      select: { id: true },
    })
    return id
  })
}

/** Validates the input. @throws InvalidInputError */
const check = ({ amountMinor, month, paidOn, reference }: PayoutInput, today: string): void => {
  const failures: { field: string; rule: RuleName }[] = []
  if (amountMinor === 0) failures.push({ field: 'amountMinor', rule: 'required' })
  if (readMonth(month) === null || month > today.slice(0, 7))
    failures.push({ field: 'month', rule: 'incorrect' })
  if (!isValidDate(paidOn) || paidOn > today) failures.push({ field: 'paidOn', rule: 'incorrect' })
  if (reference === '') failures.push({ field: 'reference', rule: 'required' })
  if (reference.length > 140) failures.push({ field: 'reference', rule: 'max' })
  if (failures.length > 0) throw new InvalidInputError(failures)
}

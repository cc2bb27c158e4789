interface ArrivedPayment {
  id: string
  amountMinor: number
  /** Refunds of this payment, done or pending. */
  givenBackMinor: number
}

/**
 * Splits a refund among payments in the given order, at most what is left of each.
 * @throws RangeError when the payments hold less than the refund: a bug in the caller
 */
export const splitRefund = (
  payments: readonly ArrivedPayment[],
  amountMinor: number,
): { id: string; amountMinor: number }[] => {
  const parts: { id: string; amountMinor: number }[] = []
  let left = amountMinor
  for (const { id, amountMinor: arrived, givenBackMinor } of payments) {
    const part = Math.min(left, arrived - givenBackMinor)
    if (part <= 0) continue
    parts.push({ id, amountMinor: part })
    left -= part
  }
  if (left > 0) throw new RangeError(`the refund exceeds the payments by ${left}`)
  return parts
}

interface ArrivedPayment {
  id: string
  amountMinor: number
  /** Has gone back before, or is on its way. */
  givenBackMinor: number
}

/**
 * Which payment gives back how much, in the order in which they are given; none more than has arrived by it.
 * @throws RangeError when there is less to give back than asked: a mistake of the caller
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
  if (left > 0) throw new RangeError(`${left} more to give back than has arrived`)
  return parts
}

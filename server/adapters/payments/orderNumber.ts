const dashed = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const isPaymentId = (text: string): boolean => dashed.test(text)

/** Returns our payment id as an order number of 32 characters, the limit of some banks. */
export const orderNumberOf = (paymentId: string): string => paymentId.replaceAll('-', '')

/** Parses an order number into our payment id; null for foreign numbers. */
export const paymentIdOf = (orderNumber: string): string | null => {
  const match = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(
    orderNumber,
  )
  return match ? match.slice(1).join('-') : null
}

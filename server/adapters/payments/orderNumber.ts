const dashed = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const isPaymentId = (text: string): boolean => dashed.test(text)

/** Our payment id as an order number of 32 characters, for banks that take no more. */
export const orderNumberOf = (paymentId: string): string => paymentId.replaceAll('-', '')

/** The way back; null for an order number that is none of ours. */
export const paymentIdOf = (orderNumber: string): string | null => {
  const match = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(orderNumber)
  return match ? match.slice(1).join('-') : null
}

import { z } from 'zod'

const party = z.object({
  name: z.string(),
  /** Address, register, e-mail: one line each. */
  lines: z.array(z.string()),
})

/** Facts of an invoice beside its lines, as of the day of issue. */
export const invoiceFacts = z.object({
  seller: party,
  /**
   * Intermediary that issues the invoice for the seller and collects the money; null where the
   * seller issues it.
   */
  intermediary: party.nullable(),
  buyer: party,
  trip: z.object({
    tour: z.string(),
    /** Local days yyyy-MM-dd. */
    start: z.string(),
    end: z.string(),
    people: z.int(),
  }),
})
export type InvoiceFacts = z.infer<typeof invoiceFacts>

/** Minor units of the invoice's currency. */
export const invoiceLines = z.array(
  z.object({ label: z.string(), quantity: z.int(), unitMinor: z.int(), amountMinor: z.int() }),
)
export type InvoiceLines = z.infer<typeof invoiceLines>

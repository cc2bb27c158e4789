import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { prepaymentTypes, quoteMinutes } from '#schema/codes/bookings.ts'
import { cashbackPerformers } from '#schema/codes/cashback.ts'
import { currencies, type Currency } from '#schema/codes/currencies.ts'
import { type CashbackConfig, cashbackOf } from '#schema/rules/booking/cashback.ts'
import { priceRequest, type RequestPrice } from '#schema/rules/booking/priceRequest.ts'
import { exchangeRate, type ExchangeRates } from '#schema/rules/money/convertMinor.ts'
import { convertPrice } from '#schema/rules/money/convertPrice.ts'
import { type KeyRing, sealWith } from '../../../core/secrets.ts'
import { termsOf } from './cancellationTerms.ts'
import type { BookableOption } from '../bookable.ts'

const minor = z.int().min(0)

/** What somebody chose: which place on which departure, for whom. */
const choiceSchema = z.object({
  tourDateId: z.int(),
  optionId: z.int(),
  adults: z.int(),
  children: z.int(),
  childAges: z.array(z.int()).nullable(),
  /** The offer to one customer whose price this is: no other order has it. */
  individualTour: z.string().optional(),
})

/** What a place costs and on which terms, in one currency: all that a quote keeps from changing. */
const priceLockSchema = z.object({
  currency: z.enum(currencies),
  /** Units of `currency` for one of the departure's. */
  rate: z.string(),
  adultMinor: minor,
  adultWithoutDiscountMinor: minor.nullable(),
  childUnits: z.array(z.object({ ageFrom: z.int(), ageTo: z.int().nullable(), priceMinor: minor })),
  prepayment: z.object({ type: z.enum(prepaymentTypes), size: minor }),
  terms: z.array(z.object({ daysBefore: z.int(), keptBp: z.int() })),
  flightIncluded: z.boolean(),
  /** Of the price, after the trip; null where none is promised. */
  cashback: z.object({ percent: z.int().min(1).max(100), performer: z.enum(cashbackPerformers) }).nullable(),
})

const quoteSchema = z.object({ choice: choiceSchema, lock: priceLockSchema, expiresAt: z.int() })

export type Choice = z.infer<typeof choiceSchema>
export type PriceLock = z.infer<typeof priceLockSchema>
export interface Quote {
  choice: Choice
  lock: PriceLock
  expiresAt: Date
}

/** The price that was quoted does not hold (any more, or not for this choice); the new one does from now on. */
export class QuoteEndedError extends Error {
  readonly code = 'CONFLICT'
  readonly quote: Quote
  constructor(quote: Quote) {
    super('The quote has ended or is for another choice')
    this.quote = quote
  }
}

/** What prices are made of beside the offer. */
export interface Pricing {
  rates: ExchangeRates
  cashback: CashbackConfig
}

/** What an offer costs now, in the currency of who asks. @throws RangeError without a rate */
export const lockPrice = (offer: BookableOption, currency: Currency, { rates, cashback }: Pricing): PriceLock => {
  const convert = (amountMinor: number) => convertPrice(amountMinor, offer.currency, currency, rates)
  const { prepaymentType: type, prepaymentSize: size, priceWithoutDiscountMinor, flightIncluded, hasCashback } = offer
  return {
    currency,
    rate: exchangeRate(offer.currency, currency, rates),
    adultMinor: convert(offer.priceMinor),
    adultWithoutDiscountMinor: priceWithoutDiscountMinor === null ? null : convert(priceWithoutDiscountMinor),
    childUnits: offer.childUnits.map((unit) => ({ ...unit, priceMinor: convert(unit.priceMinor) })),
    prepayment: { type, size: type === 'fixed' ? convert(size) : size },
    terms: termsOf(offer).map(({ daysBefore, keptBp }) => ({ daysBefore, keptBp })),
    flightIncluded,
    cashback: hasCashback && cashback.isActive ? { percent: cashback.percent, performer: cashback.performer } : null,
  }
}

/** A price, and what of it comes back after the trip. */
export interface LockedPrice extends RequestPrice {
  cashbackMinor: number
}

/** Lines, total, prepayment and cashback of a choice under locked prices. */
export const priceOf = (
  { adults, children, childAges }: Pick<Choice, 'adults' | 'children' | 'childAges'>,
  lock: PriceLock,
): LockedPrice => {
  const price = priceRequest({ ...lock, adults, children, childAges })
  return { ...price, cashbackMinor: lock.cashback ? cashbackOf({ ...lock.cashback, currency: lock.currency }, price.totalMinor) : 0 }
}

/** A quote that holds from now on. */
export const quoteFor = (choice: Choice, lock: PriceLock, now: Date): Quote => ({
  choice,
  lock,
  expiresAt: new Date(now.getTime() + quoteMinutes * 60_000),
})

/**
 * A quote as a text that only this installation can write: whoever holds it has the price, and no row is kept of those who only
 * looked.
 */
export const sealQuote = (keys: KeyRing, { choice, lock, expiresAt }: Quote): string => {
  const body = Buffer.from(JSON.stringify({ choice, lock, expiresAt: expiresAt.getTime() })).toString('base64url')
  return `${body}.${sealOf(keys, body).toString('base64url')}`
}

/** @returns null for what this installation did not write, or wrote under a key or in a form of before */
export const openQuote = (keys: KeyRing, sealed: string): Quote | null => {
  const [body = '', seal = ''] = sealed.split('.')
  const given = Buffer.from(seal, 'base64url')
  const own = sealOf(keys, body)
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null
  const { success, data } = quoteSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return success ? { ...data, expiresAt: new Date(data.expiresAt) } : null
}

const sealOf = (keys: KeyRing, body: string): Buffer => sealWith(keys.keyFor('quotes'), body)

/** Whether a quote still holds, and for just this choice. */
export const holdsFor = ({ choice, expiresAt }: Quote, asked: Choice, now: Date): boolean =>
  expiresAt > now &&
  choice.tourDateId === asked.tourDateId &&
  choice.optionId === asked.optionId &&
  choice.adults === asked.adults &&
  choice.children === asked.children &&
  String(choice.childAges) === String(asked.childAges) &&
  choice.individualTour === asked.individualTour

import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { prepaymentTypes, quoteMinutes } from '#schema/codes/bookings.ts'
import { cashbackPerformers } from '#schema/codes/cashback.ts'
import { currencies, type Currency } from '#schema/codes/currencies.ts'
import { type CashbackConfig, cashbackOf } from '#schema/rules/booking/cashback.ts'
import { priceRequest, type RequestPrice } from '#schema/rules/booking/priceRequest.ts'
import { exchangeRate, type ExchangeRates } from '#schema/rules/money/convertMinor.ts'
import { convertPrice } from '#schema/rules/money/convertPrice.ts'
import { type KeyRing, hmacSha256 } from '../../../core/secrets.ts'
import { termsOf } from './cancellationTerms.ts'
import type { BookableOption } from '../bookable.ts'

const minor = z.int().min(0)

/** A choice: departure, option and travelers. */
const choiceSchema = z.object({
  tourDateId: z.int(),
  optionId: z.int(),
  adults: z.int(),
  children: z.int(),
  childAges: z.array(z.int()).nullable(),
  /** The individual tour that this price belongs to: no other order gets it. */
  individualTour: z.string().optional(),
})

/** Price and terms in one currency that a quote keeps from changing. */
const priceLockSchema = z.object({
  currency: z.enum(currencies),
  /** Units of `currency` per unit of the departure's currency. */
  rate: z.string(),
  adultMinor: minor,
  adultWithoutDiscountMinor: minor.nullable(),
  childUnits: z.array(z.object({ ageFrom: z.int(), ageTo: z.int().nullable(), priceMinor: minor })),
  prepayment: z.object({ type: z.enum(prepaymentTypes), size: minor }),
  terms: z.array(z.object({ daysBefore: z.int(), keptBp: z.int() })),
  flightIncluded: z.boolean(),
  /** Percent of the price after the trip; null where none is promised. */
  cashback: z
    .object({ percent: z.int().min(1).max(100), performer: z.enum(cashbackPerformers) })
    .nullable(),
})

const quoteSchema = z.object({ choice: choiceSchema, lock: priceLockSchema, expiresAt: z.int() })

export type Choice = z.infer<typeof choiceSchema>
export type PriceLock = z.infer<typeof priceLockSchema>
export interface Quote {
  choice: Choice
  lock: PriceLock
  expiresAt: Date
}

/** The quote has expired or is for another choice; carries a new one. */
export class QuoteExpiredError extends Error {
  readonly code = 'CONFLICT'
  readonly quote: Quote
  constructor(quote: Quote) {
    super('The quote has expired or is for another choice')
    this.quote = quote
  }
}

/** Inputs of a price beside the option. */
export interface Pricing {
  rates: ExchangeRates
  cashback: CashbackConfig
}

/** Freezes the current price of an option in a currency. @throws RangeError without a rate */
export const lockPrice = (
  offer: BookableOption,
  currency: Currency,
  { rates, cashback }: Pricing,
): PriceLock => {
  const convert = (amountMinor: number) =>
    convertPrice(amountMinor, offer.currency, currency, rates)
  const {
    prepaymentType: type,
    prepaymentSize: size,
    priceWithoutDiscountMinor,
    flightIncluded,
    hasCashback,
  } = offer
  return {
    currency,
    rate: exchangeRate(offer.currency, currency, rates),
    adultMinor: convert(offer.priceMinor),
    adultWithoutDiscountMinor:
      priceWithoutDiscountMinor === null ? null : convert(priceWithoutDiscountMinor),
    childUnits: offer.childUnits.map((unit) => ({ ...unit, priceMinor: convert(unit.priceMinor) })),
    prepayment: { type, size: type === 'fixed' ? convert(size) : size },
    terms: termsOf(offer).map(({ daysBefore, keptBp }) => ({ daysBefore, keptBp })),
    flightIncluded,
    cashback:
      hasCashback && cashback.isActive
        ? { percent: cashback.percent, performer: cashback.performer }
        : null,
  }
}

/** A price with its promised cashback. */
export interface LockedPrice extends RequestPrice {
  cashbackMinor: number
}

/** Returns lines, total, prepayment and cashback of a choice under frozen prices. */
export const priceOf = (
  { adults, children, childAges }: Pick<Choice, 'adults' | 'children' | 'childAges'>,
  lock: PriceLock,
): LockedPrice => {
  const price = priceRequest({ ...lock, adults, children, childAges })
  return {
    ...price,
    cashbackMinor: lock.cashback
      ? cashbackOf({ ...lock.cashback, currency: lock.currency }, price.totalMinor)
      : 0,
  }
}

/** Returns a quote that is valid from now on. */
export const quoteFor = (choice: Choice, lock: PriceLock, now: Date): Quote => ({
  choice,
  lock,
  expiresAt: new Date(now.getTime() + quoteMinutes * 60_000),
})

/**
 * Signs a quote as text: anyone with it gets the price, and visitors who never book leave no stored
 * row.
 */
export const signQuote = (keys: KeyRing, { choice, lock, expiresAt }: Quote): string => {
  const body = Buffer.from(
    JSON.stringify({ choice, lock, expiresAt: expiresAt.getTime() }),
  ).toString('base64url')
  return `${body}.${sealOf(keys, body).toString('base64url')}`
}

/** Returns null for quotes of another installation, key or format. */
export const verifyQuote = (keys: KeyRing, sealed: string): Quote | null => {
  const [body = '', seal = ''] = sealed.split('.')
  const given = Buffer.from(seal, 'base64url')
  const own = sealOf(keys, body)
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null
  const { success, data } = quoteSchema.safeParse(
    JSON.parse(Buffer.from(body, 'base64url').toString()),
  )
  return success ? { ...data, expiresAt: new Date(data.expiresAt) } : null
}

const sealOf = (keys: KeyRing, body: string): Buffer => hmacSha256(keys.keyFor('quotes'), body)

/** Returns whether a quote is still valid for this choice. */
export const isQuoteValidFor = ({ choice, expiresAt }: Quote, asked: Choice, now: Date): boolean =>
  expiresAt > now &&
  choice.tourDateId === asked.tourDateId &&
  choice.optionId === asked.optionId &&
  choice.adults === asked.adults &&
  choice.children === asked.children &&
  String(choice.childAges) === String(asked.childAges) &&
  choice.individualTour === asked.individualTour

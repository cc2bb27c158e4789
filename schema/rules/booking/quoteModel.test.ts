import { describe, test } from '@jest/globals'
import fc from 'fast-check'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import { currencies, currencyExponent } from '../../codes/currencies.ts'
import { assertInvariant } from '../../testing/assertInvariant.ts'
import { convertMinor, exchangeRate, type ExchangeRates } from '../money/convertMinor.ts'
import { type ChildUnit, priceRequest, type RequestPriceInput } from './priceRequest.ts'

const runs = { numRuns: propertyRuns(4000) }
const price = fc.integer({ min: 1, max: 2_000_000 })
const adults = fc.integer({ min: 1, max: 20 })
const age = fc.integer({ min: 0, max: 17 })

const childUnits: fc.Arbitrary<ChildUnit[]> = fc
  .uniqueArray(fc.nat(18), { maxLength: 6 })
  .chain((bounds) => {
    const sorted = bounds.toSorted((one, other) => one - other)
    const bands = sorted.slice(1).map((end, position) => ({
      ageFrom: sorted[position] ?? 0,
      ageTo: (end - 1) as number | null,
    }))
    return fc.tuple(
      ...bands.map((band) => fc.nat(900_000).map((priceMinor) => ({ ...band, priceMinor }))),
    )
  })
const prepayment: fc.Arbitrary<RequestPriceInput['prepayment']> = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), size: fc.nat(10_000) }),
  fc.record({ type: fc.constantFrom('none' as const, 'full' as const), size: fc.constant(0) }),
  fc.record({ type: fc.constant('fixed' as const), size: fc.nat(5_000_000) }),
)
const offer = fc
  .record({
    currency: fc.constantFrom(...currencies),
    adultMinor: price,
    discountMinor: fc.option(price),
    childUnits,
    prepayment,
  })
  .map(({ discountMinor, ...rest }) => ({
    ...rest,
    adultWithoutDiscountMinor: discountMinor === null ? null : rest.adultMinor + discountMinor,
  }))
const ages = fc.array(age, { maxLength: 10 })

/** Sums one price per person, like a cashier with a price list. */
const byHand = (input: RequestPriceInput): number => {
  const childPrice = (at: number) =>
    input.childUnits.find(
      ({ ageFrom, ageTo }) => ageFrom <= at && at <= (ageTo ?? Number.POSITIVE_INFINITY),
    )?.priceMinor ?? input.adultMinor
  const untold = Array.from(
    { length: input.children },
    () => input.childUnits[0]?.priceMinor ?? input.adultMinor,
  )
  return [
    ...Array.from({ length: input.adults }, () => input.adultMinor),
    ...(input.childAges?.map(childPrice) ?? untold),
  ].reduce((sum, amount) => sum + amount, 0)
}

describe('quotes', () => {
  test('have lines of quantity times unit price that sum to the price of all people', () => {
    fc.assert(
      fc.property(offer, adults, ages, fc.boolean(), (given, people, childAges, areTold) => {
        const input = {
          ...given,
          adults: people,
          children: childAges.length,
          childAges: areTold ? childAges : null,
        }
        const { lines, totalMinor, prepaymentMinor } = priceRequest(input)
        assertInvariant(totalMinor === byHand(input), 'a cashier asks another sum')
        assertInvariant(
          lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === totalMinor,
          'lines do not sum to the total',
        )
        for (const { kind, quantity, unitMinor, amountMinor } of lines) {
          assertInvariant(
            amountMinor === quantity * unitMinor && quantity >= 1,
            'a line is not its quantity times its price',
          )
          // sign constraint of the database
          assertInvariant((kind === 'discount') === unitMinor < 0, 'a sign is wrong')
        }
        assertInvariant(
          prepaymentMinor >= 0 && prepaymentMinor <= totalMinor,
          'the prepayment is no part of the total',
        )
        const isWhole = prepaymentMinor % 10 ** currencyExponent[given.currency] === 0
        assertInvariant(
          isWhole || given.prepayment.type !== 'percent' || prepaymentMinor === totalMinor,
          'cents are asked for in advance',
        )
      }),
      runs,
    )
  })

  test('ignore the order of the children, and never get cheaper with one more person', () => {
    fc.assert(
      fc.property(offer, adults, ages, age, (given, people, childAges, another) => {
        const total = (count: number, of: number[]) =>
          priceRequest({ ...given, adults: count, children: of.length, childAges: of }).totalMinor
        const before = total(people, childAges)
        assertInvariant(total(people, childAges.toReversed()) === before, 'the order counts')
        assertInvariant(total(people + 1, childAges) > before, 'an adult is free')
        assertInvariant(
          total(people, [...childAges, another]) >= before,
          'a child makes it cheaper',
        )
      }),
      runs,
    )
  })

  const rates: fc.Arbitrary<ExchangeRates> = fc
    .tuple(...currencies.map(() => fc.integer({ min: 1_000, max: 20_000_000 })))
    .map((numbers) =>
      Object.fromEntries(
        currencies.map((currency, position) => [
          currency,
          ((numbers[position] ?? 1) / 10_000).toFixed(4),
        ]),
      ),
    )

  test('convert to whole minor units in every currency, at most half a unit from the exact price', () => {
    fc.assert(
      fc.property(
        price,
        fc.constantFrom(...currencies),
        fc.constantFrom(...currencies, 'JPY' as const, 'KRW' as const),
        rates,
        (amount, from, to, known) => {
          const converted = convertMinor(amount, from, to, known)
          assertInvariant(Number.isSafeInteger(converted), 'a price is not whole')
          if (from === to)
            return assertInvariant(converted === amount, 'its own currency changes a price')
          const fourth = (currency: typeof from) =>
            BigInt(Math.round(Number(known[currency]) * 10_000))
          // |converted − exact| ≤ ½, without fractions
          const exact = BigInt(amount) * fourth(to) * 10n ** BigInt(currencyExponent[to])
          const unit = fourth(from) * 10n ** BigInt(currencyExponent[from])
          const off = 2n * (BigInt(converted) * unit - exact)
          assertInvariant(off <= unit && off >= -unit, 'rounded by more than half a unit')
          assertInvariant(/^\d+\.\d{10}$/.test(exchangeRate(from, to, known)), 'no decimal rate')
        },
      ),
      runs,
    )
  })
})

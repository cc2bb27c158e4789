import { useIntl } from 'react-intl'
import { maxChildAge, maxPeoplePerRequest } from '#schema/codes/bookings.ts'
import type { RequestFailures } from '#schema/rules/booking/requestFields.ts'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { hydrateOnInteraction } from '../../../../routing/hydrateOnInteraction.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Counter } from '../../../../ui/Counter/Counter.tsx'
import { RadioGroup } from '../../../../ui/Field/RadioGroup.tsx'
import { Select } from '../../../../ui/Field/Select.tsx'
import { calendar } from '../../../../ui/Icon/signs.ts'
import { orderPageMessages as messages } from '../orderPage.messages.ts'
import type { OrderForm_DateFragment } from './OrderForm.generated.ts'
import type { Option } from './estimatePrice.ts'
import css from './TripFields.module.css'

interface People {
  adults: number
  children: number
}

interface TripFieldsProps {
  dates: readonly OrderForm_DateFragment[]
  date: OrderForm_DateFragment
  option: Option
  /** Minimum age in years. */
  minAge: number
  people: People
  /** Whether an offer fixes the number of people. */
  isPartySet: boolean
  broken: RequestFailures
  onDate: (id: number) => void
  onOption: (id: number) => void
  onPeople: (people: People) => void
  /** Chosen ages of the children. */
  ages: readonly string[]
  isAgeMissing: boolean
  onAges: (ages: readonly string[]) => void
}

export const FieldProblem = hydrateOnInteraction(
  async () => (await import('../OrderPage.later.tsx')).FieldProblem,
)

export const ChildAges = hydrateOnInteraction(
  async () => (await import('../OrderPage.later.tsx')).ChildAges,
)

/** Fields for the date, the place, the number of people and the children's ages. */
export function TripFields(props: TripFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <fieldset className={css.group}>
      <legend>{formatMessage(messages.tripLegend)}</legend>
      <DateField {...props} />
      <OptionField {...props} />
      <PeopleFields {...props} />
    </fieldset>
  )
}

function DateField({ dates, date, broken, onDate }: TripFieldsProps) {
  const { formatMessage } = useIntl()
  const text = useDepartureText()
  const formatWhole = useMoneyFormat({ isWhole: true })
  return (
    <>
      <Select
        name="tourDateId"
        label={formatMessage(messages.date)}
        icon={calendar}
        compact
        value={String(date.id)}
        onChange={(event) => onDate(Number(event.target.value))}
        error={broken.tourDateId && <FieldProblem failure={broken.tourDateId} />}
        options={dates.map((other) => ({
          value: String(other.id),
          text: other.isBusy
            ? formatMessage(messages.dateSoldOut, { days: text.shortDays(other) })
            : formatMessage(messages.dateChoice, {
                days: text.shortDays(other),
                price: formatWhole(other.price),
                seats: text.seats(other.freeSeats),
              }),
          disabled: other.isBusy && other.id !== date.id,
        }))}
      />
      <noscript>
        <Button type="submit" name="intent" value="look" size="s" formNoValidate>
          {formatMessage(messages.showDate)}
        </Button>
      </noscript>
    </>
  )
}

function OptionField({ date, option, onOption }: TripFieldsProps) {
  const { formatMessage } = useIntl()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat()
  if (date.options.length <= 1)
    return <input type="hidden" name="optionId" value={option.id} readOnly />
  const legend =
    option.kind === 'CABIN'
      ? messages.cabin
      : option.kind === 'ROOM'
        ? messages.room
        : messages.place
  return (
    <RadioGroup
      legend={formatMessage(legend)}
      name="optionId"
      look="cards"
      value={String(option.id)}
      onChange={(value) => onOption(Number(value))}
      options={date.options.map(({ id, name, capacity, freeSeats, price }) => ({
        value: String(id),
        label: name,
        hint: [
          capacity !== null && formatMessage(messages.sleeps, { capacity }),
          text.seats(freeSeats),
        ]
          .filter(Boolean)
          .join(' · '),
        end: formatMoney(price),
        disabled: freeSeats === 0,
      }))}
    />
  )
}

function PeopleFields(props: TripFieldsProps) {
  const { date, option, minAge, people, isPartySet, broken, onPeople, ages, isAgeMissing, onAges } =
    props
  const { formatMessage } = useIntl()
  const formatMoney = useMoneyFormat()
  const childHint = useChildHint(option, minAge)
  const { adults, children } = people
  const tooMany =
    adults + children > option.freeSeats
      ? formatMessage(messages.tooMany, { seats: option.freeSeats })
      : undefined
  return (
    <div className={css.people}>
      <Counter
        name="adults"
        label={formatMessage(messages.adults)}
        hint={formatMoney(option.price)}
        error={tooMany ?? (broken.adults && <FieldProblem failure={broken.adults} />)}
        labels={{
          less: formatMessage(messages.fewerAdults),
          more: formatMessage(messages.moreAdults),
        }}
        min={isPartySet ? adults : 1}
        max={isPartySet ? adults : maxPeoplePerRequest - children}
        value={adults}
        onChange={(count) => onPeople({ adults: count, children })}
      />
      {minAge <= maxChildAge && (
        <Counter
          name="children"
          label={formatMessage(messages.children)}
          hint={childHint}
          error={broken.children && <FieldProblem failure={broken.children} />}
          labels={{
            less: formatMessage(messages.fewerChildren),
            more: formatMessage(messages.moreChildren),
          }}
          min={isPartySet ? children : 0}
          max={isPartySet ? children : maxPeoplePerRequest - adults}
          value={children}
          onChange={(count) => onPeople({ adults, children: count })}
        />
      )}
      {children > 0 && (
        <ChildAges
          count={children}
          ages={ages}
          minAge={minAge}
          start={date.start}
          hasOwnPrices={option.childPrices.length > 0}
          isMissing={isAgeMissing}
          failure={broken.childAges}
          onAges={onAges}
        />
      )}
      {minAge <= maxChildAge && (
        <noscript>
          <Button type="submit" name="intent" value="look" size="s" formNoValidate>
            {formatMessage(messages.showAges)}
          </Button>
        </noscript>
      )}
    </div>
  )
}

/** Returns the child prices by age and the minimum age, as text. */
function useChildHint(option: Option, minAge: number): string {
  const { formatMessage } = useIntl()
  const formatMoney = useMoneyFormat()
  if (option.childPrices.length === 0)
    return minAge > 0
      ? formatMessage(messages.childrenMinAge, { age: minAge })
      : formatMessage(messages.childrenAsAdults)
  const bands = option.childPrices.map(({ ageFrom: from, ageTo: to, price: each }) => {
    const price = formatMoney(each)
    return to === null
      ? formatMessage(messages.childrenFrom, { from, price })
      : formatMessage(messages.childAges, { from, to, price })
  })
  const prices = bands.join('; ')
  return minAge > 0 && option.childPrices[0]?.ageFrom !== minAge
    ? formatMessage(messages.childrenMinAgeToo, { prices, age: minAge })
    : prices
}

import { useIntl } from 'react-intl'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { termOf } from '../../../../features/tour/TourTerms/tourTerms.ts'
import { Fact } from '../../../../ui/Fact/Fact.tsx'
import { users } from '../../../../ui/Icon/people.ts'
import { calendar } from '../../../../ui/Icon/signs.ts'
import { route, ship as shipGlyph } from '../../../../ui/Icon/travel.ts'
import { Table } from '../../../../ui/Table/Table.tsx'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import type { TourCruise_TourFragment } from './TourCruise.generated.ts'
import css from './TourCruise.module.css'

/** Shows the ship, its route and its cabins; nothing for a land tour. */
export function TourCruise({ tour }: { tour: FragmentType<TourCruise_TourFragment> }) {
  const { formatMessage } = useIntl()
  const { cruise, lang } = useFragment<TourCruise_TourFragment>(tour)
  if (!cruise) return null
  const { ship, startCity, endCity, isReturning } = cruise
  const kind = termOf(cruise.type)
  // years as text: 1984 has no thousands separator
  const built = ship.renovatedYear
    ? formatMessage(messages.builtRenovated, {
        built: String(ship.builtYear),
        renovated: String(ship.renovatedYear),
      })
    : String(ship.builtYear)

  return (
    <section data-later aria-labelledby="ship">
      <h2 id="ship">{formatMessage(messages.ship)}</h2>
      <div className={css.ship}>
        {ship.media?.urlTemplate && (
          <MediaPicture
            media={ship.media}
            ratio={3 / 2}
            rounded
            sizes="(min-width: 768px) 380px, 92vw"
          />
        )}
        <div className={css.words}>
          <h3>{formatMessage(messages.shipName, { name: ship.name })}</h3>
          <p lang={lang}>{ship.description}</p>
        </div>
      </div>
      <div className={css.facts}>
        <Fact
          icon={route}
          label={formatMessage(messages.route)}
          value={
            isReturning
              ? formatMessage(messages.routeReturning, { start: startCity.name })
              : formatMessage(messages.routeOneWay, { start: startCity.name, end: endCity.name })
          }
        />
        {kind && (
          <Fact
            icon={shipGlyph}
            label={formatMessage(messages.cruiseType)}
            value={formatMessage(kind)}
          />
        )}
        <Fact icon={calendar} label={formatMessage(messages.built)} value={built} />
        <Fact
          icon={users}
          label={formatMessage(messages.onBoard)}
          value={formatMessage(messages.onBoardValue, {
            passengers: ship.passengers,
            decks: ship.decks,
          })}
        />
      </div>
      {ship.cabins.length > 0 && (
        <Table caption={formatMessage(messages.cabins)}>
          <thead>
            <tr>
              <th scope="col">{formatMessage(messages.cabin)}</th>
              <th scope="col" data-number>
                {formatMessage(messages.deck)}
              </th>
              <th scope="col" data-number>
                {formatMessage(messages.sleeps)}
              </th>
            </tr>
          </thead>
          <tbody>
            {ship.cabins.map(({ id, name, description, deck, capacity }) => (
              <tr key={id}>
                <td lang={lang}>
                  <strong>{name}</strong>
                  <span className={css.description}>{description}</span>
                </td>
                <td data-number>{deck}</td>
                <td data-number>{capacity}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

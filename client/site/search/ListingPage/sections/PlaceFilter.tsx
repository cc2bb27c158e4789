import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUnits } from '../../../../features/tour/Units/useUnits.ts'
import { useSite } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { mapPin } from '../../../../ui/Icon/travel.ts'
import { placeMessages as messages } from '../listingMap.messages.ts'
import { onScale, radiusScale, startRadius } from '../radiusScale.ts'
import { useMapPlaceByNameLazyQuery } from '../MapPlaceByName.generated.ts'
import { useMapPlacesLazyQuery } from '../MapPlaces.generated.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import css from './Filters.module.css'

/** Filter for a place and a radius. The known places load when somebody starts to use it. */
export function PlaceFilter({ search: { filter, apply } }: { search: ListingSearch }) {
  const { formatMessage } = useIntl()
  const { report } = useSite()
  const [loadPlaces] = useMapPlacesLazyQuery()
  const [loadPlace] = useMapPlaceByNameLazyQuery()
  const { placeName, lat, radius } = filter
  const { system, formatLength, toKilometers } = useUnits(radius !== null)
  const [text, setText] = useState(placeName ?? '')
  const [names, setNames] = useState<readonly string[]>([])
  const [length, setLength] = useState<number>()
  const [trouble, setTrouble] = useState<'refused' | 'unknown'>()
  const list = useId()
  const kilometers = length === undefined ? (radius ?? startRadius) : toKilometers(length)
  const shown = length ?? onScale(system, kilometers)

  // biome-ignore lint/correctness/useExhaustiveDependencies: shows a place that was set outside this field
  useEffect(() => {
    setText(placeName ?? '')
    setTrouble(undefined)
  }, [placeName, lat])
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setLength(undefined), [radius])

  const find = async () => import('../findPlace.ts')
  const suggest = async (): Promise<void> => {
    if (names.length > 0) return
    const [{ placeNames }, { data }] = await Promise.all([find(), loadPlaces()])
    setNames(placeNames(data))
  }
  const look = async (name: string): Promise<void> => {
    if (name.trim() === (placeName ?? '')) return
    apply(await (await find()).findPlaceByName(loadPlace, name, kilometers))
  }
  const lookAround = async (): Promise<void> => {
    setTrouble(undefined)
    const found = await (await find()).aroundVisitor(kilometers)
    if (typeof found === 'string') setTrouble(found)
    else apply(found)
  }
  const widen = (): void => {
    if (radius !== null) apply({ radius: Math.round(kilometers) })
  }
  return (
    <fieldset className={css.dates}>
      <legend className={css.legend}>{formatMessage(messages.legend)}</legend>
      <TextInput
        compact
        icon={mapPin}
        label={formatMessage(messages.name)}
        name="near"
        list={list}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        hint={placeName && lat === null ? formatMessage(messages.byName) : undefined}
        error={trouble && formatMessage(messages[trouble])}
        onFocus={() => void suggest().catch(report)}
        onChange={({ target }) => {
          setText(target.value)
          if (names.includes(target.value)) look(target.value).catch(report)
        }}
        onBlur={() => void look(text).catch(report)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') look(text).catch(report)
        }}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <label className={css.radius}>
        {formatMessage(messages.within, { radius: formatLength(kilometers) })}
        <input
          type="range"
          name="within"
          {...radiusScale[system]}
          value={shown}
          aria-valuetext={formatLength(kilometers)}
          onChange={({ target }) => setLength(target.valueAsNumber)}
          onPointerUp={widen}
          onKeyUp={widen}
        />
      </label>
      {system === 'imperial' && <input type="hidden" name="withinUnit" value="mile" />}
      <Button
        size="s"
        icon={mapPin}
        className={css.scripted}
        onClick={() => void lookAround().catch(report)}
      >
        {formatMessage(messages.aroundMe)}
      </Button>
    </fieldset>
  )
}

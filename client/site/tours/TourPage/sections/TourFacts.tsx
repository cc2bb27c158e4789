import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { useTourLength } from '../../../../features/tour/TourCard/useTourLength.ts'
import { difficultyTerm, termOf } from '../../../../features/tour/TourTerms/tourTerms.ts'
import { Fact } from '../../../../ui/Fact/Fact.tsx'
import { language, star, user, users } from '../../../../ui/Icon/people.ts'
import { clock } from '../../../../ui/Icon/signs.ts'
import { bed, mountain } from '../../../../ui/Icon/travel.ts'
import { useLanguageNames } from '../../../../features/shell/Languages/useLanguageNames.ts'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import type { TourFacts_TourFragment } from './TourFacts.generated.ts'
import css from './TourFacts.module.css'

/** Shows the key facts of the tour. */
export function TourFacts({ tour: part }: { tour: FragmentType<TourFacts_TourFragment> }) {
  const tour = useFragment<TourFacts_TourFragment>(part)
  const { formatMessage } = useIntl()
  const length = useTourLength()(tour)
  const languages = useLanguageNames()(tour.languages)
  const { groupSizeMin: min, groupSizeMax: max, minAge, maxAge, type } = tour
  const nights = tour.accommodation
    .filter((kind) => kind !== 'NOT_SET' && kind !== 'ANY')
    .flatMap((kind) => termOf(kind) ?? [])
  const comfort = termOf(tour.comfort)

  const group = () =>
    min > 1 && min < max
      ? formatMessage(messages.groupSize, { min, max })
      : formatMessage(messages.groupUpTo, { max })
  const age = () => {
    if (maxAge !== null) return formatMessage(messages.ageBetween, { min: minAge, max: maxAge })
    return minAge === 0
      ? formatMessage(messages.anyAge)
      : formatMessage(messages.ageFrom, { min: minAge })
  }

  return (
    <div className={css.facts}>
      <Fact icon={clock} label={formatMessage(messages.length)} value={length} />
      <Fact icon={users} label={formatMessage(messages.group)} value={group()} />
      <Fact icon={user} label={formatMessage(messages.age)} value={age()} />
      <Fact
        icon={mountain}
        label={formatMessage(messages.difficulty)}
        value={formatMessage(difficultyTerm(tour.difficulty))}
      />
      {type === 'TOUR' && comfort && (
        <Fact icon={star} label={formatMessage(messages.comfort)} value={formatMessage(comfort)} />
      )}
      {nights.length > 0 && (
        <Fact
          icon={bed}
          label={formatMessage(messages.nightsIn)}
          value={nights.map((term) => formatMessage(term)).join(', ')}
        />
      )}
      {languages && (
        <Fact
          icon={language}
          label={formatMessage(messages.guideSpeaks)}
          value={languages}
          className={tour.languages.length > 2 ? css.wide : undefined}
        />
      )}
    </div>
  )
}

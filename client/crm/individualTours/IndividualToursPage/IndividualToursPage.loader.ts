import { redirect } from 'react-router'
import { readId, readUuid } from '#schema/rules/routes/pathParams.ts'
import type { Failure } from '#schema/rules/validation/checkField.ts'
import type { Source } from '../../../data/source.ts'
import { crmAction, type CrmRefusal, refuse } from '../../kit/crmAction.ts'
import { crmLoader } from '../../kit/crmLoader.ts'
import { IndividualToursPageDocument } from './IndividualToursPage.generated.ts'
import { individualToursPath } from './IndividualToursPage.urls.ts'
import {
  CreateIndividualTourDocument,
  WithdrawIndividualTourDocument,
} from './OfferMutations.generated.ts'
import { type OfferField, offerFields, readOffer } from './readOffer.ts'

export const loader = crmLoader(
  async ({ site, url, signal }) => {
    const tourId = readId(url.searchParams.get('tour'))
    const after = url.searchParams.get('after')
    const made = readUuid(url.searchParams.get('made'))
    const variables = { after, tourId: tourId ?? 0, hasTour: tourId !== null }
    const { resultRef } = await site.source.query(IndividualToursPageDocument, variables, {
      signal,
    })
    return { resultRef, after, made }
  },
  { access: 'organizer' },
)

/**
 * `soldOut`: too few places; `gone`: the departure can't be booked any more; `booked`: the offer is
 * booked already.
 */
type OfferReason = 'soldOut' | 'gone' | 'booked'

/** Reason why no offer was made or withdrawn, with the typed values. */
export type OfferFormState = CrmRefusal<OfferReason>

const refuseOffer = (reason: 'invalid' | OfferReason, broken: readonly OfferField[]) =>
  refuse(reason, {
    status: 422,
    fields: Object.fromEntries(
      broken.map((name): [OfferField, Failure] => [name, { rule: 'incorrect', parameters: {} }]),
    ),
  })

/** Makes an offer and shows its link, or withdraws one. */
export const action = crmAction<OfferReason>(async ({ site: { source, locale }, form }) => {
  const uuid = readUuid(form.text('withdraw'))
  if (uuid) {
    const { withdrawIndividualTour } = await source.mutate(WithdrawIndividualTourDocument, { uuid })
    return withdrawIndividualTour.__typename === 'IndividualTourClosedError'
      ? refuse('booked')
      : redirect(individualToursPath(locale), 303)
  }
  const { input, broken } = readOffer(form.values(offerFields), form.text('timeZone'))
  if (!input) return refuseOffer('invalid', broken)
  const made = await create(source, input)
  return 'uuid' in made
    ? redirect(individualToursPath(locale, { made: made.uuid }), 303)
    : refuseOffer(made.reason, made.broken)
})

/** Form field for each field of the API. */
const fieldOf: Readonly<Record<string, OfferField>> = {
  adults: 'adults',
  children: 'children',
  adultMinor: 'adultPrice',
  childMinor: 'childPrice',
  validUntil: 'validThrough',
  note: 'note',
}

const create = async (
  source: Source,
  input: NonNullable<ReturnType<typeof readOffer>['input']>,
): Promise<
  { uuid: string } | { reason: 'invalid' | OfferReason; broken: readonly OfferField[] }
> => {
  const answer = (await source.mutate(CreateIndividualTourDocument, { input })).createIndividualTour
  switch (answer.__typename) {
    case 'CreateIndividualTourSuccess':
      return { uuid: answer.individualTour.uuid }
    case 'InvalidInputError':
      return {
        reason: 'invalid',
        broken: answer.fields.map(({ field }) => fieldOf[field] ?? 'place'),
      }
    case 'SoldOutError':
      return { reason: 'soldOut', broken: ['place'] }
    case 'DepartureUnavailableError':
      return { reason: 'gone', broken: ['place'] }
  }
}

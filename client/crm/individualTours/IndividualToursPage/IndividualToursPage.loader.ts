import { type ActionFunctionArgs, data as withStatus, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { readId, readUuid } from '#schema/rules/routes/pathParams.ts'
import { GraphQLFailure, NetworkFailure, pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import type { Source } from '../../../data/source.ts'
import { siteContext } from '../../../routing/site.ts'
import { loginPath } from '../../login/LoginPage/LoginPage.urls.ts'
import { IndividualToursPageDocument, type IndividualToursPageQuery } from './IndividualToursPage.generated.ts'
import { individualToursPath } from './IndividualToursPage.urls.ts'
import { CreateIndividualTourDocument, WithdrawIndividualTourDocument } from './OfferMutations.generated.ts'
import { type OfferField, offerFields, type OfferValues, readOffer } from './readOffer.ts'

/** 303 to the login without a session, 403 for an account without an organizer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { source, locale, visitor } = context.get(siteContext)
  const url = new URL(request.url)
  const toLogin = loginPath(locale, url.pathname + url.search)
  if (!visitor) throw redirect(toLogin, 303)
  if (!visitor.isOrganizer) throw pageFailure('FORBIDDEN')
  const tourId = readId(url.searchParams.get('tour'))
  const after = url.searchParams.get('after')
  const made = readUuid(url.searchParams.get('made'))
  const variables = { after, tourId: tourId ?? 0, hasTour: tourId !== null }
  try {
    const { reading }: Answer<IndividualToursPageQuery> = await source.query(IndividualToursPageDocument, variables, {
      signal: request.signal,
    })
    return { reading, after, made }
  } catch (error) {
    // the session has ended while the page was open
    if (error instanceof GraphQLFailure && error.code === 'UNAUTHENTICATED') throw redirectDocument(toLogin, 303)
    // a cursor that someone has made up
    if (error instanceof GraphQLFailure && error.code === 'BAD_USER_INPUT' && after) throw redirect(individualToursPath(locale), 303)
    throw error
  }
}

/** Why nothing was made or withdrawn; whatever was typed stays. */
export interface Refused {
  kind: 'invalid' | 'soldOut' | 'gone' | 'booked' | 'failed'
  broken: readonly OfferField[]
  values: OfferValues | null
}

/** Makes an offer and shows its link, or withdraws one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  const form = await request.formData()
  const url = new URL(request.url)
  const values = Object.fromEntries(offerFields.map((name) => [name, String(form.get(name) ?? '')])) as OfferValues
  const refuse = (kind: Refused['kind'], status: number, broken: readonly OfferField[] = []) =>
    withStatus<Refused>({ kind, broken, values: form.has('withdraw') ? null : values }, { status })
  try {
    const uuid = readUuid(String(form.get('withdraw') ?? ''))
    if (uuid) {
      const { __typename } = (await source.mutate(WithdrawIndividualTourDocument, { uuid })).withdrawIndividualTour
      return __typename === 'IndividualTourClosedError' ? refuse('booked', 409) : redirect(individualToursPath(locale), 303)
    }
    const { input, broken } = readOffer(values, String(form.get('timeZone') ?? ''))
    if (!input) return refuse('invalid', 422, broken)
    const made = await create(source, input)
    return 'uuid' in made ? redirect(individualToursPath(locale, { made: made.uuid }), 303) : refuse(made.kind, 422, made.broken)
  } catch (error) {
    if (error instanceof GraphQLFailure && error.code === 'UNAUTHENTICATED')
      throw redirectDocument(loginPath(locale, url.pathname + url.search), 303)
    if (error instanceof GraphQLFailure || error instanceof NetworkFailure)
      return refuse('failed', error instanceof GraphQLFailure ? httpStatusOf[error.code] : 503)
    throw error
  }
}

/** The form's field for each of the API's. */
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
): Promise<{ uuid: string } | { kind: Refused['kind']; broken: readonly OfferField[] }> => {
  const answer = (await source.mutate(CreateIndividualTourDocument, { input })).createIndividualTour
  switch (answer.__typename) {
    case 'CreateIndividualTourSuccess':
      return { uuid: answer.individualTour.uuid }
    case 'InvalidInputError':
      return { kind: 'invalid', broken: answer.fields.map(({ field }) => fieldOf[field] ?? 'place') }
    case 'SoldOutError':
      return { kind: 'soldOut', broken: ['place'] }
    case 'DepartureGoneError':
      return { kind: 'gone', broken: ['place'] }
  }
}

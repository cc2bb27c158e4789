import {
  type ActionFunctionArgs,
  data as withStatus,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { GraphQLFailure, NetworkFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import {
  checkValues,
  failuresFromApi,
  type InputFailures,
  readTraveler,
  type TravelerValues,
  toTravelerInput,
  type TripDays,
} from '../../../features/request/TravelerFields/travelerValues.ts'
import { readForm } from '../../../routing/readForm.ts'
import { type Site, siteContext } from '../../../routing/site.ts'
import {
  UpdateTravelerByLinkDocument,
  type UpdateTravelerByLinkMutation,
} from './UpdateTravelerByLink.generated.ts'
import { TravelerPageDocument, type TravelerPageQuery } from './TravelerPage.generated.ts'

/** Reason why a row was not saved; the input stays. */
export type TravelerRefusal =
  | { kind: 'invalid'; fields: InputFailures }
  | { kind: 'conflict' | 'closed' | 'away' }

export interface TravelerFormState {
  refusal: TravelerRefusal
  values: TravelerValues
  /** Version of the row that the next attempt replaces. */
  version: string
}

/**
 * Loads a traveler's row by a personal link. The address contains a secret: no other site gets it
 * as referrer, and the page is neither cached nor indexed. 404 for an expired link, 410 for a
 * closed list.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { data, resultRef }: Answer<TravelerPageQuery> = await source.query(
    TravelerPageDocument,
    { token: params.token ?? '' },
    { signal: request.signal },
  )
  const kind = data.travelerSeat.__typename
  return withStatus(
    { resultRef },
    {
      status: kind === 'TravelerSeat' ? 200 : kind === 'TouristsClosedError' ? 410 : 404,
      headers: {
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
        'cache-control': 'private, no-store',
      },
    },
  )
}

/** Saves the row and redirects (303) with `?saved`; a refusal returns everything that was typed. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  const token = params.token ?? ''
  const form = readForm(await request.formData())
  const values = readTraveler(form, (name) => name)
  const days: TripDays = form.values(['start', 'end'])
  const version = form.text('version')
  const refuse = (refusal: TravelerRefusal, status: number, next = version) =>
    withStatus<TravelerFormState>({ refusal, values, version: next }, { status })

  const fields = checkValues(values, days) as InputFailures
  if (Object.keys(fields).length > 0) return refuse({ kind: 'invalid', fields }, 422)
  const { refusal, status } = await send(site, { token, version, values, days })
  const back = pagePath('traveler', site.locale, { token })
  if (refusal === null) return redirect(`${back}?saved`, 303)
  if (refusal === 'ended') return redirect(back, 303)
  if (refusal.kind !== 'conflict') return refuse(refusal, status)
  const { data }: Answer<TravelerPageQuery> = await site.source.query(TravelerPageDocument, {
    token,
  })
  return data.travelerSeat.__typename === 'TravelerSeat'
    ? refuse(refusal, status, data.travelerSeat.version)
    : redirect(back, 303)
}

interface Sent {
  token: string
  version: string
  values: TravelerValues
  days: TripDays
}

interface Outcome {
  /** `ended`: the link has expired meanwhile. */
  refusal: TravelerRefusal | 'ended' | null
  status: number
}

async function send({ source }: Site, { token, version, values, days }: Sent): Promise<Outcome> {
  let answer: UpdateTravelerByLinkMutation['updateTravelerByLink']
  try {
    answer = (
      await source.mutate(UpdateTravelerByLinkDocument, {
        input: { token, version, ...toTravelerInput(values) },
      })
    ).updateTravelerByLink
  } catch (error) {
    // keep the input during an outage
    if (error instanceof NetworkFailure) return { refusal: { kind: 'away' }, status: 503 }
    if (error instanceof GraphQLFailure)
      return { refusal: { kind: 'away' }, status: httpStatusOf[error.code] }
    throw error
  }
  switch (answer.__typename) {
    case 'TravelerSeat':
      return { refusal: null, status: 303 }
    case 'TravelerLinkExpiredError':
      return { refusal: 'ended', status: 303 }
    case 'TouristsConflictError':
      return { refusal: { kind: 'conflict' }, status: 409 }
    case 'TouristsClosedError':
      return { refusal: { kind: 'closed' }, status: 409 }
    case 'InvalidInputError':
      return {
        refusal: { kind: 'invalid', fields: failuresFromApi(answer.fields, days) },
        status: 422,
      }
  }
}

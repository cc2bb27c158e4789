import {
  type ActionFunctionArgs,
  data as withStatus,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { GraphQLFailure, NetworkFailure, pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { loadRequest, requestUuid } from '../../../features/request/RequestFrame/loadRequest.ts'
import {
  checkValues,
  failuresFromApi,
  type InputFailures,
  isBlankTraveler,
  type TravelerField,
  toTravelerInput,
  type TripDays,
} from '../../../features/request/TravelerFields/travelerValues.ts'
import { readForm } from '../../../routing/readForm.ts'
import { type Site, siteContext } from '../../../routing/site.ts'
import { AddTouristsPageDocument, type AddTouristsPageQuery } from './AddTouristsPage.generated.ts'
import { fieldName, mergeRows, readRows, type TouristRow } from './touristRows.ts'
import { UpdateTouristsDocument, type UpdateTouristsMutation } from './UpdateTourists.generated.ts'

/** Reason why a list was not saved; the input stays. */
export type TouristsRefusal =
  | { kind: 'invalid'; fields: InputFailures }
  | { kind: 'conflict' }
  | { kind: 'closed' }
  | { kind: 'away' }

export interface TravelerListFormState {
  refusal: TouristsRefusal
  rows: TouristRow[]
  /** Version of the list that the next attempt replaces. */
  version: string
}

/** Loads a request; 404 for an unknown link. */
export const loader = (args: LoaderFunctionArgs) => loadRequest(AddTouristsPageDocument, args)

/**
 * Saves the list and redirects (303) with `?saved`; a refusal returns everything that was typed.
 */
export async function action(args: ActionFunctionArgs) {
  const site = args.context.get(siteContext)
  const uuid = requestUuid(args)
  if (uuid === null) throw pageFailure('NOT_FOUND')
  const form = readForm(await args.request.formData())
  const rows = readRows(form)
  const version = form.text('version')
  const days: TripDays = form.values(['start', 'end'])
  const refuse = (
    refusal: TouristsRefusal,
    status: number,
    next: { rows: TouristRow[]; version: string } = { rows, version },
  ) => withStatus<TravelerListFormState>({ refusal, ...next }, { status })

  const fields: InputFailures = {}
  for (const [position, { values }] of rows.entries()) {
    if (isBlankTraveler(values)) continue
    for (const [name, failure] of Object.entries(checkValues(values, days)))
      fields[fieldName(position, name as TravelerField)] = failure
  }
  if (Object.keys(fields).length > 0) return refuse({ kind: 'invalid', fields }, 422)

  const { refusal, status } = await send(site, { uuid, version, rows, days })
  if (refusal === null)
    return redirect(`${pagePath('addTourists', site.locale, { id: uuid })}?saved`, 303)
  if (refusal.kind !== 'conflict') return refuse(refusal, status)
  const { data }: Answer<AddTouristsPageQuery> = await site.source.query(AddTouristsPageDocument, {
    uuid,
  })
  if (!data.request) throw pageFailure('NOT_FOUND')
  const { tourists, touristsVersion } = data.request
  return refuse(refusal, status, { rows: mergeRows(rows, tourists), version: touristsVersion })
}

interface Sent {
  uuid: string
  version: string
  rows: readonly TouristRow[]
  days: TripDays
}

async function send(
  { source }: Site,
  { uuid, version, rows, days }: Sent,
): Promise<{ refusal: TouristsRefusal | null; status: number }> {
  const tourists = rows.map(({ id, values }) => ({ id, ...toTravelerInput(values) }))
  let answer: UpdateTouristsMutation['updateTourists']
  try {
    answer = (await source.mutate(UpdateTouristsDocument, { input: { uuid, version, tourists } }))
      .updateTourists
  } catch (error) {
    // keep the input during an outage
    if (error instanceof NetworkFailure) return { refusal: { kind: 'away' }, status: 503 }
    if (error instanceof GraphQLFailure && error.code !== 'NOT_FOUND')
      return { refusal: { kind: 'away' }, status: httpStatusOf[error.code] }
    throw error
  }
  switch (answer.__typename) {
    case 'UpdateTouristsSuccess':
      return { refusal: null, status: 303 }
    case 'TouristsConflictError':
      return { refusal: { kind: 'conflict' }, status: 409 }
    case 'TouristsClosedError':
      return { refusal: { kind: 'closed' }, status: 409 }
    case 'InvalidInputError': {
      const fields = failuresFromApi(answer.fields, days)
      // no failure of a field: a row has the id of somebody who is no longer on the list
      return Object.keys(fields).length > 0
        ? { refusal: { kind: 'invalid', fields }, status: 422 }
        : { refusal: { kind: 'conflict' }, status: 409 }
    }
  }
}

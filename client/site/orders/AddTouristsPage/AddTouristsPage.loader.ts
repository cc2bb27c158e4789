import { type ActionFunctionArgs, data as withStatus, type LoaderFunctionArgs, redirect } from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { checkTourist, type TouristField, touristFieldNames, touristFields } from '#schema/rules/booking/touristFields.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { type Failure, failureOf } from '#schema/rules/validation/checkField.ts'
import { ruleOnWire } from '#schema/rules/validation/ruleNames.ts'
import { GraphQLFailure, NetworkFailure, pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/reading.ts'
import { loadRequest, requestUuid } from '../../../features/RequestFrame/loadRequest.ts'
import { type Site, siteContext } from '../../../routing/site.ts'
import { AddTouristsPageDocument, type AddTouristsPageQuery } from './AddTouristsPage.generated.ts'
import { fieldName, mergeRows, readRows, type TouristRow } from './touristRows.ts'
import { UpdateTouristsDocument, type UpdateTouristsMutation } from './UpdateTourists.generated.ts'

/** Broken rules by the name of the field. */
export type RowFailures = Record<string, Failure>

/** Why a list was not saved; whatever was typed stays. */
export type TouristsRefusal = { kind: 'invalid'; fields: RowFailures } | { kind: 'conflict' } | { kind: 'closed' } | { kind: 'away' }

export interface TouristsRefused {
  refusal: TouristsRefusal
  rows: TouristRow[]
  /** Of the list that the next attempt replaces. */
  version: string
}

/** 404 for a link that names no request. */
export const loader = (args: LoaderFunctionArgs) => loadRequest(AddTouristsPageDocument, args)

/** Saves the list and comes back with `?saved`, 303; a refusal answers with everything that was typed. */
export async function action(args: ActionFunctionArgs) {
  const site = args.context.get(siteContext)
  const uuid = requestUuid(args)
  if (uuid === null) throw pageFailure('NOT_FOUND')
  const form = await args.request.formData()
  const rows = readRows(form)
  const version = String(form.get('version') ?? '')
  const start = String(form.get('start') ?? '')
  const refuse = (refusal: TouristsRefusal, status: number, next: { rows: TouristRow[]; version: string } = { rows, version }) =>
    withStatus<TouristsRefused>({ refusal, ...next }, { status })

  const fields: RowFailures = {}
  for (const [position, { values }] of rows.entries())
    for (const [name, failure] of Object.entries(checkTourist(values, start))) fields[fieldName(position, name as TouristField)] = failure
  if (Object.keys(fields).length > 0) return refuse({ kind: 'invalid', fields }, 422)

  const { refusal, status } = await send(site, { uuid, version, rows, start })
  if (refusal === null) return redirect(`${pagePath('addTourists', site.locale, { id: uuid })}?saved`, 303)
  if (refusal.kind !== 'conflict') return refuse(refusal, status)
  const { data }: Answer<AddTouristsPageQuery> = await site.source.query(AddTouristsPageDocument, { uuid })
  if (!data.request) throw pageFailure('NOT_FOUND')
  const { tourists, touristsVersion } = data.request
  return refuse(refusal, status, { rows: mergeRows(rows, tourists), version: touristsVersion })
}

interface Sent {
  uuid: string
  version: string
  rows: readonly TouristRow[]
  start: string
}

async function send({ source }: Site, { uuid, version, rows, start }: Sent): Promise<{ refusal: TouristsRefusal | null; status: number }> {
  const tourists = rows.map(({ id, values: { weightKg, birthday, ...values } }) => ({
    id,
    ...values,
    birthday: birthday || null,
    weightKg: weightKg ? Number(weightKg) : null,
  }))
  let answer: UpdateTouristsMutation['updateTourists']
  try {
    answer = (await source.mutate(UpdateTouristsDocument, { input: { uuid, version, tourists } })).updateTourists
  } catch (error) {
    // what was typed must outlive an outage
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
      const fields = failuresOf(answer.fields, start)
      // a row of somebody who is no longer on the list
      return Object.keys(fields).length > 0
        ? { refusal: { kind: 'invalid', fields }, status: 422 }
        : { refusal: { kind: 'conflict' }, status: 409 }
    }
  }
}

/** The API's rules by the name of the field. */
function failuresOf(invalid: readonly { field: string; rule: string }[], start: string): RowFailures {
  const fields: RowFailures = {}
  for (const { field, rule } of invalid) {
    const name = touristFieldNames.find((known) => field.endsWith(`.${known}`))
    if (name) fields[field] = failureOf(ruleOnWire(rule), touristFields(start)[name])
  }
  return fields
}

import { describe, expect, test } from '@jest/globals'
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { operationName } from '../../data/resultRef.ts'
import { GraphQLFailure, NetworkFailure } from '../../data/failures.ts'
import { type Site, siteContext, type Visitor } from '../../routing/site.ts'
import * as answers from '../reviews/AnswersPage/AnswersPage.loader.ts'
import * as offers from '../individualTours/IndividualToursPage/IndividualToursPage.loader.ts'
import * as request from '../requests/RequestPage/RequestPage.loader.ts'
import * as requests from '../requests/RequestsPage/RequestsPage.loader.ts'
import * as failedJobs from '../staff/FailedJobsPage/FailedJobsPage.loader.ts'
import * as help from '../staff/HelpRequestsPage/HelpRequestsPage.loader.ts'
import * as money from '../staff/MoneyPage/MoneyPage.loader.ts'
import * as payouts from '../staff/PayoutsPage/PayoutsPage.loader.ts'
import * as reviews from '../staff/ReviewsPage/ReviewsPage.loader.ts'
import * as staffRequests from '../staff/StaffRequestsPage/StaffRequestsPage.loader.ts'
import * as statement from '../statement/StatementPage/StatementPage.loader.ts'
import { crmAction, refuse, show } from './crmAction.ts'
import { crmLoader } from './crmLoader.ts'

const visitor: Visitor = { id: 1, name: 'Olga Sedova', isOrganizer: true }

interface Called {
  at?: string
  who?: Visitor | null
  fields?: Record<string, string>
  /** Error with which the API answers each call. */
  failure?: Error
}

/** Returns the arguments of a loader or an action, and the operations that it calls. */
const callOf = ({ at = '/crm/requests', who = visitor, fields = {}, failure }: Called = {}) => {
  const operations: string[] = []
  const call: Site['source']['mutate'] = async (document) => {
    operations.push(operationName(document))
    if (failure) throw failure
    return {} as never
  }
  const source = { query: call, mutate: call } as unknown as Site['source']
  const context = new RouterContextProvider()
  context.set(siteContext, {
    locale: 'en',
    currency: 'USD',
    origin: '',
    visitor: who,
    source,
    report: () => {},
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const url = `http://localhost${at}`
  const args = {
    request: new Request(url, { method: 'POST', body: form }),
    params: { id: '12' },
    context,
  } as unknown as ActionFunctionArgs
  return { args, operations }
}

/** Returns the redirect that was thrown or returned: status, address, and whether it loads a new document. */
const redirectOf = async (running: Promise<unknown>) => {
  const answer = await running.catch((error: unknown) => error)
  if (!(answer instanceof Response)) throw answer
  const { status, headers } = answer
  return { status, to: headers.get('location'), isDocument: headers.has('x-remix-reload-document') }
}

const ended = () => new GraphQLFailure('ended', { code: 'UNAUTHENTICATED' })
const pages = {
  requests,
  request,
  answers,
  offers,
  statement,
  staffRequests,
  reviews,
  payouts,
  money,
  help,
  failedJobs,
}

describe.each(Object.entries(pages))('%s', (_name, { loader, action }) => {
  test('redirects to the login and back without a session, and when the session has ended', async () => {
    const at = '/crm/requests/12?after=x'
    const to = '/crm/login?returnTo=%2Fcrm%2Frequests%2F12%3Fafter%3Dx'
    expect(await redirectOf(loader(callOf({ at, who: null }).args))).toEqual({
      status: 303,
      to,
      isDocument: false,
    })
    expect(await redirectOf(action(callOf({ at, who: null }).args))).toEqual({
      status: 303,
      to,
      isDocument: false,
    })
    expect(await redirectOf(loader(callOf({ at, failure: ended() }).args))).toEqual({
      status: 303,
      to,
      isDocument: true,
    })
  })

  test('ends the session only for the intent logOut', async () => {
    const { args, operations } = callOf({ fields: { intent: 'logOut', id: '12' } })
    expect(await redirectOf(action(args))).toEqual({
      status: 303,
      to: '/crm/login',
      isDocument: true,
    })
    expect(operations).toEqual(['LogOut'])
    const other = callOf({ fields: { message: 'Hello' }, failure: new NetworkFailure('offline') })
    await action(other.args)
    expect(other.operations).not.toContain('LogOut')
  })
})

describe('crmLoader', () => {
  test('goes to the first page for an invalid cursor, and keeps the filters', async () => {
    const loader = crmLoader(async () => {
      throw new GraphQLFailure('no such cursor', { code: 'BAD_USER_INPUT' })
    })
    expect(
      await redirectOf(loader(callOf({ at: '/crm/requests?status=NEW&after=zzz' }).args)),
    ).toMatchObject({
      status: 303,
      to: '/crm/requests?status=NEW',
    })
    await expect(loader(callOf({ at: '/crm/requests?status=NEW' }).args)).rejects.toBeInstanceOf(
      GraphQLFailure,
    )
  })

  test('answers 403 on a page for organizers to an account without one', async () => {
    const loader = crmLoader(async () => 'loaded', { access: 'organizer' })
    expect(await loader(callOf().args)).toBe('loaded')
    await expect(
      loader(callOf({ who: { ...visitor, isOrganizer: false } }).args),
    ).rejects.toMatchObject({ init: { status: 403 } })
  })
})

describe('crmAction', () => {
  const fields = { form: 'cancel-12', id: '12', message: ' Snow ' }

  test('returns to the address that the form was sent from', async () => {
    const action = crmAction(async () => undefined)
    expect(await redirectOf(action(callOf({ at: '/crm/requests?after=x' }).args))).toEqual({
      status: 303,
      to: '/crm/requests?after=x',
      isDocument: false,
    })
  })

  test.each([
    ['conflict', 409],
    ['notFound', 404],
    ['invalid', 422],
    ['tooEarly', 409],
  ] as const)('refuses as %s with %i, and keeps what was typed', async (reason, status) => {
    const action = crmAction<'tooEarly'>(async () => refuse(reason))
    expect(await action(callOf({ fields }).args)).toMatchObject({
      data: { reason, form: 'cancel-12', fields: {}, values: fields },
      init: { status },
    })
  })

  test.each([
    [new NetworkFailure('offline'), 'failed', 503],
    [new GraphQLFailure('gone', { code: 'NOT_FOUND' }), 'notFound', 404],
    [new GraphQLFailure('wrong', { code: 'BAD_USER_INPUT' }), 'invalid', 400],
    [new GraphQLFailure('busy', { code: 'RATE_LIMITED' }), 'failed', 429],
  ])('turns %s into a refusal: %s, %i', async (failure, reason, status) => {
    const action = crmAction(async () => {
      throw failure
    })
    expect(await action(callOf({ fields }).args)).toMatchObject({
      data: { reason },
      init: { status },
    })
  })

  test('redirects to the login when the session has ended', async () => {
    const action = crmAction(async () => {
      throw ended()
    })
    expect(await redirectOf(action(callOf().args))).toMatchObject({ status: 303, isDocument: true })
  })

  test('returns what a form shows, and rethrows errors that are not the API’s', async () => {
    const shown = crmAction<never, { passport: string }>(async () => show({ passport: 'X1' }))
    expect(await shown(callOf().args)).toMatchObject({ data: { passport: 'X1' } })
    const broken = crmAction(async () => {
      throw new TypeError('a mistake')
    })
    await expect(broken(callOf().args)).rejects.toThrow('a mistake')
  })
})

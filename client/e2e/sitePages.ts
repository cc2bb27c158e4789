/**
 * Lists every page of the site with its addresses, from the route files, the path table and the
 * sitemap.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, TestInfo } from '@playwright/test'
import type { Locale } from '#schema/codes/locales.ts'
import { matchPage } from '#schema/rules/routes/matchPage.ts'
import { type PageName, pagePath, pagePaths } from '#schema/rules/routes/pagePaths.ts'
import { endsInNumber } from '#schema/rules/routes/pathParams.ts'
import { roomyDeparture } from './catalogue.ts'
import type { Ask } from './journey.ts'
import { newVisitor } from './orders.ts'

/** Addresses of a page in both languages. */
export type Addresses = Record<Locale, string>

const clientFolder = join(import.meta.dirname, '..')

export interface BuiltPage {
  name: PageName
  /** Folder of its subject: `company`, `tours`, `crm login`. */
  subject: string
  /** Accepts only addresses of a shared path that end in a number. */
  isNumbered: boolean
}

/** Pages tested in another journey: a voucher takes a whole order. */
const seenElsewhere: readonly PageName[] = ['voucher']

/** The pages that have a route file, except those of `seenElsewhere`. */
export const builtPages: readonly BuiltPage[] = globSync('{site/*,crm}/**/*.route.{ts,tsx}', {
  cwd: clientFolder,
})
  .toSorted()
  .map((file) => {
    const source = readFileSync(join(clientFolder, file), 'utf8')
    const [, name = ''] = /\bpage\(\s*'(\w+)'/.exec(source) ?? []
    if (!(name in pagePaths)) throw new Error(`${file} has no page of pagePaths.ts`)
    const [part = '', subject = ''] = file.split('/')
    return {
      name: name as PageName,
      subject: part === 'site' ? subject : `${part} ${subject}`,
      isNumbered: source.includes('=> endsInNumber'),
    }
  })
  .filter(({ name }) => !seenElsewhere.includes(name))

/**
 * Returns the template of a page. A tour and a landing share a path: only the number at a tour's
 * end differs.
 */
const templateOf = ({ page, params }: NonNullable<ReturnType<typeof matchPage>>): string => {
  const [value] = Object.values(params)
  if (!value) return page
  return `${page} ${endsInNumber(value) ? 'with a number' : 'by name'}`
}

/** Reads the first and the last address of each template from the sitemap. */
const listedAddresses = async (request: APIRequestContext): Promise<Map<PageName, Addresses[]>> => {
  const xml = await (await request.get('/sitemap-en.xml')).text()
  const templates = new Map<string, { page: PageName; all: Addresses[] }>()
  for (const entry of xml.split('<url>').slice(1)) {
    const pathIn = (locale: Locale): string | undefined => {
      const [, href] = new RegExp(`hreflang="${locale}" href="([^"]+)"`).exec(entry) ?? []
      return href && new URL(href).pathname
    }
    const [en, de] = [pathIn('en'), pathIn('de')]
    const matched = en ? matchPage(en) : null
    if (!en || !de || !matched) continue
    const template = templateOf(matched)
    const { all } = templates.get(template) ?? { all: [] }
    templates.set(template, { page: matched.page, all: [...all, { en, de }] })
  }
  const byPage = new Map<PageName, Addresses[]>()
  for (const { page, all } of templates.values()) {
    const ends = [all[0], all.length > 1 ? all.at(-1) : undefined].filter(
      (one) => one !== undefined,
    )
    byPage.set(page, [...(byPage.get(page) ?? []), ...ends])
  }
  return byPage
}

/** Sends a request for places. @returns its uuid, which only people with the link know */
export const placeRequest = async (ask: Ask, tourDateId: number): Promise<string> => {
  const { createRequest } = await ask<{ createRequest: { request?: { uuid: string } } }>(
    `mutation($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { uuid } } } }`,
    {
      input: {
        tourDateId,
        adults: 1,
        ...newVisitor('Ines Weitblick'),
        idempotencyKey: crypto.randomUUID(),
      },
    },
  )
  if (!createRequest.request) throw new Error('The request was refused')
  return createRequest.request.uuid
}

/** Creates the personal link of the first traveler of a request. @returns its token */
const travelerToken = async (ask: Ask, uuid: string): Promise<string> => {
  const { shareTravelerLink } = await ask<{ shareTravelerLink: { url?: string } }>(
    `mutation($uuid: UUID!) { shareTravelerLink(uuid: $uuid, position: 0) { ... on ShareTravelerLinkSuccess { url } } }`,
    { uuid },
  )
  const token = shareTravelerLink.url?.split('/').at(-1)
  if (token === undefined) throw new Error('The link was refused')
  return token
}

/** Returns a request's number on the organizer's pages. */
const requestNumber = async (ask: Ask, uuid: string): Promise<number> => {
  const { request } = await ask<{ request: { id: number } | null }>(
    'query($uuid: UUID!) { request(uuid: $uuid) { id } }',
    { uuid },
  )
  if (!request) throw new Error('The request was not found')
  return request.id
}

/** Queries of pages that show little without one. */
const queries: Partial<Record<string, string>> = { bookingError: '?reason=payment_declined' }

/**
 * Returns a page's addresses: from the sitemap, else its path with a tour and a request filled in.
 * @throws Error for a page with unknown parameters: add them here
 */
export const addressBook = async (
  request: APIRequestContext,
  ask: Ask,
  info: TestInfo,
): Promise<(page: Pick<BuiltPage, 'name' | 'isNumbered'>) => Promise<readonly Addresses[]>> => {
  const listed = await listedAddresses(request)
  let order: Promise<{ tourId: number; uuid: string }> | undefined
  const ordered = async () => {
    const departure = await roomyDeparture(ask, info)
    return { tourId: departure.tourId, uuid: await placeRequest(ask, departure.id) }
  }
  return async ({ name, isNumbered }) => {
    const found = listed.get(name)
    const isShared = builtPages.filter((page) => page.name === name).length > 1
    if (found) return isShared ? found.filter(({ en }) => endsInNumber(en) === isNumbered) : found
    const params = [...pagePaths[name].en.matchAll(/:(\w+)(\??)/g)]
      .filter(([, , optional]) => !optional)
      .map(([, param = '']) => param)
    const values: Record<string, string | number> = {}
    for (const param of params) {
      order ??= ordered()
      const { tourId, uuid } = await order
      if (param === 'uuid' || name === 'addTourists') values[param] = uuid
      else if (name === 'crmRequest') values[param] = await requestNumber(ask, uuid)
      else if (param === 'id') values[param] = tourId
      else if (name === 'traveler') values[param] = await travelerToken(ask, uuid)
      else
        throw new Error(
          `The path of the page ${name} has an unknown parameter ${param}: add a value for it`,
        )
    }
    const addressIn = (locale: Locale) =>
      pagePath(name as 'request', locale, values as { uuid: string }) + (queries[name] ?? '')
    return [{ en: addressIn('en'), de: addressIn('de') }]
  }
}

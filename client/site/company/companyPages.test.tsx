import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { buildSchema, parse, validate } from 'graphql'
import { type Locale, locales } from '#schema/codes/locales.ts'
import { type PageName, pagePath } from '#schema/rules/routes/pagePaths.ts'
import type { Page } from '../../routing/page.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { exampleQuery } from './ForAgenciesPage/exampleQuery.ts'

const media = {
  __typename: 'Media',
  id: 1,
  alt: 'A lake',
  color: '#123456',
  width: 1600,
  height: 1200,
  urlTemplate: '/p/{width}.{format}',
}
const office = {
  __typename: 'Office',
  name: 'Versta Reisen GmbH',
  street: 'Am Musterufer 7',
  postalCode: '10179',
  city: 'Berlin',
  country: 'Germany',
  timeZone: 'Europe/Berlin',
  workTime: [
    { __typename: 'WorkTime', fromWeekday: 1, toWeekday: 5, opens: '09:00', closes: '19:00' },
  ],
}
const contacts = {
  __typename: 'Contacts',
  phones: [
    {
      __typename: 'ContactPhone',
      id: 1,
      type: 'MAIN',
      phone: '+493023125017',
      formattedPhone: '+49 30 23125 017',
      countryCode: 'DE',
    },
    {
      __typename: 'ContactPhone',
      id: 2,
      type: 'ADDITIONAL',
      phone: '+12025550167',
      formattedPhone: '+1 202 555 0167',
      countryCode: 'US',
    },
  ],
  channels: [
    {
      __typename: 'ContactChannel',
      id: 1,
      kind: 'EMAIL',
      code: 'email',
      name: 'hello@versta.example',
      url: 'mailto:hello@versta.example',
    },
  ],
}
const posters = [1, 2, 3, 4, 5, 6].map((id) => ({ __typename: 'Landing', id, media }))
const organizer = {
  __typename: 'Organizer',
  id: 7,
  slug: 'karelia-oars',
  name: 'Karelia Oars',
  tagline: 'By boat',
  kind: 'AUTHOR',
  foundedYear: 2009,
  languages: ['en', 'de'],
  verification: 'SUCCESS',
  rating: 4.5,
  reviewsCount: 12,
  media,
}
const organizers = { totalCount: 1, edges: [{ node: organizer }] }
const figures = {
  tours: { totalCount: 45, facets: [{ group: 'REGIONS', values: [{ value: '1', count: 3 }] }] },
  excursions: { totalCount: 14 },
  everyOrganizer: { totalCount: 14 },
  reviews: { totalCount: 404 },
}
const operations = {
  TextPageData: () => ({ contacts, posters }),
  AboutPage: () => ({ contacts, posters, ...figures }),
  PressPage: () => ({ contacts, posters, ...figures }),
  MeetPage: () => ({
    contacts,
    posters,
    organizers,
    all: [{ __typename: 'Landing', id: 9, slug: 'tours' }],
  }),
  ContactsPage: () => ({ contacts: { ...contacts, office } }),
  CertificatesPage: () => ({
    contacts,
    organizers,
    verificationServices: [
      {
        __typename: 'VerificationService',
        id: 1,
        name: 'Guide Passport',
        legalName: 'GP LLC',
        link: 'https://guide-passport.example',
      },
    ],
  }),
  FaqPage: () => ({ contacts, faq: [] }),
}

const routes: Promise<{ route: Page }>[] = [
  import('./AboutPage/AboutPage.route.tsx'),
  import('./CertificatesPage/CertificatesPage.route.tsx'),
  import('./ContactsPage/ContactsPage.route.tsx'),
  import('./FaqPage/FaqPage.route.tsx'),
  import('./ForAgenciesPage/ForAgenciesPage.route.tsx'),
  import('./GiftCardsPage/GiftCardsPage.route.tsx'),
  import('./MeetPage/MeetPage.route.tsx'),
  import('./PressPage/PressPage.route.tsx'),
  import('./VisaPage/VisaPage.route.tsx'),
]
const pages = (await Promise.all(routes)).map(({ route }) => route)
const cases = pages.flatMap((route) =>
  locales.map((locale): [PageName, Locale, Page] => [route.name, locale, route]),
)

test.each(cases)(
  '%s in %s: has one heading, a title, a description and no broken link',
  async (name, locale, route) => {
    await renderRoute(route, { at: pagePath(name as 'about', locale), operations })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).toMatch(/Versta/)
    expect(
      document.querySelector('meta[name="description"]')?.getAttribute('content')?.length,
    ).toBeGreaterThan(60)
    for (const link of document.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(\/|#\S|mailto:|tel:|https:)/)
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
    }
  },
)

test('shows hours and phone rates in the page’s language', async () => {
  const route = pages.find(({ name }) => name === 'contacts')
  if (!route) throw new Error('no contacts page')
  await renderRoute(route, { at: '/de/kontakt', operations })
  expect(screen.getByText('Montag bis Freitag')).toBeTruthy()
  expect(screen.getByText('9:00 bis 19:00 Uhr')).toBeTruthy()
  // where which number costs least
  expect(screen.getByText('Vereinigte Staaten: zum Preis eines Inlandsgesprächs')).toBeTruthy()
})

test('shows agencies an example query that is valid in the schema', () => {
  const schema = buildSchema(readFileSync('schema/graphql/schema.graphql', 'utf8'))
  expect(validate(schema, parse(exampleQuery))).toEqual([])
})

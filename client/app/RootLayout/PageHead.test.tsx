import { expect, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { localeOfPath, matchPage } from '#schema/rules/routes/matchPage.ts'
import type { PageFacts } from '../../routing/page.ts'
import { type Site, SiteContext } from '../../routing/site.ts'
import { PageFrame } from './PageFrame.tsx'

/** Returns the content of the head at an address, given the page's facts from its loader. */
const headOf = async (address: string, facts: PageFacts = {}) => {
  const { pathname } = new URL(address, 'http://x')
  const id = matchPage(pathname)?.page ?? 'notFound'
  const site = { locale: localeOfPath(pathname), origin: 'https://versta.example' } as Site
  const router = createMemoryRouter(
    [
      {
        id: 'frame',
        Component: PageFrame,
        children: [{ id, path: '*', loader: () => facts, element: null }],
      },
    ],
    {
      initialEntries: [address],
    },
  )
  await act(async () => {
    render(
      <SiteContext value={site}>
        <RouterProvider router={router} />
      </SiteContext>,
    )
  })
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) =>
      element.getAttribute(attribute)?.replace('https://versta.example', ''),
    )
  return {
    canonical: all('link[rel=canonical]', 'href'),
    languages: all('link[rel=alternate]', 'href'),
    robots: all('meta[name=robots]', 'content'),
  }
}

test.each<[string, PageFacts, string, string[]]>([
  ['/visa', {}, '/visa', ['/visa', '/de/visum', '/visa']],
  ['/visa?utm_source=x', {}, '/visa', []],
  ['/tours?view=map', { alternates: { de: '/de/reisen' } }, '/tours', []],
  ['/altai-12?reviews=25', { alternates: { de: '/de/altai-12' } }, '/altai-12', []],
  ['/de/VISUM', {}, '/de/visum', ['/visa', '/de/visum', '/visa']],
  ['/', {}, '/', ['/', '/de', '/']],
  ['/altai-12', {}, '/altai-12', []],
  [
    '/altai',
    { alternates: { de: '/de/altai-reisen' } },
    '/altai',
    ['/altai', '/de/altai-reisen', '/altai'],
  ],
  [
    '/altai?page=2',
    { alternates: { de: '/de/altai-reisen' }, indexing: { canonical: '/altai?page=2' } },
    '/altai?page=2',
    ['/altai?page=2', '/de/altai-reisen?page=2', '/altai?page=2'],
  ],
  [
    '/tours?regions=1',
    { alternates: { de: '/de/reisen' }, indexing: { canonical: '/altai' } },
    '/altai',
    [],
  ],
])(
  '%s has its canonical address, and only that address names other languages',
  async (address, facts, canonical, languages) => {
    expect(await headOf(address, facts)).toEqual({ canonical: [canonical], languages, robots: [] })
  },
)

test.each<[string, PageFacts]>([
  ['/tours?regions=1&minAge=8', { indexing: 'noindex', alternates: { de: '/de/reisen' } }],
  ['/order/0f8fad5b-d9cb-469f-a165-70867728950e', {}],
  ['/de/tour/7/order', {}],
  ['/crm/requests', {}],
])('%s is not indexed and has no other tags', async (address, facts) => {
  expect(await headOf(address, facts)).toEqual({
    canonical: [],
    languages: [],
    robots: ['noindex, follow'],
  })
})

import type { TypedDocumentNode } from '@apollo/client'
import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse } from 'graphql'
import type { LoaderFunctionArgs } from 'react-router'
import type { ErrorCode } from '#schema/codes/errors.ts'
import { endsInNumber } from '#schema/rules/routes/pathParams.ts'
import { useMutation } from '../data/useMutation.ts'
import { useQuery } from '../data/useQuery.ts'
import { failWith, noAnswer } from '../testing/api.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { Link } from './Link.tsx'
import { page } from './page.ts'
import { siteContext } from './site.ts'
import { useLoaderResult } from './useLoaderResult.ts'

interface Probe {
  landing: { __typename: 'Landing'; id: number; title: string } | null
}
const ProbeDocument = parse(
  'query Probe($slug: String!) { landing(slug: $slug) { __typename id title } }',
) as TypedDocumentNode<Probe, { slug: string }>
const RenameDocument = parse(
  'mutation Rename { rename { __typename id title } }',
) as TypedDocumentNode<{ rename: Probe['landing'] }, Record<string, never>>

async function loader({ params, context, request }: LoaderFunctionArgs) {
  const { resultRef } = await context
    .get(siteContext)
    .source.query(ProbeDocument, { slug: params.slug ?? '' }, { signal: request.signal })
  return { landing: resultRef }
}

function ProbePage() {
  const { data } = useQuery(ProbeDocument, useLoaderResult<typeof loader>().landing)
  const [rename] = useMutation(RenameDocument)
  return (
    <>
      <h1>{data?.landing?.title}</h1>
      <Link to="/second">second</Link>
      <button type="button" onClick={() => rename()}>
        rename
      </button>
    </>
  )
}

const route = page('slug', {
  loadComponent: async () => ProbePage,
  loadLoader: async () => ({ loader }),
})
const landing = (id: number, title: string) => ({ landing: { __typename: 'Landing', id, title } })

test("shows a page's data in the language and currency of the visitor", async () => {
  const { calls } = await renderRoute(route, {
    at: '/de/altai',
    currency: 'EUR',
    operations: { Probe: () => landing(1, 'Altai') },
  })
  expect(screen.getByRole('heading', { name: 'Altai' })).toBeTruthy()
  expect(calls).toMatchObject([{ operation: 'Probe', variables: { slug: 'altai' } }])
  expect(calls[0]?.headers.get('language')).toBe('de')
  expect(calls[0]?.headers.get('currency')).toBe('EUR')
})

test.each<[ErrorCode, string]>([
  ['NOT_FOUND', 'Page not found'],
  ['GONE', 'An error occurred'],
  ['UNAVAILABLE', 'Something went wrong'],
  ['FORBIDDEN', 'Access is denied'],
  ['INTERNAL', 'Error'],
])('shows the error page “%s” for %s of the API', async (code, heading) => {
  await renderRoute(route, { at: '/altai', operations: { Probe: () => failWith(code) } })
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
})

test('allows a retry in place without a response', async () => {
  let isDown = true
  await renderRoute(route, {
    at: '/altai',
    operations: { Probe: () => (isDown ? noAnswer : landing(1, 'Altai')) },
  })
  expect(screen.getByText(/No answer came/)).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Altai' })).toBeTruthy()
})

test('updates a changed object everywhere', async () => {
  await renderRoute(route, {
    at: '/altai',
    operations: {
      Probe: () => landing(1, 'Altai'),
      Rename: () => ({ rename: { __typename: 'Landing', id: 1, title: 'Golden Altai' } }),
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'rename' }))
  expect(await screen.findByRole('heading', { name: 'Golden Altai' })).toBeTruthy()
})

test('aborts the call in flight on a newer navigation', async () => {
  const waiting: (() => void)[] = []
  const { router, calls } = await renderRoute(route, {
    at: '/first',
    operations: {
      Probe: ({ slug }) =>
        slug === 'slow'
          ? new Promise((resolve) => waiting.push(() => resolve(landing(2, 'Slow'))))
          : landing(1, String(slug)),
    },
  })
  await act(async () => {
    const slow = router.navigate('/slow')
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await router.navigate('/third')
    waiting[0]?.()
    await slow
  })
  expect(screen.getByRole('heading', { name: 'third' })).toBeTruthy()
  expect(calls.map(({ variables }) => variables.slug)).toEqual(['first', 'slow', 'third'])
})

test('fetches nothing when going back within a minute', async () => {
  const { router, calls } = await renderRoute(route, {
    at: '/first',
    operations: { Probe: ({ slug }) => landing(1, String(slug)) },
  })
  await act(() => router.navigate('/second'))
  await act(() => router.navigate('/first'))
  expect(calls).toHaveLength(2)
})

test('loads missing code again on retry', async () => {
  let isDown = true
  const loadComponent = async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module')
    return ProbePage
  }
  const { router } = await renderRoute(
    { ...route, loadComponent },
    { at: '/altai', operations: { Probe: () => landing(1, 'Altai') } },
  )
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  isDown = false
  await act(() => router.navigate('/altai', { replace: true }))
  expect(screen.getByRole('heading', { name: 'Altai' })).toBeTruthy()
})

test('returns not found for a path that no page accepts', async () => {
  await renderRoute({ ...route, accepts: ({ slug }) => endsInNumber(slug) }, { at: '/words' })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

import type { TypedDocumentNode } from '@apollo/client'
import { expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse } from 'graphql'
import { StrictMode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { failWith, noAnswer, serveEvents, serveOperations } from '../testing/api.ts'
import { createTestData } from '../testing/testData.tsx'
import { createServerData, PageDataContext } from './pageData.ts'
import { createPageStore } from './pageStore.ts'
import { type ResultRef, toResultRef } from './resultRef.ts'
import { useLazyQuery } from './useLazyQuery.ts'
import { useMutation } from './useMutation.ts'
import { useQuery } from './useQuery.ts'
import { useSubscription } from './useSubscription.ts'

interface Tour {
  tour: { __typename: 'Tour'; id: number; title: string }
}
const TourDocument = parse(
  'query Tour($id: Int!) { tour(id: $id) { __typename id title } }',
) as TypedDocumentNode<Tour, { id: number }>
const RenameDocument = parse(
  'mutation Rename($title: String!) { tour: rename(title: $title) { __typename id title } }',
) as TypedDocumentNode<Tour, { title: string }>
const OtherDocument = parse(
  'query Other { tour(id: 1) { __typename id title } }',
) as TypedDocumentNode<Tour, Record<string, never>>

const tour = (id: number, title: string): Tour => ({ tour: { __typename: 'Tour', id, title } })
const page = [{ operation: 'Tour', variables: { id: 1 }, data: tour(1, 'Altai') }]
const loadedTour: ResultRef<Tour> = toResultRef(TourDocument, { id: 1 })

/** Texts that the tour has shown, in order. */
const seen: string[] = []

/** Shows a tour by its own query, or from a loader's result. */
function TourTitle({ id, loaded = null }: { id?: number; loaded?: ResultRef<Tour> | null }) {
  const { data, loading, error, refetch } = useQuery(
    TourDocument,
    id === undefined ? loaded : { variables: { id } },
  )
  const text =
    data?.tour.title ?? (error ? `failed: ${error.name}` : loading ? 'loading' : 'nothing')
  if (seen.at(-1) !== text) seen.push(text)
  return (
    <>
      <h1 aria-busy={loading}>{text}</h1>
      <input aria-label="note" />
      <button type="button" onClick={refetch}>
        fetch again
      </button>
    </>
  )
}

function Rename() {
  const [rename, { data, loading, error }] = useMutation(RenameDocument)
  return (
    <button type="button" onClick={() => rename({ variables: { title: 'Golden Altai' } })}>
      {error
        ? `failed: ${error.name}`
        : loading
          ? 'renaming'
          : data
            ? `renamed: ${data.tour.title}`
            : 'rename'}
    </button>
  )
}

const title = () => screen.getByRole('heading').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['the reference of a loader', <TourTitle key="ref" loaded={loadedTour} />],
  ['variables of its own', <TourTitle key="own" id={1} />],
])(
  'renders the results of the page on the server and hydrates them without a call, by %s',
  async (_, element) => {
    const calls = serveOperations({})
    const recoverable = jest.fn()
    const onLoad = jest.fn<() => void>()
    const source = {
      query: async () => Promise.reject(new Error('asked')),
      mutate: async () => Promise.reject(new Error('asked')),
    }
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(
      <PageDataContext value={createServerData(createPageStore(page), source)}>
        {element}
      </PageDataContext>,
    )
    expect(title()).toBe('Altai')
    const heading = screen.getByRole('heading')
    const { DataProvider } = createTestData({ results: page, onLoad })
    await act(async () => {
      render(<DataProvider>{element}</DataProvider>, {
        container,
        hydrate: true,
        onRecoverableError: recoverable,
      })
    })
    expect(screen.getByRole('heading')).toBe(heading)
    expect(recoverable).not.toHaveBeenCalled()
    expect(onLoad).not.toHaveBeenCalled()
    expect(calls).toEqual([])
  },
)

test.each([
  ['a loader’s result', <TourTitle key="ref" loaded={loadedTour} />],
  ['a query of its own', <TourTitle key="own" id={1} />],
])(
  'lets Apollo take over %s: no refetch, no flash, state is kept, and changes of the object show',
  async (_, element) => {
    const calls = serveOperations({ Rename: () => tour(1, 'Golden Altai') })
    const onLoad = jest.fn<() => void>()
    const { DataProvider } = createTestData({ results: page, onLoad })
    render(
      <StrictMode>
        <DataProvider>
          {element}
          <Rename />
        </DataProvider>
      </StrictMode>,
    )
    await userEvent.type(screen.getByRole('textbox'), 'for us')
    seen.length = 0
    await press('rename')
    await screen.findByRole('heading', { name: 'Golden Altai' })
    expect(screen.getByRole('button', { name: 'renamed: Golden Altai' })).toBeTruthy()
    expect(seen.filter((text) => text !== 'Altai')).toEqual(['Golden Altai'])
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('for us')
    expect(calls.map(({ operation }) => operation)).toEqual(['Rename'])
    expect(onLoad).toHaveBeenCalledTimes(1)
  },
)

test('loads Apollo with the first mutation, shows it as busy meanwhile, then runs it once', async () => {
  const calls = serveOperations({ Rename: () => tour(1, 'Golden Altai') })
  const { promise, resolve } = Promise.withResolvers<void>()
  const { DataProvider } = createTestData({ onLoad: () => promise })
  render(
    <StrictMode>
      <DataProvider>
        <Rename />
      </DataProvider>
    </StrictMode>,
  )
  await press('rename')
  expect(screen.getByRole('button', { name: 'renaming' })).toBeTruthy()
  expect(calls).toEqual([])
  await act(async () => resolve())
  expect(await screen.findByRole('button', { name: 'renamed: Golden Altai' })).toBeTruthy()
  expect(calls.map(({ variables }) => variables)).toEqual([{ title: 'Golden Altai' }])
})

test('runs a mutation even if its component is unmounted before Apollo is loaded', async () => {
  const calls = serveOperations({ Rename: () => tour(1, 'Golden Altai') })
  const { promise, resolve } = Promise.withResolvers<void>()
  const { DataProvider } = createTestData({ results: page, onLoad: () => promise })
  const view = (isThere: boolean) => (
    <DataProvider>
      <TourTitle loaded={loadedTour} />
      {isThere && <Rename />}
    </DataProvider>
  )
  const { rerender } = render(view(true))
  await press('rename')
  rerender(view(false))
  await act(async () => resolve())
  await screen.findByRole('heading', { name: 'Golden Altai' })
  expect(calls).toHaveLength(1)
})

test('reports a failed mutation, which can be retried', async () => {
  let isDown = true
  serveOperations({ Rename: () => (isDown ? noAnswer : tour(1, 'Golden Altai')) })
  const { DataProvider } = createTestData()
  render(
    <DataProvider>
      <Rename />
    </DataProvider>,
  )
  await press('rename')
  await screen.findByRole('button', { name: 'failed: NetworkFailure' })
  isDown = false
  await press('failed: NetworkFailure')
  await screen.findByRole('button', { name: 'renamed: Golden Altai' })
})

test('is loading without a result in the page, and fetches it once', async () => {
  const calls = serveOperations({ Tour: ({ id }) => tour(Number(id), `Tour ${id}`) })
  const { DataProvider } = createTestData({ results: page })
  const view = (id: number) => (
    <StrictMode>
      <DataProvider>
        <TourTitle id={id} />
      </DataProvider>
    </StrictMode>
  )
  const { rerender } = render(view(2))
  expect(title()).toBe('loading')
  expect(screen.getByRole('heading').getAttribute('aria-busy')).toBe('true')
  await screen.findByRole('heading', { name: 'Tour 2' })
  rerender(view(3))
  expect(title()).toBe('loading')
  await screen.findByRole('heading', { name: 'Tour 3' })
  rerender(view(2))
  expect(title()).toBe('Tour 2')
  rerender(view(1))
  expect(title()).toBe('Altai')
  expect(calls.map(({ variables }) => variables.id)).toEqual([2, 3])
})

test.each([
  ['an error of the API', () => failWith('UNAVAILABLE'), 'failed: GraphQLFailure'],
  ['no answer', () => noAnswer, 'failed: NetworkFailure'],
])('reports %s of a query, and returns data on retry', async (_, answer, text) => {
  let isDown = true
  serveOperations({ Tour: () => (isDown ? answer() : tour(2, 'Katun')) })
  const { DataProvider } = createTestData()
  render(
    <DataProvider>
      <TourTitle id={2} />
    </DataProvider>,
  )
  await screen.findByRole('heading', { name: text })
  isDown = false
  await press('fetch again')
  await screen.findByRole('heading', { name: 'Katun' })
})

test('reports a client that failed to load, and loads it again on retry', async () => {
  serveOperations({ Tour: () => tour(2, 'Katun') })
  const onLoad = jest
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('chunk did not load'))
  const { DataProvider } = createTestData({ onLoad })
  render(
    <DataProvider>
      <TourTitle id={2} />
    </DataProvider>,
  )
  await screen.findByRole('heading', { name: 'failed: NetworkFailure' })
  await press('fetch again')
  await screen.findByRole('heading', { name: 'Katun' })
})

test('neither fetches nor loads Apollo for a skipped query', () => {
  const onLoad = jest.fn<() => void>()
  const { DataProvider } = createTestData({ onLoad })
  render(
    <DataProvider>
      <TourTitle />
    </DataProvider>,
  )
  expect(title()).toBe('nothing')
  expect(onLoad).not.toHaveBeenCalled()
})

test('throws for a reference that no loader has read', () => {
  const { DataProvider } = createTestData()
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() =>
    render(
      <DataProvider>
        <TourTitle loaded={loadedTour} />
      </DataProvider>,
    ),
  ).toThrow('No loader of this page has read Tour {"id":1}')
  log.mockRestore()
})

test('runs a lazy query when called, and again only after a mutation', async () => {
  const calls = serveOperations({
    Other: () => tour(1, 'Altai'),
    Rename: () => tour(1, 'Golden Altai'),
  })
  const { DataProvider } = createTestData()
  function Other() {
    const [load, { data, loading }] = useLazyQuery(OtherDocument)
    const [times, setTimes] = useState(0)
    const ask = async () => {
      await load()
      setTimes(times + 1)
    }
    return (
      <button type="button" onClick={ask}>
        {loading ? 'loading' : `asked ${times}: ${data?.tour.title}`}
      </button>
    )
  }
  render(
    <DataProvider>
      <Other />
      <Rename />
    </DataProvider>,
  )
  await press('asked 0: undefined')
  await screen.findByRole('button', { name: 'asked 1: Altai' })
  await press('asked 1: Altai')
  await screen.findByRole('button', { name: 'asked 2: Altai' })
  await press('rename')
  await screen.findByRole('button', { name: 'renamed: Golden Altai' })
  await press('asked 2: Altai')
  await screen.findByRole('button', { name: 'asked 3: Altai' })
  expect(calls.map(({ operation }) => operation)).toEqual(['Other', 'Rename', 'Other'])
})

test('loads Apollo for a subscription and shows each event', async () => {
  interface Ticks {
    ticks: number
  }
  const TicksDocument = parse('subscription Ticks { ticks }') as TypedDocumentNode<
    Ticks,
    Record<string, never>
  >
  const events = serveEvents()
  const heard: number[] = []
  function Clock() {
    const { data, loading } = useSubscription(TicksDocument, {
      onData: ({ ticks }) => heard.push(ticks),
    })
    return <p role="status">{loading ? 'loading' : data?.ticks}</p>
  }
  const { DataProvider } = createTestData()
  render(
    <DataProvider>
      <Clock />
    </DataProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('loading')
  for (const ticks of [1, 2]) {
    await act(async () => events.send({ ticks }))
    await screen.findByText(String(ticks))
  }
  expect(heard).toEqual([1, 2])
  await act(() => events.end())
})

import { expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { plugin } from './operationHooksPlugin.ts'

const hooks = (source: string, location = '/project/client/site/Page.graphql') =>
  plugin({}, [{ location, document: parse(source) }])

test('generates a hook of the right kind for each operation, named after it', () => {
  const { prepend, content } = hooks(`
    query ListingResults($first: Int!) { a }
    mutation AddFavorite($tourId: Int!) { b }
    subscription ChatEvents($chatId: Int!) { c }
    fragment Card on Tour { id }
  `)
  expect([...content.matchAll(/export (?:function|const) (\w+)/g)].map(([, name]) => name)).toEqual(
    [
      'useListingResultsQuery',
      'useListingResultsQuery',
      'useListingResultsQuery',
      'useListingResultsLazyQuery',
      'useAddFavoriteMutation',
      'useChatEventsSubscription',
    ],
  )
  expect(prepend).toContain(
    "import { type SubscriptionOptions, useSubscription } from '#client/data/useSubscription.ts'",
  )
})

test('makes variables optional only where none is required', () => {
  expect(hooks('query Layout($slug: String = "all") { a }').content).toContain(
    'useLayoutQuery(request?: QueryRequest<',
  )
  expect(hooks('query Tour($id: Int!) { a }').content).toContain(
    'useTourQuery(request: QueryRequest<',
  )
})

test('generates no hooks or imports for server documents and fragment files', () => {
  expect(hooks('query TourSheet { a }', '/project/server/domains/tours/TourSheet.graphql')).toEqual(
    { prepend: [], content: '' },
  )
  expect(hooks('fragment Card on Tour { id }')).toEqual({ prepend: [], content: '' })
})

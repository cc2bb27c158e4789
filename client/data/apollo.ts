import {
  ApolloClient,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
  ServerError,
  type TypedDocumentNode,
} from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { localeFacts } from '#schema/codes/locales.ts'
import { clientRoleOf } from '#schema/rules/routes/clientRole.ts'
import type { SiteFacts } from '../routing/site.ts'
import { GraphQLFailure, NetworkFailure } from './failures.ts'
import { fetchAgain } from './fetchAgain.ts'
import type { PageStore } from './pageStore.ts'
import possibleTypes from './possibleTypes.generated.ts'
import { readingKey, readingOf } from './reading.ts'
import type { CallOptions } from './source.ts'

/** Apollo Client behind the browser's source. */
export interface Engine {
  query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Data>
  mutate<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Data>
  /** Takes a result that came with the page into the cache. */
  adopt<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>, variables: Variables, data: Data): void
}

export interface EngineOptions {
  /** Address of the API. */
  uri: string
  /** Who is looking, in which language and currency: settled for the life of the document. */
  facts: Pick<SiteFacts, 'locale' | 'currency' | 'visitor'>
  /** Where the call is made from: the page that is on its way, else the one in view. */
  addressOf: () => { pathname: string; search: string }
  now?: () => number
}

/** A result this young, in milliseconds, is taken from the cache: going back is immediate, prices are never old. */
const freshFor = 60_000

const firstError = (text: string): { message: string; extensions?: Record<string, unknown> } | undefined => {
  try {
    return JSON.parse(text).errors?.[0]
  } catch {
    return undefined
  }
}

const asFailure = (error: unknown, signal: AbortSignal | undefined): unknown => {
  if (signal?.aborted) return signal.reason
  if (CombinedGraphQLErrors.is(error)) return new GraphQLFailure(error.errors[0]?.message ?? error.message, error.errors[0]?.extensions)
  const inBody = ServerError.is(error) ? firstError(error.bodyText) : undefined
  if (inBody) return new GraphQLFailure(inBody.message, inBody.extensions)
  return new NetworkFailure('The API gave no answer', { cause: error })
}

// the cache gives equal results as new objects: what shows would be rendered for nothing
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Makes the client. Whatever it has read is kept in `store`, where components see it, and follows the cache from then on. */
export function createEngine(store: PageStore, { uri, facts, addressOf, now = Date.now }: EngineOptions): Engine {
  const { locale, currency, visitor } = facts
  const headers = { language: localeFacts[locale].code, currency }
  const http: HttpLink.Options = { uri, headers, credentials: 'same-origin' }
  const inRole = new SetContextLink(({ headers: given }) => ({
    headers: { ...given, 'client-role': clientRoleOf(addressOf(), visitor) },
  }))
  const client = new ApolloClient({
    // what changes something is never sent twice by us
    link: inRole.split(
      ({ operationType }) => operationType === 'mutation',
      new HttpLink(http),
      new HttpLink({ ...http, fetch: fetchAgain }),
    ),
    cache: new InMemoryCache({
      possibleTypes: possibleTypes.possibleTypes,
      // regions, organizers and towns count from one each: kept by id, one would be read as the other
      typePolicies: { DirectoryEntry: { keyFields: false, merge: true } },
    }),
  })
  const watched = new Map<string, { unsubscribe: () => void }>()
  const fetchedAt = new Map<string, number>()

  store.onDrop((key) => {
    watched.get(key)?.unsubscribe()
    watched.delete(key)
    fetchedAt.delete(key)
  })

  const follow = <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    key: string,
  ): void => {
    if (watched.has(key)) return
    const query = client.watchQuery<Data, OperationVariables>({
      query: document as TypedDocumentNode<Data, OperationVariables>,
      variables,
      fetchPolicy: 'cache-only',
    })
    // an incomplete result means that another query has pushed something out: what is shown stays
    watched.set(
      key,
      query.subscribe(({ data, dataState }) => {
        if (dataState === 'complete' && !isSame(data, store.read(key))) store.write(key, data)
      }),
    )
  }

  const contextOf = (signal: AbortSignal | undefined) => ({ queryDeduplication: !signal, ...(signal && { fetchOptions: { signal } }) })

  return {
    adopt: (document, variables, data) => {
      const key = readingKey(readingOf(document, variables))
      client.cache.writeQuery<unknown, OperationVariables>({
        query: document as TypedDocumentNode<unknown, OperationVariables>,
        variables,
        data,
      })
      fetchedAt.set(key, now())
      follow(document, variables, key)
    },
    query: async <Data, Variables extends OperationVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      { signal }: CallOptions = {},
    ) => {
      const key = readingKey(readingOf(document, variables))
      const isFresh = now() - (fetchedAt.get(key) ?? Number.NEGATIVE_INFINITY) < freshFor
      try {
        const { data } = await client.query<Data, OperationVariables>({
          query: document as TypedDocumentNode<Data, OperationVariables>,
          variables,
          fetchPolicy: isFresh ? 'cache-first' : 'network-only',
          context: contextOf(signal),
        })
        if (!isFresh) fetchedAt.set(key, now())
        store.write(key, data)
        follow(document, variables, key)
        return data as Data
      } catch (error) {
        throw asFailure(error, signal)
      }
    },
    mutate: async <Data, Variables extends OperationVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      { signal }: CallOptions = {},
    ) => {
      try {
        const { data } = await client.mutate<Data, OperationVariables>({
          mutation: document as TypedDocumentNode<Data, OperationVariables>,
          variables,
          context: contextOf(signal),
        })
        return data as Data
      } catch (error) {
        throw asFailure(error, signal)
      } finally {
        fetchedAt.clear() // whatever was read before the change is read anew
      }
    },
  }
}

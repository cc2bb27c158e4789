import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { tap } from 'rxjs'
import { type CallFacts, callHeaders } from './callHeaders.ts'
import { fetchWithRetry } from './fetchWithRetry.ts'
import possibleTypes from './possibleTypes.generated.ts'

export interface ApolloOptions {
  /** Address of the API. */
  uri: string
  facts: CallFacts
  /**
   * Returns the address that a call is made from: of the page being loaded, else of the current
   * one.
   */
  addressOf: () => { pathname: string; search: string }
  /** Called with each answer to a mutation, before the caller gets it. */
  onMutation: () => void
}

export function createApolloClient({
  uri,
  facts,
  addressOf,
  onMutation,
}: ApolloOptions): ApolloClient {
  const http: HttpLink.Options = { uri, credentials: 'same-origin' }
  const withHeaders = new SetContextLink(({ headers }) => ({
    headers: { ...headers, ...callHeaders(facts, addressOf()) },
  }))
  const noticeMutation = new ApolloLink((operation, forward) =>
    forward(operation).pipe(tap({ next: onMutation, error: onMutation })),
  )
  return new ApolloClient({
    // never retry a mutation
    link: withHeaders.split(
      ({ operationType }) => operationType === 'mutation',
      noticeMutation.concat(new HttpLink(http)),
      new HttpLink({ ...http, fetch: fetchWithRetry }),
    ),
    cache: new InMemoryCache({
      possibleTypes: possibleTypes.possibleTypes,
      // regions, organizers and towns each count from one: cached by id, they would be mixed up
      typePolicies: { DirectoryEntry: { keyFields: false, merge: true } },
    }),
  })
}

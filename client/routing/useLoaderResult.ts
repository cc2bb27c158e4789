import { type UNSAFE_DataWithResponseInit, useActionData, useLoaderData } from 'react-router'

type Result<Handler> = Handler extends (...args: never[]) => infer Returned
  ? Unwrapped<Awaited<Returned>>
  : never
type Unwrapped<Returned> = Returned extends Response
  ? never
  : Returned extends UNSAFE_DataWithResponseInit<infer Data>
    ? Data
    : Returned

/**
 * Returns the result of the page's loader: `useLoaderResult<typeof loader>()` with a type-only
 * import of the loader.
 */
export const useLoaderResult = <Loader>(): Result<Loader> => useLoaderData() as Result<Loader>

/** Returns the result of the page's action, if it has just run. */
export const useActionResult = <Action>(): Result<Action> | undefined =>
  useActionData() as Result<Action> | undefined

import { type UNSAFE_DataWithResponseInit, useActionData, useLoaderData } from 'react-router'

type Result<Handler> = Handler extends (...args: never[]) => infer Returned
  ? Unwrapped<Awaited<Returned>>
  : never
type Unwrapped<Returned> = Returned extends Response
  ? never
  : Returned extends UNSAFE_DataWithResponseInit<infer Data>
    ? Data
    : Returned

/** What the page's loader returned: `useLoaderResult<typeof loader>()` with a type-only import of the loader. */
export const useLoaderResult = <Loader>(): Result<Loader> => useLoaderData() as Result<Loader>

/** What the page's action returned, if it has just run. */
export const useActionResult = <Action>(): Result<Action> | undefined =>
  useActionData() as Result<Action> | undefined

import type { LoaderFunctionArgs } from 'react-router'

/** Runs the layout's loader; its document is not part of the first visit. */
export const loadLayout = async (args: LoaderFunctionArgs) =>
  (await import('./Layout.loader.ts')).loader(args)

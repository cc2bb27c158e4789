import type { LoaderFunctionArgs } from 'react-router'

/** Runs the layout's loader, imported lazily: the first visit doesn't need its document. */
export const loadLayout = async (args: LoaderFunctionArgs) =>
  (await import('./Layout.loader.ts')).loader(args)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'

export const distFolder = new URL('../../dist', import.meta.url).pathname

/** What the client's server bundle takes and gives; the server never imports the client's source (design section 2). */
export interface PageOptions {
  locale: Locale
  currency: Currency
  visitor: { id: number; name: string; isOrganizer: boolean } | null
  nonce: string
  execute(operation: { document: DocumentNode; variables: Record<string, unknown>; operationName: string }): Promise<ExecutionResult>
  report(error: unknown): void
}
export type PageRenderer = (
  request: Request,
  options: PageOptions,
) => Promise<{ status: number; headers: Headers; stream: Readable | null }>

/** The bundle of the last build. @throws when the client was never built */
export const loadBuiltRenderer = async (): Promise<PageRenderer> => {
  const assets: unknown = JSON.parse(readFileSync(join(distFolder, 'client/.vite/manifest.json'), 'utf8'))
  const { render }: { render(request: Request, options: PageOptions & { assets: unknown }): ReturnType<PageRenderer> } = await import(
    join(distFolder, 'server/entry.server.js')
  )
  return (request, options) => render(request, { ...options, assets })
}

/** For the page benchmark: renders one page again and again from data in hand. */
export const loadPageControl = async (request: Request, options: PageOptions): Promise<() => string> => {
  const assets: unknown = JSON.parse(readFileSync(join(distFolder, 'client/.vite/manifest.json'), 'utf8'))
  const { prepareControl }: { prepareControl(request: Request, options: PageOptions & { assets: unknown }): Promise<() => string> } =
    await import(join(distFolder, 'server/entry.server.js'))
  return prepareControl(request, { ...options, assets })
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'

export const distFolder = new URL('../../dist', import.meta.url).pathname

/** What the client's server bundle takes and gives; the server never imports the client's source (design section 2). */
export interface PageOptions {
  locale: Locale
  currency: Currency
  visitor: { id: number; name: string; isOrganizer: boolean; photo: string | null } | null
  /** Tours that are kept for later, in the account or the browser. */
  favorites?: number[]
  nonce: string
  hasDevelopmentPages?: boolean
  /** Of the browser's files: see `buildId`. */
  build?: string
  /** The language that the visitor would rather read than the page's. */
  suggestedLocale?: Locale
  /** The visitor's country, where an earlier answer told. */
  countryId?: number
  execute(operation: {
    document: DocumentNode
    variables: Record<string, unknown>
    operationName: string
  }): Promise<ExecutionResult>
  report(error: unknown): void
}
export type PageRenderer = (
  request: Request,
  options: PageOptions,
) => Promise<{ status: number; headers: Headers; body: string | null }>

const manifestFile = join(distFolder, 'client/.vite/manifest.json')

/** Names the build that this process serves, the same for all processes of a release. */
export const buildId = (): string =>
  createHash('sha256').update(readFileSync(manifestFile)).digest('hex').slice(0, 16)

/** What the server takes from the client's bundle. */
export interface PageBundle {
  render: PageRenderer
  /** Tells of a path whether the URL table has a page for it; whether that page finds anything is its loader's to say. */
  hasPage(): Promise<(path: string) => boolean>
}

/** What a build leaves behind for the renderer: its manifest, and the text of each stylesheet by its address. */
interface Build {
  assets: unknown
  styleOf(href: string): string
}

const readBuild = (): Build => {
  const folder = join(distFolder, 'client/assets')
  const texts = new Map<string, string>(
    readdirSync(folder).flatMap((name) =>
      name.endsWith('.css')
        ? [[`/assets/${name}`, readFileSync(join(folder, name), 'utf8').trim()] as const]
        : [],
    ),
  )
  return {
    assets: JSON.parse(readFileSync(manifestFile, 'utf8')),
    styleOf: (href) => texts.get(href) ?? '',
  }
}

interface BuiltModule {
  render(request: Request, options: PageOptions & Build): ReturnType<PageRenderer>
  hasPage(path: string): boolean
}

/** The bundle of the last build. @throws when the client was never built */
export const loadBuiltPages = async (): Promise<PageBundle> => {
  const build = readBuild()
  const { render, hasPage }: BuiltModule = await import(join(distFolder, 'server/entry.server.js'))
  return {
    render: (request, options) => render(request, { ...options, ...build }),
    hasPage: async () => hasPage,
  }
}

/** For the page benchmark: renders one page again and again from data in hand. */
export const loadPageControl = async (
  request: Request,
  options: PageOptions,
): Promise<() => string> => {
  const {
    prepareControl,
  }: { prepareControl(request: Request, options: PageOptions & Build): Promise<() => string> } =
    await import(join(distFolder, 'server/entry.server.js'))
  return prepareControl(request, { ...options, ...readBuild() })
}

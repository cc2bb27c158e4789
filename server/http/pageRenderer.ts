import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'

export const distFolder = new URL('../../dist', import.meta.url).pathname

/**
 * Input of the client's server bundle; the server never imports the client's source (design section
 * 2).
 */
export interface PageOptions {
  locale: Locale
  currency: Currency
  visitor: { id: number; name: string; isOrganizer: boolean; photo: string | null } | null
  /** Saved tours, of the account or the browser. */
  favorites?: number[]
  nonce: string
  hasDevelopmentPages?: boolean
  /** Id of the browser's files, see `buildId`. */
  build?: string
  /** Language that the visitor prefers to the page's. */
  suggestedLocale?: Locale
  /** Visitor's country, where an earlier answer stored it. */
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

/**
 * Returns the id of the build that this process serves, the same for all processes of a release.
 */
export const buildId = (): string =>
  createHash('sha256').update(readFileSync(manifestFile)).digest('hex').slice(0, 16)

/** Functions that the server uses of the client's bundle. */
export interface PageBundle {
  render: PageRenderer
  /**
   * Returns a function that checks whether the URL table has a page for a path. Whether that page
   * finds its data is up to its loader.
   */
  hasPage(): Promise<(path: string) => boolean>
}

/**
 * Output of a build that the renderer needs: its manifest, and the text of each stylesheet by its
 * URL.
 */
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

/** Loads the bundle of the last build. @throws when the client was never built */
export const loadBuiltPages = async (): Promise<PageBundle> => {
  const build = readBuild()
  const { render, hasPage }: BuiltModule = await import(join(distFolder, 'server/entry.server.js'))
  return {
    render: (request, options) => render(request, { ...options, ...build }),
    hasPage: async () => hasPage,
  }
}

/** Returns a function that renders one page repeatedly from loaded data, for the page benchmark. */
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

/**
 * Control of the page benchmark: renders pages from loaded data and compresses their documents. A
 * separate process, to run with the server's flags. Started by pageControl.ts, which sends it
 * messages.
 */
import { gzipSync } from 'node:zlib'
import { localeOfPath } from '#schema/rules/routes/matchPage.ts'
import { createApp } from '../compose.ts'
import { systemClock } from '../core/clock.ts'
import { createLogger } from '../core/logger.ts'
import { visitor } from '../core/viewer.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { readEnv } from '../env.ts'
import { executePage } from '../graphql/executePage.ts'
import { loadPageControl } from '../http/pageRenderer.ts'
import { localeFacts } from '#schema/codes/locales.ts'
import type { ControlCall, ControlReply } from './pageControl.ts'

const env = readEnv(process.env)
const database = await openDatabase(env)
const app = await createApp({
  env,
  databaseUrl: database.url,
  clock: systemClock,
  logger: createLogger('warn'),
})

interface Page {
  render(): string
  /** The document as the server sends it: the rendered tree with its state and scripts. */
  document: string
}

const preparePage = async (address: string): Promise<Page> => {
  const locale = localeOfPath(new URL(address).pathname)
  const { currency } = localeFacts[locale]
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  const failures: unknown[] = []
  const render = await loadPageControl(new Request(address), {
    locale,
    currency,
    visitor: null,
    nonce: 'bench',
    report: (error) => void failures.push(error),
    execute: (operation) =>
      executePage(operation, {
        app,
        viewer: visitor,
        locale,
        currency,
        requestId: 'bench',
        client: { ip: '', userAgent: '' },
        cookies: { setSession: () => undefined, clearSession: () => undefined },
      }),
  })
  // an error page costs less than the page and would distort the control
  if (failures.length > 0 || !response.ok)
    throw new Error(`${address} could not be prepared: ${failures[0] ?? response.status}`)
  return { render, document: await response.text() }
}

const prepared = new Map<string, Page>()
const pageOf = async (address: string): Promise<Page> => {
  const page = prepared.get(address) ?? (await preparePage(address))
  prepared.set(address, page)
  return page
}

const measure = async ({ addresses, count }: ControlCall): Promise<ControlReply> => {
  const pages: Page[] = []
  for (const address of addresses) pages.push(await pageOf(address))
  const before = process.cpuUsage()
  for (let i = 0; i < count; i++) {
    const page = pages[i % pages.length]
    page?.render()
    gzipSync(page?.document ?? '')
  }
  const { user, system } = process.cpuUsage(before)
  return { msPerPage: (user + system) / 1000 / count }
}

const end = async (): Promise<void> => {
  await app.close()
  await database.close()
  process.exit(0)
}

process.on('message', (call: ControlCall) => {
  measure(call).then(
    (reply) => process.send?.(reply),
    (error: unknown) => process.send?.({ error: String(error) } satisfies ControlReply),
  )
})
process.on('disconnect', () => void end())

import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'

/**
 * npm provides Chromium for this platform only; elsewhere, run `npx playwright install chromium`.
 */
const isPackedHere = process.platform === 'linux' && process.arch === 'x64'

/**
 * Returns the browser that the environment variable `CHROMIUM` names, else the one that npm pins,
 * so that results don't depend on a machine's version.
 * @throws Error if `CHROMIUM` names no file
 */
export const findBrowser = async (): Promise<{ executablePath: string; args: string[] }> => {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named)) throw new Error(`CHROMIUM: no browser is at ${named}`)
  const own = named || (isPackedHere ? '' : chromium.executablePath())
  const quiet = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  // the CPU composes pages: emulating a graphics card takes twice as long
  const drawing = ['--disable-gpu', '--enable-unsafe-swiftshader']
  if (own) return { executablePath: own, args: [...quiet, ...drawing] }
  const { default: packed } = await import('@sparticuz/chromium')
  // its own list also turns off the policy of origins, which tests must see at work
  const unwanted =
    /^--(disable-web-security|allow-running-insecure-content|headless|single-process|no-zygote|remote-debugging|user-data-dir|ignore-gpu-blocklist|in-process-gpu|use-gl|use-angle)/
  const args = packed.args.filter((arg) => !unwanted.test(arg))
  return { executablePath: await packed.executablePath(), args: [...args, ...quiet, ...drawing] }
}

/** Returns a port of this machine that is free at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })

import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'

/** The browser that Playwright installed, else one of this machine, else the one that comes from npm. */
export const findBrowser = async (): Promise<{ executablePath: string; args: string[] }> => {
  const own = [process.env.CHROMIUM, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  )
  const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  // pages are put together by the processor itself: asking it to play a graphics card takes twice as long
  const drawing = ['--disable-gpu', '--enable-unsafe-swiftshader']
  if (own) return { executablePath: own, args: [...quiet, ...drawing] }
  const { default: packed } = await import('@sparticuz/chromium')
  const unwanted =
    /^--(headless|single-process|no-zygote|remote-debugging|user-data-dir|ignore-gpu-blocklist|in-process-gpu|use-gl|use-angle)/
  const args = packed.args.filter((arg) => !unwanted.test(arg))
  return { executablePath: await packed.executablePath(), args: [...args, ...quiet, ...drawing] }
}

/** A port of this machine that nothing listens on at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })

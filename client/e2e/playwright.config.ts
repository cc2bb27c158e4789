import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { chromium, defineConfig, devices } from '@playwright/test'

/** The browser that Playwright installed, else one of this machine, else the one that comes from npm. */
const browser = async (): Promise<{ executablePath: string; args: string[] }> => {
  const own = [process.env.CHROMIUM, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  )
  const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  if (own) return { executablePath: own, args: quiet }
  const { default: packed } = await import('@sparticuz/chromium')
  const args = packed.args.filter((arg) => !/^--(headless|single-process|no-zygote|remote-debugging|user-data-dir)/.test(arg))
  return { executablePath: await packed.executablePath(), args: [...args, ...quiet] }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })

// this file is read by every worker: the first reading chooses, the others inherit
process.env.BROWSER_TEST_PORT ??= String(await freePort())
const port = Number(process.env.BROWSER_TEST_PORT)
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // the first press of a day draws its pictures, and machines of continuous integration are slow
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../test-results/report.json' }]],
  use: { baseURL, launchOptions: await browser(), trace: 'off', locale: 'en-US', timezoneId: 'Europe/Berlin' },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
  ],
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning server/testing/startForBrowser.ts',
    cwd: '../..',
    url: `${baseURL}/health`,
    env: { PORT: String(port), PUBLIC_URL: baseURL, LOG_LEVEL: 'error' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

import { defineConfig, devices } from '@playwright/test'
import { findBrowser, freePort } from './browser.ts'

// this file is read by every worker: the first reading chooses, the others inherit
process.env.BROWSER_TEST_PORT ??= String(await freePort())
process.env.BACKSTAGE_PORT ??= String(await freePort())
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
  use: { baseURL, launchOptions: await findBrowser(), trace: 'off', locale: 'en-US', timezoneId: 'Europe/Berlin' },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    // a phone has no Tab key, and what the server answers is the same for it
    {
      name: 'phone',
      testIgnore:
        '**/{attemptLimits,codeLogin,deciding,firstVisit,keyboard,kit,missingCode,orderRefusals,payRefusals,print,statuses,textPages,travelerList,voucherAndCancel}.journey.ts',
      // as many pixels as points: without a graphics card a map of seven times as many takes minutes
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning server/testing/startForBrowser.ts',
    cwd: '../..',
    url: `${baseURL}/health`,
    env: { PORT: String(port), PUBLIC_URL: baseURL, TRUST_PROXY: 'on', LOG_LEVEL: 'error' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

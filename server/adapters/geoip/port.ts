/** Looks up the country of an IP address. */
export interface GeoIp {
  /**
   * Returns ISO 3166-1 alpha-2 in capitals; null for private and unknown addresses, and when the
   * data can't be read. Never rejects.
   */
  countryOf(ip: string): Promise<string | null>
}

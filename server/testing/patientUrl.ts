/**
 * Returns the connection string with a connection timeout of a minute, since a busy machine is slow
 * to connect and to respond.
 */
export const patientUrl = (connectionString: string): string => {
  const url = new URL(connectionString)
  url.searchParams.set('connect_timeout', '60')
  return url.href
}

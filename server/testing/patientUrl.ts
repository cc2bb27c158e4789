/** The connection string with time to spare: a machine that does other things besides takes its time to connect and to answer. */
export const patientUrl = (connectionString: string): string => {
  const url = new URL(connectionString)
  url.searchParams.set('connect_timeout', '60')
  return url.href
}

/**
 * Gives each worker its own server and database, so that parallel journeys never take each other's
 * places.
 */
import { freePort } from './browser.ts'

export interface JourneyServer {
  /** Index of the worker that uses it. */
  index: number
  url: string
  port: number
  backstagePort: number
}

const workers = 3

/**
 * Returns the servers of a run. The first process to call it chooses their ports; its children
 * inherit them.
 */
export const journeyServers = async (): Promise<readonly JourneyServer[]> => {
  process.env.JOURNEY_PORTS ??= (
    await Promise.all(Array.from({ length: 2 * workers }, freePort))
  ).join()
  const ports = process.env.JOURNEY_PORTS.split(',').map(Number)
  return Array.from({ length: ports.length / 2 }, (_, index) => {
    const [port = 0, backstagePort = 0] = ports.slice(2 * index)
    return { index, url: `http://localhost:${port}`, port, backstagePort }
  })
}

/** Returns the server of this worker. @throws Error outside of a worker */
export const ownServer = async (): Promise<JourneyServer> => {
  const server = (await journeyServers())[Number(process.env.TEST_PARALLEL_INDEX)]
  if (!server)
    throw new Error(
      'No server of this worker: run journeys with npm test -- client/e2e/NAME.journey.ts',
    )
  return server
}

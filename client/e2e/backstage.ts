import { ownServer } from './journeyServers.ts'

type Act =
  | 'endHold'
  | 'completeTrip'
  | 'losePayments'
  | 'closeBank'
  | 'raisePrice'
  | 'tryCodes'
  | 'inRoubles'
  | 'promiseCashback'

/** What only time or another service does, had at once from the server of the journeys (server/testing/backstage.ts). */
export const backstage = async (act: Act, of: string | number) => {
  const { backstagePort } = await ownServer()
  const answer = await fetch(`http://127.0.0.1:${backstagePort}/${act}/${of}`, { method: 'POST' })
  if (!answer.ok) throw new Error(`${act}: ${await answer.text()}`)
}

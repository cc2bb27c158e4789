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

/**
 * Triggers what otherwise takes time or another service, on the journeys' server
 * (server/testing/backstage.ts).
 */
export const backstage = async (act: Act, of: string | number) => {
  const { backstagePort } = await ownServer()
  const answer = await fetch(`http://127.0.0.1:${backstagePort}/${act}/${of}`, { method: 'POST' })
  if (!answer.ok) throw new Error(`${act}: ${await answer.text()}`)
}

import { randomUUID } from 'node:crypto'
import { type Api, callApi, pressOnPaymentPage } from './callApi.ts'

export interface Bought {
  key: string
  /** `unclear` where the buyer never got a clear answer. */
  outcome: 'request' | 'soldOut' | 'unclear'
  request: { id: number; uuid: string } | null
}

const createRequest = `mutation ($input: CreateRequestInput!) { createRequest(input: $input) {
  __typename
  ... on CreateRequestSuccess { request { id uuid } }
  ... on UserError { code message }
} }`

/** Buys one seat as one buyer, with the same key until an answer arrives. */
export const buySeat = async (api: Api, tourDateId: number, n: number): Promise<Bought> => {
  const key = randomUUID()
  const input = {
    tourDateId,
    adults: 1,
    name: `Buyer ${n}`,
    email: `buyer${n}@example.org`,
    phone: '+491701234567',
    idempotencyKey: key,
  }
  const data = await callApi<{
    createRequest: { __typename: string; request?: { id: number; uuid: string }; message?: string }
  }>(api, createRequest, { input })
  const result = data?.createRequest
  if (result?.request) return { key, outcome: 'request', request: result.request }
  if (result?.__typename === 'SoldOutError') return { key, outcome: 'soldOut', request: null }
  if (result) api.noise.unclear.push(`${result.__typename}: ${result.message}`)
  return { key, outcome: 'unclear', request: null }
}

/** Buttons that payers press, in turns; the last one leaves without paying. */
const choices = ['pay', 'twice', 'pay', 'decline', 'pay', 'leave'] as const

/**
 * Pays for a confirmed request on the sandbox's page. Accepts a refusal (hold expired, request
 * ended) as an answer.
 */
export const payFor = async (api: Api, uuid: string, n: number): Promise<void> => {
  const data = await callApi<{ startPayment: { payment?: { payUrl: string | null } } }>(
    api,
    `mutation ($uuid: UUID!, $key: UUID!) { startPayment(uuid: $uuid, type: PREPAYMENT, method: CARD, idempotencyKey: $key) {
      ... on StartPaymentSuccess { payment { payUrl } }
    } }`,
    { uuid, key: randomUUID() },
  )
  const payUrl = data?.startPayment.payment?.payUrl
  if (payUrl) await pressOnPaymentPage(api, payUrl, choices[n % choices.length] ?? 'pay')
}

import { readId } from '#schema/rules/routes/pathParams.ts'

export const decisionIntents = ['confirm', 'decline', 'extend'] as const
export type DecisionIntent = (typeof decisionIntents)[number]

/** A decision that was just made. */
interface Decision {
  intent: DecisionIntent
  requestId: number
}

const name = 'decided'

/** Returns the decision in an address query; null for none. */
export const parseDecision = (search: string): Decision | null => {
  const [said, id] = (new URLSearchParams(search).get(name) ?? '').split('.')
  const intent = decisionIntents.find((known) => known === said)
  const requestId = readId(id ?? '')
  return intent && requestId !== null ? { intent, requestId } : null
}

/** Returns the address with this decision instead of an earlier one. */
export const withDecision = (address: string, { intent, requestId }: Decision): string => {
  const [path = '', search = ''] = address.split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  query.set(name, `${intent}.${requestId}`)
  return `${path}?${query}`
}

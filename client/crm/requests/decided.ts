import { readId } from '#schema/rules/routes/pathParams.ts'

const intents = ['confirm', 'decline', 'extend'] as const

/** A decision that was just taken, as the address of the page says that the form comes back to. */
export interface Decided {
  intent: (typeof intents)[number]
  requestId: number
}

const name = 'decided'

/** Null where the address names none. */
export const decidedIn = (search: string): Decided | null => {
  const [said, id] = (new URLSearchParams(search).get(name) ?? '').split('.')
  const intent = intents.find((known) => known === said)
  const requestId = readId(id ?? '')
  return intent && requestId !== null ? { intent, requestId } : null
}

/** The address with this decision in place of any before. */
export const withDecided = (address: string, { intent, requestId }: Decided): string => {
  const [path = '', search = ''] = address.split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  query.set(name, `${intent}.${requestId}`)
  return `${path}?${query}`
}

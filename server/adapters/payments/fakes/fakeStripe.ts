import {
  type FakeAnswer,
  type FakeCall,
  type FakeService,
  startFakeService,
} from './fakeService.ts'

interface Session {
  id: string
  url: string | null
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  expires_at: number
  client_reference_id: string | null
  payment_intent: string | null
  refunded: number
}

export interface FakeStripe extends FakeService {
  sessions: Map<string, Session>
  refunds: { id: string; amount: number; status: string }[]
  /** Completes the payment of a session. */
  pay(sessionId: string): void
  /**
   * Delays the next call until the promise settles, so that another can arrive with the same key.
   */
  hold(until: Promise<void>): void
}

const failure = (status: number, type: string, code: string, message = 'refused'): FakeAnswer => ({
  status,
  body: { error: { type, code, message } },
})

/**
 * Starts Stripe's Checkout and refunds with its idempotency rules. `now` is in seconds: Checkout
 * refuses expiry times out of range.
 */
export const startFakeStripe = async ({
  secretKey,
  now,
}: {
  secretKey: string
  now: () => number
}): Promise<FakeStripe> => {
  const sessions = new Map<string, Session>()
  const refunds: FakeStripe['refunds'] = []
  const kept = new Map<string, { body: string; answer: FakeAnswer }>()
  const inFlight = new Set<string>()
  let gate: Promise<void> | null = null

  const createSession = (form: URLSearchParams): FakeAnswer => {
    // removed in the API version that the library pins
    if (form.has('payment_method_types[0]'))
      return failure(400, 'invalid_request_error', 'parameter_unknown')
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    const currency = form.get('line_items[0][price_data][currency]') ?? ''
    const expiresAt = Number(form.get('expires_at'))
    const [success, cancel] = [form.get('success_url'), form.get('cancel_url')]
    if (form.get('mode') !== 'payment' || !success || !cancel || !/^[a-z]{3}$/.test(currency)) {
      return failure(400, 'invalid_request_error', 'parameter_missing')
    }
    if (!Number.isSafeInteger(amount) || amount < 50)
      return failure(400, 'invalid_request_error', 'amount_too_small')
    if (expiresAt < now() + 1800 || expiresAt > now() + 86_400)
      return failure(400, 'invalid_request_error', 'expires_at_invalid')
    const id = `cs_test_${sessions.size + 1}`
    sessions.set(id, {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      expires_at: expiresAt,
      client_reference_id: form.get('client_reference_id'),
      payment_intent: null,
      refunded: 0,
    })
    return { body: sessions.get(id) }
  }

  const createRefund = (form: URLSearchParams): FakeAnswer => {
    const session = [...sessions.values()].find(
      ({ payment_intent }) => payment_intent === form.get('payment_intent'),
    )
    if (!session?.payment_intent) return failure(404, 'invalid_request_error', 'resource_missing')
    const amount = Number(form.get('amount'))
    if (session.refunded === session.amount_total)
      return failure(400, 'invalid_request_error', 'charge_already_refunded')
    if (session.refunded + amount > session.amount_total)
      return failure(400, 'invalid_request_error', 'amount_too_large')
    session.refunded += amount
    const refund = { id: `re_${refunds.length + 1}`, amount, status: 'succeeded' }
    refunds.push(refund)
    return { body: { ...refund, object: 'refund' } }
  }

  const run = (call: FakeCall): FakeAnswer => {
    const form = new URLSearchParams(call.body)
    if (call.method === 'POST' && call.path === '/v1/checkout/sessions') return createSession(form)
    if (call.method === 'POST' && call.path === '/v1/refunds') return createRefund(form)
    const session = sessions.get(call.path.split('/')[4] ?? '')
    if (session && call.method === 'POST' && call.path.endsWith('/expire')) {
      if (session.status !== 'open')
        return failure(400, 'invalid_request_error', 'session_not_open')
      Object.assign(session, { status: 'expired', url: null })
      return { body: session }
    }
    if (!session || call.method !== 'GET')
      return failure(404, 'invalid_request_error', 'resource_missing')
    const isExpanded = call.query.toString().includes('latest_charge')
    const intent = session.payment_intent
    return {
      body: {
        ...session,
        payment_intent:
          intent && isExpanded
            ? { id: intent, latest_charge: { amount_refunded: session.refunded } }
            : intent,
      },
    }
  }

  const service = await startFakeService(async (call) => {
    if (call.headers.authorization !== `Bearer ${secretKey}`)
      return failure(401, 'invalid_request_error', 'api_key_invalid')
    const key = call.headers['idempotency-key']
    if (call.method !== 'POST' || typeof key !== 'string') return run(call)
    if (inFlight.has(key)) return failure(409, 'idempotency_error', 'idempotency_key_in_use')
    const known = kept.get(key)
    if (known)
      return known.body === call.body
        ? known.answer
        : failure(400, 'idempotency_error', 'idempotency_mismatch')
    inFlight.add(key)
    try {
      await gate
      const answer = run(call)
      // answers that reject the parameters are not stored: the key can be reused
      if ((answer.status ?? 200) !== 400) kept.set(key, { body: call.body, answer })
      return answer
    } finally {
      inFlight.delete(key)
    }
  })
  return Object.assign(service, {
    sessions,
    refunds,
    pay(sessionId: string) {
      const session = sessions.get(sessionId)
      if (session)
        Object.assign(session, {
          status: 'complete',
          payment_status: 'paid',
          payment_intent: `pi_${sessionId}`,
          url: null,
        })
    },
    hold(until: Promise<void>) {
      gate = until
    },
  })
}

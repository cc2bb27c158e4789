import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../../../core/clock.ts'
import type { SandboxPayment } from './sandboxBooks.ts'
import { signSandbox } from './sandboxSignature.ts'

/** A notification to the merchant. Repeats and copies have the same id. */
export interface SandboxEvent {
  id: string
  type: 'payment.paid' | 'payment.declined' | 'payment.refunded'
  /** Unix seconds. */
  created: number
  payment: {
    id: string
    reference: string
    amount: number
    refunded: number
    currency: string
    status: SandboxPayment['status']
  }
}

export interface SandboxNotifier {
  /**
   * Calls the merchant until it answers 200 or the attempts are used up. A notification lost with
   * the process can be read from the status, as with any provider.
   * @returns after the first attempt of each copy; never rejects
   */
  notify(
    payment: SandboxPayment,
    type: SandboxEvent['type'],
    how?: { delayMs?: number; copies?: number },
  ): Promise<void>
  close(): Promise<void>
}

const seconds = 1000
/** Milliseconds before each further attempt. */
export const sandboxPauses = [1, 5, 15, 60, 300].map((wait) => wait * seconds)
const answerTimeoutMs = 10 * seconds

export const createSandboxNotifier = ({
  key,
  reach = (url) => url,
  clock,
  logger,
  pauses = sandboxPauses,
}: {
  /** Signs the notifications. */
  key: Buffer
  /** Maps a merchant URL to one that this process can reach. */
  reach?: (url: string) => string
  clock: Clock
  logger: Pick<Logger, 'warn'>
  pauses?: readonly number[]
}): SandboxNotifier => {
  const closing = new AbortController()
  const running = new Set<Promise<void>>()

  const isHeard = async (url: string, event: SandboxEvent): Promise<boolean> => {
    try {
      const body = JSON.stringify(event)
      const headers = {
        'content-type': 'application/json',
        'sandbox-signature': signSandbox(body, key, clock.now()),
      }
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(answerTimeoutMs)])
      const response = await fetch(reach(url), {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'manual',
      })
      await response.body?.cancel()
      return response.status === 200
    } catch {
      return false
    }
  }

  const wait = (ms: number): Promise<boolean> =>
    pause(ms, true, { signal: closing.signal }).catch(() => false)

  const deliver = async (
    url: string,
    event: SandboxEvent,
    delayMs: number,
    afterFirst: () => void,
  ): Promise<void> => {
    try {
      for (const before of [delayMs, ...pauses]) {
        if (before > 0 && !(await wait(before))) return
        if (await isHeard(url, event)) return
        afterFirst()
      }
      logger.warn(
        { event: event.id, payment: event.payment.reference },
        'a notification of the sandbox was not accepted',
      )
    } finally {
      afterFirst()
    }
  }

  return {
    async notify(payment, type, { delayMs = 0, copies = 1 } = {}) {
      const event: SandboxEvent = {
        id: `${payment.id}:${type}:${payment.refundedMinor}`,
        type,
        created: Math.floor(clock.now().getTime() / 1000),
        payment: {
          id: payment.id,
          reference: payment.reference,
          amount: payment.amountMinor,
          refunded: payment.refundedMinor,
          currency: payment.currency,
          status: payment.status,
        },
      }
      const firstTries = Array.from({ length: copies }, () => {
        const first = Promise.withResolvers<void>()
        const delivery = deliver(payment.notificationUrl, event, delayMs, first.resolve).finally(
          () => running.delete(delivery),
        )
        running.add(delivery)
        return first.promise
      })
      await Promise.all(firstTries)
    },
    async close() {
      closing.abort()
      await Promise.all(running)
    },
  }
}

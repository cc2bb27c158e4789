import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../../../core/clock.ts'
import type { SandboxPayment } from './sandboxBooks.ts'
import { signSandbox } from './sandboxSignature.ts'

/** What the embedded provider tells the merchant. The id is the same in every repeat and every copy. */
export interface SandboxEvent {
  id: string
  type: 'payment.paid' | 'payment.declined' | 'payment.refunded'
  /** Unix seconds. */
  created: number
  payment: { id: string; reference: string; amount: number; refunded: number; currency: string; status: SandboxPayment['status'] }
}

export interface SandboxNotifier {
  /**
   * Calls the merchant until it answers 200 or the tries are over. What is lost with the process is told by the status, as with
   * any provider.
   * @returns once the first try of every copy is over, whatever came of it; never rejects
   */
  notify(payment: SandboxPayment, type: SandboxEvent['type'], how?: { delayMs?: number; copies?: number }): Promise<void>
  close(): Promise<void>
}

const seconds = 1000
/** Pauses before each further try. */
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
  /** Where an address of the merchant is reached from inside this process. */
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
      const headers = { 'content-type': 'application/json', 'sandbox-signature': signSandbox(body, key, clock.now()) }
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(answerTimeoutMs)])
      const response = await fetch(reach(url), { method: 'POST', headers, body, signal, redirect: 'manual' })
      await response.body?.cancel()
      return response.status === 200
    } catch {
      return false
    }
  }

  const wait = (ms: number): Promise<boolean> => pause(ms, true, { signal: closing.signal }).catch(() => false)

  const deliver = async (url: string, event: SandboxEvent, delayMs: number, afterFirst: () => void): Promise<void> => {
    try {
      for (const before of [delayMs, ...pauses]) {
        if (before > 0 && !(await wait(before))) return
        if (await isHeard(url, event)) return
        afterFirst()
      }
      logger.warn({ event: event.id, payment: event.payment.reference }, 'the merchant did not take a notification of the sandbox')
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
        const delivery = deliver(payment.notificationUrl, event, delayMs, first.resolve).finally(() => running.delete(delivery))
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

import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { CaptchaProvider } from './adapters/captcha/port.ts'
import type { GeoIp } from './adapters/geoip/port.ts'
import type { RateLimits } from './adapters/limits/port.ts'
import type { Mail } from './adapters/mail/port.ts'
import type { PaymentProviders } from './adapters/payments/createPaymentProviders.ts'
import type { CodeSenders } from './adapters/senders/port.ts'
import type { TelegramLinkStore } from './adapters/senders/telegramLinks.ts'
import type { VkId } from './adapters/vkid/port.ts'
import type { Clock } from './core/clock.ts'
import type { GiveUpJob } from './core/defineJob.ts'
import type { KeyRing } from './core/secrets.ts'
import type { Db } from './db/connect.ts'
import type { Notices } from './db/notices.ts'
import type { OnPaymentReceived } from './domains/payments/payments.events.ts'
import type { EnforceBookingLimit } from './domains/requests/booking/bookingLimits.ts'
import type { BookingNotifier } from './domains/requests/booking/bookingNotices.ts'
import type { SearchIndex } from './domains/search/reads/searchIndex.ts'
import type { Env } from './env.ts'
import type { PictureStore } from './posters/pictureStore.ts'

/**
 * All parts of a process. Resolvers reach it as `context.app`; nothing else is shared between
 * requests.
 */
export interface App {
  env: Env
  clock: Clock
  logger: Logger
  db: Db
  pool: Pool
  search: SearchIndex
  pictures: PictureStore
  geoip: GeoIp
  limits: RateLimits
  keys: KeyRing
  mail: Mail
  senders: CodeSenders
  telegramLinks: TelegramLinkStore
  captcha: CaptchaProvider
  /** Null where VK ID is not configured. */
  vkId: VkId | null
  payments: PaymentProviders
  /** Enforces the limits on bookings, quotes and started payments. */
  countBooking: EnforceBookingLimit
  /** Notifies listeners in any process, after the commit. */
  notices: Notices
  bookingNotices: BookingNotifier
  /** Applies a received payment to its request. */
  onPaid: OnPaymentReceived
  /** Runs the consequences of giving up a job for good. */
  giveUpJob: GiveUpJob
  close(): Promise<void>
}

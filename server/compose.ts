import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Pool } from 'pg'
import { createCaptcha } from './adapters/captcha/createCaptcha.ts'
import type { CaptchaProvider } from './adapters/captcha/port.ts'
import { createIptoasn } from './adapters/geoip/iptoasn.ts'
import type { GeoIp } from './adapters/geoip/port.ts'
import { createPostgresLimits } from './adapters/limits/postgres.ts'
import type { RateLimits } from './adapters/limits/port.ts'
import { createMail } from './adapters/mail/createMail.ts'
import type { Mail } from './adapters/mail/port.ts'
import { createPaymentProviders, type PaymentProviders } from './adapters/payments/createPaymentProviders.ts'
import { createSenders } from './adapters/senders/createSenders.ts'
import type { CodeSenders } from './adapters/senders/port.ts'
import { createTelegramLinks, type TelegramLinkStore } from './adapters/senders/telegramLinks.ts'
import type { VkId } from './adapters/vkid/port.ts'
import { createVkId } from './adapters/vkid/vkId.ts'
import type { Clock } from './core/clock.ts'
import { createKeyRing, type KeyRing } from './core/secrets.ts'
import { connectDatabase, type Db } from './db/connect.ts'
import { installationSecret, knownInstallationSecret } from './db/installationSecret.ts'
import { type Notices, openNotices } from './db/notices.ts'
import { eventsChannel, wakeAfterCommit } from './db/recordEvent.ts'
import type { OnPaid } from './domains/payments/payments.events.ts'
import { createPictureRenderer } from './posters/createPictureRenderer.ts'
import { createPictureStore, type PictureStore } from './posters/pictureStore.ts'
import { settleRequest } from './domains/requests/booking/actions/settleRequest.ts'
import { type BookingNotices, createBookingNotices } from './domains/requests/booking/bookingNotices.ts'
import { type CountBooking, createBookingLimits } from './domains/requests/booking/bookingLimits.ts'
import { createSearchIndex } from './domains/search/createSearchIndex.ts'
import type { SearchIndex } from './domains/search/reads/searchIndex.ts'
import type { Env } from './env.ts'

/** Everything a process is made of. Resolvers reach it as `context.app`; nothing else is shared between requests. */
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
  /** null where VK ID is not configured. */
  vkId: VkId | null
  payments: PaymentProviders
  /** How often visitors may book, ask for prices and begin to pay. */
  countBooking: CountBooking
  /** What listeners in any process are notified of, after the commit. */
  notices: Notices
  bookingNotices: BookingNotices
  /** What money that arrives does to its request. */
  onPaid: OnPaid
  close(): Promise<void>
}

/** The one place that builds things. @throws when the database can't be reached */
export const createApp = async ({
  env,
  databaseUrl,
  clock,
  logger,
}: {
  env: Env
  databaseUrl: string
  clock: Clock
  logger: Logger
}): Promise<App> => {
  const { db, pool, close } = connectDatabase(databaseUrl, logger)
  // connections of its own: following the catalogue never waits behind visitors, nor they behind a rebuild
  const catalogue = connectDatabase(databaseUrl, logger, 2)
  const search = await createSearchIndex({ pool: catalogue.pool, clock, logger })
  const renderer = createPictureRenderer()
  const pictures = createPictureStore(join(env.dataDirectory, 'pictures'), renderer.render)
  const keys = await readKeys(env, pool)
  const mail = createMail(env.messaging.mail, db)
  const telegramLinks = createTelegramLinks({ db, clock, key: keys.keyFor('telegram-links') })
  const payments = createPaymentProviders(env.payments, {
    db,
    clock,
    logger,
    publicUrl: env.publicUrl,
    sandboxKey: keys.keyFor('sandbox-payments'),
    ownOrigin: env.ownOrigin,
  })
  const notices = openNotices(catalogue.pool, logger)
  wakeAfterCommit(db, () => notices.send(eventsChannel))
  return {
    env,
    clock,
    logger,
    db,
    pool,
    search,
    pictures,
    geoip: createIptoasn(logger),
    limits: createPostgresLimits(pool, clock),
    keys,
    mail,
    senders: createSenders(env.messaging.senders, { db, mail, links: telegramLinks, clock, logger }),
    telegramLinks,
    vkId: env.messaging.vkId && createVkId(env.messaging.vkId),
    captcha: createCaptcha(env.captcha, { db, clock, key: keys.keyFor('captcha') }),
    payments,
    countBooking: createBookingLimits(clock, env.bookingPace),
    notices,
    bookingNotices: createBookingNotices(notices),
    onPaid: settleRequest,
    async close() {
      mail.close()
      await notices.settle()
      await payments.close()
      await renderer.close()
      await search.close()
      await catalogue.close()
      await close()
    },
  }
}

/** Whoever sets a SECRET_KEY later still reads what was sealed before it, and before the one it replaces. */
const readKeys = async ({ secretKey, previousSecretKey }: Env, pool: Pool): Promise<KeyRing> => {
  if (!secretKey) return createKeyRing(await installationSecret(pool), previousSecretKey ? [previousSecretKey] : [])
  const former = [previousSecretKey, await knownInstallationSecret(pool)].filter((secret) => secret !== null)
  return createKeyRing(secretKey, former)
}

import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createCaptcha } from './adapters/captcha/createCaptcha.ts'
import { createIptoasn } from './adapters/geoip/iptoasn.ts'
import { createPostgresLimits } from './adapters/limits/postgres.ts'
import { createMail } from './adapters/mail/createMail.ts'
import { createPaymentProviders } from './adapters/payments/createPaymentProviders.ts'
import { createSenders } from './adapters/senders/createSenders.ts'
import { createTelegramLinks } from './adapters/senders/telegramLinks.ts'
import { createVkId } from './adapters/vkid/vkId.ts'
import type { App } from './app.ts'
import type { Clock } from './core/clock.ts'
import { createKeyRing, type KeyRing } from './core/secrets.ts'
import { connectDatabase } from './db/connect.ts'
import { installationSecret, knownInstallationSecret } from './db/installationSecret.ts'
import { openNotices } from './db/notices.ts'
import { eventsChannel, wakeAfterCommit } from './db/recordEvent.ts'
import { applyPaymentToRequest } from './domains/requests/booking/actions/applyPaymentToRequest.ts'
import { createBookingLimits } from './domains/requests/booking/bookingLimits.ts'
import { createBookingNotices } from './domains/requests/booking/bookingNotices.ts'
import { createSearchIndex } from './domains/search/createSearchIndex.ts'
import type { Env } from './env.ts'
import { jobNamed } from './jobs/jobList.ts'
import { createPictureRenderer } from './posters/createPictureRenderer.ts'
import { createPictureStore } from './posters/pictureStore.ts'

export type { App } from './app.ts'

/**
 * Builds all parts of a process; nothing else builds them. @throws when the database can't be
 * reached
 */
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
  // separate connections: catalog updates never wait for visitors, nor visitors for a rebuild
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
  const app: App = {
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
    senders: createSenders(env.messaging.senders, {
      db,
      mail,
      links: telegramLinks,
      clock,
      logger,
    }),
    telegramLinks,
    vkId: env.messaging.vkId && createVkId(env.messaging.vkId),
    captcha: createCaptcha(env.captcha, { db, clock, key: keys.keyFor('captcha') }),
    payments,
    countBooking: createBookingLimits(clock, env.bookingPace),
    notices,
    bookingNotices: createBookingNotices(notices),
    onPaid: applyPaymentToRequest,
    giveUpJob: async (name, payload) => jobNamed(name)?.onGivenUp(app, payload),
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
  return app
}

/**
 * Returns the keys of SECRET_KEY or, without one, of the installation secret. Data encrypted with
 * the previous key or the installation secret stays readable.
 */
const readKeys = async ({ secretKey, previousSecretKey }: Env, pool: Pool): Promise<KeyRing> => {
  if (!secretKey)
    return createKeyRing(
      await installationSecret(pool),
      previousSecretKey ? [previousSecretKey] : [],
    )
  const former = [previousSecretKey, await knownInstallationSecret(pool)].filter(
    (secret) => secret !== null,
  )
  return createKeyRing(secretKey, former)
}

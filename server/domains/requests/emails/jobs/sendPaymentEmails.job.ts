import { z } from 'zod'
import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import { exactMoney } from '#schema/rules/money/exactMoney.ts'
import type { Mail } from '../../../../adapters/mail/port.ts'
import type { Clock } from '../../../../core/clock.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { Db } from '../../../../db/connect.ts'
import { sendEmail } from '../../../../emails/sendEmail.ts'
import { type PaymentEmailKind, paymentEmails } from '../paymentEmails.ts'
import { organizerLocale, organizerReaderSelect } from '../reads/organizerReader.ts'
import { readRequestEmailData } from '../reads/readRequestEmailData.ts'

interface Deps {
  db: Db
  mail: Mail
  clock: Clock
  env: { publicUrl: string }
}

/**
 * Notifies both sides of a further payment for a trip that was already sold. A retry sends the same
 * Message-ID.
 */
export const sendPaymentEmails = defineJob({
  name: 'requests.announcePayment',
  payload: z.object({ paymentId: z.string() }),
  run: async ({ db, mail, clock, env }: Deps, { paymentId }) => {
    const payment = await db.payment.findUnique({
      where: { id: paymentId },
      select: {
        amountMinor: true,
        currency: true,
        request: {
          select: {
            id: true,
            locale: true,
            contactEmail: true,
            organizer: { select: organizerReaderSelect },
          },
        },
      },
    })
    if (!payment) return
    const { id: requestId, locale, contactEmail, organizer } = payment.request
    const post: { kind: PaymentEmailKind; to: string; locale: Locale }[] = [
      { kind: 'restPaid', to: contactEmail, locale: isLocale(locale) ? locale : defaultLocale },
      { kind: 'organizerRestPaid', to: organizer.email, locale: organizerLocale(organizer) },
    ]
    for (const { kind, to, locale: language } of post) {
      const facts = await readRequestEmailData(db, {
        requestId,
        eventId: null,
        locale: language,
        publicUrl: env.publicUrl,
        now: clock.now(),
      })
      const letter = paymentEmails[language][kind]({
        ...facts,
        amount: exactMoney(payment.amountMinor, payment.currency, language),
      })
      await sendEmail(
        { db, mail },
        {
          to,
          locale: language,
          messageId: `payment-${paymentId}-${kind}`,
          content: letter,
          about: `payment ${paymentId}`,
        },
      )
    }
  },
})

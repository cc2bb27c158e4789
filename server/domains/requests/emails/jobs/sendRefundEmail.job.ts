import { z } from 'zod'
import { defaultLocale, isLocale } from '#schema/codes/locales.ts'
import { refundReasons } from '#schema/codes/payments.ts'
import { exactMoney } from '#schema/rules/money/exactMoney.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import type { Mail } from '../../../../adapters/mail/port.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { Db } from '../../../../db/connect.ts'
import { sendEmail } from '../../../../emails/sendEmail.ts'
import { refundEmail, refundEmailKinds } from '../refundLetters.ts'

interface Deps {
  db: Db
  mail: Mail
  env: { publicUrl: string }
}

/** Notifies the traveler of a refund's status. A retry sends the same Message-ID. */
export const sendRefundEmail = defineJob({
  name: 'requests.announceRefund',
  payload: z.object({ refundId: z.string(), about: z.enum(refundEmailKinds) }),
  run: async ({ db, mail, env }: Deps, { refundId, about }) => {
    const refund = await db.refund.findUnique({
      where: { id: refundId },
      select: {
        amountMinor: true,
        reason: true,
        handReference: true,
        payment: {
          select: {
            currency: true,
            request: {
              select: {
                id: true,
                uuid: true,
                locale: true,
                contactName: true,
                contactEmail: true,
                tour: { select: { translations: { select: { locale: true, title: true } } } },
              },
            },
          },
        },
      },
    })
    if (!refund) return
    const { request, currency } = refund.payment
    const locale = isLocale(request.locale) ? request.locale : defaultLocale
    const { translations } = request.tour
    const titleIn = (asked: string) => translations.find((row) => row.locale === asked)?.title
    const letter = refundEmail(locale, about, {
      number: request.id,
      tour: titleIn(locale) ?? titleIn(defaultLocale) ?? '',
      name: request.contactName,
      amount: exactMoney(refund.amountMinor, currency, locale),
      reference: refund.handReference,
      reason: refundReasons.find((known) => known === refund.reason) ?? 'other',
      requestUrl: env.publicUrl + pagePath('request', locale, { uuid: request.uuid }),
    })
    await sendEmail(
      { db, mail },
      {
        to: request.contactEmail,
        locale,
        messageId: `refund-${refundId}-${about}`,
        // a refund can be done, reversed by the provider, and done again manually
        ...(refund.handReference !== null && { sentAs: `refund-${refundId}-${about}-by-hand` }),
        content: letter,
        about: `refund ${refundId}`,
      },
    )
  },
})

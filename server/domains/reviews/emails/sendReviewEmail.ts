import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import type { Mail } from '../../../adapters/mail/port.ts'
import type { Db } from '../../../db/connect.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'
import { supportedLocaleOrDefault } from '#schema/rules/locales/supportedLocaleOrDefault.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'
import { sendEmail } from '../../../emails/sendEmail.ts'
import { type ReviewFacts, type ReviewLetters, reviewEmails } from './reviewEmails.ts'

export interface ReviewMail {
  db: Db
  mail: Pick<Mail, 'send'>
  env: { publicUrl: string }
}

/** Columns of a review that an e-mail to its author needs. */
export const reviewEmailSelect = {
  tourId: true,
  tour: { select: { translations: { select: { locale: true, title: true, slug: true } } } },
  organizer: { select: { translations: { select: { locale: true, name: true } } } },
  request: { select: { contactName: true, contactEmail: true, locale: true } },
  user: {
    select: { firstName: true, lastName: true, email: true, isEmailConfirmed: true, locale: true },
  },
} satisfies Prisma.ReviewSelect

type ReviewOfLetter = Prisma.ReviewGetPayload<{ select: typeof reviewEmailSelect }>

/**
 * Returns the recipient: the contact of the request, like all e-mails about a trip. Without a
 * request it is the account, once its address is confirmed; null where there is none.
 */
const authorOf = ({ request, user }: ReviewOfLetter) => {
  if (request)
    return {
      name: request.contactName,
      email: request.contactEmail,
      locale: supportedLocaleOrDefault(request.locale),
    }
  if (!user?.email || !user.isEmailConfirmed) return null
  return {
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    locale: supportedLocaleOrDefault(user.locale),
  }
}

const pick = <Row extends { locale: string }>(
  rows: readonly Row[],
  locale: Locale,
): Row | undefined => rows.find((row) => row.locale === locale) ?? rows[0]

/**
 * E-mails the author of a review in their language. Imported reviews have no recipient and are
 * skipped.
 * @throws Error when sending is worth another try
 */
export const sendReviewEmail = async (
  { db, mail, env }: ReviewMail,
  review: ReviewOfLetter,
  {
    messageId,
    write,
  }: { messageId: string; write: (letters: ReviewLetters, facts: ReviewFacts) => EmailContent },
): Promise<void> => {
  const author = authorOf(review)
  if (!author) return
  const { name, email, locale } = author
  const words = pick(review.tour.translations, locale)
  const facts = {
    name,
    tour: words?.title ?? '',
    organizer: pick(review.organizer.translations, locale)?.name ?? '',
    tourUrl:
      env.publicUrl +
      pagePath('slug', locale, { slug: slugWithId(words?.slug ?? '', review.tourId) }),
    contactsUrl: env.publicUrl + pagePath('contacts', locale),
  }
  await sendEmail(
    { db, mail },
    {
      to: email,
      locale,
      messageId,
      content: write(reviewEmails[locale], facts),
      about: 'a review',
    },
  )
}

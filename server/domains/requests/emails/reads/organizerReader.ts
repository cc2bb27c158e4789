import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import type { Prisma } from '../../../../db/generated/client/client.ts'

/** Fields that determine an organizer's e-mail address and language. */
export const organizerReaderSelect = {
  email: true,
  members: {
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { user: { select: { email: true, locale: true } } },
  },
} as const satisfies Prisma.OrganizerSelect

/**
 * Returns the language of an organizer's e-mails: that of the member with the organizer's address,
 * else of the longest-serving member.
 */
export const organizerLocale = ({
  email,
  members,
}: Prisma.OrganizerGetPayload<{ select: typeof organizerReaderSelect }>): Locale => {
  const users = members.map(({ user }) => user)
  const reader = users.find((user) => user.email?.toLowerCase() === email.toLowerCase()) ?? users[0]
  return reader && isLocale(reader.locale) ? reader.locale : defaultLocale
}

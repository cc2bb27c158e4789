import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import type { Prisma } from '../../../../db/generated/client/client.ts'

/** Where an organizer's letters go, and what tells in which language. */
export const organizerReaderSelect = {
  email: true,
  members: {
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { user: { select: { email: true, locale: true } } },
  },
} as const satisfies Prisma.OrganizerSelect

/** An organizer's letters are written as the account of their address reads, else as the one that has been there longest. */
export const organizerLocale = ({
  email,
  members,
}: Prisma.OrganizerGetPayload<{ select: typeof organizerReaderSelect }>): Locale => {
  const users = members.map(({ user }) => user)
  const reader = users.find((user) => user.email?.toLowerCase() === email.toLowerCase()) ?? users[0]
  return reader && isLocale(reader.locale) ? reader.locale : defaultLocale
}

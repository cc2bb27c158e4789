/** Defines: Viewer, ViewerSession, ProfilePhoto, Query.viewer */
import { findUser, userIdOf } from '../../../core/viewer.ts'
import { builder } from '../../../graphql/builder.ts'
import { CurrencyEnum, LocaleEnum } from '../../../graphql/enums.ts'
import { photoUrl } from '#schema/rules/accounts/profilePhoto.ts'
import { isCurrency } from '#schema/codes/currencies.ts'
import { Organizer } from '../../organizers/graphql/Organizer.ts'
import { TourCard } from '../../search/graphql/TourCard.ts'
import { activeSessionWhere } from '../actions/openSession.ts'
import { supportedLocaleOrDefault } from '#schema/rules/locales/supportedLocaleOrDefault.ts'

interface SessionRow {
  id: number
  userAgent: string
  ip: string
  createdAt: Date
  seenAt: Date
}

const ViewerSession = builder.objectRef<SessionRow>('ViewerSession').implement({
  description: 'A device on which the person is logged in.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the session.' }),
    isCurrent: t.boolean({
      description: 'Whether it is the session of this call.',
      resolve: ({ id }, _args, { viewer }) => findUser(viewer)?.sessionId === id,
    }),
    userAgent: t.exposeString('userAgent', {
      description: 'User agent of the browser; may be empty.',
    }),
    ip: t.exposeString('ip', { description: 'Network address that opened it.' }),
    createdAt: t.expose('createdAt', {
      description: 'When it was opened (UTC).',
      type: 'DateTime',
    }),
    seenAt: t.expose('seenAt', {
      type: 'DateTime',
      description: 'Last activity (UTC), to the minute.',
    }),
  }),
})

/** Maximum number of listed sessions, newest first. */
const shownSessions = 50

const ProfilePhoto = builder.objectRef<{ id: number; key: string }>('ProfilePhoto').implement({
  description: 'A square picture of the person, as WebP.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id for `updateProfilePhoto`.' }),
    url: t.string({
      description: 'URL of the square of 384 pixels.',
      resolve: ({ key }) => photoUrl(key, 384),
    }),
    smallUrl: t.string({
      description: 'URL of the square of 128 pixels.',
      resolve: ({ key }) => photoUrl(key, 128),
    }),
  }),
})

export const Viewer = builder.prismaObject('User', {
  variant: 'Viewer',
  description: 'The logged-in account.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the account.' }),
    email: t.exposeString('email', {
      description: 'E-mail address; null without one.',
      nullable: true,
    }),
    isEmailSet: t.boolean({
      description: 'Whether there is an e-mail address.',
      select: { email: true },
      resolve: ({ email }) => email !== null,
    }),
    isEmailConfirmed: t.exposeBoolean('isEmailConfirmed', {
      description: 'Whether the address is confirmed.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Phone number in E.164 form; null without one.',
    }),
    isPhoneConfirmed: t.exposeBoolean('isPhoneConfirmed', {
      description: 'Whether the number is confirmed.',
    }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name; may be empty.' }),
    hasPassword: t.boolean({
      description: 'Whether the account can log in by password.',
      select: { passwordHash: true },
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    language: t.field({
      type: LocaleEnum,
      description: 'Language of the account’s e-mails.',
      select: { locale: true },
      resolve: ({ locale }) => supportedLocaleOrDefault(locale),
    }),
    currency: t.field({
      description: 'Chosen currency; null without a choice.',
      type: CurrencyEnum,
      nullable: true,
      select: { currency: true },
      resolve: ({ currency }) => (isCurrency(currency) ? currency : null),
    }),
    countryId: t.exposeInt('countryId', {
      description: 'Id of the country; null if not chosen.',
      nullable: true,
    }),
    avatar: t.field({
      description: 'Profile photo; null without one.',
      type: ProfilePhoto,
      nullable: true,
      select: { avatar: { select: { id: true, upload: { select: { storageKey: true } } } } },
      resolve: ({ avatar }) =>
        avatar?.upload ? { id: avatar.id, key: avatar.upload.storageKey } : null,
    }),
    createdAt: t.expose('createdAt', {
      description: 'When the account was opened (UTC).',
      type: 'DateTime',
    }),
    sessions: t.field({
      type: [ViewerSession],
      description: 'Devices on which the account is logged in, latest seen first.',
      select: (_args, { app }) => ({
        sessions: {
          where: activeSessionWhere(app.clock.now()),
          orderBy: [{ seenAt: 'desc' as const }, { id: 'desc' as const }],
          take: shownSessions,
          select: { id: true, userAgent: true, ip: true, createdAt: true, seenAt: true },
        },
      }),
      resolve: ({ sessions }) => sessions,
    }),
    favorites: t.field({
      type: [TourCard],
      description: 'Favorite tours, latest first; hidden tours are omitted.',
      select: {
        favorites: {
          orderBy: [{ createdAt: 'desc' as const }, { tourId: 'asc' as const }],
          select: { tourId: true },
        },
      },
      resolve: ({ favorites }, _args, { app }) =>
        app.search.cards(favorites.map(({ tourId }) => tourId)),
    }),
  }),
})

/** Rights of the account besides booking. */
builder.prismaObjectFields(Viewer, (t) => ({
  isAdminAuth: t.exposeBoolean('isAdmin', {
    description: 'Whether the account is staff, so that pages load staff data.',
  }),
  canUseKnowledge: t.exposeBoolean('canUseKnowledge', {
    description: 'Staff permission to use the knowledge base.',
  }),
  canViewCommission: t.exposeBoolean('canViewCommission', {
    description: 'Staff permission to see commissions.',
  }),
  // the person's right, not the call's: the call that logs in is still a visitor's
  viewerCanUseCrm: t.boolean({
    description: 'Whether the account belongs to an organizer.',
    select: { _count: { select: { memberships: true } } },
    resolve: ({ _count }) => _count.memberships > 0,
  }),
  organizers: t.field({
    description: 'Organizers that the account belongs to.',
    type: [Organizer],
    select: (_args, _context, nested) => ({
      memberships: {
        orderBy: { organizerId: 'asc' as const },
        select: { organizer: nested(true) },
      },
    }),
    resolve: ({ memberships }) => memberships.map(({ organizer }) => organizer),
  }),
}))

builder.queryFields((t) => ({
  viewer: t.prismaField({
    description: 'The logged-in account; null for visitors.',
    type: Viewer,
    nullable: true,
    resolve: (query, _root, _args, { app, viewer }) => {
      const id = userIdOf(viewer)
      return id === null ? null : app.db.user.findUnique({ ...query, where: { id } })
    },
  }),
}))

/** Defines: Mutation.updateProfile, changeCountry, setLanguage, setCurrency, updateProfilePhoto, setActivity, addFavorite, removeFavorite, endSession, endOtherSessions */
import { setPhoto } from '../actions/profilePhoto.ts'
import { isSelectableCurrency } from '#schema/codes/currencies.ts'
import { DomainError } from '../../../core/domainError.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import type { UserViewer } from '../../../core/viewer.ts'
import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../graphql/context.ts'
import { CurrencyEnum, LocaleEnum } from '../../../graphql/enums.ts'
import { addFavorite, removeFavorite } from '../actions/changeFavorites.ts'
import { selectAtLeastId } from '../../../graphql/selectAtLeastId.ts'
import { endOtherSessions, endSession } from '../actions/endSessions.ts'
import {
  changeCountry,
  setActivity,
  setCurrency,
  setLanguage,
  updateProfile,
} from '../actions/updateProfile.ts'
import { requireUser } from '../../../core/viewer.ts'
import { Viewer } from './Viewer.ts'

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Changes of the profile; absent fields stay.',
  fields: (t) => ({
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name; may be empty.', defaultValue: '' }),
    countryId: t.int({ description: 'Id of the country; null clears it.', required: false }),
  }),
})

const found = (app: Context['app'], { userId }: UserViewer, query: object) =>
  app.db.user.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id: userId } })

builder.mutationFields((t) => ({
  updateProfile: t.prismaField({
    description: 'Changes name and country of the logged-in person.',
    type: Viewer,
    errors: {
      types: [InvalidInputError],
      union: { name: 'UpdateProfileResult' },
      result: { name: 'UpdateProfileSuccess' },
      dataField: { name: 'viewer' },
    },
    args: { input: t.arg({ description: 'The profile.', type: UpdateProfileInput }) },
    resolve: async (query, _root, { input }, { app, viewer }) => {
      const user = requireUser(viewer)
      await updateProfile(app.db, user, { ...input, countryId: input.countryId ?? null })
      return found(app, user, query)
    },
  }),
  changeCountry: t.prismaField({
    description: 'Sets or clears the country of the logged-in person.',
    type: Viewer,
    errors: {
      types: [InvalidInputError],
      union: { name: 'ChangeCountryResult' },
      result: { name: 'ChangeCountrySuccess' },
      dataField: { name: 'viewer' },
    },
    args: {
      countryId: t.arg.int({ description: 'Id of the country; null clears it.', required: false }),
    },
    resolve: async (query, _root, { countryId }, { app, viewer }) => {
      const user = requireUser(viewer)
      await changeCountry(app.db, user, countryId ?? null)
      return found(app, user, query)
    },
  }),
  setLanguage: t.prismaField({
    type: Viewer,
    description: 'Sets the language of the account’s e-mails.',
    args: { language: t.arg({ description: 'The language.', type: LocaleEnum }) },
    resolve: async (query, _root, { language }, { app, viewer }) => {
      const user = requireUser(viewer)
      await setLanguage(app.db, user, language)
      return found(app, user, query)
    },
  }),
  setCurrency: t.prismaField({
    description: 'Stores the currency in the profile.',
    type: Viewer,
    args: { currency: t.arg({ description: 'The currency.', type: CurrencyEnum }) },
    resolve: async (query, _root, { currency }, { app, viewer }) => {
      if (!isSelectableCurrency(currency))
        throw new DomainError('BAD_USER_INPUT', 'This currency can’t be chosen', 'currency')
      const user = requireUser(viewer)
      await setCurrency(app.db, user, currency)
      return found(app, user, query)
    },
  }),
  updateProfilePhoto: t.prismaField({
    type: Viewer,
    description:
      'Sets an uploaded photo (POST /uploads/photo) as profile photo, or removes it. A photo that is not set is deleted after a day.',
    args: {
      avatarId: t.arg.int({
        description: 'Id of an uploaded photo; null removes the photo.',
        required: false,
      }),
    },
    resolve: async (query, _root, { avatarId }, { app, viewer }) => {
      const user = requireUser(viewer)
      await setPhoto(app.db, user, avatarId ?? null)
      return found(app, user, query)
    },
  }),
  setActivity: t.boolean({
    description:
      'Records the account’s activity, at most once a minute; false if it was recorded within the last minute.',
    resolve: (_root, _args, { app, viewer }) => setActivity(app, requireUser(viewer)),
  }),
}))

builder.mutationFields((t) => ({
  addFavorite: t.prismaField({
    type: Viewer,
    description: 'Adds a tour to the favorites; does nothing if it is among them.',
    args: { tourId: t.arg.int({ description: 'Id of the tour.' }) },
    resolve: async (query, _root, { tourId }, { app, viewer }) => {
      const user = requireUser(viewer)
      await addFavorite(app.db, user, tourId)
      return found(app, user, query)
    },
  }),
  removeFavorite: t.prismaField({
    description: 'Removes a tour from the favorites; does nothing if it is not among them.',
    type: Viewer,
    args: { tourId: t.arg.int({ description: 'Id of the tour.' }) },
    resolve: async (query, _root, { tourId }, { app, viewer }) => {
      const user = requireUser(viewer)
      await removeFavorite(app.db, user, tourId)
      return found(app, user, query)
    },
  }),
  endSession: t.prismaField({
    type: Viewer,
    description: 'Logs out one device.',
    args: { id: t.arg.int({ description: 'Id of the session.' }) },
    resolve: async (query, _root, { id }, { app, viewer }) => {
      const user = requireUser(viewer)
      if (!(await endSession(app.db, user.userId, id, app.clock.now())))
        throw new DomainError('NOT_FOUND', 'No such session')
      return found(app, user, query)
    },
  }),
  endOtherSessions: t.prismaField({
    type: Viewer,
    description: 'Logs out all other devices.',
    resolve: async (query, _root, _args, { app, viewer }) => {
      const user = requireUser(viewer)
      await app.db.$transaction((tx) =>
        endOtherSessions(tx, user.userId, user.sessionId, app.clock.now()),
      )
      return found(app, user, query)
    },
  }),
}))

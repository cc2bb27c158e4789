/** Defines: OneTimeAccess, VerificationData, Query.verificationData, Mutation.createOneTimeToken, accessTokenByOneTimeToken, createVerificationToken */
import { hashToken } from '../../../core/secrets.ts'
import { builder } from '../../../graphql/builder.ts'
import { logInByToken } from '../actions/logInByToken.ts'
import { createOneTimeToken } from '../oneTimeTokens.ts'
import { requireUser } from '../../../core/viewer.ts'
import { keepSession, LogInSuccess } from './LogInSuccess.ts'

interface VerifiedPerson {
  firstName: string
  lastName: string
  email: string | null
  isEmailConfirmed: boolean
  phone: string | null
  isPhoneConfirmed: boolean
}

const VerificationData = builder.objectRef<VerifiedPerson>('VerificationData').implement({
  description: 'Data of an account for a verification service.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    email: t.exposeString('email', {
      description: 'E-mail address; null without one.',
      nullable: true,
    }),
    isEmailConfirmed: t.exposeBoolean('isEmailConfirmed', {
      description: 'Whether the address is confirmed.',
    }),
    phone: t.exposeString('phone', {
      description: 'Phone number in E.164 form; null without one.',
      nullable: true,
    }),
    isPhoneConfirmed: t.exposeBoolean('isPhoneConfirmed', {
      description: 'Whether the number is confirmed.',
    }),
  }),
})

builder.queryFields((t) => ({
  verificationData: t.field({
    type: VerificationData,
    nullable: true,
    description:
      'Data of the account that created the verification token; null for an invalid or expired token.',
    args: { token: t.arg.string({ description: 'Token from `createVerificationToken`.' }) },
    resolve: async (_root, { token }, { app }) => {
      const known = await app.db.oneTimeToken.findFirst({
        where: {
          tokenHash: hashToken(token.slice(0, 200)),
          purpose: 'verification',
          usedAt: null,
          expiresAt: { gt: app.clock.now() },
        },
        select: { user: true },
      })
      return known?.user ?? null
    },
  }),
}))

builder.mutationFields((t) => ({
  createOneTimeToken: t.string({
    description: 'A token that opens a session elsewhere, once, within five minutes.',
    resolve: (_root, _args, { app, viewer }) =>
      createOneTimeToken(app.db, requireUser(viewer).userId, 'access', app.clock.now()),
  }),
  accessTokenByOneTimeToken: t.field({
    description:
      'Opens a session with a one-time token. Error: UNAUTHENTICATED for a wrong or expired token.',
    type: LogInSuccess,
    args: {
      token: t.arg.string({ description: 'The one-time token.' }),
      withTokens: t.arg.boolean({
        description: 'True returns bearer tokens, false sets a cookie.',
        defaultValue: true,
      }),
    },
    resolve: async (_root, { token, withTokens }, context) =>
      keepSession(
        context,
        await logInByToken(context.app, context.client, {
          token,
          kind: withTokens ? 'bearer' : 'cookie',
        }),
      ),
  }),
  createVerificationToken: t.string({
    description:
      'A token with which a verification service reads `verificationData` for ten minutes.',
    resolve: (_root, _args, { app, viewer }) =>
      createOneTimeToken(app.db, requireUser(viewer).userId, 'verification', app.clock.now()),
  }),
}))

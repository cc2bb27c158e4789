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
  description: 'What a verification service is told of the person who sent it.',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email', { nullable: true }),
    isEmailConfirmed: t.exposeBoolean('isEmailConfirmed'),
    phone: t.exposeString('phone', { nullable: true }),
    isPhoneConfirmed: t.exposeBoolean('isPhoneConfirmed'),
  }),
})

builder.queryFields((t) => ({
  verificationData: t.field({
    type: VerificationData,
    nullable: true,
    description: 'Of the person whose verification token it is, while that works; null else.',
    args: { token: t.arg.string() },
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
    resolve: (_root, _args, { app, viewer }) => createOneTimeToken(app.db, requireUser(viewer).userId, 'access', app.clock.now()),
  }),
  accessTokenByOneTimeToken: t.field({
    type: LogInSuccess,
    args: { token: t.arg.string(), withTokens: t.arg.boolean({ defaultValue: true }) },
    resolve: async (_root, { token, withTokens }, context) =>
      keepSession(context, await logInByToken(context.app, context.client, { token, kind: withTokens ? 'bearer' : 'cookie' })),
  }),
  createVerificationToken: t.string({
    description: 'A token with which a verification service reads `verificationData` for ten minutes.',
    resolve: (_root, _args, { app, viewer }) => createOneTimeToken(app.db, requireUser(viewer).userId, 'verification', app.clock.now()),
  }),
}))

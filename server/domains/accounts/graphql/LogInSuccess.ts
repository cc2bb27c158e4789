/** Defines: LogInSuccess, SessionTokens, InvalidCredentialsError, InvalidCodeError */
import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../graphql/context.ts'
import { UserError } from '../../../graphql/UserError.ts'
import { InvalidCodeError, InvalidCredentialsError } from '../accounts.errors.ts'
import { mergeFavorites } from '../actions/mergeFavorites.ts'
import type { OpenedSession } from '../actions/openSession.ts'
import { Viewer } from './Viewer.ts'

builder.objectType(InvalidCredentialsError, {
  description: 'Login and password don’t match, or there is no such account.',
  name: 'InvalidCredentialsError',
  interfaces: [UserError],
})
builder.objectType(InvalidCodeError, {
  description: 'The code is wrong, was used or has expired.',
  name: 'InvalidCodeError',
  interfaces: [UserError],
})

const SessionTokens = builder.objectRef<OpenedSession>('SessionTokens').implement({
  description: 'Tokens for the header `authorization: Bearer`. Returned only once.',
  fields: (t) => ({
    accessToken: t.exposeString('token', {
      description: 'Bearer token for the `authorization` header.',
    }),
    accessTokenExpiresAt: t.expose('expiresAt', {
      description: 'When it expires (UTC).',
      type: 'DateTime',
    }),
    refreshToken: t.exposeString('refreshToken', {
      nullable: true,
      description:
        'Token for the next pair, valid once; see `Mutation.refreshToken`. Null for sessions that can’t be renewed.',
    }),
  }),
})

export const LogInSuccess = builder.objectRef<OpenedSession>('LogInSuccess').implement({
  description: 'A session was opened.',
  fields: (t) => ({
    viewer: t.prismaField({
      description: 'The logged-in account.',
      type: Viewer,
      resolve: (query, { userId }, _args, { app }) =>
        app.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    tokens: t.field({
      type: SessionTokens,
      nullable: true,
      description: 'Bearer tokens, if `withTokens` was true; null if the session is in a cookie.',
      resolve: (session) => (session.kind === 'bearer' ? session : null),
    }),
  }),
})

/**
 * Stores a browser's session in its cookie and merges the visitor's favorites into the account.
 * Other clients get their tokens in the response.
 */
export const keepSession = async (
  { app, cookies, visit }: Context,
  session: OpenedSession,
): Promise<OpenedSession> => {
  if (session.kind !== 'cookie') return session
  cookies.setSession(session.token, session.expiresAt)
  if (visit && visit.favoriteTourIds.length > 0) {
    await mergeFavorites(app.db, session.userId, visit.favoriteTourIds)
    visit.forgetFavorites()
  }
  return session
}

/** Defines: Mutation.logIn, sendAuthCode, logInByCode, refreshToken, logOut */
import { findUser } from '../../../core/viewer.ts'
import { builder } from '../../../graphql/builder.ts'
import { InvalidCodeError, InvalidCredentialsError } from '../accounts.errors.ts'
import { endSession, endSessionsByToken } from '../actions/endSessions.ts'
import { logIn } from '../actions/logIn.ts'
import { logInByCode } from '../actions/logInByCode.ts'
import { refreshSession } from '../actions/refreshSession.ts'
import { requestLoginCode } from '../actions/requestLoginCode.ts'
import { CodeSenderEnum } from './CodeSender.ts'
import { keepSession, LogInSuccess } from './LogInSuccess.ts'

export const CodeSent = builder.objectRef<{ openUrl: string | null }>('CodeSent').implement({
  description: 'A one-time code was sent.',
  fields: (t) => ({
    openUrl: t.exposeString('openUrl', {
      nullable: true,
      description:
        'URL the person must open to get the code (Telegram with phone request); null for other senders.',
    }),
  }),
})

builder.mutationFields((t) => {
  const login = () => t.arg.string({ description: 'E-mail address or international phone number.' })
  const captcha = () =>
    t.arg.string({
      required: false,
      description:
        'Solution of a captcha, required after CAPTCHA_REQUIRED or HARD_CAPTCHA_REQUIRED; see `captchaChallenge`.',
    })
  const withTokens = () =>
    t.arg.boolean({
      defaultValue: false,
      description:
        'True returns bearer tokens for the `authorization` header, for callers without cookies.',
    })
  const favoriteTourIds = () =>
    t.arg.intList({
      defaultValue: [],
      description:
        'Ids of the visitor’s favorite tours from before the login, to add to the account.',
    })
  return {
    logIn: t.field({
      type: LogInSuccess,
      description: 'Opens a session by password.',
      errors: {
        types: [InvalidCredentialsError],
        directResult: true,
        union: { name: 'LogInResult' },
      },
      args: {
        login: login(),
        password: t.arg.string({ description: 'The password.' }),
        captcha: captcha(),
        withTokens: withTokens(),
        favoriteTourIds: favoriteTourIds(),
      },
      resolve: async (_root, { withTokens, captcha, ...given }, context) =>
        keepSession(
          context,
          await logIn(context.app, context.client, {
            ...given,
            captcha: captcha ?? null,
            kind: withTokens ? 'bearer' : 'cookie',
          }),
        ),
    }),
    sendAuthCode: t.field({
      type: CodeSent,
      description:
        'Sends a one-time code to log in with. Answers the same whether there is an account or not.',
      args: {
        login: login(),
        codeSender: t.arg({
          description: 'How to send the code; the first that can reach the login when absent.',
          type: CodeSenderEnum,
          required: false,
        }),
        captcha: captcha(),
      },
      resolve: async (_root, { login, codeSender, captcha }, { app, client, locale }) => ({
        openUrl: await requestLoginCode(app, {
          login,
          sender: codeSender ?? null,
          captcha: captcha ?? null,
          ip: client.ip,
          locale,
        }),
      }),
    }),
    logInByCode: t.field({
      type: LogInSuccess,
      description:
        'Opens a session with the code that was sent. An address that no account has confirmed opens a new account.',
      errors: {
        types: [InvalidCodeError],
        directResult: true,
        union: { name: 'LogInByCodeResult' },
      },
      args: {
        login: login(),
        code: t.arg.string({ description: 'The code that was sent.' }),
        captcha: captcha(),
        withTokens: withTokens(),
        favoriteTourIds: favoriteTourIds(),
      },
      resolve: async (_root, { withTokens, captcha, ...given }, context) =>
        keepSession(
          context,
          await logInByCode(context.app, context.client, {
            ...given,
            captcha: captcha ?? null,
            locale: context.locale,
            kind: withTokens ? 'bearer' : 'cookie',
          }),
        ),
    }),
  }
})

builder.mutationFields((t) => ({
  refreshToken: t.field({
    type: LogInSuccess,
    description:
      'Returns the next pair of tokens. A refresh token works once: using it again ends the session with all its tokens.',
    args: { refreshToken: t.arg.string({ description: 'The refresh token; works once.' }) },
    resolve: (_root, { refreshToken }, { app, client }) =>
      refreshSession(app, client, refreshToken),
  }),
  logOut: t.boolean({
    description:
      'Ends the session and clears its cookie. An expired access token or the refresh token works too.',
    args: {
      refreshToken: t.arg.string({
        required: false,
        description: 'Refresh token, for callers without cookies.',
      }),
    },
    resolve: async (_root, { refreshToken }, { app, viewer, token, cookies }) => {
      const now = app.clock.now()
      const user = findUser(viewer)
      if (user) await endSession(app.db, user.userId, user.sessionId, now)
      await endSessionsByToken(
        app.db,
        { token: user ? null : (token ?? null), refreshToken: refreshToken ?? null },
        now,
      )
      cookies.clearSession()
      return true
    },
  }),
}))

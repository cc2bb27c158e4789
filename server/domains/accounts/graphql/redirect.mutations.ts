/** Defines: LogInRedirect, Query.redirectAuthMethods, Mutation.beginRedirectAuth, redirectAuthViaCode */
import type { CodeSender } from '#schema/codes/codeSenders.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readReturnPath } from '#schema/rules/routes/returnPath.ts'
import { DomainError } from '../../../core/domainError.ts'
import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../graphql/context.ts'
import { InvalidCodeError } from '../accounts.errors.ts'
import { logInByCode } from '../actions/logInByCode.ts'
import { beginRedirectLogIn, finishRedirectLogIn } from '../actions/redirectLogIn.ts'
import { CodeSenderEnum } from './CodeSender.ts'
import { keepSession } from './LogInSuccess.ts'

const LogInRedirect = builder.objectRef<{ url: string }>('LogInRedirect').implement({
  description: 'The login continues at another URL: send the browser there.',
  fields: (t) => ({
    type: t.string({ description: 'Always "redirect".', resolve: () => 'redirect' }),
    url: t.exposeString('url', { description: 'Absolute URL, or a path on this site.' }),
  }),
})

/**
 * Logs in a browser that returns from VK ID and stores the session in its cookie.
 * @returns the path of the page to go on with
 */
export const returnFromVk = async (
  context: Context,
  { code, state, deviceId }: { code: string; state: string; deviceId: string },
): Promise<string> => {
  const { app, client, redirectLogIn } = context
  const kept = redirectLogIn?.kept ?? null
  // valid once, whatever the outcome
  redirectLogIn?.forget()
  const { session, path } = await finishRedirectLogIn(app, client, {
    kept,
    code,
    state,
    deviceId,
    kind: 'cookie',
  })
  await keepSession(context, session)
  return path
}

builder.queryFields((t) => ({
  redirectAuthMethods: t.field({
    type: [CodeSenderEnum],
    description: 'Services for a login by redirect, for `beginRedirectAuth`.',
    resolve: (_root, _args, { app }): CodeSender[] => (app.vkId ? ['vk'] : []),
  }),
}))

builder.mutationFields((t) => ({
  beginRedirectAuth: t.field({
    type: LogInRedirect,
    description:
      'Starts a login at another service (vk): returns the URL for the browser and sets a cookie that ties its return to this browser.',
    args: {
      verifyMethod: t.arg({ description: 'The service to log in with.', type: CodeSenderEnum }),
      returnTo: t.arg.string({
        required: false,
        description: 'Path of the page to continue with.',
      }),
    },
    resolve: async (_root, { verifyMethod, returnTo }, { app, client, locale, redirectLogIn }) => {
      if (verifyMethod !== 'vk' || !redirectLogIn)
        throw new DomainError(
          'BAD_USER_INPUT',
          'verifyMethod must be VK, and the caller a browser',
          'verifyMethod',
        )
      const { url, kept, expiresAt } = await beginRedirectLogIn(app, {
        ip: client.ip,
        returnTo: returnTo ?? null,
        locale,
      })
      redirectLogIn.keep(kept, expiresAt)
      return { url }
    },
  }),
  redirectAuthViaCode: t.field({
    type: LogInRedirect,
    description:
      'Opens a session in a cookie with a code and returns where to continue. For vk pass `code`, `state` and `deviceId` from VK ID’s return URL; for other services `login` and the code that was sent there.',
    errors: {
      types: [InvalidCodeError],
      directResult: true,
      union: { name: 'RedirectAuthViaCodeResult' },
    },
    args: {
      verifyMethod: t.arg({
        description: 'The service or channel that sent the code.',
        type: CodeSenderEnum,
      }),
      code: t.arg.string({ description: 'The code.' }),
      login: t.arg.string({
        description: 'E-mail address or phone that the code was sent to; empty for VK ID.',
        defaultValue: '',
      }),
      state: t.arg.string({
        description: 'Value that VK ID returned; empty for other services.',
        defaultValue: '',
      }),
      deviceId: t.arg.string({
        description: 'Value that VK ID returned; empty for other services.',
        defaultValue: '',
      }),
      returnTo: t.arg.string({
        required: false,
        description: 'Path of the page to continue with; ignored for vk, which keeps its own.',
      }),
      captcha: t.arg.string({ required: false }),
      favoriteTourIds: t.arg.intList({
        description: 'Ids of tours to add to the favorites.',
        defaultValue: [],
      }),
    },
    resolve: async (
      _root,
      { verifyMethod, code, login, state, deviceId, returnTo, captcha, favoriteTourIds },
      context,
    ) => {
      if (verifyMethod === 'vk')
        return { url: await returnFromVk(context, { code, state, deviceId }) }
      const { app, client, locale } = context
      const session = await logInByCode(app, client, {
        login,
        code,
        kind: 'cookie',
        captcha: captcha ?? null,
        locale,
        favoriteTourIds,
      })
      await keepSession(context, session)
      return { url: readReturnPath(returnTo ?? null) ?? pagePath('account', locale) }
    },
  }),
}))

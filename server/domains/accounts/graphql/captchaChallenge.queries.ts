/** Defines: CaptchaChallenge, SiteTokens, Query.captchaChallenge, Query.phoneConfirmationMethods, Query.siteTokens */
import { logInWays, mainLogInWay } from '#schema/codes/logInWays.ts'
import { userIdOf } from '../../../core/viewer.ts'
import {
  captchaLevels,
  captchaProviderNames,
  type CaptchaChallenge as Challenge,
} from '../../../adapters/captcha/port.ts'
import { DomainError } from '../../../core/domainError.ts'
import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../graphql/context.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { attempts, captchaPurpose, ownAccount } from '../attempts.ts'
import { readLoginName } from '../loginName.ts'
import { CodeSenderEnum } from './CodeSender.ts'

const CaptchaLevel = literalEnum('CaptchaLevel', captchaLevels, 'How hard a captcha is.', {
  captcha: 'A normal captcha.',
  hard_captcha: 'A harder one, after many attempts.',
})
const CaptchaProvider = literalEnum(
  'CaptchaProvider',
  captchaProviderNames,
  'Services that provide captchas.',
  {
    altcha: 'Proof of work in the browser, without a third party.',
    hcaptcha: 'hCaptcha.',
    smartcaptcha: 'Yandex SmartCaptcha.',
    turnstile: 'Cloudflare Turnstile.',
  },
)
const CaptchaAttempt = literalEnum(
  'CaptchaAttempt',
  attempts,
  'The attempt that is repeated once the captcha is solved.',
  {
    logIn: 'Log in by password.',
    sendCode: 'Send a one-time code.',
    checkCode: 'Check a one-time code.',
    register: 'Register.',
    recoverPassword: 'Send a link for a new password.',
    currentPassword: 'Confirm the current password.',
  },
)

const CaptchaChallenge = builder.objectRef<Challenge>('CaptchaChallenge').implement({
  description: 'A captcha to solve, by a person or by their browser.',
  fields: (t) => ({
    provider: t.expose('provider', {
      description: 'Service that provides the captcha.',
      type: CaptchaProvider,
    }),
    siteKey: t.exposeString('siteKey', {
      nullable: true,
      description: 'Public key of the widget; null for ALTCHA.',
    }),
    puzzle: t.string({
      nullable: true,
      description: 'ALTCHA: the challenge as JSON; null for others.',
      resolve: ({ puzzle }) =>
        puzzle === null || puzzle === undefined ? null : JSON.stringify(puzzle),
    }),
    binding: t.exposeString('binding', {
      nullable: true,
      description: 'Value for the widget (Turnstile: cData); null if the service supports none.',
    }),
    expiresAt: t.expose('expiresAt', {
      description: 'Expiry (UTC); null if the service decides it.',
      type: 'DateTime',
      nullable: true,
    }),
  }),
})

const MainAuthMethod = literalEnum(
  'MainAuthMethod',
  logInWays,
  'The login method that the login page shows first.',
  {
    password: 'E-mail or phone with a password.',
    code: 'A one-time code.',
  },
)
const MapsProvider = literalEnum('MapsProvider', ['own', 'tiles'], 'Background of the maps.', {
  own: 'Land and borders from the site’s own data.',
  tiles: 'Tiles of a configured service.',
})

const SiteTokens = builder
  .objectRef<Pick<Context['app'], 'captcha' | 'env'>>('SiteTokens')
  .implement({
    description: 'Public keys of external services, and settings of the login.',
    fields: (t) => ({
      captchaProvider: t.field({
        description: 'Service that provides captchas.',
        type: CaptchaProvider,
        resolve: ({ captcha }) => captcha.siteKeys.provider,
      }),
      captchaKey: t.string({
        nullable: true,
        description: 'Site key of the captcha; null for ALTCHA, which has none.',
        resolve: ({ captcha }) => captcha.siteKeys.captchaKey,
      }),
      hardCaptchaKey: t.string({
        description: 'Site key of the harder captcha; null for ALTCHA.',
        nullable: true,
        resolve: ({ captcha }) => captcha.siteKeys.hardCaptchaKey,
      }),
      invisibleCaptchaProvider: t.field({
        description: 'Service of the invisible captcha; null without one.',
        type: CaptchaProvider,
        nullable: true,
        resolve: ({ captcha }) => captcha.siteKeys.invisibleProvider,
      }),
      invisibleCaptchaKey: t.string({
        description: 'Site key of the invisible captcha; null without one.',
        nullable: true,
        resolve: ({ captcha }) => captcha.siteKeys.invisibleKey,
      }),
      mapsProvider: t.field({
        description: 'Background of the maps.',
        type: MapsProvider,
        resolve: ({ env }) => (env.mapTiles ? 'tiles' : 'own'),
      }),
      mapsToken: t.string({
        nullable: true,
        description: 'Always null: the URL of map tiles contains their token.',
        resolve: () => null,
      }),
      mapsSuggestToken: t.string({
        nullable: true,
        description: 'Always null: the site finds places itself.',
        resolve: () => null,
      }),
      sendTourProgramInPdfViaWhatsapp: t.boolean({
        description: 'Always false: programs are downloaded.',
        resolve: () => false,
      }),
      mainAuthMethod: t.field({
        description: 'Login method that the login page shows first.',
        type: MainAuthMethod,
        resolve: () => mainLogInWay,
      }),
    }),
  })

builder.queryFields((t) => ({
  siteTokens: t.field({
    description: 'Public keys and settings that pages need.',
    type: SiteTokens,
    resolve: (_root, _args, { app }) => app,
  }),
  captchaChallenge: t.field({
    type: CaptchaChallenge,
    description:
      'Returns a captcha for one attempt: pass its solution as `captcha` to that call, for the same login.',
    args: {
      level: t.arg({ description: 'How hard it must be.', type: CaptchaLevel }),
      attempt: t.arg({ description: 'The attempt that will be repeated.', type: CaptchaAttempt }),
      login: t.arg.string({
        required: false,
        description: 'The login as typed; absent for attempts of a logged-in account.',
      }),
    },
    resolve: (_root, { level, attempt, login }, { app, viewer }) => {
      const userId = userIdOf(viewer)
      const account = login
        ? readLoginName(login)?.value
        : userId === null
          ? undefined
          : ownAccount(userId)
      if (!account)
        throw new DomainError(
          'BAD_USER_INPUT',
          'Neither an e-mail address nor an international phone number',
          'login',
        )
      return app.captcha.challenge(level, captchaPurpose(attempt, account))
    },
  }),
  phoneConfirmationMethods: t.field({
    type: [CodeSenderEnum],
    description: 'Senders that can reach a phone now, the same for every number.',
    resolve: (_root, _args, { app }) =>
      app.senders.availableSenders().filter((sender) => sender !== 'email' && sender !== 'vk'),
  }),
}))

/** Defines: CaptchaChallenge, SiteTokens, Query.captchaChallenge, Query.phoneConfirmationMethods, Query.siteTokens */
import { logInWays, mainLogInWay } from '#schema/codes/logInWays.ts'
import { userIdOf } from '../../../core/viewer.ts'
import { captchaLevels, captchaProviderNames, type CaptchaChallenge as Challenge } from '../../../adapters/captcha/port.ts'
import { DomainError } from '../../../core/domainError.ts'
import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../graphql/context.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { attempts, captchaPurpose, ownAccount } from '../attempts.ts'
import { readLoginName } from '../loginName.ts'
import { CodeSenderEnum } from './CodeSender.ts'

const CaptchaLevel = literalEnum('CaptchaLevel', captchaLevels, 'How hard a captcha is.', {
  captcha: 'The usual one.',
  hard_captcha: 'A harder one, after many attempts.',
})
const CaptchaProvider = literalEnum('CaptchaProvider', captchaProviderNames, 'Services that provide captchas.', {
  altcha: 'Proof of work in the browser, without a third party.',
  hcaptcha: 'hCaptcha.',
  smartcaptcha: 'Yandex SmartCaptcha.',
  turnstile: 'Cloudflare Turnstile.',
})
const CaptchaAttempt = literalEnum('CaptchaAttempt', attempts, 'The attempt that is repeated once the captcha is solved.', {
  logIn: 'Log in by password.',
  sendCode: 'Send a one-time code.',
  checkCode: 'Check a one-time code.',
  register: 'Register.',
  recoverPassword: 'Send a link to a new password.',
  currentPassword: 'Confirm the current password.',
})

const CaptchaChallenge = builder.objectRef<Challenge>('CaptchaChallenge').implement({
  description: 'What a page needs to let a person, or the machine in front of the person, solve a captcha.',
  fields: (t) => ({
    provider: t.expose('provider', { description: 'Service that provides the captcha.', type: CaptchaProvider }),
    siteKey: t.exposeString('siteKey', { nullable: true, description: 'Public key of the widget; null for ALTCHA.' }),
    puzzle: t.string({
      nullable: true,
      description: 'ALTCHA: the challenge as JSON.',
      resolve: ({ puzzle }) => (puzzle === null || puzzle === undefined ? null : JSON.stringify(puzzle)),
    }),
    binding: t.exposeString('binding', { nullable: true, description: 'Goes into the widget where its service carries it along (cData).' }),
    expiresAt: t.expose('expiresAt', {
      description: 'Until when it can be solved (UTC); null where the service decides.',
      type: 'DateTime',
      nullable: true,
    }),
  }),
})

const MainAuthMethod = literalEnum('MainAuthMethod', logInWays, 'The way to log in that the login page opens with.', {
  password: 'E-mail or phone with a password.',
  code: 'A one-time code.',
})
const MapsProvider = literalEnum('MapsProvider', ['own', 'tiles'], 'What lies under the maps.', {
  own: 'Land and borders of the site’s own data.',
  tiles: 'Tiles of a configured service.',
})

const SiteTokens = builder.objectRef<Pick<Context['app'], 'captcha' | 'env'>>('SiteTokens').implement({
  description: 'What pages need of services that are not ours, and how one logs in. All of it is public.',
  fields: (t) => ({
    captchaProvider: t.field({
      description: 'Service that provides captchas.',
      type: CaptchaProvider,
      resolve: ({ captcha }) => captcha.siteKeys.provider,
    }),
    captchaKey: t.string({
      nullable: true,
      description: 'null for ALTCHA, which has none.',
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
      description: 'What lies under the maps.',
      type: MapsProvider,
      resolve: ({ env }) => (env.mapTiles ? 'tiles' : 'own'),
    }),
    mapsToken: t.string({
      nullable: true,
      description: 'None is needed: that of a service of tiles stands in their address.',
      resolve: () => null,
    }),
    mapsSuggestToken: t.string({
      nullable: true,
      description: 'None is needed: places are found by the site itself.',
      resolve: () => null,
    }),
    sendTourProgramInPdfViaWhatsapp: t.boolean({ description: 'Programs are downloaded, not sent.', resolve: () => false }),
    mainAuthMethod: t.field({ description: 'The way to log in that comes first.', type: MainAuthMethod, resolve: () => mainLogInWay }),
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
    description: 'A captcha for one attempt: its solution goes into that call as `captcha`, for the same login.',
    args: {
      level: t.arg({ description: 'How hard it must be.', type: CaptchaLevel }),
      attempt: t.arg({ description: 'The attempt that will be repeated.', type: CaptchaAttempt }),
      login: t.arg.string({ required: false, description: 'As typed; left out where the person who is logged in tries something.' }),
    },
    resolve: (_root, { level, attempt, login }, { app, viewer }) => {
      const userId = userIdOf(viewer)
      const account = login ? readLoginName(login)?.value : userId === null ? undefined : ownAccount(userId)
      if (!account) throw new DomainError('BAD_USER_INPUT', 'Neither an e-mail address nor an international phone number', 'login')
      return app.captcha.challenge(level, captchaPurpose(attempt, account))
    },
  }),
  phoneConfirmationMethods: t.field({
    type: [CodeSenderEnum],
    description: 'Ways in which a code reaches a phone now, the same for every number.',
    resolve: (_root, _args, { app }) => app.senders.availableSenders().filter((sender) => sender !== 'email' && sender !== 'vk'),
  }),
}))

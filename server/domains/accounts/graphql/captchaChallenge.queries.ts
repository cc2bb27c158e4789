/** Defines: CaptchaChallenge, Query.captchaChallenge, Query.phoneConfirmationMethods */
import { captchaLevels, captchaProviderNames, type CaptchaChallenge as Challenge } from '../../../adapters/captcha/port.ts'
import { DomainError } from '../../../core/domainError.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { attempts, captchaPurpose, ownAccount } from '../attempts.ts'
import { readLoginName } from '../loginName.ts'
import { CodeSenderEnum } from './CodeSender.ts'

const CaptchaLevel = literalEnum('CaptchaLevel', captchaLevels)
const CaptchaProvider = literalEnum('CaptchaProvider', captchaProviderNames)
const CaptchaAttempt = literalEnum('CaptchaAttempt', attempts, 'What is tried again once the captcha is solved.')

const CaptchaChallenge = builder.objectRef<Challenge>('CaptchaChallenge').implement({
  description: 'What a page needs to let a person, or the machine in front of the person, solve a captcha.',
  fields: (t) => ({
    provider: t.expose('provider', { type: CaptchaProvider }),
    siteKey: t.exposeString('siteKey', { nullable: true, description: 'Public key of the widget; null for ALTCHA.' }),
    puzzle: t.string({
      nullable: true,
      description: 'ALTCHA: the challenge as JSON.',
      resolve: ({ puzzle }) => (puzzle === null || puzzle === undefined ? null : JSON.stringify(puzzle)),
    }),
    binding: t.exposeString('binding', { nullable: true, description: 'Goes into the widget where its service carries it along (cData).' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryFields((t) => ({
  captchaChallenge: t.field({
    type: CaptchaChallenge,
    description: 'A captcha for one attempt: its solution goes into that call as `captcha`, for the same login.',
    args: {
      level: t.arg({ type: CaptchaLevel }),
      attempt: t.arg({ type: CaptchaAttempt }),
      login: t.arg.string({ required: false, description: 'As typed; left out where the person who is logged in tries something.' }),
    },
    resolve: (_root, { level, attempt, login }, { app, viewer }) => {
      const account = login ? readLoginName(login)?.value : viewer.kind === 'user' ? ownAccount(viewer.userId) : undefined
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

/** Defines: Mutation.register, registerWithoutPassword, sendConfirmationCode, confirmRegistration */
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { builder } from '../../../graphql/builder.ts'
import { InvalidCodeError } from '../accounts.errors.ts'
import { confirmRegistration } from '../actions/confirmRegistration.ts'
import { register } from '../actions/register.ts'
import { resendRegistrationCode } from '../actions/resendRegistrationCode.ts'
import { keepSession, LogInSuccess } from './LogInSuccess.ts'

const person = (t: Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]) => ({
  firstName: t.string({ description: 'First name.' }),
  lastName: t.string({ description: 'Last name; may be empty.', defaultValue: '' }),
  email: t.string({ description: 'E-mail address.' }),
  phone: t.string({
    defaultValue: '',
    description: 'Phone number in E.164 form, such as +15551234567.',
  }),
  captcha: t.string({
    description:
      'Solution of a captcha, required after CAPTCHA_REQUIRED or HARD_CAPTCHA_REQUIRED; see `captchaChallenge`.',
    required: false,
  }),
})

const RegisterInput = builder.inputType('RegisterInput', {
  description: 'A new account with a password.',
  fields: (t) => ({ ...person(t), password: t.string({ description: 'The password.' }) }),
})
const RegisterWithoutPasswordInput = builder.inputType('RegisterWithoutPasswordInput', {
  description: 'A new account that logs in by codes.',
  fields: person,
})

const errors = {
  types: [InvalidInputError],
  union: { name: 'RegisterResult' },
  result: { name: 'RegisterSuccess' },
  dataField: { name: 'registrationToken' },
}

builder.mutationFields((t) => ({
  register: t.string({
    description:
      'Registers an account with a password: a code is sent to the address. Answers the same whether the address has an account or not. Pass token and code to `confirmRegistration`.',
    errors: { ...errors, union: { name: 'RegisterResult' } },
    args: { input: t.arg({ description: 'The account.', type: RegisterInput }) },
    resolve: (_root, { input: { captcha, ...input } }, { app, client, locale }) =>
      register(app, { ip: client.ip, locale, captcha: captcha ?? null, sender: null }, input),
  }),
  registerWithoutPassword: t.string({
    description:
      'Registers an account without a password, which logs in by codes. Otherwise like `register`.',
    errors: {
      ...errors,
      union: { name: 'RegisterWithoutPasswordResult' },
      result: { name: 'RegisterWithoutPasswordSuccess' },
    },
    args: { input: t.arg({ description: 'The account.', type: RegisterWithoutPasswordInput }) },
    resolve: (_root, { input: { captcha, ...input } }, { app, client, locale }) =>
      register(
        app,
        { ip: client.ip, locale, captcha: captcha ?? null, sender: null },
        { ...input, password: null },
      ),
  }),
  sendConfirmationCode: t.boolean({
    description: 'Sends a new code for a registration; the one before is no longer valid.',
    errors: {
      types: [InvalidCodeError],
      union: { name: 'SendConfirmationCodeResult' },
      result: { name: 'SendConfirmationCodeSuccess' },
      dataField: { name: 'isSent' },
    },
    args: {
      registrationToken: t.arg.string({ description: 'Token that the registration returned.' }),
      captcha: t.arg.string({ required: false }),
    },
    resolve: async (_root, { registrationToken, captcha }, { app, client, locale }) => {
      await resendRegistrationCode(app, {
        registrationToken,
        ip: client.ip,
        locale,
        captcha: captcha ?? null,
      })
      return true
    },
  }),
  confirmRegistration: t.field({
    type: LogInSuccess,
    description: 'Opens the account and a session with the code that was sent.',
    errors: {
      types: [InvalidCodeError],
      directResult: true,
      union: { name: 'ConfirmRegistrationResult' },
    },
    args: {
      registrationToken: t.arg.string({ description: 'Token that the registration returned.' }),
      code: t.arg.string({ description: 'The code that was sent.' }),
      captcha: t.arg.string({ required: false }),
      withTokens: t.arg.boolean({
        description: 'True returns bearer tokens, false sets a cookie.',
        defaultValue: false,
      }),
      favoriteTourIds: t.arg.intList({
        description: 'Ids of tours to add to the favorites.',
        defaultValue: [],
      }),
    },
    resolve: async (_root, { withTokens, captcha, ...given }, context) =>
      keepSession(
        context,
        await confirmRegistration(context.app, context.client, {
          ...given,
          captcha: captcha ?? null,
          kind: withTokens ? 'bearer' : 'cookie',
        }),
      ),
  }),
}))

/** Defines: Mutation.register, registerWithoutPassword, sendConfirmationCode, confirmRegistration */
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { builder } from '../../../graphql/builder.ts'
import { InvalidCodeError } from '../accounts.errors.ts'
import { confirmRegistration } from '../actions/confirmRegistration.ts'
import { register } from '../actions/register.ts'
import { resendRegistrationCode } from '../actions/resendRegistrationCode.ts'
import { keepSession, LogInSuccess } from './LogInSuccess.ts'

const person = (t: Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]) => ({
  firstName: t.string(),
  lastName: t.string({ defaultValue: '' }),
  email: t.string(),
  phone: t.string({ defaultValue: '', description: 'International, with plus.' }),
  captcha: t.string({ required: false }),
})

const RegisterInput = builder.inputType('RegisterInput', { fields: (t) => ({ ...person(t), password: t.string() }) })
const RegisterWithoutPasswordInput = builder.inputType('RegisterWithoutPasswordInput', { fields: person })

const errors = {
  types: [InvalidInputError],
  union: { name: 'RegisterResult' },
  result: { name: 'RegisterSuccess' },
  dataField: { name: 'registrationToken' },
}

builder.mutationFields((t) => ({
  register: t.string({
    description:
      'Asks for an account with a password: a code goes to the address. Answers the same whether the address has an account or not. The token goes with the code into confirmRegistration.',
    errors: { ...errors, union: { name: 'RegisterResult' } },
    args: { input: t.arg({ type: RegisterInput }) },
    resolve: (_root, { input: { captcha, ...input } }, { app, client, locale }) =>
      register(app, { ip: client.ip, locale, captcha: captcha ?? null, sender: null }, input),
  }),
  registerWithoutPassword: t.string({
    description: 'The same for an account that is opened by codes alone.',
    errors: { ...errors, union: { name: 'RegisterWithoutPasswordResult' }, result: { name: 'RegisterWithoutPasswordSuccess' } },
    args: { input: t.arg({ type: RegisterWithoutPasswordInput }) },
    resolve: (_root, { input: { captcha, ...input } }, { app, client, locale }) =>
      register(app, { ip: client.ip, locale, captcha: captcha ?? null, sender: null }, { ...input, password: null }),
  }),
  sendConfirmationCode: t.boolean({
    description: 'Sends the code of a registration anew; the one before works no longer.',
    errors: {
      types: [InvalidCodeError],
      union: { name: 'SendConfirmationCodeResult' },
      result: { name: 'SendConfirmationCodeSuccess' },
      dataField: { name: 'isOnItsWay' },
    },
    args: { registrationToken: t.arg.string(), captcha: t.arg.string({ required: false }) },
    resolve: async (_root, { registrationToken, captcha }, { app, client, locale }) => {
      await resendRegistrationCode(app, { registrationToken, ip: client.ip, locale, captcha: captcha ?? null })
      return true
    },
  }),
  confirmRegistration: t.field({
    type: LogInSuccess,
    description: 'Opens the account and a session with the code that was sent.',
    errors: { types: [InvalidCodeError], directResult: true, union: { name: 'ConfirmRegistrationResult' } },
    args: {
      registrationToken: t.arg.string(),
      code: t.arg.string(),
      captcha: t.arg.string({ required: false }),
      withTokens: t.arg.boolean({ defaultValue: false }),
      favouriteTourIds: t.arg.intList({ defaultValue: [] }),
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

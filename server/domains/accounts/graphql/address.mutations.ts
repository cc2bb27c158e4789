/** Defines: Mutation.changeEmail, confirmEmail, changePhone, confirmPhone, requestEmailConfirmation */
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { builder } from '../../../graphql/builder.ts'
import { selectAtLeastId } from '../../../graphql/selectAtLeastId.ts'
import { InvalidCodeError, InvalidCredentialsError } from '../accounts.errors.ts'
import {
  changeAddress,
  confirmAddress,
  requestEmailConfirmation,
} from '../actions/changeAddress.ts'
import { requireUser } from '../../../core/viewer.ts'
import { CodeSenderEnum } from './CodeSender.ts'
import { CodeSent } from './session.mutations.ts'
import { Viewer } from './Viewer.ts'

builder.mutationFields((t) => {
  const confirmation = (kind: 'email' | 'phone') =>
    t.prismaField({
      type: Viewer,
      description: `Confirms ${kind === 'email' ? 'an e-mail address' : 'a phone number'} with the code; it becomes the account’s.`,
      errors: {
        types: [InvalidCodeError],
        union: { name: kind === 'email' ? 'ConfirmEmailResult' : 'ConfirmPhoneResult' },
        result: { name: kind === 'email' ? 'ConfirmEmailSuccess' : 'ConfirmPhoneSuccess' },
        dataField: { name: 'viewer' },
      },
      args: {
        address: t.arg.string({
          description: 'The address or number passed to the call that sent the code.',
        }),
        code: t.arg.string({ description: 'The code that was sent.' }),
        captcha: t.arg.string({ required: false }),
      },
      resolve: async (query, _root, { address, code, captcha }, { app, client, viewer }) => {
        const user = requireUser(viewer)
        await confirmAddress(app, user, {
          kind,
          address,
          code,
          captcha: captcha ?? null,
          ip: client.ip,
        })
        return app.db.user.findUniqueOrThrow({
          ...selectAtLeastId(query),
          where: { id: user.userId },
        })
      },
    })
  return {
    confirmEmail: confirmation('email'),
    confirmPhone: confirmation('phone'),
    requestEmailConfirmation: t.boolean({
      description:
        'Sends a code to the account’s unconfirmed e-mail address; pass it to `confirmEmail`.',
      args: { captcha: t.arg.string({ required: false }) },
      resolve: async (_root, { captcha }, { app, client, viewer, locale }) => {
        await requestEmailConfirmation(app, requireUser(viewer), {
          captcha: captcha ?? null,
          ip: client.ip,
          locale,
        })
        return true
      },
    }),
  }
})

builder.mutationFields((t) => {
  const captcha = () => t.arg.string({ required: false })
  const currentPassword = () =>
    t.arg.string({
      defaultValue: '',
      description: 'The current password; empty if the account has none.',
    })
  return {
    changeEmail: t.field({
      type: CodeSent,
      description:
        'Sends a code to a new e-mail address. Answers the same for an address that another account has.',
      errors: {
        types: [InvalidInputError, InvalidCredentialsError],
        directResult: true,
        union: { name: 'ChangeEmailResult' },
      },
      args: {
        email: t.arg.string({ description: 'The new address.' }),
        currentPassword: currentPassword(),
        captcha: captcha(),
      },
      resolve: async (
        _root,
        { email, currentPassword, captcha },
        { app, client, viewer, locale },
      ) => ({
        openUrl: await changeAddress(app, requireUser(viewer), {
          kind: 'email',
          address: email,
          currentPassword,
          sender: null,
          captcha: captcha ?? null,
          ip: client.ip,
          locale,
        }),
      }),
    }),
    changePhone: t.field({
      type: CodeSent,
      description:
        'Sends a code to a new phone number. Answers the same for a number that another account has.',
      errors: {
        types: [InvalidInputError, InvalidCredentialsError],
        directResult: true,
        union: { name: 'ChangePhoneResult' },
      },
      args: {
        phone: t.arg.string({ description: 'The new number in international form.' }),
        codeSender: t.arg({
          description: 'How to send the code; the first that can reach the number when absent.',
          type: CodeSenderEnum,
          required: false,
        }),
        currentPassword: currentPassword(),
        captcha: captcha(),
      },
      resolve: async (
        _root,
        { phone, codeSender, currentPassword, captcha },
        { app, client, viewer, locale },
      ) => ({
        openUrl: await changeAddress(app, requireUser(viewer), {
          kind: 'phone',
          address: phone,
          currentPassword,
          sender: codeSender ?? null,
          captcha: captcha ?? null,
          ip: client.ip,
          locale,
        }),
      }),
    }),
  }
})

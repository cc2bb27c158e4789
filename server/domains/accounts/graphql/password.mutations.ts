/** Defines: InvalidTokenError, Query.checkPasswordResetToken, Mutation.recoverPassword, resetPassword, changePassword */
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { builder } from '../../../graphql/builder.ts'
import { UserError } from '../../../graphql/UserError.ts'
import { InvalidCredentialsError, InvalidTokenError } from '../accounts.errors.ts'
import { changePassword, recoverPassword, resetPassword } from '../actions/replacePassword.ts'
import { ownerOfToken } from '../oneTimeTokens.ts'
import { requireUser } from '../../../core/viewer.ts'

builder.objectType(InvalidTokenError, {
  description: 'The link is wrong, was used or has expired.',
  name: 'InvalidTokenError',
  interfaces: [UserError],
})

builder.queryFields((t) => ({
  checkPasswordResetToken: t.boolean({
    description: 'Whether the token of a link for a new password is valid now. Does not use it up.',
    args: { token: t.arg.string({ description: 'Token of the link.' }) },
    resolve: async (_root, { token }, { app }) =>
      (await ownerOfToken(app.db, token, 'password_reset', app.clock.now())) !== null,
  }),
}))

builder.mutationFields((t) => ({
  recoverPassword: t.boolean({
    description:
      'Sends a link for a new password. Answers the same whether there is an account or not.',
    errors: {
      types: [InvalidInputError],
      union: { name: 'RecoverPasswordResult' },
      result: { name: 'RecoverPasswordSuccess' },
      dataField: { name: 'isSent' },
    },
    args: {
      email: t.arg.string({ description: 'E-mail address of the account.' }),
      captcha: t.arg.string({ required: false }),
    },
    resolve: async (_root, { email, captcha }, { app, client }) => {
      await recoverPassword(app, { email, captcha: captcha ?? null, ip: client.ip })
      return true
    },
  }),
  resetPassword: t.boolean({
    description:
      'Sets a new password with the token of the e-mailed link, once. All sessions end and none is opened.',
    errors: {
      types: [InvalidInputError, InvalidTokenError],
      union: { name: 'ResetPasswordResult' },
      result: { name: 'ResetPasswordSuccess' },
      dataField: { name: 'isChanged' },
    },
    args: {
      token: t.arg.string({ description: 'Token of the link.' }),
      password: t.arg.string({ description: 'The new password.' }),
    },
    resolve: async (_root, given, { app, client }) => {
      await resetPassword(app, { ...given, ip: client.ip })
      return true
    },
  }),
  changePassword: t.boolean({
    description:
      'Sets a new password, or the first one. Requires the current one, if there is one. All other sessions end.',
    errors: {
      types: [InvalidInputError, InvalidCredentialsError],
      union: { name: 'ChangePasswordResult' },
      result: { name: 'ChangePasswordSuccess' },
      dataField: { name: 'isChanged' },
    },
    args: {
      currentPassword: t.arg.string({
        description: 'The current password; empty if the account has none.',
        defaultValue: '',
      }),
      password: t.arg.string({ description: 'The new password.' }),
      captcha: t.arg.string({ required: false }),
    },
    resolve: async (_root, { captcha, ...given }, { app, client, viewer }) => {
      await changePassword(app, requireUser(viewer), {
        ...given,
        captcha: captcha ?? null,
        ip: client.ip,
      })
      return true
    },
  }),
}))

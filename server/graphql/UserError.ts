/** Defines: UserError */
import { builder } from './builder.ts'

/** Every expected refusal of a mutation says its code and a message for developers. */
export const UserError = builder.interfaceRef<{ code: string; message: string }>('UserError').implement({
  description: 'Implemented by every error that a mutation expects. Decide by `code`.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable code of the error, one of the closed list in the docs: decide by this.' }),
    message: t.exposeString('message', {
      description: 'English text for developers; may change. Show people a text of your own, chosen by `code`.',
    }),
  }),
})

/** Defines: UserError */
import { builder } from './builder.ts'

/** Every expected refusal of a mutation has a code and a message for developers. */
export const UserError = builder
  .interfaceRef<{ code: string; message: string }>('UserError')
  .implement({
    description: 'Implemented by every expected error of a mutation. Distinguish errors by `code`.',
    fields: (t) => ({
      code: t.exposeString('code', {
        description: 'Stable code of the error. Distinguish errors by it.',
      }),
      message: t.exposeString('message', {
        description:
          'English text for developers; may change. Show users your own text, chosen by `code`.',
      }),
    }),
  })

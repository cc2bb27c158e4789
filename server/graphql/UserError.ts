/** Defines: UserError */
import { builder } from './builder.ts'

/** Every expected refusal of a mutation says its code and a message for developers. */
export const UserError = builder.interfaceRef<{ code: string; message: string }>('UserError').implement({
  fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
})

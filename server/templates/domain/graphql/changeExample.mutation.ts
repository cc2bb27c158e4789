/** Defines: Mutation.changeExample */
import { InvalidInputError } from '#server/core/invalidInputError.ts'
import { builder } from '#server/graphql/builder.ts'
import { changeExample } from '../actions/changeExample.ts'

builder.mutationFields((t) => ({
  changeExample: t.int({
    description:
      'TODO: what it does, who may call it, and what it returns. Returns the id of what was changed.',
    errors: {
      types: [InvalidInputError],
      union: { name: 'ChangeExampleResult' },
      result: { name: 'ChangeExampleSuccess' },
      dataField: { name: 'id' },
    },
    args: { text: t.arg.string({ description: 'TODO: what it is, and its limits.' }) },
    resolve: (_root, input, { app, viewer }) => changeExample(app, viewer, input),
  }),
}))

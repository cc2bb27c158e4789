/** Defines: HelpRequestKind, Mutation.submitHelpRequest */
import { helpRequestKinds } from '#schema/codes/helpRequests.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { submitHelpRequest } from '../actions/submitHelpRequest.ts'

export const HelpRequestKindEnum = literalEnum(
  'HelpRequestKind',
  helpRequestKinds,
  'What a visitor asks Versta’s team for.',
  {
    learn_more: 'A question about a tour or the site.',
    corp_tour_request: 'A tour for a company.',
    individual_tour: 'A tour made for one party.',
    phone_call_request: 'A phone call.',
    cashback: 'A question about cashback.',
    gift_card: 'A gift card.',
    visa: 'Help with a visa.',
    agency: 'A partnership as an agency.',
    other: 'Anything else.',
  },
)

const SubmitHelpRequestInput = builder.inputType('SubmitHelpRequestInput', {
  description: 'A question to Versta’s team.',
  fields: (t) => ({
    kind: t.field({ description: 'What it is about.', type: HelpRequestKindEnum }),
    name: t.string({ description: 'Name of the person asking.' }),
    email: t.string({
      defaultValue: '',
      description: 'E-mail address for the answer; may be empty only for PHONE_CALL_REQUEST.',
    }),
    phone: t.string({
      defaultValue: '',
      description: 'Phone number in E.164 form; required for PHONE_CALL_REQUEST.',
    }),
    message: t.string({
      defaultValue: '',
      description: 'Text of the question; required for kinds that need details.',
    }),
    tourId: t.int({ description: 'Id of the tour it is about; absent for none.', required: false }),
    pageUrl: t.string({ defaultValue: '', description: 'Path of the page with the form.' }),
    idempotencyKey: t.string({
      description: 'A UUID created with the form: the same key returns the same request.',
    }),
  }),
})

builder.mutationFields((t) => ({
  submitHelpRequest: t.boolean({
    description:
      'Sends a question to Versta’s team. No account is needed; the answer goes to the given address or number.',
    errors: {
      types: [InvalidInputError],
      union: { name: 'SubmitHelpRequestResult' },
      result: { name: 'SubmitHelpRequestSuccess' },
      dataField: { name: 'isReceived' },
    },
    args: { input: t.arg({ description: 'The question.', type: SubmitHelpRequestInput }) },
    resolve: async (_root, { input }, { app, client, locale }) => {
      await submitHelpRequest(app, { ip: client.ip, locale }, { ...input })
      return true
    },
  }),
}))

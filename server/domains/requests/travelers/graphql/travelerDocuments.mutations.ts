/** Defines: Passport, TravelerDocuments, Mutation.revealTravelerDocuments, .setRequiredTravelerFields */
import { builder } from '../../../../graphql/builder.ts'
import { selectAtLeastId } from '../../../../graphql/selectAtLeastId.ts'
import { setRequiredTravelerFields } from '../actions/setRequiredTravelerFields.ts'
import { revealTravelerDocuments } from '../actions/revealTravelerDocuments.ts'
import type { Passport, TouristSecrets } from '../touristSecrets.ts'
import { Request } from '../../graphql/Request.ts'

const PassportType = builder.objectRef<Passport>('Passport').implement({
  description: 'A passport, decrypted.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'Number of the passport.' }),
    country: t.exposeString('country', {
      description: 'Issuing country, as ISO 3166-1 alpha-2 code.',
    }),
    expiresOn: t.expose('expiresOn', { description: 'Expiry date.', type: 'LocalDate' }),
  }),
})

const TravelerDocuments = builder.objectRef<TouristSecrets>('TravelerDocuments').implement({
  description: 'Encrypted details of a traveler, decrypted.',
  fields: (t) => ({
    passport: t.expose('passport', {
      description: 'The passport; null where none was given.',
      type: PassportType,
      nullable: true,
    }),
    healthNotes: t.exposeString('healthNotes', {
      description: 'Health notes; null where none were given.',
      nullable: true,
    }),
  }),
})

builder.mutationFields((t) => ({
  revealTravelerDocuments: t.field({
    type: TravelerDocuments,
    description:
      'Returns passport and health notes of a traveler, for the organizer of their trip. Each access is logged.',
    args: {
      requestId: t.arg.int({ description: 'Number of the request.' }),
      touristId: t.arg.int({ description: 'Id of the traveler.' }),
    },
    resolve: (_root, asked, { app, viewer }) => revealTravelerDocuments(app, viewer, asked),
  }),
  setRequiredTravelerFields: t.prismaField({
    type: Request,
    description:
      'Sets whether a request requires passport and weight of each traveler. Details that are no longer required are deleted.',
    args: {
      id: t.arg.int({ description: 'Number of the request.' }),
      collectPassport: t.arg.boolean({ description: 'Require a passport from each traveler.' }),
      collectWeight: t.arg.boolean({ description: 'Require the weight of each traveler.' }),
    },
    resolve: async (query, _root, { id, ...flags }, { app, viewer }) => {
      await setRequiredTravelerFields(app.db, viewer, { requestId: id, ...flags })
      return app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))

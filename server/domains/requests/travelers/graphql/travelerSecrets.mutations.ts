/** Defines: Passport, TravelerSecrets, Mutation.lookAtTraveler, .askTravelers */
import { builder } from '../../../../graphql/builder.ts'
import { selectSomething } from '../../../../graphql/selectSomething.ts'
import { askTravelers } from '../actions/askTravelers.ts'
import { lookAtTraveler } from '../actions/lookAtTraveler.ts'
import type { Passport, TouristSecrets } from '../touristSecrets.ts'
import { Request } from '../../graphql/Request.ts'

const PassportType = builder.objectRef<Passport>('Passport').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    country: t.exposeString('country', { description: 'Who issued it: ISO 3166, two capitals.' }),
    expiresOn: t.expose('expiresOn', { type: 'LocalDate' }),
  }),
})

const TravelerSecrets = builder.objectRef<TouristSecrets>('TravelerSecrets').implement({
  description: 'What is kept sealed of a traveler.',
  fields: (t) => ({
    passport: t.expose('passport', { type: PassportType, nullable: true }),
    healthNotes: t.exposeString('healthNotes', { nullable: true }),
  }),
})

builder.mutationFields((t) => ({
  lookAtTraveler: t.field({
    type: TravelerSecrets,
    description: 'Passport and health notes of a traveler, for the organizer who takes them along. Every look is written down.',
    args: { requestId: t.arg.int(), touristId: t.arg.int() },
    resolve: (_root, asked, { app, viewer }) => lookAtTraveler(app, viewer, asked),
  }),
  askTravelers: t.prismaField({
    type: Request,
    description: 'Says whether a request needs everybody’s passport and weight. What is no longer asked for is deleted.',
    args: { id: t.arg.int(), collectPassport: t.arg.boolean(), collectWeight: t.arg.boolean() },
    resolve: async (query, _root, { id, ...flags }, { app, viewer }) => {
      await askTravelers(app.db, viewer, { requestId: id, ...flags })
      return app.db.request.findUniqueOrThrow({ ...selectSomething(query), where: { id } })
    },
  }),
}))

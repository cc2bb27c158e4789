/** Defines: TravelerSeat, TravelerLinkExpiredError, Query.travelerSeat, Mutation.updateTravelerByLink, .shareTravelerLink */
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { InvalidInputError } from '../../../../core/invalidInputError.ts'
import { builder } from '../../../../graphql/builder.ts'
import { selectAtLeastId } from '../../../../graphql/selectAtLeastId.ts'
import { UserError } from '../../../../graphql/UserError.ts'
import { Organizer } from '../../../organizers/graphql/Organizer.ts'
import { Tour } from '../../../tours/graphql/Tour.ts'
import { updateTravelerByLink, rowVersion } from '../actions/updateTravelerByLink.ts'
import { shareTravelerLink } from '../actions/shareTravelerLink.ts'
import {
  TouristsClosedError,
  TouristsConflictError,
  TravelerLinkExpiredError,
} from '../../requests.errors.ts'
import { touristRowSelect } from '../touristRows.ts'
import { resolveTravelerLink } from '../travelerLinks.ts'
import { travelerInputFields } from './travelerInput.ts'

builder.objectType(TravelerLinkExpiredError, {
  name: 'TravelerLinkExpiredError',
  description: 'The link was replaced by another one, or its traveler was removed from the list.',
  interfaces: [UserError],
})

const TravelerSeat = builder.prismaObject('TravelerLink', {
  name: 'TravelerSeat',
  description:
    'The trip and the traveler’s own details, for their personal link: no other travelers and no prices.',
  fields: (t) => ({
    tour: t.field({
      description: 'The tour.',
      type: Tour,
      select: (_args, _context, nested) => ({ request: { select: { tour: nested(true) } } }),
      resolve: ({ request }) => request.tour,
    }),
    start: t.field({
      description: 'First day of the trip (local date).',
      type: 'LocalDate',
      select: { request: { select: { tourDate: { select: { startDate: true } } } } },
      resolve: ({ request }) => request.tourDate.startDate,
    }),
    end: t.field({
      description: 'Last day of the trip (local date).',
      type: 'LocalDate',
      select: { request: { select: { tourDate: { select: { endDate: true } } } } },
      resolve: ({ request }) => request.tourDate.endDate,
    }),
    organizer: t.field({
      description: 'Organizer of the tour.',
      type: Organizer,
      select: (_args, _context, nested) => ({ request: { select: { organizer: nested(true) } } }),
      resolve: ({ request }) => request.organizer,
    }),
    collectPassport: t.boolean({
      description: 'Whether a passport is required.',
      select: { request: { select: { collectPassport: true } } },
      resolve: ({ request }) => request.collectPassport,
    }),
    collectWeight: t.boolean({
      description: 'Whether the weight is required.',
      select: { request: { select: { collectWeight: true } } },
      resolve: ({ request }) => request.collectWeight,
    }),
    traveler: t.relation('row', {
      nullable: true,
      description: 'The traveler; null until one is named for the seat.',
    }),
    version: t.string({
      description: 'Version of the row; pass it to `updateTravelerByLink`.',
      select: { row: { select: touristRowSelect } },
      resolve: ({ row }) => rowVersion(row ?? undefined),
    }),
  }),
})

builder.queryFields((t) => ({
  travelerSeat: t.prismaField({
    type: TravelerSeat,
    description: 'Opens the personal link of one traveler, until the trip starts.',
    errors: {
      types: [TravelerLinkExpiredError, TouristsClosedError],
      directResult: true,
      union: { name: 'TravelerSeatResult' },
    },
    args: { token: t.arg.string({ description: 'Token of the traveler’s link.' }) },
    resolve: async (query, _root, { token }, { app, viewer }) => {
      const { id } = await resolveTravelerLink(app.db, {
        keys: app.keys,
        token,
        viewer,
        now: app.clock.now(),
      })
      return app.db.travelerLink.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))

const UpdateTravelerByLinkInput = builder.inputType('UpdateTravelerByLinkInput', {
  description: 'Details of one traveler, sent through their personal link.',
  fields: (t) => ({
    token: t.string({ description: 'Token of the personal link; it grants access.' }),
    version: t.string({
      description:
        '`TravelerSeat.version` that the change is based on: another current version is refused with TouristsConflictError.',
    }),
    ...travelerInputFields(t),
  }),
})

builder.mutationFields((t) => ({
  updateTravelerByLink: t.prismaField({
    type: TravelerSeat,
    description:
      'Saves a traveler’s own details by their personal link. No account is needed; repeating the call is safe.',
    errors: {
      types: [
        InvalidInputError,
        TouristsConflictError,
        TouristsClosedError,
        TravelerLinkExpiredError,
      ],
      directResult: true,
      union: { name: 'UpdateTravelerByLinkResult' },
    },
    args: {
      input: t.arg({ description: 'Details of the traveler.', type: UpdateTravelerByLinkInput }),
    },
    resolve: async (query, _root, { input: { token, version, ...traveler } }, { app, viewer }) => {
      const id = await updateTravelerByLink(app, viewer, { token, version, traveler })
      return app.db.travelerLink.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
  shareTravelerLink: t.string({
    description:
      'Returns the personal link for one traveler to fill in their details. Repeating the call returns the same link, unless `renew` is true.',
    errors: {
      types: [TouristsClosedError],
      union: { name: 'ShareTravelerLinkResult' },
      result: { name: 'ShareTravelerLinkSuccess' },
      dataField: { name: 'url' },
    },
    args: {
      uuid: t.arg({ type: 'UUID', description: 'UUID of the request.' }),
      position: t.arg.int({ description: 'Position among the seats, from 0.' }),
      renew: t.arg.boolean({
        defaultValue: false,
        description: 'True invalidates the previous link and creates a new one.',
      }),
    },
    resolve: async (_root, asked, { app, viewer, locale }) => {
      const token = await shareTravelerLink(app, viewer, asked)
      return app.env.publicUrl + pagePath('traveler', locale, { token })
    },
  }),
}))

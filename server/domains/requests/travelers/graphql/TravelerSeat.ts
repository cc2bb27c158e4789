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
import { TouristsClosedError, TouristsConflictError, TravelerLinkExpiredError } from '../../requests.errors.ts'
import { touristRowSelect } from '../touristRows.ts'
import { resolveTravelerLink } from '../travelerLinks.ts'
import { travelerInputFields } from './travelerInput.ts'

builder.objectType(TravelerLinkExpiredError, {
  name: 'TravelerLinkExpiredError',
  description: 'The link was replaced by another one, or its traveler was taken off the list.',
  interfaces: [UserError],
})

const TravelerSeat = builder.prismaObject('TravelerLink', {
  name: 'TravelerSeat',
  description: 'What a traveler sees by their personal link: which trip it is and their own row; nobody else, and nothing of the money.',
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
    traveler: t.relation('row', { nullable: true, description: 'Null until somebody has been named for the seat.' }),
    version: t.string({
      description: 'Names the state of the row; `updateTravelerByLink` asks for it.',
      select: { row: { select: touristRowSelect } },
      resolve: ({ row }) => rowVersion(row ?? undefined),
    }),
  }),
})

builder.queryFields((t) => ({
  travelerSeat: t.prismaField({
    type: TravelerSeat,
    description: 'By the personal link of one traveler, until the trip begins.',
    errors: { types: [TravelerLinkExpiredError, TouristsClosedError], directResult: true, union: { name: 'TravelerSeatResult' } },
    args: { token: t.arg.string({ description: 'Token of the traveler’s link.' }) },
    resolve: async (query, _root, { token }, { app, viewer }) => {
      const { id } = await resolveTravelerLink(app.db, { keys: app.keys, token, viewer, now: app.clock.now() })
      return app.db.travelerLink.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))

const UpdateTravelerByLinkInput = builder.inputType('UpdateTravelerByLinkInput', {
  description: 'Details of one traveler, given by their own link.',
  fields: (t) => ({
    token: t.string({ description: 'Of the personal link: it carries the right.' }),
    version: t.string({ description: '`TravelerSeat.version` of the row that was changed.' }),
    ...travelerInputFields(t),
  }),
})

builder.mutationFields((t) => ({
  updateTravelerByLink: t.prismaField({
    type: TravelerSeat,
    description: 'A traveler fills in their own row. No account is needed; the same sent twice is saved once.',
    errors: {
      types: [InvalidInputError, TouristsConflictError, TouristsClosedError, TravelerLinkExpiredError],
      directResult: true,
      union: { name: 'UpdateTravelerByLinkResult' },
    },
    args: { input: t.arg({ description: 'Details of the traveler.', type: UpdateTravelerByLinkInput }) },
    resolve: async (query, _root, { input: { token, version, ...traveler } }, { app, viewer }) => {
      const id = await updateTravelerByLink(app, viewer, { token, version, traveler })
      return app.db.travelerLink.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
  shareTravelerLink: t.string({
    description: 'Address of the page by which one traveler fills in their own row. Asked for again it is the same, unless renewed.',
    errors: {
      types: [TouristsClosedError],
      union: { name: 'ShareTravelerLinkResult' },
      result: { name: 'ShareTravelerLinkSuccess' },
      dataField: { name: 'url' },
    },
    args: {
      uuid: t.arg({ type: 'UUID', description: 'Of the request.' }),
      position: t.arg.int({ description: 'Of the seats, from 0.' }),
      renew: t.arg.boolean({ defaultValue: false, description: 'Ends the link that was given out before.' }),
    },
    resolve: async (_root, asked, { app, viewer, locale }) => {
      const token = await shareTravelerLink(app, viewer, asked)
      return app.env.publicUrl + pagePath('traveler', locale, { token })
    },
  }),
}))

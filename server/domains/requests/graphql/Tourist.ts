/** Defines: Tourist, Request.tourists, .touristsVersion, .collectPassport, .collectWeight, .viewerCanEditTourists */
import { builder } from '../../../graphql/builder.ts'
import { canDeleteTourist, canEditTourist, canEditTourists } from '../requests.policy.ts'
import { standingOf, standingSelect } from '../requestStanding.ts'
import { touristRowSelect, touristsVersion } from '../touristRows.ts'
import { Request } from './Request.ts'

const rightsSelect = { tourist: { select: { userId: true } }, request: { select: standingSelect } } as const

builder.prismaObject('RequestTourist', {
  name: 'Tourist',
  description: 'Somebody who travels on a request. Passports are never part of it.',
  fields: (t) => {
    const text = (field: 'firstName' | 'lastName' | 'middleName' | 'email' | 'phone' | 'foodRestriction') =>
      t.string({
        select: { tourist: { select: { [field]: true } } },
        resolve: ({ tourist }) => (tourist as Record<typeof field, string>)[field],
      })
    return {
      id: t.exposeInt('touristId'),
      position: t.exposeInt('position', { description: 'Which of the seats of the request, from 0.' }),
      fullName: t.string({
        select: { tourist: { select: { firstName: true, middleName: true, lastName: true } } },
        resolve: ({ tourist: { firstName, middleName, lastName } }) => [firstName, middleName, lastName].filter(Boolean).join(' '),
      }),
      firstName: text('firstName'),
      lastName: text('lastName'),
      middleName: text('middleName'),
      email: text('email'),
      phone: text('phone'),
      foodRestriction: text('foodRestriction'),
      birthday: t.field({
        type: 'LocalDate',
        nullable: true,
        select: { tourist: { select: { birthday: true } } },
        resolve: ({ tourist }) => tourist.birthday,
      }),
      weightKg: t.int({
        nullable: true,
        description: 'Only where the request collects it.',
        select: { tourist: { select: { weightGrams: true } } },
        resolve: ({ tourist: { weightGrams } }) => weightGrams && Math.round(weightGrams / 1_000),
      }),
      isTouched: t.boolean({
        description: 'A person has filled it in.',
        select: { tourist: { select: { isTouched: true } } },
        resolve: ({ tourist }) => tourist.isTouched,
      }),
      viewerCanEdit: t.boolean({
        select: rightsSelect,
        resolve: ({ tourist, request }, _args, { app, viewer }) => canEditTourist(viewer, standingOf(request, app.clock.now()), tourist),
      }),
      viewerCanDelete: t.boolean({
        select: rightsSelect,
        resolve: ({ tourist, request }, _args, { app, viewer }) => canDeleteTourist(viewer, standingOf(request, app.clock.now()), tourist),
      }),
    }
  },
})

builder.prismaObjectFields(Request, (t) => ({
  collectPassport: t.exposeBoolean('collectPassport', { description: 'The organizer needs everybody’s passport.' }),
  collectWeight: t.exposeBoolean('collectWeight', { description: 'The organizer needs everybody’s weight: helicopters, rafts.' }),
  tourists: t.relation('tourists', {
    description: 'Who travels, as far as they have been named, in the order of the seats.',
    query: { orderBy: { position: 'asc' } },
  }),
  touristsVersion: t.string({
    description: 'Names the state of the list; `updateTourists` asks for it.',
    select: { tourists: { select: touristRowSelect, orderBy: { position: 'asc' } } },
    resolve: ({ tourists }) => touristsVersion(tourists),
  }),
  viewerCanEditTourists: t.boolean({
    description: 'Until the trip begins, while the request lives.',
    select: standingSelect,
    resolve: (request, _args, { app }) => canEditTourists(standingOf(request, app.clock.now())),
  }),
}))

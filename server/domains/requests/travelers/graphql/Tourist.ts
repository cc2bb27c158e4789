/** Defines: Tourist, Request.tourists, .touristsVersion, .collectPassport, .collectWeight, .viewerCanEditTourists */
import { canEditTourists } from '#schema/rules/booking/touristAccess.ts'
import { editTraveler } from '../../requests.policy.ts'
import { can } from '../../../../core/can.ts'
import { builder } from '../../../../graphql/builder.ts'
import { statusAndPhaseOf, standingSelect } from '../../reads/requestStanding.ts'
import { storedPassportEnd } from '../reads/touristGaps.ts'
import { touristRowSelect, touristsVersion } from '../touristRows.ts'
import { secretRowSelect } from '../touristSecrets.ts'
import { Request } from '../../graphql/Request.ts'

const rightsSelect = {
  tourist: { select: { userId: true } },
  request: { select: standingSelect },
} as const

type TextField =
  | 'firstName'
  | 'lastName'
  | 'middleName'
  | 'email'
  | 'phone'
  | 'foodRestriction'
  | 'emergencyName'
  | 'emergencyPhone'

export const Tourist = builder.prismaObject('RequestTourist', {
  name: 'Tourist',
  description: 'A traveler of a request. Of the passport it has only the last characters.',
  fields: (t) => {
    const text = (field: TextField, description: string) =>
      t.string({
        description,
        select: { tourist: { select: { [field]: true } } },
        resolve: ({ tourist }) => (tourist as Record<typeof field, string>)[field],
      })
    return {
      id: t.exposeInt('touristId', { description: 'Id of the traveler.' }),
      position: t.exposeInt('position', {
        description: 'Position among the request’s seats, from 0.',
      }),
      fullName: t.string({
        description: 'First, middle and last name.',
        select: { tourist: { select: { firstName: true, middleName: true, lastName: true } } },
        resolve: ({ tourist: { firstName, middleName, lastName } }) =>
          [firstName, middleName, lastName].filter(Boolean).join(' '),
      }),
      firstName: text('firstName', 'First name.'),
      lastName: text('lastName', 'Last name.'),
      middleName: text('middleName', 'Middle name; may be empty.'),
      email: text('email', 'E-mail address; may be empty.'),
      phone: text('phone', 'Phone number in E.164 form; may be empty.'),
      foodRestriction: text('foodRestriction', 'Food restrictions in free text; may be empty.'),
      emergencyName: text('emergencyName', 'Name of an emergency contact; may be empty.'),
      emergencyPhone: text(
        'emergencyPhone',
        'Phone of an emergency contact in E.164 form; may be empty.',
      ),
      birthday: t.field({
        description: 'Date of birth; null where not given.',
        type: 'LocalDate',
        nullable: true,
        select: { tourist: { select: { birthday: true } } },
        resolve: ({ tourist }) => tourist.birthday,
      }),
      weightKg: t.int({
        nullable: true,
        description: 'Weight in kilograms; only if the request collects it.',
        select: { tourist: { select: { weightGrams: true } } },
        resolve: ({ tourist: { weightGrams } }) => weightGrams && Math.round(weightGrams / 1_000),
      }),
      passportSuffix: t.string({
        nullable: true,
        description:
          'Last three characters of the stored passport number, if the caller may edit the traveler; null otherwise.',
        select: { tourist: { select: { secrets: { select: secretRowSelect } } } },
        resolve: ({ touristId, tourist }, _args, { app }) =>
          storedPassportEnd(app, touristId, tourist.secrets),
      }),
      hasHealthNotes: t.boolean({
        description: 'Whether health notes are stored; only the organizer can read them.',
        select: { tourist: { select: { secrets: { select: secretRowSelect } } } },
        resolve: ({ tourist }) => tourist.secrets.some(({ field }) => field === 'health_notes'),
      }),
      isTouched: t.boolean({
        description: 'Whether a person has filled it in.',
        select: { tourist: { select: { isTouched: true } } },
        resolve: ({ tourist }) => tourist.isTouched,
      }),
      viewerCanEdit: t.boolean({
        description: 'Whether the caller may change this traveler.',
        select: rightsSelect,
        resolve: ({ tourist, request }, _args, { app, viewer }) =>
          can(viewer, editTraveler, {
            request: statusAndPhaseOf(request, app.clock.now()),
            tourist,
          }),
      }),
      viewerCanDelete: t.boolean({
        description: 'Whether the caller may remove this traveler.',
        select: rightsSelect,
        resolve: ({ tourist, request }, _args, { app, viewer }) =>
          can(viewer, editTraveler, {
            request: statusAndPhaseOf(request, app.clock.now()),
            tourist,
          }),
      }),
    }
  },
})

builder.prismaObjectFields(Request, (t) => ({
  collectPassport: t.exposeBoolean('collectPassport', {
    description: 'Whether a passport of each traveler is required.',
  }),
  collectWeight: t.exposeBoolean('collectWeight', {
    description:
      'Whether the weight of each traveler is required, for example for helicopters or rafts.',
  }),
  tourists: t.relation('tourists', {
    description: 'The named travelers, in the order of the seats.',
    query: { orderBy: { position: 'asc' } },
  }),
  touristsVersion: t.string({
    description: 'Version of the list; pass it to `updateTourists`.',
    select: { tourists: { select: touristRowSelect, orderBy: { position: 'asc' } } },
    resolve: ({ tourists }) => touristsVersion(tourists),
  }),
  viewerCanEditTourists: t.boolean({
    description:
      'Whether travelers can be edited: until the trip starts, unless the request is canceled.',
    select: standingSelect,
    resolve: (request, _args, { app }) =>
      canEditTourists(statusAndPhaseOf(request, app.clock.now())),
  }),
}))

/** Defines: PassportInput; the fields in which one traveler is described */
import { builder } from '../../../../graphql/builder.ts'

const PassportInput = builder.inputType('PassportInput', {
  description: 'Only where the request collects it. Kept sealed, read by the organizer alone, deleted after the trip.',
  fields: (t) => ({
    number: t.string({ description: 'Number as printed; spaces are ignored.' }),
    country: t.string({ description: 'Who issued it: ISO 3166, two capitals.' }),
    expiresOn: t.string({ description: 'yyyy-MM-dd, not before the end of the trip.' }),
  }),
})

type Builder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

export const travelerInputFields = (t: Builder) => ({
  firstName: t.string({ description: 'First name.', defaultValue: '' }),
  lastName: t.string({ description: 'Last name; may be empty.', defaultValue: '' }),
  middleName: t.string({ description: 'Middle name; may be empty.', defaultValue: '' }),
  birthday: t.string({ required: false, description: 'yyyy-MM-dd' }),
  email: t.string({ description: 'E-mail address.', defaultValue: '' }),
  phone: t.string({ defaultValue: '', description: 'International, with plus.' }),
  foodRestriction: t.string({ description: 'Food restrictions in free text; may be empty.', defaultValue: '' }),
  weightKg: t.int({ required: false, description: 'Only where the request collects it.' }),
  emergencyName: t.string({ defaultValue: '', description: 'Whom to call when something happens.' }),
  emergencyPhone: t.string({ defaultValue: '', description: 'International, with plus.' }),
  passport: t.field({ type: PassportInput, required: false, description: 'Left out keeps what is stored, null removes it.' }),
  healthNotes: t.string({
    required: false,
    description: 'What the guide should know. Kept as a passport is. Left out keeps what is stored, null removes it.',
  }),
})

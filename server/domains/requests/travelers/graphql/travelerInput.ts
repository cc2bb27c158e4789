/** Defines: PassportInput; the input fields of one traveler */
import { builder } from '../../../../graphql/builder.ts'

const PassportInput = builder.inputType('PassportInput', {
  description:
    'A passport; only if the request collects it. Stored encrypted, readable only by the organizer, deleted after the trip.',
  fields: (t) => ({
    number: t.string({ description: 'Number as printed; spaces are ignored.' }),
    country: t.string({ description: 'Issuing country, as ISO 3166-1 alpha-2 code.' }),
    expiresOn: t.string({
      description: 'Expiry date as yyyy-MM-dd, not before the end of the trip.',
    }),
  }),
})

type Builder = PothosSchemaTypes.InputFieldBuilder<
  (typeof builder)['$inferSchemaTypes'],
  'InputObject'
>

export const travelerInputFields = (t: Builder) => ({
  firstName: t.string({ description: 'First name.', defaultValue: '' }),
  lastName: t.string({ description: 'Last name; may be empty.', defaultValue: '' }),
  middleName: t.string({ description: 'Middle name; may be empty.', defaultValue: '' }),
  birthday: t.string({
    required: false,
    description: 'Date of birth as yyyy-MM-dd; null if not given.',
  }),
  email: t.string({ description: 'E-mail address.', defaultValue: '' }),
  phone: t.string({
    defaultValue: '',
    description: 'Phone number in E.164 form, such as +15551234567.',
  }),
  foodRestriction: t.string({
    description: 'Food restrictions in free text; may be empty.',
    defaultValue: '',
  }),
  weightKg: t.int({
    required: false,
    description: 'Weight in kilograms; only if the request collects it.',
  }),
  emergencyName: t.string({
    defaultValue: '',
    description: 'Name of an emergency contact; may be empty.',
  }),
  emergencyPhone: t.string({
    defaultValue: '',
    description: 'Phone number in E.164 form, such as +15551234567.',
  }),
  passport: t.field({
    type: PassportInput,
    required: false,
    description: 'Absent: unchanged; null: removed.',
  }),
  healthNotes: t.string({
    required: false,
    description: 'Health notes for the guide, stored encrypted. Absent: unchanged; null: removed.',
  }),
})

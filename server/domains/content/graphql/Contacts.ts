/** Defines: ContactPhone, ContactChannel, Office, WorkTime, Contacts, Query.contacts */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { readOffice, type StoredOffice } from '../reads/readOffice.ts'

const PhoneType = literalEnum(
  'PhoneType',
  ['main', 'additional', 'for_calls_by_code'],
  'Purpose of a phone number.',
  {
    main: 'The main number.',
    additional: 'Another number.',
    for_calls_by_code: 'For calls that are forwarded by a code.',
  },
)
const ChannelKind = literalEnum(
  'ChannelKind',
  ['email', 'messenger', 'social'],
  'Kinds of contact channels.',
  {
    email: 'E-mail.',
    messenger: 'A messenger.',
    social: 'A social network.',
  },
)

builder.prismaObject('ContactPhone', {
  description: 'A phone number of Versta.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the number.' }),
    type: t.expose('type', { description: 'Purpose of the number.', type: PhoneType }),
    phone: t.exposeString('phone', { description: 'Number in E.164 form, such as +15551234567.' }),
    formattedPhone: t.exposeString('formattedPhone', {
      description: 'Number formatted for display.',
    }),
    countryCode: t.string({
      nullable: true,
      description: 'ISO 3166-1 code of the country where it is a local number; null if unknown.',
      select: { phone: true },
      resolve: ({ phone }) => parsePhoneNumberFromString(phone)?.country ?? null,
    }),
  }),
})

builder.prismaObject('ContactChannel', {
  description: 'A messenger, social network or e-mail address of Versta.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the channel.' }),
    kind: t.expose('kind', {
      description: 'E-mail, messenger or social network.',
      type: ChannelKind,
    }),
    code: t.exposeString('code', {
      description: 'Stable code of the service, such as `telegram`.',
    }),
    name: t.exposeString('name', { description: 'Name of the service.' }),
    url: t.exposeString('url', { description: 'URL of the channel; `mailto:` for e-mail.' }),
  }),
})

const WorkTime = builder.objectRef<StoredOffice['workTime'][number]>('WorkTime').implement({
  description: 'Opening hours for a range of weekdays, in the office’s time zone.',
  fields: (t) => ({
    fromWeekday: t.exposeInt('fromWeekday', {
      description: 'First weekday of the range: 1 (Monday) to 7 (Sunday).',
    }),
    toWeekday: t.exposeInt('toWeekday', {
      description: 'Last weekday of the range: 1 (Monday) to 7 (Sunday).',
    }),
    opens: t.exposeString('opens', { description: 'Local time HH:mm.' }),
    closes: t.exposeString('closes', { description: 'Local time HH:mm.' }),
  }),
})

const Office = builder.objectRef<StoredOffice>('Office').implement({
  description: 'Versta’s office.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Legal name of the operator.' }),
    street: t.exposeString('street', { description: 'Street and number.' }),
    postalCode: t.exposeString('postalCode', { description: 'Postal code.' }),
    city: t.string({
      description: 'City in the language of the call.',
      resolve: ({ city }, _args, { locale }) => city[locale],
    }),
    country: t.string({
      description: 'Country in the language of the call.',
      resolve: ({ country }, _args, { locale }) => country[locale],
    }),
    timeZone: t.exposeString('timeZone', { description: 'IANA time zone.' }),
    workTime: t.field({
      description: 'Opening hours.',
      type: [WorkTime],
      resolve: ({ workTime }) => workTime,
    }),
  }),
})

const Contacts = builder.objectRef<Record<string, never>>('Contacts').implement({
  description: 'How to reach Versta itself.',
  fields: (t) => ({
    phones: t.prismaField({
      description: 'Phone numbers in the order to show.',
      type: ['ContactPhone'],
      resolve: (query, _root, _args, { app }) =>
        app.db.contactPhone.findMany({ ...query, orderBy: { position: 'asc' } }),
    }),
    channels: t.prismaField({
      description: 'Messengers, social networks and e-mail in the order to show.',
      type: ['ContactChannel'],
      resolve: (query, _root, _args, { app }) =>
        app.db.contactChannel.findMany({ ...query, orderBy: { position: 'asc' } }),
    }),
    office: t.field({
      type: Office,
      nullable: true,
      description: 'Address and hours; null if not entered.',
      resolve: (_root, _args, { app }) => readOffice(app.db),
    }),
  }),
})

builder.queryFields((t) => ({
  contacts: t.field({
    description: 'How to reach Versta.',
    type: Contacts,
    extensions: cacheScope('content'),
    resolve: () => ({}),
  }),
}))

/** Defines: ContactPhone, ContactChannel, Office, WorkTime, Contacts, Query.contacts */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { sharedBy } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { readOffice, type StoredOffice } from '../reads/readOffice.ts'

const PhoneType = literalEnum('PhoneType', ['main', 'additional', 'for_calls_by_code'], 'Purpose of a phone number.', {
  main: 'The main number.',
  additional: 'Another number.',
  for_calls_by_code: 'Takes calls that are put through by a code.',
})
const ChannelKind = literalEnum('ChannelKind', ['email', 'messenger', 'social'], 'Kinds of contact channels.', {
  email: 'E-mail.',
  messenger: 'A messenger.',
  social: 'A social network.',
})

builder.prismaObject('ContactPhone', {
  fields: (t) => ({
    id: t.exposeInt('id'),
    type: t.expose('type', { type: PhoneType }),
    phone: t.exposeString('phone'),
    formattedPhone: t.exposeString('formattedPhone'),
    countryCode: t.string({
      nullable: true,
      description: 'ISO 3166-1 code of the country where it is a local number; null where that is not known.',
      select: { phone: true },
      resolve: ({ phone }) => parsePhoneNumberFromString(phone)?.country ?? null,
    }),
  }),
})

builder.prismaObject('ContactChannel', {
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.expose('kind', { type: ChannelKind }),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    url: t.exposeString('url'),
  }),
})

const WorkTime = builder.objectRef<StoredOffice['workTime'][number]>('WorkTime').implement({
  description: 'Hours that hold on every weekday from the first to the last, in the office’s time zone.',
  fields: (t) => ({
    fromWeekday: t.exposeInt('fromWeekday', { description: '1 is Monday.' }),
    toWeekday: t.exposeInt('toWeekday'),
    opens: t.exposeString('opens', { description: 'HH:mm' }),
    closes: t.exposeString('closes', { description: 'HH:mm' }),
  }),
})

const Office = builder.objectRef<StoredOffice>('Office').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Legal name of the operator.' }),
    street: t.exposeString('street'),
    postalCode: t.exposeString('postalCode'),
    city: t.string({ resolve: ({ city }, _args, { locale }) => city[locale] }),
    country: t.string({ resolve: ({ country }, _args, { locale }) => country[locale] }),
    timeZone: t.exposeString('timeZone', { description: 'IANA name.' }),
    workTime: t.field({ type: [WorkTime], resolve: ({ workTime }) => workTime }),
  }),
})

const Contacts = builder.objectRef<Record<string, never>>('Contacts').implement({
  description: 'How to reach Versta itself.',
  fields: (t) => ({
    phones: t.prismaField({
      type: ['ContactPhone'],
      resolve: (query, _root, _args, { app }) => app.db.contactPhone.findMany({ ...query, orderBy: { position: 'asc' } }),
    }),
    channels: t.prismaField({
      type: ['ContactChannel'],
      resolve: (query, _root, _args, { app }) => app.db.contactChannel.findMany({ ...query, orderBy: { position: 'asc' } }),
    }),
    office: t.field({
      type: Office,
      nullable: true,
      description: 'Address and hours; null where nobody has entered them.',
      resolve: (_root, _args, { app }) => readOffice(app.db),
    }),
  }),
})

builder.queryFields((t) => ({
  contacts: t.field({ type: Contacts, extensions: sharedBy('content'), resolve: () => ({}) }),
}))

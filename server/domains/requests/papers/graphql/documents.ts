/** Defines: RequestDocument, RequestDocumentKind, VoucherCheck, VoucherState, Request.documents, Query.voucher */
import type { Currency } from '#schema/codes/currencies.ts'
import { requestStatuses, requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { invoiceNumber, invoicePath, voucherPath } from '#schema/rules/routes/requestFiles.ts'
import { builder } from '../../../../graphql/builder.ts'
import { literalEnum } from '../../../../graphql/literalEnum.ts'
import { localesOf, pickLocale } from '../../../../graphql/localized.ts'
import { Money } from '../../../../graphql/types/Money.ts'
import { isVoucherValid } from '../documents/readVoucher.ts'
import { readVoucherCode, voucherCode, voucherNumber } from '../documents/voucherCode.ts'
import { canSeeRequestLink } from '../../graphql/RequestLinks.ts'
import { dayOf, phaseOf } from '../../../departures/reads/tripTimes.ts'
import { standingSelect } from '../../reads/requestStanding.ts'
import { shortName } from '../../reads/shortName.ts'
import { Request } from '../../graphql/Request.ts'

const documentKinds = ['voucher', 'invoice', 'credit_note'] as const
const DocumentKind = literalEnum(
  'RequestDocumentKind',
  documentKinds,
  'Documents that a request can have.',
  {
    voucher: 'Voucher that admits the travelers.',
    invoice: 'Invoice for what was paid.',
    credit_note: 'Credit note for what was refunded.',
  },
)

interface RequestDocument {
  kind: (typeof documentKinds)[number]
  number: string
  path: string
  checkCode: string | null
  issuedAt: Date | null
  total: { amountMinor: number; currency: Currency } | null
}

const Document = builder.objectRef<RequestDocument>('RequestDocument').implement({
  description: 'A paper to download, as a PDF in the request’s language.',
  fields: (t) => ({
    kind: t.expose('kind', { description: 'Kind of document.', type: DocumentKind }),
    number: t.exposeString('number', { description: 'Number printed on it.' }),
    path: t.exposeString('path', {
      description: 'Path on this site; anyone with it can open the document.',
    }),
    checkCode: t.exposeString('checkCode', {
      nullable: true,
      description:
        'Code in the QR code of a voucher, for `voucher` and the page /v/{code}; null for other documents.',
    }),
    issuedAt: t.expose('issuedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When it was issued (UTC); null for a voucher, which always shows the current trip.',
    }),
    total: t.field({
      type: Money,
      nullable: true,
      description: 'Total amount, negative on a credit note; null for a voucher.',
      resolve: ({ total }) => total,
    }),
  }),
})

builder.prismaObjectFields(Request, (t) => ({
  documents: t.field({
    type: [Document],
    description:
      'Voucher (once a payment has arrived), invoices and credit notes. Only for callers with the request’s link, because their paths contain it; FORBIDDEN for others.',
    authScopes: ({ id }, _args, context) => canSeeRequestLink(context, id),
    select: { uuid: true, status: true, currency: true, invoices: { orderBy: { id: 'asc' } } },
    resolve: ({ id, uuid, status, currency, invoices }, _args, { app }): RequestDocument[] => [
      ...(isVoucherValid(requestStatusName(status))
        ? [
            {
              kind: 'voucher' as const,
              number: voucherNumber(id),
              path: voucherPath(uuid),
              checkCode: voucherCode(app.keys, id),
              issuedAt: null,
              total: null,
            },
          ]
        : []),
      ...invoices.map((invoice) => ({
        kind: invoice.kind,
        number: invoiceNumber(invoice),
        path: invoicePath(uuid, invoiceNumber(invoice)),
        checkCode: null,
        issuedAt: invoice.issuedAt,
        total: { amountMinor: invoice.totalMinor, currency: currency as Currency },
      })),
    ],
  }),
}))

const voucherStates = ['valid', 'over', 'cancelled'] as const
const VoucherState = literalEnum('VoucherState', voucherStates, 'Validity of a voucher.', {
  valid: 'Valid until the last day of the trip has passed.',
  over: 'The trip is over.',
  cancelled: 'The request was canceled.',
})

interface VoucherCheck {
  number: string
  state: (typeof voucherStates)[number]
  tour: string
  organizer: string
  start: string
  end: string
  startTime: string | null
  adults: number
  children: number
  bookedBy: string
}

const Check = builder.objectRef<VoucherCheck>('VoucherCheck').implement({
  description:
    'Facts of a voucher for a guide: whether it is valid, for which departure and how many people.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'Number of the voucher.' }),
    state: t.expose('state', { description: 'Whether it is valid now.', type: VoucherState }),
    tour: t.exposeString('tour', { description: 'Title of the tour.' }),
    organizer: t.exposeString('organizer', { description: 'Name of the organizer.' }),
    start: t.expose('start', {
      description: 'First day of the trip (local date).',
      type: 'LocalDate',
    }),
    end: t.expose('end', { description: 'Last day of the trip (local date).', type: 'LocalDate' }),
    startTime: t.exposeString('startTime', {
      nullable: true,
      description: 'Local start time HH:mm of an excursion; null for tours.',
    }),
    adults: t.exposeInt('adults', { description: 'Number of adults.' }),
    children: t.exposeInt('children', { description: 'Number of children.' }),
    bookedBy: t.exposeString('bookedBy', {
      description:
        'First name and initial of the last name of the customer, to compare with the paper.',
    }),
  }),
})

builder.queryFields((t) => ({
  voucher: t.field({
    type: Check,
    nullable: true,
    description: 'Checks the code of a voucher; null for a code that Versta did not issue.',
    args: { code: t.arg.string({ description: 'Code from the URL in the voucher’s QR code.' }) },
    resolve: async (_root, { code }, { app, locale }): Promise<VoucherCheck | null> => {
      const id = readVoucherCode(app.keys, code)
      if (id === null) return null
      const translations = localesOf(locale)
      const request = await app.db.request.findFirst({
        where: { id, events: { some: { toStatus: requestStatuses.made_prepayment } } },
        select: {
          contactName: true,
          items: { select: { adults: true, children: true } },
          ...standingSelect,
          tour: { select: { timeZone: true, translations } },
          organizer: { select: { translations } },
        },
      })
      if (!request) return null
      const isOver = phaseOf(request, app.clock.now()) === 'over'
      const { tourDate, items } = request
      return {
        number: voucherNumber(id),
        state: isVoucherValid(requestStatusName(request.status))
          ? isOver
            ? 'over'
            : 'valid'
          : 'cancelled',
        tour: pickLocale(request.tour.translations, locale).title,
        organizer: pickLocale(request.organizer.translations, locale).name,
        start: dayOf(tourDate.startDate),
        end: dayOf(tourDate.endDate),
        startTime: tourDate.startTime?.toISOString().slice(11, 16) ?? null,
        adults: items.reduce((sum, { adults }) => sum + adults, 0),
        children: items.reduce((sum, { children }) => sum + children, 0),
        bookedBy: shortName(request.contactName),
      }
    },
  }),
}))

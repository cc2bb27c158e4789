import { defineMessages } from '../../../i18n/defineMessages.ts'

export const statementPageMessages = defineMessages({
  title: { id: 'crmStatement.title', defaultMessage: 'Statement, {month} | Versta for organizers' },
  heading: { id: 'crmStatement.heading', defaultMessage: 'Statement, {month}' },
  months: { id: 'crmStatement.months', defaultMessage: 'Months' },
  organizers: { id: 'crmStatement.organizers', defaultMessage: 'Organizers' },
  csv: { id: 'crmStatement.csv', defaultMessage: 'Download as CSV' },
  print: { id: 'crmStatement.print', defaultMessage: 'Print' },
  lead: {
    id: 'crmStatement.lead',
    defaultMessage:
      'What was sold, what arrived and went back this month, by the days of Berlin. The commission is the rate at which each trip was sold; money that goes back gives its commission back.',
  },
  sold: { id: 'crmStatement.sold', defaultMessage: 'Sold' },
  soldValue: {
    id: 'crmStatement.soldValue',
    defaultMessage: '{count, plural, =0 {nothing} one {# trip} other {# trips}}',
  },
  gross: { id: 'crmStatement.gross', defaultMessage: 'Gross' },
  received: { id: 'crmStatement.received', defaultMessage: 'Received' },
  refunded: { id: 'crmStatement.refunded', defaultMessage: 'Refunded' },
  commission: { id: 'crmStatement.commission', defaultMessage: 'Commission' },
  cashback: { id: 'crmStatement.cashback', defaultMessage: 'Cashback you bear' },
  payout: { id: 'crmStatement.payout', defaultMessage: 'Due to you' },
  number: { id: 'crmStatement.number', defaultMessage: 'No.' },
  tour: { id: 'crmStatement.tour', defaultMessage: 'Trip' },
  soldOn: { id: 'crmStatement.soldOn', defaultMessage: 'Sold on' },
  earlier: { id: 'crmStatement.earlier', defaultMessage: 'earlier' },
  total: { id: 'crmStatement.total', defaultMessage: 'Total' },
  caption: { id: 'crmStatement.caption', defaultMessage: 'Trips in {currency}' },
  payouts: { id: 'crmStatement.payouts', defaultMessage: 'Payouts' },
  paidOut: { id: 'crmStatement.paidOut', defaultMessage: 'Paid out so far, {currency}' },
  owed: { id: 'crmStatement.owed', defaultMessage: 'Owed to you now, {currency}' },
  overpaid: {
    id: 'crmStatement.overpaid',
    defaultMessage: 'Overpaid, {currency}: set off against the next payouts',
  },
  noPayouts: {
    id: 'crmStatement.noPayouts',
    defaultMessage: 'Nothing has been paid out for this month yet.',
  },
  payoutLine: { id: 'crmStatement.payoutLine', defaultMessage: '{day}: {amount}, {reference}' },
  empty: { id: 'crmStatement.empty', defaultMessage: 'No data to show' },
  emptyText: {
    id: 'crmStatement.emptyText',
    defaultMessage:
      'Nothing moved this month. A trip appears here on the day its first money arrives.',
  },
})

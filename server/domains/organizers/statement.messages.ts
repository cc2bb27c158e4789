import { defineMessages } from '../../i18n/defineMessages.ts'

export const statementMessages = defineMessages({
  request: { id: 'statement.request', defaultMessage: 'Request' },
  traveler: { id: 'statement.traveler', defaultMessage: 'Traveler' },
  tour: { id: 'statement.tour', defaultMessage: 'Tour' },
  from: { id: 'statement.from', defaultMessage: 'From' },
  to: { id: 'statement.to', defaultMessage: 'To' },
  soldOn: { id: 'statement.soldOn', defaultMessage: 'Sold on' },
  currency: { id: 'statement.currency', defaultMessage: 'Currency' },
  gross: { id: 'statement.gross', defaultMessage: 'Gross' },
  received: { id: 'statement.received', defaultMessage: 'Received' },
  refunded: { id: 'statement.refunded', defaultMessage: 'Refunded' },
  commissionPercent: { id: 'statement.commissionPercent', defaultMessage: 'Commission %' },
  commission: { id: 'statement.commission', defaultMessage: 'Commission' },
  cashback: { id: 'statement.cashback', defaultMessage: 'Cashback' },
  payout: { id: 'statement.payout', defaultMessage: 'Payout' },
  total: { id: 'statement.total', defaultMessage: 'Total' },
  columnSeparator: { id: 'statement.columnSeparator', defaultMessage: ',' },
  decimalSeparator: { id: 'statement.decimalSeparator', defaultMessage: '.' },
})

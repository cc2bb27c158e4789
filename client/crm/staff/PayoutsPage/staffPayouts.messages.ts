import { defineMessages } from '../../../i18n/defineMessages.ts'

export const staffPayoutsMessages = defineMessages({
  title: { id: 'staffPayouts.title', defaultMessage: 'Payouts | Versta’s desk' },
  heading: { id: 'staffPayouts.heading', defaultMessage: 'Payouts' },
  organizer: { id: 'staffPayouts.organizer', defaultMessage: 'Organizer' },
  earned: { id: 'staffPayouts.earned', defaultMessage: 'Earned' },
  paidOut: { id: 'staffPayouts.paidOut', defaultMessage: 'Paid out' },
  due: { id: 'staffPayouts.due', defaultMessage: 'Owed' },
  overpaid: { id: 'staffPayouts.overpaid', defaultMessage: 'overpaid {amount}' },
  payout: { id: 'staffPayouts.payout', defaultMessage: 'Payout' },
  statement: { id: 'staffPayouts.statement', defaultMessage: 'Statement' },
  record: { id: 'staffPayouts.record', defaultMessage: 'Record a payout' },
  recordSpoken: {
    id: 'staffPayouts.recordSpoken',
    defaultMessage: 'Record a payout to {name} in {currency}',
  },
  amount: { id: 'staffPayouts.amount', defaultMessage: 'Amount in {currency}' },
  amountHint: {
    id: 'staffPayouts.amountHint',
    defaultMessage: 'With a minus for money that came back.',
  },
  month: { id: 'staffPayouts.month', defaultMessage: 'Month that it settles' },
  paidOn: { id: 'staffPayouts.paidOn', defaultMessage: 'Day of the transfer' },
  reference: { id: 'staffPayouts.reference', defaultMessage: 'Reference at the bank' },
  save: { id: 'staffPayouts.save', defaultMessage: 'Record it' },
  input: {
    id: 'staffPayouts.input',
    defaultMessage: 'Please check amount, month, day and reference: nothing was recorded.',
  },
  notOwed: {
    id: 'staffPayouts.notOwed',
    defaultMessage: 'That is more than is owed, or more than was sent: nothing was recorded.',
  },
  failed: {
    id: 'staffPayouts.failed',
    defaultMessage: 'That did not work. Please try again: it is recorded once at most.',
  },
  empty: { id: 'staffPayouts.empty', defaultMessage: 'Nobody has earned anything yet' },
})

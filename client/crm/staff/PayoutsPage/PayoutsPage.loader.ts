import { type ActionFunctionArgs, data as withStatus, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { type Currency, currencies, currencyExponent } from '#schema/codes/currencies.ts'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { readAmount } from '#schema/rules/money/readAmount.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { GraphQLFailure, NetworkFailure } from '../../../data/failures.ts'
import { loginPath } from '../../login/LoginPage/LoginPage.urls.ts'
import { LogOutDocument } from '../LogOut.generated.ts'
import { staffAsked } from '../staffAction.ts'
import { PayoutsPageDocument, RecordPayoutDocument } from './PayoutsPage.generated.ts'

/** What every organizer is owed. The keys of the forms are made here: a page that is sent twice pays once. */
export async function loader(args: LoaderFunctionArgs) {
  const { site } = staffAsked(args)
  const { reading } = await site.source.query(PayoutsPageDocument, {}, { signal: args.request.signal })
  return { reading, formKey: crypto.randomUUID(), today: new Date().toISOString().slice(0, 10) }
}

/** A payout that was not recorded, and what was typed. */
export interface Unpaid {
  organizerId: number
  currency: string
  why: 'input' | 'notOwed' | 'failed'
  amount: string
  reference: string
  idempotencyKey: string
}

/** Records one payout, or logs out. */
export async function action(args: ActionFunctionArgs) {
  const { site, url, toLogin } = staffAsked(args)
  const form = await args.request.formData()
  if (form.get('intent') === 'logOut') {
    await site.source.mutate(LogOutDocument, {})
    return redirectDocument(loginPath(site.locale), 303)
  }
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const organizerId = readId(text('organizer')) ?? 0
  const currency: Currency | undefined = currencies.find((known) => known === text('currency'))
  const idempotencyKey = text('key')
  const typed = { organizerId, currency: text('currency'), amount: text('amount'), reference: text('reference'), idempotencyKey }
  const refuse = (why: Unpaid['why'], status: number) => withStatus<Unpaid>({ ...typed, why }, { status })
  const amountMinor = currency ? readAmount(typed.amount, currencyExponent[currency]) : null
  if (!currency || amountMinor === null) return refuse('input', 422)
  try {
    const { recordPayout } = await site.source.mutate(RecordPayoutDocument, {
      input: {
        organizerId,
        currency,
        amountMinor,
        month: text('month'),
        paidOn: text('paidOn'),
        reference: typed.reference,
        idempotencyKey,
      },
    })
    if (recordPayout.__typename === 'RecordPayoutSuccess') return redirect(url.pathname, 303)
    return recordPayout.__typename === 'PayoutNotPossibleError' ? refuse('notOwed', 409) : refuse('input', 422)
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse('failed', 503)
    if (!(error instanceof GraphQLFailure)) throw error
    if (error.code === 'UNAUTHENTICATED') throw redirectDocument(toLogin, 303)
    return refuse(error.code === 'BAD_USER_INPUT' ? 'input' : 'failed', httpStatusOf[error.code])
  }
}

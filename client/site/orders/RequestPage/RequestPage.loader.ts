import { type ActionFunctionArgs, data as withStatus, type LoaderFunctionArgs, redirect } from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { GraphQLFailure, NetworkFailure, pageFailure } from '../../../data/failures.ts'
import { loadRequest, requestUuid } from '../../../features/RequestFrame/loadRequest.ts'
import { siteContext } from '../../../routing/site.ts'
import { CancelRequestDocument } from './CancelRequest.generated.ts'
import { RequestPageDocument } from './RequestPage.generated.ts'

/** 404 for a link that names no request. */
export const loader = (args: LoaderFunctionArgs) => loadRequest(RequestPageDocument, args)

/** Why a request was not cancelled; the reason that was typed stays. */
export interface Refused {
  refusal: 'moved' | 'changed' | 'away'
  message: string
}

/** Cancels for what was shown, and shows the request as it stands then. */
export async function action(args: ActionFunctionArgs) {
  const { source, locale } = args.context.get(siteContext)
  const uuid = requestUuid(args)
  if (uuid === null) throw pageFailure('NOT_FOUND')
  const form = await args.request.formData()
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const message = text('message')
  const shown = text('shownRefundMinor')
  const refuse = (refusal: Refused['refusal'], status: number) => withStatus<Refused>({ refusal, message }, { status })
  try {
    const shownRefundMinor = /^\d{1,9}$/.test(shown) ? Number(shown) : null
    const { cancelRequest } = await source.mutate(CancelRequestDocument, { uuid, message, shownRefundMinor })
    switch (cancelRequest.__typename) {
      case 'CancelRequestSuccess':
        return redirect(pagePath('request', locale, { uuid }), 303)
      case 'RequestMovedError':
        return refuse('moved', 409)
      case 'CancelQuoteChangedError':
        return refuse('changed', 409)
    }
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse('away', 503)
    if (error instanceof GraphQLFailure && error.code !== 'NOT_FOUND') return refuse('away', httpStatusOf[error.code])
    throw error
  }
}

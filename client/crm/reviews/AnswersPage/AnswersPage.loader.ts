import { type ActionFunctionArgs, data as withStatus, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { GraphQLFailure, NetworkFailure } from '../../../data/failures.ts'
import { siteContext } from '../../../routing/site.ts'
import { loginPath } from '../../login/LoginPage/LoginPage.urls.ts'
import { AnswerReviewDocument, AnswersPageDocument } from './AnswersPage.generated.ts'

const asked = ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) => {
  const { source, locale, visitor } = context.get(siteContext)
  const url = new URL(request.url)
  const toLogin = loginPath(locale, url.pathname + url.search)
  if (!visitor) throw redirect(toLogin, 303)
  return { source, url, toLogin }
}

/** Every published review, or with `?show=open` those without an answer; 303 to the login without a session. */
export async function loader(args: LoaderFunctionArgs) {
  const { source, url, toLogin } = asked(args)
  const isOpenOnly = url.searchParams.get('show') === 'open'
  const after = url.searchParams.get('after')
  try {
    const { reading } = await source.query(
      AnswersPageDocument,
      { after, isAnswered: isOpenOnly ? false : null },
      { signal: args.request.signal },
    )
    return { reading, isOpenOnly, after }
  } catch (error) {
    // the session has ended while the page was open
    if (error instanceof GraphQLFailure && error.code === 'UNAUTHENTICATED') throw redirectDocument(toLogin, 303)
    throw error
  }
}

/** An answer that was not kept: what was typed, and whether it is too short. */
export interface Unanswered {
  id: number
  text: string
  isWrong: boolean
}

/** Answers one review, or writes the answer anew. */
export async function action(args: ActionFunctionArgs) {
  const { source, url, toLogin } = asked(args)
  const form = await args.request.formData()
  const id = readId(String(form.get('id') ?? '')) ?? 0
  const text = String(form.get('text') ?? '')
  const refuse = (isWrong: boolean, status: number) => withStatus<Unanswered>({ id, text, isWrong }, { status })
  try {
    const { answerReview } = await source.mutate(AnswerReviewDocument, { id, text })
    return answerReview.__typename === 'AnswerReviewSuccess' ? redirect(url.pathname + url.search, 303) : refuse(true, 422)
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse(false, 503)
    if (!(error instanceof GraphQLFailure)) throw error
    if (error.code === 'UNAUTHENTICATED') throw redirectDocument(toLogin, 303)
    return refuse(false, httpStatusOf[error.code])
  }
}

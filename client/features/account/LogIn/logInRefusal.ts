import { httpStatusOf } from '#schema/codes/errors.ts'
import { type Failure, failureOf, type Rules } from '#schema/rules/validation/checkField.ts'
import { ruleNames } from '#schema/rules/validation/ruleNames.ts'
import { GraphQLFailure, NetworkFailure } from '../../../data/failures.ts'
import { secondsToWait } from '../../../data/secondsToWait.ts'
import type { CaptchaQueryVariables } from '../Captcha/Captcha.generated.ts'

/** Reason why a login is refused for now; the input is kept. */
export type LogInRefusal =
  | { kind: 'invalid'; fields: Readonly<Record<string, Failure>> }
  /** Login and password don't match. */
  | { kind: 'wrong' }
  /** The code is wrong or too old. */
  | { kind: 'code' }
  /** Neither an e-mail address nor a phone number. */
  | { kind: 'login' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'captcha'; asked: CaptchaQueryVariables }
  | { kind: 'noSms' }
  /** Another login service did not identify the visitor. */
  | { kind: 'elsewhere' }
  | { kind: 'away' }

interface Refused {
  refusal: LogInRefusal
  status: number
}

/**
 * Returns the refusal for a failed login call.
 * @param asked the attempt that a captcha would be for
 * @throws the error itself, if it is not a refusal
 */
export function logInRefusal(error: unknown, asked: Omit<CaptchaQueryVariables, 'level'>): Refused {
  if (error instanceof NetworkFailure) return { refusal: { kind: 'away' }, status: 503 }
  if (!(error instanceof GraphQLFailure)) throw error
  const { code, extensions } = error
  const status = httpStatusOf[code]
  switch (code) {
    case 'RATE_LIMITED':
      return { refusal: { kind: 'wait', seconds: secondsToWait(error) }, status }
    case 'CAPTCHA_REQUIRED':
      return { refusal: { kind: 'captcha', asked: { ...asked, level: 'CAPTCHA' } }, status }
    case 'HARD_CAPTCHA_REQUIRED':
      return { refusal: { kind: 'captcha', asked: { ...asked, level: 'HARD_CAPTCHA' } }, status }
    case 'BAD_USER_INPUT':
      return { refusal: { kind: 'login' }, status: 422 }
    case 'UNAVAILABLE':
      return { refusal: { kind: extensions.field === 'sender' ? 'noSms' : 'away' }, status }
    default:
      return { refusal: { kind: 'away' }, status }
  }
}

/** Turns the API's broken rules into the forms' own. */
export const invalidFields = (
  invalid: readonly { field: string; rule: string }[],
  rules: Readonly<Record<string, Rules>>,
): Record<string, Failure> =>
  Object.fromEntries(
    invalid.map(({ field, rule }) => [
      field,
      failureOf(
        ruleNames.find((known) => known.replace(/[A-Z]/g, '_$&').toUpperCase() === rule) ??
          'incorrect',
        rules[field] ?? '',
      ),
    ]),
  )

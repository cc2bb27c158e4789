import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { checkField } from '#schema/rules/validation/checkField.ts'
import { normalizePhone } from '#schema/rules/validation/ruleChecks.ts'

export interface LoginName {
  kind: 'email' | 'phone'
  /** Lower-case address, or E.164: what accounts, codes and counts are kept by. */
  value: string
}

/** What a person types as login; null where it is neither an e-mail address nor an international number. */
export const readLoginName = (typed: string): LoginName | null => {
  const text = typed.trim().slice(0, 254)
  if (text.includes('@'))
    return checkField(text, 'email') ? null : { kind: 'email', value: text.toLowerCase() }
  const phone = normalizePhone(text)
  if (checkField(phone, 'required|phone')) return null
  // +49 (0)170 … is +49 170 …: one number, whose account, counts and codes are the same
  const value = parsePhoneNumberFromString(phone)?.number ?? phone
  return checkField(value, 'phone') ? null : { kind: 'phone', value }
}

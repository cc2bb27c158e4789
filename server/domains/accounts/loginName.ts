import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { checkField } from '#schema/rules/validation/checkField.ts'
import { normalizePhone } from '#schema/rules/validation/ruleChecks.ts'

export interface LoginName {
  kind: 'email' | 'phone'
  /** Lower-case e-mail address or E.164 number: the key of accounts, codes and counts. */
  value: string
}

/** Parses a typed login; null for anything but an e-mail address or international phone number. */
export const readLoginName = (typed: string): LoginName | null => {
  const text = typed.trim().slice(0, 254)
  if (text.includes('@'))
    return checkField(text, 'email') ? null : { kind: 'email', value: text.toLowerCase() }
  const phone = normalizePhone(text)
  if (checkField(phone, 'required|phone')) return null
  // +49 (0)170 … and +49 170 … are one number and share account, codes and counts
  const value = parsePhoneNumberFromString(phone)?.number ?? phone
  return checkField(value, 'phone') ? null : { kind: 'phone', value }
}

/** Names of the rules a field can break (specification section 5). */
export const fieldRules = ['required', 'email', 'phone', 'min', 'max', 'minValue', 'maxValue', 'incorrect'] as const
export type FieldRule = (typeof fieldRules)[number]

/** What a field has to satisfy; lengths in characters. */
export interface FieldBounds {
  isRequired?: boolean
  form?: 'email' | 'phone' | 'count'
  minLength?: number
  maxLength?: number
  min?: number
  max?: number
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** A plus, then at least nine digits; blanks, brackets and dashes are how people write. */
const isPhone = (text: string): boolean => /^\+\d{9,15}$/.test(text.replaceAll(/[\s()./-]/g, ''))

/** The first rule that a text breaks, or null. An empty field that is not required breaks none. */
export function brokenRule(text: string, { isRequired, form, minLength = 0, maxLength, min, max }: FieldBounds): FieldRule | null {
  const value = text.trim()
  if (value === '') return isRequired ? 'required' : null
  if (value.length < minLength) return 'min'
  if (maxLength !== undefined && value.length > maxLength) return 'max'
  if (form === 'email' && !emailForm.test(value)) return 'email'
  if (form === 'phone' && !isPhone(value)) return 'phone'
  if (form === 'count') {
    if (!/^\d{1,9}$/.test(value)) return 'incorrect'
    if (min !== undefined && Number(value) < min) return 'minValue'
    if (max !== undefined && Number(value) > max) return 'maxValue'
  }
  return null
}

export const isFieldRule = (value: unknown): value is FieldRule => fieldRules.some((rule) => rule === value)

import { checkFields, type Failure } from '../validation/checkField.ts'

/** Rules of the profile fields, shared by forms and the API. */
export const profileFields = {
  firstName: 'required|max:60',
  lastName: 'max:60',
} as const

/** Length makes a password hard to guess; more than 200 characters only cost time. */
const password = 'required|min:8|max:200'

/** Rules of a registration with a password. */
export const registrationFields = {
  ...profileFields,
  email: 'required|max:254|email',
  phone: 'phone',
  password,
} as const

/** Rules of the form that requests a password reset link. */
export const recoverPasswordFields = { email: 'required|max:254|email' } as const

export const newPasswordFields = { password } as const

export type RegistrationField = keyof typeof registrationFields

/**
 * Checks a registration.
 * @param hasPassword false: the account is opened by codes alone (register-without-password)
 */
export const checkRegistration = (
  values: Readonly<Record<string, unknown>>,
  hasPassword: boolean,
): Partial<Record<RegistrationField, Failure>> =>
  checkFields(values, {
    ...registrationFields,
    password: hasPassword ? registrationFields.password : '',
  })

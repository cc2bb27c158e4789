// a separate module, loaded with the first form in use: only this export of react-hook-form, and
// the rules
export { createFormControl } from 'react-hook-form'
export { checkField } from '#schema/rules/validation/checkField.ts'

// a module of its own, loaded with the first form that is used: react-hook-form, of which nothing else is taken, and the rules
export { createFormControl } from 'react-hook-form'
export { checkField } from '#schema/rules/validation/checkField.ts'

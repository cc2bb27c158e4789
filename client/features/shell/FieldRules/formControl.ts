// a module of its own: what of react-hook-form is not named here stays out of the browser
export { createFormControl } from 'react-hook-form'

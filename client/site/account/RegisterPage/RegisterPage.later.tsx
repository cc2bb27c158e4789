/**
 * Code needed only after the first interaction: until then the server's HTML form works without it.
 */
export { PhoneInput } from '../../../ui/PhoneInput/PhoneInput.tsx'

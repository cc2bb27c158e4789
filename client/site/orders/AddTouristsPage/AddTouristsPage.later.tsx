/**
 * Code needed only after the first interaction: until then the server's HTML form works without it.
 */
export { TouristsForm } from './sections/TouristsForm.tsx'

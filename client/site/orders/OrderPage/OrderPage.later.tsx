/** What of the page is only needed once somebody types. */
export { ContactFields } from './sections/ContactFields.tsx'

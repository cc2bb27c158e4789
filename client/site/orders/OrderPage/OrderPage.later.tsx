/** What of the page is only needed once somebody types or is answered. */
export { ContactFields } from './sections/ContactFields.tsx'
export { OrderRefusal } from './sections/OrderRefusal.tsx'

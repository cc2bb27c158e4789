/** What of the page is only needed once somebody types: until then the form works as the server wrote it. */
export { TravelerForm } from './sections/TravelerForm.tsx'

/** What of the page is only needed once somebody types: until then the form works as the server wrote it. */
export { TouristsForm } from './sections/TouristsForm.tsx'

/** What of the page is only needed once somebody types: until then the form works as the server wrote it. */
export { HelpForm } from '../../../features/content/HelpForm/HelpForm.tsx'

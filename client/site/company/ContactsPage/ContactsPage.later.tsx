/**
 * Code needed only after the first interaction: until then the server's HTML form works without it.
 */
export { HelpForm } from '../../../features/content/HelpForm/HelpForm.tsx'

/** What of the page is only read, so that it works as the server wrote it. */
export { CancellationTerms } from '../../../features/tour/CancellationTerms/CancellationTerms.tsx'
export { PayRefusal } from './sections/PayRefusal.tsx'

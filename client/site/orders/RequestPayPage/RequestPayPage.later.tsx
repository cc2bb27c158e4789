/** What of the page is only read: it works as the server wrote it. */
export { CancellationTerms } from '../../../features/CancellationTerms/CancellationTerms.tsx'

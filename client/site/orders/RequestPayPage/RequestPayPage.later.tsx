/** Content that is only read: the server's HTML works without this code. */
export { CancellationTerms } from '../../../features/tour/CancellationTerms/CancellationTerms.tsx'
export { PayRefusal } from './sections/PayRefusal.tsx'

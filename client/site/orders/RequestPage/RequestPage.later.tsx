/**
 * Code needed only after the first interaction: until then the server's links and forms work
 * without it.
 */
export { RequestTimeline } from '../../../features/request/RequestFrame/RequestTimeline.tsx'
export { RequestPapers } from '../../../features/request/RequestPapers/RequestPapers.tsx'
export { CancelRequest } from './sections/CancelRequest.tsx'
export { WriteReview } from './sections/WriteReview.tsx'

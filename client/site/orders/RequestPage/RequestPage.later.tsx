/** What of the page is only needed once somebody acts: until then links and forms work as the server wrote them. */
export { RequestTimeline } from '../../../features/RequestFrame/RequestTimeline.tsx'
export { RequestPapers } from '../../../features/RequestPapers/RequestPapers.tsx'
export { CancelRequest } from './sections/CancelRequest.tsx'
export { WriteReview } from './sections/WriteReview.tsx'

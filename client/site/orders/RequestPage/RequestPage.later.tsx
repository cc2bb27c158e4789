/** What of the page is only needed once somebody acts: until then links and forms work as the server wrote them. */
export { RequestTimeline } from '../../../features/request/RequestFrame/RequestTimeline.tsx'
export { RequestPapers } from '../../../features/request/RequestPapers/RequestPapers.tsx'
export { CancelRequest } from './sections/CancelRequest.tsx'
export { WriteReview } from './sections/WriteReview.tsx'

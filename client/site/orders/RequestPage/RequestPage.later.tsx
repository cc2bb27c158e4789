/** What of the page is only needed once somebody acts: until then the forms work as the server wrote them. */
export { CancelRequest } from './sections/CancelRequest.tsx'
export { WriteReview } from './sections/WriteReview.tsx'

/**
 * Code needed only after the first interaction, after an answer, or where nothing can be requested.
 */
export { CancellationTerms } from '../../../features/tour/CancellationTerms/CancellationTerms.tsx'
export { ChildAges } from './sections/ChildAges.tsx'
export { ContactFields } from './sections/ContactFields.tsx'
export { FieldProblem } from './sections/FieldProblem.tsx'
export { NextSteps } from './sections/NextSteps.tsx'
export { NoDates } from './sections/NoDates.tsx'
export { OfferBanner } from './sections/OfferBanner.tsx'
export { OrderRefusal } from './sections/OrderRefusal.tsx'

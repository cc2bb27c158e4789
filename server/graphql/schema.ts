/** The whole schema: each domain's types and fields register themselves on import. */
import './scalars.ts'
import './UserError.ts'
import '../domains/currencies/graphql/currencies.queries.ts'
import '../domains/geo/graphql/places.ts'
import '../domains/organizers/graphql/Organizer.ts'
import '../domains/tours/graphql/tours.queries.ts'
import '../domains/search/graphql/searchTours.queries.ts'
import '../domains/reviews/graphql/Review.ts'
import '../domains/content/graphql/Landing.ts'
import '../domains/content/graphql/blog.ts'
import '../domains/content/graphql/pagesContent.ts'
import '../domains/requests/graphql/bookingErrors.ts'
import '../domains/requests/graphql/Request.ts'
import '../domains/requests/graphql/createRequest.mutation.ts'
import '../domains/accounts/graphql/session.mutations.ts'
import { builder } from './builder.ts'

export const schema = builder.toSchema()

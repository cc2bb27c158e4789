import type { RequestPayPageQuery } from './RequestPayPage.generated.ts'

/** The request as the payment page loads it. */
export type PayRequest = NonNullable<RequestPayPageQuery['request']>

import type { RequestPayPageQuery } from './RequestPayPage.generated.ts'

/** The request as its page of payment reads it. */
export type PayRequest = NonNullable<RequestPayPageQuery['request']>

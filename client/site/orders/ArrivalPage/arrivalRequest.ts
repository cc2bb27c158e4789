import type { ArrivalPageQuery } from './ArrivalPage.generated.ts'

/** The request and Versta's contacts, as the arrival page loads them. */
export type ArrivalRequest = NonNullable<ArrivalPageQuery['request']>
export type ArrivalContacts = ArrivalPageQuery['contacts']

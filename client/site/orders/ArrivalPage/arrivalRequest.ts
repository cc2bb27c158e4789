import type { ArrivalPageQuery } from './ArrivalPage.generated.ts'

/** The request, and our own contacts, as the page before the trip reads them. */
export type ArrivalRequest = NonNullable<ArrivalPageQuery['request']>
export type ArrivalContacts = ArrivalPageQuery['contacts']

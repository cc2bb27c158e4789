import { sampleRequest } from '../../features/request/RequestFrame/sampleRequest.ts'

const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })
export const offerUuid = '0b7e3c52-7f0a-4c0e-9a53-6c1d2f3e4a5b'

/** An offer to one customer as its pages load it, for tests. */
export const sampleOffer = {
  __typename: 'IndividualTour',
  id: 4,
  uuid: offerUuid,
  state: 'OPEN',
  adults: 2,
  children: 1,
  note: 'A day more on the ice.',
  validUntil: '2026-11-28T15:59:00Z',
  requestUuid: null as string | null,
  adultPrice: usd(90_000),
  childPrice: usd(50_000) as object | null,
  total: usd(230_000),
  regularTotal: usd(260_000),
  option: { __typename: 'TourDateOption', id: 21, kind: 'STANDARD', name: 'Place', freeSeats: 5 },
  date: sampleRequest.date,
  tour: { ...sampleRequest.tour, organizer: sampleRequest.organizer },
}

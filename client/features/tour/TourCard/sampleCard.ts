import type { TourCard_TourFragment } from './TourCard.generated.ts'

/** Returns a card as the API does, for page tests. */
export const sampleCard = (
  changes: Partial<TourCard_TourFragment> & { id: number; title: string },
) =>
  ({
    __typename: 'TourCard',
    type: 'TOUR',
    isCruise: false,
    slug: 'a-tour',
    lang: 'en',
    days: 9,
    nights: 8,
    durationMinutes: null,
    groupSizeMin: 6,
    groupSizeMax: 12,
    difficulty: 3,
    rating: 4.5,
    reviewsCount: 7,
    openDepartures: 5,
    isCashbackAvailable: false,
    media: [
      {
        __typename: 'CardMedia',
        id: 1,
        urlTemplate: '/pictures/a/{width}.{format}',
        width: 1920,
        height: 1280,
        color: '#345',
        alt: 'A lake',
      },
    ],
    region: { __typename: 'DirectoryEntry', id: 1, name: 'Altai' },
    organizer: { __typename: 'DirectoryEntry', id: 1, name: 'Altai Base' },
    price: { __typename: 'Money', amountMinor: 103488, currency: 'USD' },
    priceWithoutDiscount: null,
    departures: [{ __typename: 'CardDeparture', id: 1, start: '2027-07-03', freeSeats: 3 }],
    ...changes,
  }) satisfies TourCard_TourFragment

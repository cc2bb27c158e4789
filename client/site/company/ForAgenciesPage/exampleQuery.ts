/** A query that works as it stands: the page's test asks the schema. */
export const exampleQuery = `{
  searchTours(first: 5) {
    totalCount
    tours {
      title
      region { name }
      organizer { name }
      departures {
        start
        freeSeats
        price { amountMinor currency }
      }
    }
  }
}`

/** A working example query: a test validates it against the schema. */
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

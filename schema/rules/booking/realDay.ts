/** Returns whether a text is an existing day, yyyy-MM-dd: 30 February is not. */
export const isValidDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  // `Date` reads 30 February as a day of March
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 10) === text
  )
}

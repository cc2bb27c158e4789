/** Whether a text is a day of the calendar, yyyy-MM-dd: 30 February is none. */
export const isValidDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  // 30 February reads as a day of March
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 10) === text
  )
}

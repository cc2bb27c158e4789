/** Texts of a phone field; the kit has none of its own. */
export type PhoneLabels = {
  country: string
  search: string
  nothingFound: string
  searchByCode: string
  takeCode: (code: string) => string
  invalid: string
  belongsTo: (country: string) => string
  switchTo: (country: string) => string
  close: string
}

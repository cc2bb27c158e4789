/** What a phone field says; the kit has no words of its own. */
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

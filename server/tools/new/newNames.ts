/** What is asked for, such as `page site/company/TravelInsurance` or `action reviews/hideReview`. */
export interface NewName {
  /** Folder below client/ or server/domains/. */
  folder: string
  /** Last part of the name as a function is written: `hideReview`. */
  camel: string
  /** The same as a type or component is written: `HideReview`. */
  pascal: string
  /** The same as an address is written: `hide-review`. */
  kebab: string
}

const nameForm = /^(?<folder>[a-z][\w/-]*)\/(?<last>[A-Za-z][A-Za-z0-9]*)$/

/** @throws Error with one line that says how a name looks */
export const parseName = (text: string, example: string): NewName => {
  const { folder, last } = nameForm.exec(text)?.groups ?? {}
  if (!folder || !last)
    throw new Error(`NAME: expected a folder and a name such as ${example}, got "${text}"`)
  const pascal = last.charAt(0).toUpperCase() + last.slice(1)
  const camel = last.charAt(0).toLowerCase() + last.slice(1)
  return {
    folder,
    camel,
    pascal,
    kebab: camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  }
}

/** Parsed name of a new part, such as `site/company/TravelInsurance` or `reviews/hideReview`. */
export interface NewName {
  /** Folder in client/ or server/domains/. */
  folder: string
  /** Last part of the name in camel case, for functions: `hideReview`. */
  camel: string
  /** The same in Pascal case, for types and components: `HideReview`. */
  pascal: string
  /** The same in kebab case, for URLs: `hide-review`. */
  kebab: string
}

const nameForm = /^(?<folder>[a-z][\w/-]*)\/(?<last>[A-Za-z][A-Za-z0-9]*)$/

/**
 * Parses the name of a new part.
 * @throws Error with one line that describes a valid name
 */
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

const masked = '•••'

/**
 * Patterns in the order they apply: an e-mail address within a connection string is masked with its
 * password.
 */
const secrets: readonly [RegExp, string][] = [
  // credentials in a URL: postgres://user:password@host
  [/(\b[a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/gi, `$1${masked}@`],
  [/\b(Bearer|Basic|Token)\s+[\w.~+/=-]+/gi, `$1 ${masked}`],
  // named secrets: password=…, "api_key": "…", token: …
  [
    /((?:pass(?:word|wd)?|secret|token|api[_-]?key|authorization|code|pin|card)["']?\s*[:=]\s*["']?)[^\s"',;&}]+/gi,
    `$1${masked}`,
  ],
  [/[^\s@<>"',;:()]+@[^\s@<>"',;:()]+\.[a-z]{2,}/gi, masked],
  [/\+\d[\d\s().-]{7,}\d/g, masked],
  // a uuid of ours grants access to a request
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, masked],
  // not a word: long and mixed, or enough digits for a card
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, masked],
  [/\b\d(?:[ -]?\d){11,18}\b/g, masked],
]

/** Longest masked text, in characters: the patterns take the square of a text's length. */
const maxLength = 2000

/**
 * Returns a text from any source, such as a library's error, without secrets and personal data. Cuts
 * it after 2000 characters.
 */
export const maskSecrets = (text: string): string =>
  secrets.reduce(
    (rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement),
    text.length > maxLength ? `${text.slice(0, maxLength)}…` : text,
  )

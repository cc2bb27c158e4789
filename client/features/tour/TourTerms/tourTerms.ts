import type { MessageDescriptor } from 'react-intl'
import { tourTerms } from './tourTerms.messages.ts'

const camelCase = (word: string): string =>
  word.toLowerCase().replace(/[-_](.)/g, (_, letter: string) => letter.toUpperCase())
const isTerm = (key: string): key is keyof typeof tourTerms => Object.hasOwn(tourTerms, key)

/**
 * Returns the name of a closed list's value, in API (`camp-site`) or GraphQL (`CAMP_SITE`)
 * spelling; undefined if unknown.
 */
export const termOf = (word: string): MessageDescriptor | undefined => {
  const key = camelCase(word)
  return isTerm(key) ? tourTerms[key] : undefined
}

const difficultyTerms = [
  tourTerms.easy,
  tourTerms.moderate,
  tourTerms.challenging,
  tourTerms.extreme,
] as const

/** Returns the name of a difficulty, 1 to 4; values outside are clamped. */
export const difficultyTerm = (level: number): MessageDescriptor =>
  difficultyTerms[Math.min(4, Math.max(1, Math.round(level))) - 1] ?? tourTerms.easy

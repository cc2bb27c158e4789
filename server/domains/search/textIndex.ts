import MiniSearch from 'minisearch'

/** Searchable text of a tour in all languages together, because visitors mix them. */
export interface TourWords {
  id: number
  title: string
  places: string
  summary: string
}

// Too common to distinguish tours; "tour" itself is in half of the titles.
const ignored = new Set(
  (
    'a an and at by for from in into is of on or the to with tour tours trip trips ' +
    'am auf aus bei das dem den der des die ein eine einem einen einer für im in mit nach oder reise reisen und vom von zu zum zur'
  ).split(' '),
)

/**
 * Lowercases a word, removes accents and turns ae, oe and ue into a, o and u, so that "Muenchen",
 * "München" and "Munchen" are equal.
 */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/([aou])e/g, '$1')

/**
 * Removes up to two common English or German endings from a folded word, so that mountains and
 * mountain, Berge and Bergen match.
 */
export const stemWord = (word: string): string => {
  let stem = word
  for (let turn = 0; turn < 2 && stem.length > 4; turn++)
    stem = stem.replace(/(?:e[nrs]|[ens])$/, '')
  return stem
}

/** Maximum number of words whose folded stem is cached, because words repeat. */
const rememberedWords = 50_000
const rememberedAnswers = 200

export interface TextIndex {
  put(words: TourWords): void
  remove(tourId: number): void
  /**
   * Finds the ids of tours that have every word or its prefix, else words with a typo; null when
   * the text has no useful word.
   */
  find(text: string, fields?: ReadonlyArray<'title' | 'places' | 'summary'>): number[] | null
}

export const createTextIndex = (): TextIndex => {
  const terms = new Map<string, string | null>()
  const processTerm = (word: string): string | null => {
    let term = terms.get(word)
    if (term === undefined) {
      term = ignored.has(word.toLowerCase()) ? null : stemWord(foldWord(word)) || null
      if (terms.size >= rememberedWords) terms.clear()
      terms.set(word, term)
    }
    return term
  }
  const index = new MiniSearch<TourWords>({ fields: ['title', 'places', 'summary'], processTerm })
  // caches results: the next page or another filter searches for the same words
  const answers = new Map<string, number[]>()
  return {
    put: (words) => {
      answers.clear()
      if (index.has(words.id)) index.replace(words)
      else index.add(words)
    },
    remove: (tourId) => {
      answers.clear()
      if (index.has(tourId)) index.discard(tourId)
    },
    find: (text, fields) => {
      const words = text.split(/[\n\r\p{Z}\p{P}]+/u).filter((word) => word && processTerm(word))
      if (words.length === 0) return null
      const query = words.slice(0, 12).join(' ')
      const key = `${fields?.join() ?? ''} ${query}`
      const known = answers.get(key)
      if (known) return known
      const options = {
        combineWith: 'AND',
        prefix: (term: string) => term.length >= 3,
        ...(fields ? { fields: [...fields] } : {}),
      } as const
      const found = index.search(query, options)
      // Tolerate typos only when the exact words find nothing.
      const wide =
        found.length > 0
          ? found
          : index.search(query, {
              ...options,
              fuzzy: (term) => (term.length >= 4 ? 0.25 : false),
              maxFuzzy: 2,
            })
      const ids = wide.map((result): number => result.id)
      if (answers.size >= rememberedAnswers) answers.clear()
      answers.set(key, ids)
      return ids
    },
  }
}

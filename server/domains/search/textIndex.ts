import MiniSearch from 'minisearch'

/** Words of a tour in all its languages together: visitors mix them. */
export interface TourWords {
  id: number
  title: string
  places: string
  summary: string
}

// Too common to tell tours apart; "tour" itself stands in half of the titles.
const ignored = new Set(
  (
    'a an and at by for from in into is of on or the to with tour tours trip trips ' +
    'am auf aus bei das dem den der des die ein eine einem einen einer für im in mit nach oder reise reisen und vom von zu zum zur'
  ).split(' '),
)

/** Lower case without accents; ä, ae and a are one, so that "Muenchen", "München" and "Munchen" meet. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/([aou])e/g, '$1')

const processTerm = (term: string): string | null => (ignored.has(term.toLowerCase()) ? null : foldWord(term) || null)

export interface TextIndex {
  put(words: TourWords): void
  remove(tourId: number): void
  /** Ids of tours that have every word (or its beginning, or one letter off in five); null when the text has no word that tells. */
  find(text: string, fields?: ReadonlyArray<'title' | 'places' | 'summary'>): number[] | null
}

export const createTextIndex = (): TextIndex => {
  const index = new MiniSearch<TourWords>({ fields: ['title', 'places', 'summary'], processTerm })
  return {
    put: (words) => {
      if (index.has(words.id)) index.replace(words)
      else index.add(words)
    },
    remove: (tourId) => {
      if (index.has(tourId)) index.discard(tourId)
    },
    find: (text, fields) => {
      const words = text.split(/[\n\r\p{Z}\p{P}]+/u).filter((word) => word && processTerm(word))
      if (words.length === 0) return null
      const found = index.search(words.slice(0, 12).join(' '), {
        combineWith: 'AND',
        prefix: (term) => term.length >= 3,
        fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
        maxFuzzy: 2,
        ...(fields ? { fields: [...fields] } : {}),
      })
      return found.map((result): number => result.id)
    },
  }
}

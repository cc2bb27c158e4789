import { createContext, useContext } from 'react'
import { german } from './german.ts'

/** The language of the samples. */
export const SampleLanguage = createContext<'en' | 'de'>('en')

/** Answers a sample's words in the page's language by its English ones. Throws for words that have no German. */
export function useWords(): (english: string) => string {
  const language = useContext(SampleLanguage)
  return (english) => {
    const translated = german[english]
    if (translated === undefined) throw new Error(`No German for “${english}”: add it to german.ts`)
    return language === 'de' ? translated : english
  }
}

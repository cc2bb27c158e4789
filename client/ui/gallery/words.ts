import { createContext, useContext } from 'react'
import { german } from './german.ts'

/** Language of the samples. */
export const SampleLanguage = createContext<'en' | 'de'>('en')

/**
 * Returns a function that translates a sample's English text to the page's language. It throws for
 * a text without German.
 */
export function useWords(): (english: string) => string {
  const language = useContext(SampleLanguage)
  return (english) => {
    const translated = german[english]
    if (translated === undefined) throw new Error(`No German for “${english}”: add it to german.ts`)
    return language === 'de' ? translated : english
  }
}

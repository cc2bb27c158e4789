import { useEffect, useState } from 'react'
import { quoteMinutes } from '#schema/codes/bookings.ts'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { type OrderQuoteFragment, useOrderQuoteLazyQuery } from '../OrderQuote.generated.ts'
import { type Choice, isSameChoice as isSame } from './estimatePrice.ts'

/** A choice that changes quickly is asked about once. */
const pauseMs = 300
/** A new quote is asked for before the old one ends: by how long it holds, since the visitor's clock may be wrong. */
const holdsMs = (quoteMinutes - 2) * 60_000

interface Held {
  choice: Choice
  quote: FragmentType<OrderQuoteFragment>
}

/**
 * The quote for a choice, asked for anew when the choice changes and when it ends; null until it is there, and where the API has
 * none: the price is then that of the moment when the button is pressed.
 * @param given what the page came with, or what an answer has brought
 */
export function useQuote(choice: Choice | null, given: Held | null): OrderQuoteFragment | null {
  const [loadQuote] = useOrderQuoteLazyQuery()
  const [held, setHeld] = useState(given)
  const [latest, setLatest] = useState(given)
  if (given !== latest) {
    setLatest(given)
    if (given && choice && isSame(given.choice, choice)) setHeld(given)
  }
  const isHeld = held !== null && choice !== null && isSame(held.choice, choice)
  // a choice is made anew with each rendering: what it says decides
  const key = JSON.stringify(choice)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a quote that is taken up starts its time anew, and the key stands for the choice
  useEffect(() => {
    if (!choice) return
    const away = new AbortController()
    const ask = async () => {
      try {
        const { quote } = (await loadQuote({ variables: { input: choice }, signal: away.signal }))
          .data
        if (!away.signal.aborted)
          setHeld(quote.__typename === 'QuoteSuccess' ? { choice, quote: quote.quote } : null)
      } catch {
        // without a quote the form asks at the price of the moment
        if (!away.signal.aborted) setHeld(null)
      }
    }
    const timer = setTimeout(ask, isHeld ? holdsMs : pauseMs)
    return () => {
      clearTimeout(timer)
      away.abort()
    }
  }, [loadQuote, key, held])

  return useFragment<OrderQuoteFragment>(isHeld ? held.quote : null)
}

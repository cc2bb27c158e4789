import { useEffect, useState } from 'react'
import { quoteMinutes } from '#schema/codes/bookings.ts'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { type OrderQuoteFragment, useOrderQuoteLazyQuery } from '../OrderQuote.generated.ts'
import { type Choice, isSameChoice as isSame } from './estimatePrice.ts'

/** Delay before a quote is loaded, to quote a quickly changing choice once. */
const pauseMs = 300
/**
 * Time after which a quote is replaced, before it expires: a duration, since the visitor's clock
 * may be wrong.
 */
const holdsMs = (quoteMinutes - 2) * 60_000

interface Held {
  choice: Choice
  quote: FragmentType<OrderQuoteFragment>
}

/**
 * Returns the quote for a choice, loaded again when the choice changes and before the quote
 * expires. Null until it arrives, and where the API has none: the price at the moment of sending
 * then applies.
 * @param given the quote that came with the page or with an answer
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
  // each render creates a new choice: compare its content
  const key = JSON.stringify(choice)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an accepted quote restarts the timer, and the key represents the choice
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
        // without a quote the current price applies
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

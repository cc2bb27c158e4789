import { type RefObject, useEffect, useState } from 'react'

const tourAt = (target: EventTarget | null): number | undefined => {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-tour]') : null
  return card ? Number(card.dataset.tour) : undefined
}

/**
 * Returns the id of the tour whose card in the list has the pointer or the focus; undefined for
 * none.
 */
export function usePointedTour(list: RefObject<HTMLElement | null>): number | undefined {
  const [pointed, setPointed] = useState<number>()
  useEffect(() => {
    const element = list.current
    if (!element) return
    const come = ({ target }: Event): void => setPointed(tourAt(target))
    const go = (): void => setPointed(undefined)
    const followed = [
      ['pointerover', come],
      ['focusin', come],
      ['pointerleave', go],
      ['focusout', go],
    ] as const
    for (const [name, follow] of followed) element.addEventListener(name, follow)
    return () => {
      for (const [name, follow] of followed) element.removeEventListener(name, follow)
    }
  }, [list])
  return pointed
}

/** Marks the cards of tours whose pin has the pointer or the focus. */
export function markCards(list: HTMLElement | null, tourIds: readonly number[]): void {
  for (const card of list?.querySelectorAll<HTMLElement>('[data-tour]') ?? [])
    card.toggleAttribute('data-pointed', tourIds.includes(Number(card.dataset.tour)))
}

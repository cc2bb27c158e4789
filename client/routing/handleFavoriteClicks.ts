import { favoritePath } from '#schema/rules/favorites/favoritePath.ts'

interface Surroundings {
  /** Favorites as read by the window's pages: updated in place. */
  favorites: number[]
  report: (error: unknown) => void
}

const hearts = (id: string): NodeListOf<HTMLButtonElement> =>
  document.querySelectorAll(`form[action="${favoritePath}"] > button[value="${Number(id)}"]`)

const show = (id: string, isKept: boolean): void => {
  for (const heart of hearts(id)) {
    heart.name = isKept ? 'remove' : 'add'
    heart.setAttribute('aria-pressed', String(isKept))
  }
}

/**
 * Handles presses of hearts in place, without reloading the page. Shows a press immediately and
 * reverts it if saving fails.
 * @returns stops it
 */
export function handleFavoriteClicks({ favorites, report }: Surroundings): () => void {
  const answer = (event: SubmitEvent): void => {
    const { submitter: heart, target: form } = event
    if (
      !(form instanceof HTMLFormElement) ||
      form.getAttribute('action') !== favoritePath ||
      !(heart instanceof HTMLButtonElement)
    )
      return
    event.preventDefault()
    const { name, value: id } = heart
    const isKept = name === 'add'
    show(id, isKept)
    fetch(favoritePath, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ [name]: id }),
    })
      .then(async (response) => {
        if (!response.ok) throw new Error(`a favorite was not saved: ${response.status}`)
        const { favorites: kept } = (await response.json()) as { favorites: number[] }
        favorites.splice(0, favorites.length, ...kept)
      })
      .catch((error: unknown) => {
        show(id, !isKept)
        report(error)
      })
  }
  document.addEventListener('submit', answer)
  return () => document.removeEventListener('submit', answer)
}

let life: Promise<void> | undefined

/** Resolves with the first event by which a visitor uses the page. */
export const firstInteraction = (): Promise<void> => {
  // the development server loads styles by script
  if (import.meta.env?.DEV) return Promise.resolve()
  life ??= new Promise((resolve) => {
    // count only the page's own scroll: a snapping row of cards scrolls by itself during layout
    for (const name of ['scroll', 'wheel', 'pointerdown', 'keydown', 'focusin'])
      window.addEventListener(name, () => resolve(), {
        once: true,
        passive: true,
        capture: name !== 'scroll',
      })
  })
  return life
}

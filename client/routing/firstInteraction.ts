let life: Promise<void> | undefined

/** Resolves with the first event that says that somebody uses the page. */
export const firstInteraction = (): Promise<void> => {
  // the development server brings styles by script
  if (import.meta.env?.DEV) return Promise.resolve()
  life ??= new Promise((resolve) => {
    // scrolling counts of the page alone: a row of cards that snaps into its place as it is laid out scrolls by itself
    for (const name of ['scroll', 'wheel', 'pointerdown', 'keydown', 'focusin'])
      window.addEventListener(name, () => resolve(), {
        once: true,
        passive: true,
        capture: name !== 'scroll',
      })
  })
  return life
}

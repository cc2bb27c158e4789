/** How much of a page moves by itself, as the browser counts it. */
import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Sum of all shifts that no input caused: never less than the largest burst, which is what is graded. */
    layoutShift: number
    /** What moved most, for whoever has to mend it. */
    shifted: string[]
  }
}

/** Counts from the page's first paint on; before the page is opened. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.layoutShift = 0
    window.shifted = []
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        window.layoutShift += value
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName,
        )
        window.shifted.push(`${value.toFixed(4)} ${nodes.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Scrolls through the page, so that pictures that wait for it are loaded. Folded ones and those to the side may go on waiting. */
export const seeAll = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  const waiting = (): Promise<string[]> =>
    page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter(
          (image) =>
            image.checkVisibility() && image.getBoundingClientRect().left < window.innerWidth,
        )
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    )
  await expect.poll(waiting).toEqual([])
}

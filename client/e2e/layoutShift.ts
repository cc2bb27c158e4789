/** Measures layout shifts that no input caused, as the browser counts them. */
import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Sum of all shifts without input: at least the largest burst, which is graded. */
    layoutShift: number
    /** Elements with the largest shifts, for debugging. */
    shifted: string[]
  }
}

/** Counts shifts from the first paint; call it before opening the page. */
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

/** Scrolls through the page to load lazy pictures. Folded and off-side ones may stay unloaded. */
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

/** Checks a page's accessibility: axe, zoom, focus. */
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that depend on colors: all others give the same result in both schemes. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Waits until animations and transitions have ended. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
  })

/** Lays out deferred parts (client/app/RootLayout/useWholePage.ts), to check them too. */
const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    delete document.documentElement.dataset.partial
  })

/** Opens folded parts, to check them too. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])'))
      details.open = true
  })

interface AxeWindow extends Window {
  axe?: typeof axe
}

/** Loads axe into a page: once per document, since its source is half a megabyte. */
const loadAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/**
 * Returns axe's violations within a part of the page, one line each. AxeBuilder needs twice the
 * time: it loads axe again for each run and returns what passed as well.
 */
const findViolations = async (
  page: Page,
  within: string,
  runOnly: axe.RunOnly,
): Promise<string[]> => {
  await loadAxe(page)
  return page.evaluate(
    async ([selector, only]) => {
      const run = (window as AxeWindow).axe?.run
      // axe can't inspect an e-mail in a frame without an origin
      const results = await run?.(selector, {
        runOnly: only,
        resultTypes: ['violations'],
        iframes: false,
      })
      if (!results) throw new Error('axe is not loaded')
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      )
    },
    [within, runOnly] as const,
  )
}

/**
 * Expects no violation of WCAG 2.2 AA or of axe's best practices in the light scheme, and of color
 * rules in the dark one; on the whole page or in a part.
 */
export const expectAccessible = async (
  page: Page,
  what: string,
  within = 'html',
): Promise<void> => {
  await layOutWhole(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    const runOnly: axe.RunOnly =
      colorScheme === 'light' ? { type: 'tag', values: tags } : { type: 'rule', values: colorRules }
    const found = await findViolations(page, within, runOnly)
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([])
  }
}

/** 1280 pixels at 200 %, and the narrowest screen that WCAG requires (1280 pixels at 400 %). */
const zoomedSizes = [
  { width: 640, height: 512 },
  { width: 320, height: 568 },
] as const

/** Expects nothing beyond the right edge at 200 % and 400 %. Restores the screen size. */
export const expectToFitZoomed = async (page: Page, what: string): Promise<void> => {
  await layOutWhole(page)
  const before = page.viewportSize()
  for (const size of zoomedSizes) {
    await page.setViewportSize(size)
    const beyond = await page.evaluate(() => {
      const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
      const isCut = (element: Element): boolean => {
        for (let parent = element.parentElement; parent; parent = parent.parentElement)
          if (scrolls(parent)) return true
        return false
      }
      if (document.documentElement.scrollWidth <= innerWidth) return []
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
      )
      return wide
        .filter((element) => !isCut(element))
        .map(({ tagName, className }) => `${tagName}.${className}`)
    })
    expect.soft(beyond, `${what} at ${size.width} px`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** Expects every focused element to be visible: nothing sticky covers it entirely (WCAG 2.4.11). */
export const expectFocusUncovered = async (page: Page, what: string): Promise<void> => {
  const covered = await page.evaluate(() => {
    const selector =
      'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
    const hidden: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      element.focus()
      if (document.activeElement !== element || element.matches('[popover] *')) continue
      // a control drawn by its label is as large as the label
      const box = ((element as HTMLInputElement).labels?.[0] ?? element).getBoundingClientRect()
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      )
      const isSeen = points.some(([x, y]) => {
        const above = document.elementFromPoint(x, y)
        return (
          above &&
          (element.contains(above) ||
            above.contains(element) ||
            above.closest('label')?.control === element)
        )
      })
      if (!isSeen)
        hidden.push(
          `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}`,
        )
    }
    return hidden
  })
  expect.soft(covered, what).toEqual([])
}

/** Expects a visible focus: the control or something beside it changes its style. */
export const expectFocusVisible = async (page: Page, what: string): Promise<void> => {
  await page.keyboard.press('Tab') // from now on the browser shows the focus
  // Tab may focus a control, which would then look the same before and after
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  )
  await settle(page)
  const unseen = await page.evaluate(() => {
    const looks = (element: HTMLElement): string => {
      const around = [
        element,
        element.parentElement,
        element.nextElementSibling,
        element.closest('label, li, article'),
      ]
      const styles = around.flatMap((one) =>
        one ? [null, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)) : [],
      )
      return styles
        .map(
          (style) =>
            `${style.outline} ${style.boxShadow} ${style.borderColor} ${style.textDecoration}`,
        )
        .join()
    }
    const selector =
      'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
    const same: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const before = looks(element)
      element.focus()
      if (document.activeElement !== element) continue
      if (looks(element) === before)
        same.push(
          `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}`,
        )
      element.blur()
    }
    return same
  })
  expect.soft(unseen, what).toEqual([])
}

/** Expects a page to pass the accessibility and zoom checks. */
export const expectGoodPage = async (page: Page, what: string): Promise<void> => {
  await unfold(page)
  await expectAccessible(page, what)
  await expectToFitZoomed(page, what)
}

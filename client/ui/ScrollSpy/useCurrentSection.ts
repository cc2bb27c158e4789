import { useEffect, useState } from 'react'

/** Milliseconds without scrolling after which the visible section counts as current. */
const rest = 500
/** Share of the screen's height, from the top: a section below this line is not current yet. */
const readingLine = 0.3

const isAtEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2

/**
 * Returns the last section that has started. At the page's end, it is the last visible one, which
 * can't scroll any higher.
 */
const sectionAt = (sections: readonly HTMLElement[]): HTMLElement | undefined => {
  const line =
    window.scrollY > 0 && isAtEnd() ? window.innerHeight : window.innerHeight * readingLine
  // sub-sections come after their section, and inside it
  return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0]
}

/**
 * Returns the id of the current section, of those given in page order; the first before any
 * scrolling. It changes only when scrolling stops, so that a jump marks no sections on the way. The
 * setter marks one immediately, for a press on its link.
 */
export function useCurrentSection(
  ids: readonly string[],
): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0])
  const list = ids.join(' ')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      const section = sectionAt(list.split(' ').flatMap((id) => document.getElementById(id) ?? []))
      if (section) setCurrent(section.id)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, rest)
    }
    wait()
    addEventListener('scroll', wait, { passive: true })
    addEventListener('resize', wait)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', wait)
      removeEventListener('resize', wait)
    }
  }, [list])

  return [current, setCurrent]
}

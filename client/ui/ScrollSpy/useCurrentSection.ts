import { useEffect, useState } from 'react'

/** Milliseconds of rest after which what is in sight counts as read. */
const rest = 500
/** Share of the screen's height, from above, at which one reads: what begins below it is not read yet. */
const readingLine = 0.3

const isAtEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2

/** The last that has begun; at the end of the page the last that is in sight: its beginning can come no higher. */
const sectionAt = (sections: readonly HTMLElement[]): HTMLElement | undefined => {
  const line =
    window.scrollY > 0 && isAtEnd() ? window.innerHeight : window.innerHeight * readingLine
  // a part lies within its section and comes after it
  return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0]
}

/**
 * The id of the section that is being read, of those given in the order of the page; the first before anything was scrolled. It
 * changes only when scrolling has rested, so that a jump past many sections names none of them on the way. The setter names
 * one at once, for a press on its link.
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

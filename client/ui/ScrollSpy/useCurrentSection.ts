import { useEffect, useState } from 'react'

/** Milliseconds of rest after which what is in sight counts as read. */
const rest = 500

/**
 * The id of the section that stands under the top of the screen, of those given; the first before anything was scrolled. It
 * changes only when scrolling has rested, so that a jump past many sections names none of them on the way. The setter names
 * one at once, for a press on its link.
 */
export function useCurrentSection(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0])
  const list = ids.join(' ')

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const sections = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const inSight = new Set<Element>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      // the last that is in sight: a part lies within its section and comes after it
      const last = sections.findLast((section) => inSight.has(section))
      if (last) setCurrent(last.id)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target)
          else inSight.delete(target)
        }
        clearTimeout(timer)
        timer = setTimeout(settle, rest)
      },
      // a band under the header in which one reads
      { rootMargin: '-96px 0px -70% 0px' },
    )
    for (const section of sections) observer.observe(section)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [list])

  return [current, setCurrent]
}

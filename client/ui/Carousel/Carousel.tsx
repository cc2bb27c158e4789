import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { classes } from '../classes.ts'
import { arrowLeft, arrowRight } from '../Icon/controls.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import css from './Carousel.module.css'
import { glide } from './glide.ts'

type CarouselProps = {
  label: string
  labels: { previous: string; next: string }
  items: readonly { id: string | number; content: ReactNode }[]
  /** Width of an item, as in CSS. */
  itemWidth?: string
  className?: string
}

/**
 * Shows a row to swipe, or to move by two buttons and the arrow keys, a screenful at a time.
 * Without scripts it scrolls.
 */
export function Carousel({
  label,
  labels,
  items,
  itemWidth = 'min(84%, 320px)',
  className,
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const stop = useRef<() => void>(undefined)
  const [ends, setEnds] = useState({ start: true, end: false })

  const look = useCallback(() => {
    const element = track.current
    if (!element) return
    const left = Math.abs(element.scrollLeft)
    const start = left <= 1
    const end = left + element.clientWidth >= element.scrollWidth - 1
    setEnds((last) => (last.start === start && last.end === end ? last : { start, end }))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items may have another width
  useEffect(() => {
    look()
    addEventListener('resize', look)
    return () => {
      removeEventListener('resize', look)
      stop.current?.()
    }
  }, [look, items.length])

  /** Moves by the number of whole visible items, at least one. */
  const move = (direction: 1 | -1) => {
    const element = track.current
    if (!element) return
    const first = element.firstElementChild?.getBoundingClientRect().width ?? element.clientWidth
    const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
    const step =
      Math.max(1, Math.floor((element.clientWidth + gap) / (first + gap))) * (first + gap)
    const furthest = element.scrollWidth - element.clientWidth
    stop.current?.()
    stop.current = glide(
      element,
      Math.min(furthest, Math.max(0, element.scrollLeft + direction * step)),
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.target !== event.currentTarget ||
      (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')
    )
      return
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    <div
      className={classes(css.carousel, className)}
      style={{ '--item': itemWidth } as CSSProperties}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onScroll={look}
        onKeyDown={onKeyDown}
        className={css.track}
      >
        {items.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
      <div className={css.buttons}>
        <IconButton
          glyph={arrowLeft}
          label={labels.previous}
          look="framed"
          disabled={ends.start}
          onClick={() => move(-1)}
        />
        <IconButton
          glyph={arrowRight}
          label={labels.next}
          look="framed"
          disabled={ends.end}
          onClick={() => move(1)}
        />
      </div>
    </div>
  )
}

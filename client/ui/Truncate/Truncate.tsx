import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import css from './Truncate.module.css'

type TruncateProps = {
  children: ReactNode
  labels: { show: string; hide: string }
  /** Pixels of text that stay in sight. */
  height?: number
  /** Pixels by which the text must be taller to be cut at all. */
  threshold?: number
  className?: string
}

/**
 * Long text with “show more”. The server can't measure, so until then the text may take height + threshold, which is also
 * what the cut text and its button take together: nothing moves. Without scripts the whole text is shown.
 */
export function Truncate({
  children,
  labels,
  height = 120,
  threshold = 24,
  className,
}: TruncateProps) {
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const [full, setFull] = useState<number>()
  const [open, setOpen] = useState(false)
  // measuring trades room for the button at once: only a press moves
  const [isPressed, setIsPressed] = useState(false)

  useEffect(() => {
    const element = content.current
    if (!element) return
    const measure = () => setFull(element.scrollHeight)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const long = full !== undefined && full > height + threshold
  const room = full === undefined ? height + threshold : !long || open ? full : height
  return (
    <div className={className}>
      <div
        id={id}
        className={classes(css.window, isPressed && css.moves, long && !open && css.cut)}
        style={{ '--room': `${room}px` } as CSSProperties}
      >
        <div ref={content}>{children}</div>
      </div>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setIsPressed(true)
            setOpen(!open)
          }}
          className={css.toggle}
          style={{ minBlockSize: threshold }}
        >
          {open ? labels.hide : labels.show}
        </button>
      )}
    </div>
  )
}

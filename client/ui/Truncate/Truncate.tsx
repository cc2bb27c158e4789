import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import css from './Truncate.module.css'

type TruncateProps = {
  children: ReactNode
  labels: { show: string; hide: string }
  /** Visible height in pixels. */
  height?: number
  /** Pixels by which the text must exceed the height to be cut. */
  threshold?: number
  className?: string
}

/**
 * Shows long text with “show more”. The server can't measure, so before hydration the text may take
 * height + threshold, just like the cut text with its button: nothing shifts. Without scripts the
 * whole text is shown.
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
  // after measuring, the button takes its space without animation: only a press animates
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

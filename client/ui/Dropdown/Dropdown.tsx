import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classes } from '../classes.ts'
import { close as cross } from '../Icon/controls.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import css from './Dropdown.module.css'

/** Milliseconds before the panel closes after the pointer has left. */
const closeDelay = 300

/** Props of the `<button>` that opens the panel; it works before scripts have loaded. */
export type DropdownTrigger = {
  popoverTarget: string
  'aria-expanded': boolean
  'aria-controls': string
  'aria-haspopup': 'dialog'
}
export type DropdownState = { isOpen: boolean; close: () => void }

type DropdownProps = {
  trigger: (wiring: DropdownTrigger) => ReactNode
  /** A function gets whether the panel is open, to render heavy content only then. */
  children: ReactNode | ((state: DropdownState) => ReactNode)
  /** Name of the panel; shown at its top where it fills a phone's screen. */
  title: string
  closeLabel: string
  /** Pixels between button and panel. */
  offset?: number
  /** Minimum width in pixels, where there is room. */
  minWidth?: number
  /** `hover` opens by the mouse, too, and closes shortly after it has left. */
  opensBy?: 'press' | 'hover'
  onToggle?: (isOpen: boolean) => void
  /** Opens when mounted, for a dropdown whose code loaded on the press of its button. */
  startsOpen?: boolean
  /** Leaves out the padding, for content with its own. */
  bare?: boolean
  className?: string
}

/**
 * Attaches a panel to its button: a native popover, so Escape and a press outside close it and
 * restore the focus. Fills the screen of a phone.
 */
export function Dropdown(props: DropdownProps) {
  const {
    trigger,
    children,
    title,
    closeLabel,
    offset = 12,
    minWidth = 200,
    opensBy = 'press',
    onToggle,
    startsOpen,
    bare,
    className,
  } = props
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  const close = () => panel.current?.hidePopover?.()

  // the browser opens it without scripts; lazy content must render once they run
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    const isShown = panel.current?.matches(':popover-open')
    if (startsOpen && !isShown) panel.current?.showPopover?.()
    else if (isShown) setOpen(true)
  }, [])

  const hover = opensBy === 'hover' && {
    onPointerEnter: (event: PointerEvent) => {
      clearTimeout(leaving.current)
      if (event.pointerType !== 'touch' && !isOpen) panel.current?.showPopover?.()
    },
    onPointerLeave: (event: PointerEvent) => {
      clearTimeout(leaving.current)
      if (event.pointerType !== 'touch') leaving.current = setTimeout(close, closeDelay)
    },
  }

  return (
    <div
      {...hover}
      className={classes(css.dropdown, className)}
      style={
        {
          '--anchor': `--dropdown-${id.replaceAll(/\W/g, '')}`,
          '--offset': `${offset}px`,
          '--least': `${minWidth}px`,
        } as CSSProperties
      }
    >
      <span className={css.anchor}>
        {trigger({
          popoverTarget: id,
          'aria-expanded': isOpen,
          'aria-controls': id,
          'aria-haspopup': 'dialog',
        })}
      </span>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => {
          if (event.target !== event.currentTarget) return
          const next = event.newState === 'open'
          setOpen(next)
          onToggle?.(next)
        }}
        className={classes(css.panel, bare && css.bare)}
      >
        <div className={css.head}>
          <p className={css.title}>{title}</p>
          <IconButton
            glyph={cross}
            label={closeLabel}
            size="s"
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        {typeof children === 'function' ? children({ isOpen, close }) : children}
      </div>
    </div>
  )
}

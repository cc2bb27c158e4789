import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import css from './Tabs.module.css'

export type Tab = { id: string; title: ReactNode; content: ReactNode }

type TabsProps = {
  tabs: readonly Tab[]
  /** Name of the row of tabs for screen readers. */
  label: string
  /** Controlled id; use `defaultCurrent` for an uncontrolled one. */
  current?: string
  defaultCurrent?: string
  onChange?: (id: string) => void
  className?: string
}

/**
 * Shows tabs by the ARIA pattern: arrows, Home and End move and select. All panels are in the HTML;
 * without scripts all are shown.
 */
export function Tabs({ tabs, label, current, defaultCurrent, onChange, className }: TabsProps) {
  const prefix = useId()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const [own, setOwn] = useState(defaultCurrent)
  const wanted = current ?? own
  const chosen = tabs.find((tab) => tab.id === wanted) ?? tabs[0]

  function choose(id: string) {
    setOwn(id)
    if (id !== chosen?.id) onChange?.(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = tabs.findIndex((tab) => tab.id === chosen?.id)
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: tabs.length - 1 }[
      event.key
    ]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    choose(next.id)
    buttons.current.get(next.id)?.focus()
  }

  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}-tab`}
            aria-controls={`${prefix}-${id}`}
            aria-selected={id === chosen?.id}
            tabIndex={id === chosen?.id ? 0 : -1}
            ref={(button) => {
              if (button) buttons.current.set(id, button)
              return () => {
                buttons.current.delete(id)
              }
            }}
            onClick={() => choose(id)}
            className={css.tab}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}`}
          aria-labelledby={`${prefix}-${id}-tab`}
          className={classes(css.panel, id !== chosen?.id && css.away)}
        >
          <p className={css.heading} aria-hidden="true">
            {title}
          </p>
          {content}
        </div>
      ))}
    </div>
  )
}

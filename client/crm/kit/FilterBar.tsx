import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/Button/Button.tsx'
import { classes } from '../../ui/classes.ts'
import css from './FilterBar.module.css'

interface FilterBarProps {
  /** Address of the unfiltered list. */
  action: string
  /** Text of the button that applies the filters. */
  apply: string
  /** Applies each choice immediately; the button is then shown only without scripts. */
  isInstant?: boolean
  /** Fills the available width, for long choices. */
  isWide?: boolean
  /**
   * Compact fields. Use their values as the bar's key, to keep them in line with the list after
   * Back.
   */
  children: ReactNode
}

/** Filters a list with a GET form: the filter is in the address and works without scripts. */
export function FilterBar({
  action,
  apply,
  isInstant = false,
  isWide = false,
  children,
}: FilterBarProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form
      action={action}
      onChange={
        isInstant
          ? ({ currentTarget }) => currentTarget.checkValidity() && currentTarget.requestSubmit()
          : undefined
      }
      className={classes(isInstant ? css.instant : css.bar, isWide && css.wide)}
      data-print="no"
    >
      {children}
      {isInstant ? (
        <noscript>
          <Button type="submit">{apply}</Button>
        </noscript>
      ) : (
        <Button type="submit" busy={isBusy}>
          {apply}
        </Button>
      )}
    </Form>
  )
}

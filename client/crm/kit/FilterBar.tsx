import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/Button/Button.tsx'
import { classes } from '../../ui/classes.ts'
import css from './FilterBar.module.css'

interface FilterBarProps {
  /** Address of the whole list. */
  action: string
  /** Text of the button that applies the filters. */
  apply: string
  /** Applies each choice at once; the button is then shown without scripts only. */
  isInstant?: boolean
  /** As wide as its place, for long choices. */
  isWide?: boolean
  /** Compact fields; give the bar a key of their values, so that Back shows what the list shows. */
  children: ReactNode
}

/** Narrows a list: a GET form, so that its choice is in the address, and works without scripts. */
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

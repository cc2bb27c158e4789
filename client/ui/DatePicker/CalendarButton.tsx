import { useState } from 'react'
import { calendar as glyph } from '../Icon/signs.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { CalendarOpener } from './CalendarOpener.tsx'
import type { CalendarOpenerProps } from './calendarOpenerProps.ts'
import css from './DatePicker.module.css'

const bring = () => import('./CalendarOpener.tsx')
/** Does nothing: without a connection the field beside the button still works. */
const ignore = (): void => {}

/** Shows the button of a date field. The code behind it loads on first hover, focus or press. */
export function CalendarButton<Value>(props: CalendarOpenerProps<Value>) {
  const [Opener, setOpener] = useState<typeof CalendarOpener>()
  if (Opener) return <Opener {...props} />
  const warm = () => void bring().catch(ignore)
  return (
    <span className={css.opener}>
      <IconButton
        glyph={glyph}
        label={props.labels.open}
        size="s"
        disabled={props.disabled}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() =>
          void bring().then((module) => setOpener(() => module.CalendarOpener), ignore)
        }
      />
    </span>
  )
}

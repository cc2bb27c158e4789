import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Calendar } from '../Calendar/Calendar.tsx'
import { Dropdown } from '../Dropdown/Dropdown.tsx'
import { calendar as glyph } from '../Icon/signs.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Modal } from '../Modal/Modal.tsx'
import type { CalendarOpenerProps } from './calendarOpenerProps.ts'
import css from './DatePicker.module.css'

const isPhone = (): boolean => globalThis.matchMedia?.('(max-width: 575.98px)').matches ?? false

/**
 * Opens the calendar of a date field as soon as it is mounted. A press on a day applies
 * immediately, or by Apply on a phone's sheet.
 */
export function CalendarOpener<Value>({
  title,
  labels,
  months,
  disabled,
  value,
  onApply,
  calendar,
}: CalendarOpenerProps<Value>) {
  const [draft, setDraft] = useState(() => (isPhone() ? { value } : undefined))
  const button = useRef<HTMLButtonElement>(null)

  // it replaces the pressed button, and what it opens later returns the focus to it
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])

  const onClick = (event: MouseEvent) => {
    if (!isPhone()) return
    event.preventDefault() // the sheet replaces the panel
    setDraft({ value })
  }
  const close = () => setDraft(undefined)

  return (
    <>
      <Dropdown
        className={css.opener}
        title={title}
        closeLabel={labels.close}
        minWidth={300}
        startsOpen={draft === undefined}
        trigger={(wiring) => (
          <IconButton
            {...wiring}
            ref={button}
            glyph={glyph}
            label={labels.open}
            size="s"
            disabled={disabled}
            onClick={onClick}
          />
        )}
      >
        {(state) =>
          state.isOpen && (
            <div className={css.panel} style={{ '--months': months } as CSSProperties}>
              {calendar(Calendar, value, (picked) => {
                onApply(picked)
                state.close()
              })}
            </div>
          )
        }
      </Dropdown>
      <Modal
        open={draft !== undefined}
        onClose={close}
        title={title}
        closeLabel={labels.close}
        footer={
          <>
            <Button look="quiet" onClick={close}>
              {labels.close}
            </Button>
            <Button
              look="primary"
              onClick={() => {
                if (draft) onApply(draft.value)
                close()
              }}
            >
              {labels.apply}
            </Button>
          </>
        }
      >
        {draft && (
          <div className={css.sheet}>
            {calendar(Calendar, draft.value, (picked) => setDraft({ value: picked }))}
          </div>
        )}
      </Modal>
    </>
  )
}

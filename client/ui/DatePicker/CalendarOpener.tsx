import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dropdown } from '../Dropdown/Dropdown.tsx'
import { calendar as glyph } from '../Icon/signs.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Modal } from '../Modal/Modal.tsx'
import css from './DatePicker.module.css'

export type CalendarOpenerLabels = {
  /** What the button does: “Choose in a calendar”. */
  open: string
  apply: string
  close: string
}

type CalendarOpenerProps<Value> = {
  title: string
  labels: CalendarOpenerLabels
  months: number
  disabled?: boolean
  value: Value
  onApply: (value: Value) => void
  /** The calendar itself, showing one value and telling another. */
  calendar: (value: Value, pick: (value: Value) => void) => ReactNode
}

const isPhone = (): boolean => globalThis.matchMedia?.('(max-width: 575.98px)').matches ?? false

/** The button of a date field: a press on a day is taken at once beside the field, and on a phone's sheet by its Apply. */
export function CalendarOpener<Value>({ title, labels, months, disabled, value, onApply, calendar }: CalendarOpenerProps<Value>) {
  const [draft, setDraft] = useState<{ value: Value }>()

  const onClick = (event: MouseEvent) => {
    if (!isPhone()) return
    event.preventDefault() // the sheet comes instead of the panel
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
        trigger={(wiring) => <IconButton {...wiring} glyph={glyph} label={labels.open} size="s" disabled={disabled} onClick={onClick} />}
      >
        {(state) =>
          state.isOpen && (
            <div className={css.panel} style={{ '--months': months } as CSSProperties}>
              {calendar(value, (picked) => {
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
        {draft && <div className={css.sheet}>{calendar(draft.value, (picked) => setDraft({ value: picked }))}</div>}
      </Modal>
    </>
  )
}

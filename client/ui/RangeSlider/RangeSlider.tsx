import { type CSSProperties, type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import css from './RangeSlider.module.css'
import { moveEnd, type Range, shareOf, snap } from './rangeValue.ts'

type End = 'low' | 'high'

type RangeSliderProps = {
  legend: ReactNode
  hideLegend?: boolean
  /** Names of the two number fields, which a form sends. */
  names?: { low: string; high: string }
  labels: { low: string; high: string }
  min?: number
  max?: number
  step?: number
  /** Controlled value; use `defaultValue` for an uncontrolled one. */
  value?: Range
  defaultValue?: Range
  /** Called while a thumb moves. */
  onChange?: (value: Range) => void
  /** Called when a thumb is released or a number has been typed: the time to search. */
  onCommit?: (value: Range) => void
  /** Unit beside the fields, such as a currency sign. */
  unit?: ReactNode
  /** Formats a value for screen readers. */
  format?: (value: number) => string
  className?: string
}

/**
 * Takes both ends of a range: number fields for a plain form, and above them a track with two
 * native thumbs.
 */
export function RangeSlider(props: RangeSliderProps) {
  const {
    legend,
    hideLegend,
    names,
    labels,
    min = 0,
    max = 100,
    step = 1,
    value,
    defaultValue,
    onChange,
    onCommit,
    unit,
    format,
    className,
  } = props
  const limits = { min, max, step }
  const [own, setOwn] = useState<Range>(defaultValue ?? [min, max])
  const [typed, setTyped] = useState<{ end: End; text: string }>()
  const given = value ?? own
  const range: Range = [snap(given[0], limits), snap(given[1], limits)]

  function move(end: End, next: number): Range {
    const moved = moveEnd(range, end, next, limits)
    setOwn(moved)
    onChange?.(moved)
    return moved
  }

  function finishTyping() {
    if (!typed) return
    setTyped(undefined)
    const fallback = typed.end === 'low' ? min : max
    onCommit?.(move(typed.end, typed.text === '' ? fallback : Number(typed.text)))
  }

  const ends: readonly { end: End; current: number }[] = [
    { end: 'low', current: range[0] },
    { end: 'high', current: range[1] },
  ]
  return (
    <fieldset className={classes(css.slider, className)}>
      <legend className={hideLegend ? css.hidden : css.legend}>{legend}</legend>
      <div className={css.fields}>
        {ends.map(({ end, current }) => (
          <label key={end} className={css.field}>
            <span className={css.label}>{labels[end]}</span>
            <input
              type="number"
              inputMode="numeric"
              name={names?.[end]}
              min={min}
              max={max}
              step={step}
              value={typed?.end === end ? typed.text : current}
              onChange={(event) => setTyped({ end, text: event.target.value })}
              onBlur={finishTyping}
              onKeyDown={(event) => event.key === 'Enter' && finishTyping()}
              className={css.input}
            />
            {unit && <span className={css.unit}>{unit}</span>}
          </label>
        ))}
      </div>
      <div
        className={css.track}
        style={
          {
            '--low': shareOf(range[0], limits),
            '--high': shareOf(range[1], limits),
          } as CSSProperties
        }
      >
        {ends.map(({ end, current }) => (
          <input
            key={end}
            type="range"
            aria-label={labels[end]}
            aria-valuetext={format?.(current)}
            min={min}
            max={max}
            step={step}
            value={current}
            onChange={(event) => move(end, event.target.valueAsNumber)}
            onPointerUp={() => onCommit?.(range)}
            onKeyUp={() => onCommit?.(range)}
            className={classes(
              css.thumb,
              end === 'low' && shareOf(current, limits) > 0.5 && css.above,
            )}
          />
        ))}
      </div>
    </fieldset>
  )
}

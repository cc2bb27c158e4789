import { useIntl } from 'react-intl'
import css from './Figures.module.css'

interface FiguresProps {
  /** What the numbers are about, for screen readers. */
  label: string
  /** A number is written as the language does; a text stands as it is, as for years. */
  figures: readonly { name: string; value: number | string }[]
}

/** Large numbers with what they count. Zeros are left out. */
export function Figures({ label, figures }: FiguresProps) {
  const { formatNumber } = useIntl()
  return (
    <dl className={css.figures} aria-label={label}>
      {figures
        .filter(({ value }) => value !== 0)
        .map(({ name, value }) => (
          <div key={name} className={css.figure}>
            <dt>{name}</dt>
            <dd>{typeof value === 'number' ? formatNumber(value) : value}</dd>
          </div>
        ))}
    </dl>
  )
}

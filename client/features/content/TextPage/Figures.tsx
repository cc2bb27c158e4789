import { useIntl } from 'react-intl'
import css from './Figures.module.css'

interface FiguresProps {
  /** Topic of the numbers, for screen readers. */
  label: string
  /** Numbers are formatted for the language; texts, such as years, are shown unchanged. */
  figures: readonly { name: string; value: number | string }[]
}

/** Shows large numbers with labels. Leaves out zeros. */
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

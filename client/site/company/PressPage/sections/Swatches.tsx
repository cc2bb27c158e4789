import { useIntl } from 'react-intl'
import { pressMessages as messages } from '../pressPage.messages.ts'
import css from './Swatches.module.css'

/** The color tokens of the light scheme, in notations for print and design programs. */
const colors = [
  { name: messages.ink, hex: '#152332' },
  { name: messages.pine, hex: '#12513C' },
  { name: messages.ochre, hex: '#EDA033' },
  { name: messages.paper, hex: '#FAF6EE' },
] as const

/** Shows the brand colors with their values. */
export function Swatches() {
  const { formatMessage } = useIntl()
  return (
    <ul className={css.swatches}>
      {colors.map(({ name, hex }) => (
        <li key={hex} className={css.swatch}>
          <span className={css.color} style={{ background: hex }} />
          <strong>{formatMessage(name)}</strong>
          <code>{hex}</code>
        </li>
      ))}
    </ul>
  )
}

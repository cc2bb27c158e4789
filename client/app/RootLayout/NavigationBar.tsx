import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router'
import { layoutMessages } from './layout.messages.ts'
import css from './NavigationBar.module.css'

/** Shows a thin line at the top while the next page loads; delayed, to spare quick pages. */
export function NavigationBar() {
  const { formatMessage } = useIntl()
  const isMoving = useNavigation().state !== 'idle'
  return (
    <div role="status" className={css.place}>
      {isMoving && (
        <div className={css.bar}>
          <span className={css.words}>{formatMessage(layoutMessages.loading)}</span>
        </div>
      )}
    </div>
  )
}

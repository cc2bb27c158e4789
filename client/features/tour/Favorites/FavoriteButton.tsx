import { useIntl } from 'react-intl'
import { favoritePath } from '#schema/rules/favorites/favoritePath.ts'
import { useSite } from '../../../routing/site.ts'
import css from './FavoriteButton.module.css'
import { favoriteButtonMessages as messages } from './favoriteButton.messages.ts'

/**
 * A heart that keeps a tour for later, with an account or without. A form that works without scripts; `handleFavoriteClicks`, which
 * comes with what watches the window, answers its press in place. The glyph is drawn by the styles: every landing has cards.
 */
export function FavoriteButton({ id, title }: { id: number; title: string }) {
  const { formatMessage } = useIntl()
  const isKept = useSite().favorites?.includes(id) ?? false
  return (
    <form method="post" action={favoritePath} className={css.form}>
      <button
        type="submit"
        name={isKept ? 'remove' : 'add'}
        value={id}
        aria-pressed={isKept}
        aria-label={formatMessage(messages.keep, { title })}
        className={css.heart}
      />
    </form>
  )
}

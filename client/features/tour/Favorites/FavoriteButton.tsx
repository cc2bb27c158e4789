import { useIntl } from 'react-intl'
import { favoritePath } from '#schema/rules/favorites/favoritePath.ts'
import { useSite } from '../../../routing/site.ts'
import css from './FavoriteButton.module.css'
import { favoriteButtonMessages as messages } from './favoriteButton.messages.ts'

/**
 * Saves a tour as a favorite, with an account or without. It is a form that works without scripts;
 * `handleFavoriteClicks`, loaded with the background tasks, handles presses in place. The styles
 * draw the heart: every landing has cards.
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

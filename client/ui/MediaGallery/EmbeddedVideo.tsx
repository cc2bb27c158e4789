import { useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { play } from '../Icon/travel.ts'
import { Picture } from '../Picture/Picture.tsx'
import type { ViewerLabels } from './media.ts'
import css from './MediaGallery.module.css'
import type { GalleryItem } from './media.ts'

type EmbeddedVideoProps = {
  item: GalleryItem
  player: string
  labels: ViewerLabels
  /** Another slide is shown: removes the player, and with it the sound. */
  isAway: boolean
}

/** Shows a film from another site: loads nothing from there before the visitor presses. */
export function EmbeddedVideo({ item, player, labels, isAway }: EmbeddedVideoProps) {
  const [isPlaying, setPlaying] = useState(false)
  if (isAway && isPlaying) setPlaying(false)
  const host = player.includes('vimeo') ? 'Vimeo' : 'YouTube'
  return (
    <div className={css.film}>
      {isPlaying ? (
        <iframe
          src={player}
          title={item.alt}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className={css.player}
        />
      ) : (
        <>
          {item.picture && <Picture {...item.picture} alt="" cover sizes="100vw" />}
          <button type="button" className={css.play} onClick={() => setPlaying(true)}>
            <Icon glyph={play} size="l" filled />
            {labels.playOn(host)}
            <small>{labels.playHint(host)}</small>
          </button>
        </>
      )}
    </div>
  )
}

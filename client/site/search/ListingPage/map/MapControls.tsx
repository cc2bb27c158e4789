import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button/Button.tsx'
import { minus, plus, search as searchGlyph } from '../../../../ui/Icon/controls.ts'
import { compass } from '../../../../ui/Icon/travel.ts'
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx'
import { mapMessages as messages } from '../listingMap.messages.ts'
import type { LandMap } from './createMap.ts'
import css from './TourMap.module.css'

interface MapControlsProps {
  map: LandMap
  /** Shows all results; undefined without results. */
  onWhole: (() => void) | undefined
  /** Searches the visible area; undefined while the map shows the searched area. */
  onSearchHere: (() => void) | undefined
  /** Attribution of external tiles. */
  attribution: string | undefined
}

export function MapControls({ map: { gl }, onWhole, onSearchHere, attribution }: MapControlsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {onSearchHere && (
        <Button icon={searchGlyph} size="s" className={css.searchHere} onClick={onSearchHere}>
          {formatMessage(messages.searchHere)}
        </Button>
      )}
      <div className={css.controls}>
        <IconButton
          look="floating"
          glyph={plus}
          label={formatMessage(messages.zoomIn)}
          onClick={(event) => gl.zoomIn({}, { originalEvent: event.nativeEvent })}
        />
        <IconButton
          look="floating"
          glyph={minus}
          label={formatMessage(messages.zoomOut)}
          onClick={(event) => gl.zoomOut({}, { originalEvent: event.nativeEvent })}
        />
        {onWhole && (
          <IconButton
            look="floating"
            glyph={compass}
            label={formatMessage(messages.whole)}
            onClick={onWhole}
          />
        )}
      </div>
      <p className={css.source}>{attribution || formatMessage(messages.source)}</p>
    </>
  )
}

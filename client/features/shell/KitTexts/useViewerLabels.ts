import { useIntl } from 'react-intl'
import type { ViewerLabels } from '../../../ui/MediaGallery/media.ts'
import { viewerMessages as messages } from './viewerLabels.messages.ts'

/** Returns the texts of the kit's media gallery in the page's language. */
export function useViewerLabels(): ViewerLabels {
  const { formatMessage } = useIntl()
  return {
    viewer: formatMessage(messages.viewer),
    previous: formatMessage(messages.previous),
    next: formatMessage(messages.next),
    close: formatMessage(messages.close),
    zoomIn: formatMessage(messages.zoomIn),
    zoomOut: formatMessage(messages.zoomOut),
    // the gallery itself replaces these
    slide: formatMessage(messages.slide, { index: '{index}', total: '{total}' }),
    playOn: (host) => formatMessage(messages.playOn, { host }),
    playHint: (host) => formatMessage(messages.playHint, { host }),
  }
}

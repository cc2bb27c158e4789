import { onDemand } from '../OnDemand/onDemand.tsx'
import type { MediaGalleryProps } from './media.ts'

const MediaViewer = onDemand(async () => (await import('./MediaViewer.tsx')).MediaViewer)

/**
 * Shows pictures and films full screen: arrows and Escape, swipe, double tap. Its code loads when
 * first opened, so whatever opens it should link to the picture.
 */
export function MediaGallery(props: MediaGalleryProps) {
  if (props.index === null) return null
  return <MediaViewer {...props} index={props.index} />
}

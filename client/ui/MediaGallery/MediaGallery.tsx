import { onDemand } from '../OnDemand/onDemand.tsx'
import type { MediaGalleryProps } from './media.ts'

const MediaViewer = onDemand(async () => (await import('./MediaViewer.tsx')).MediaViewer)

/**
 * Pictures and films over the whole screen: arrows and Escape, swipe, double tap. Fetched when first opened, so each thing that
 * opens it should be a link to its picture.
 */
export function MediaGallery(props: MediaGalleryProps) {
  if (props.index === null) return null
  return <MediaViewer {...props} index={props.index} />
}

import { lazy, Suspense } from 'react'
import type { MediaGalleryProps } from './media.ts'

const MediaViewer = lazy(async () => ({ default: (await import('./MediaViewer.tsx')).MediaViewer }))

/**
 * Pictures and films over the whole screen: arrows and Escape, swipe, double tap. Fetched when first opened, so each thing that
 * opens it should be a link to its picture.
 */
export function MediaGallery(props: MediaGalleryProps) {
  if (props.index === null) return null
  return (
    <Suspense>
      <MediaViewer {...props} index={props.index} />
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import type { GalleryItem } from './media.ts'

const MediaViewer = lazy(async () => ({ default: (await import('./MediaViewer.tsx')).MediaViewer }))

export type ViewerLabels = {
  viewer: string
  previous: string
  next: string
  close: string
  zoomIn: string
  zoomOut: string
  /** “{index} of {total}”, with these two placeholders; said when a slide comes. */
  slide: string
  /** Of the button that starts a film on another site. */
  playOn: (host: string) => string
  /** What pressing it does. */
  playHint: (host: string) => string
}

export type MediaGalleryProps = {
  items: readonly GalleryItem[]
  /** Which of them is shown, from zero; null while closed. */
  index: number | null
  onIndex: (index: number) => void
  onClose: () => void
  labels: ViewerLabels
}

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

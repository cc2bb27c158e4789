/** One picture or film. Picture addresses depend on width and format, as in the kit's Picture. */
export type GalleryItem = {
  id: string | number
  alt: string
  /** Absent for a film without a still image. */
  picture?: {
    src: (width: number, format: 'avif' | 'webp' | 'jpg') => string
    widths?: readonly number[]
    /** Width over height. */
    ratio?: number
    color?: string
  }
  /** A file (mp4, webm) or a page of YouTube or Vimeo. */
  videoUrl?: string | null
}

export type Video = { kind: 'file'; src: string; type: string } | { kind: 'embed'; player: string }

const fileTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mov: 'video/quicktime',
}

const youtubeId = (url: URL): string | undefined => {
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === 'youtu.be') return url.pathname.slice(1)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined
  return url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(url.pathname)?.[1]
}

const vimeoId = (url: URL): string | undefined =>
  /^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)
    ? /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1]
    : undefined

/**
 * Returns how to play a film's address: a file by the browser, YouTube and Vimeo by their player in
 * the mode without cookies. Null for any other address, and for one that is not http.
 */
export function readVideo(address: string | null | undefined): Video | null {
  if (!address) return null
  const isOurs = address.startsWith('/') && !address.startsWith('//')
  const url = URL.parse(address, 'https://here.invalid')
  if (
    !url ||
    (!isOurs && url.protocol !== 'https:' && url.protocol !== 'http:') ||
    (!isOurs && url.hostname === 'here.invalid')
  )
    return null
  const youtube = youtubeId(url)
  if (youtube && /^[\w-]{6,20}$/.test(youtube))
    return {
      kind: 'embed',
      player: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
    }
  const vimeo = vimeoId(url)
  if (vimeo)
    return { kind: 'embed', player: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` }
  const type = fileTypes[/\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? '']
  return type ? { kind: 'file', src: address, type } : null
}

export type ViewerLabels = {
  viewer: string
  previous: string
  next: string
  close: string
  zoomIn: string
  zoomOut: string
  /** “{index} of {total}”, with these two placeholders; announced with each slide. */
  slide: string
  /** Returns the label of the button that starts a film on another site. */
  playOn: (host: string) => string
  /** Returns the hint on what pressing it does. */
  playHint: (host: string) => string
}

export type MediaGalleryProps = {
  items: readonly GalleryItem[]
  /** Index of the current item, from zero; null while closed. */
  index: number | null
  onIndex: (index: number) => void
  onClose: () => void
  /** Called when the viewer's code didn't load: the caller has to close the gallery. */
  onMissing?: () => void
  labels: ViewerLabels
}

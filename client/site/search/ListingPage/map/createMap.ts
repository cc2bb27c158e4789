import {
  type GeoJSONSource,
  type LayerSpecification,
  Map as GlMap,
  setWorkerUrl,
  type SourceSpecification,
  type StyleSpecification,
} from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { loadLand } from './landData.ts'
import { type Box, circleRing, type Point } from './mapBounds.ts'

export interface Tiles {
  url: string
  attribution: string
}

export interface MapTask {
  container: HTMLElement
  /** Raster tiles to show instead of the site's own land; null for none. */
  tiles: Tiles | null
  /** Accessible name of the map. */
  title: string
  /** Area shown first. */
  box: Box
}

export interface LandMap {
  gl: GlMap
  /** Draws the searched circle, or removes it for null. */
  drawCircle: (circle: (Point & { radius: number }) | null) => void
  /** Shows a box with padding; without animation if the visitor prefers reduced motion. */
  show: (box: Box) => void
  remove: () => void
}

/** Maximum zoom: the site's own land has no further detail beyond 9, tiles have. */
const nearest = { land: 9, tiles: 15 }
/** Maximum zoom when showing results, to show the surroundings of a single tour. */
const maxInitialZoom = 6.5
/** Padding in pixels around the results; more on top, since a pin is above its point. */
const room = { top: 84, right: 56, bottom: 56, left: 56 }

const nothing = { type: 'FeatureCollection' as const, features: [] }
/** Layer, paint property, and the custom property of the map's element that sets its color. */
const paints = [
  ['water', 'background-color', '--map-water'],
  ['land', 'fill-color', '--map-land'],
  ['lakes', 'fill-color', '--map-water'],
  ['shores', 'line-color', '--map-coast'],
  ['coast', 'line-color', '--map-coast'],
  ['border', 'line-color', '--map-border'],
  ['grid', 'line-color', '--map-grid'],
  ['circle', 'fill-color', '--map-circle'],
  ['circleEdge', 'line-color', '--map-circle'],
] as const

/** Returns a color as computed for the element's color scheme. */
const colorOf = (element: HTMLElement, property: string): string => {
  const probe = element.appendChild(document.createElement('span'))
  probe.style.color = `var(${property})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const ownLayers: LayerSpecification[] = [
  { id: 'grid', type: 'line', source: 'grid', paint: { 'line-width': 1, 'line-opacity': 0.5 } },
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-antialias': false } },
  { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-antialias': false } },
  { id: 'shores', type: 'line', source: 'lakes', paint: { 'line-width': 0.8 } },
  { id: 'coast', type: 'line', source: 'coast', paint: { 'line-width': 0.8 } },
  {
    id: 'border',
    type: 'line',
    source: 'border',
    // hidden at low zoom, where they would be mere dots
    paint: {
      'line-width': 1,
      'line-dasharray': [4, 3],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 1, 0, 2.5, 1],
    },
  },
]
const tileLayers: LayerSpecification[] = [{ id: 'tiles', type: 'raster', source: 'tiles' }]
const circleLayers: LayerSpecification[] = [
  { id: 'circle', type: 'fill', source: 'circle', paint: { 'fill-opacity': 0.1 } },
  {
    id: 'circleEdge',
    type: 'line',
    source: 'circle',
    paint: { 'line-width': 2, 'line-dasharray': [2, 2] },
  },
]

const shape = (data: GeoJSON.GeoJSON): SourceSpecification => ({ type: 'geojson', data })

const groundOf = async (tiles: Tiles | null): Promise<StyleSpecification['sources']> => {
  if (tiles) return { tiles: { type: 'raster', tiles: [tiles.url], tileSize: 256 } }
  const { land, lakes, coast, border, grid } = await loadLand()
  return {
    land: shape(land),
    lakes: shape(lakes),
    coast: shape(coast),
    border: shape(border),
    grid: shape(grid),
  }
}

const styleOf = async (tiles: Tiles | null): Promise<StyleSpecification> => ({
  version: 8,
  sources: { ...(await groundOf(tiles)), circle: shape(nothing) },
  layers: [
    { id: 'water', type: 'background' },
    ...(tiles ? tileLayers : ownLayers),
    ...circleLayers,
  ],
})

/**
 * Creates a map in an element and waits until it is loaded. Its land, worker and styles are files
 * of this site.
 * @throws if the browser can't draw maps or a file doesn't load
 */
export async function createMap({ container, tiles, title, box }: MapTask): Promise<LandMap> {
  const style = await styleOf(tiles)
  setWorkerUrl(new URL(workerUrl, location.href).href)
  const gl = new GlMap({
    container,
    style,
    bounds: [box[0], box[1], box[2], box[3]],
    fitBoundsOptions: { padding: room, maxZoom: maxInitialZoom },
    minZoom: 0,
    maxZoom: tiles ? nearest.tiles : nearest.land,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    locale: { 'Map.Title': title },
  })
  gl.touchZoomRotate.disableRotation()
  gl.keyboard.disableRotation()

  const paint = (): void => {
    for (const [layer, name, property] of paints)
      if (gl.getLayer(layer)) gl.setPaintProperty(layer, name, colorOf(container, property))
  }
  try {
    await new Promise<void>((resolve, reject) => {
      gl.once('styledata', paint)
      gl.once('load', () => resolve())
      // a missing tile must not fail the whole map
      if (!tiles) gl.once('error', ({ error }) => reject(error))
    })
  } catch (error) {
    gl.remove()
    throw error
  }
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', paint)
  const theme = new MutationObserver(paint)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })

  return {
    gl,
    drawCircle: (circle) => {
      const ring = circle && circleRing(circle, circle.radius)
      gl.getSource<GeoJSONSource>('circle')?.setData(
        ring ? { type: 'Polygon', coordinates: [ring] } : nothing,
      )
    },
    show: ([west, south, east, north]) => {
      gl.fitBounds([west, south, east, north], {
        padding: room,
        maxZoom: maxInitialZoom,
        duration: isCalm() ? 0 : 500,
      })
    },
    remove: () => {
      scheme.removeEventListener('change', paint)
      theme.disconnect()
      gl.remove()
    },
  }
}

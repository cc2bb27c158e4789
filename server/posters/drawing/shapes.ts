export type Point = readonly [x: number, y: number]
export type Attributes = Record<string, string | number>

/** Canvas of every motif, in pixels; 3:2. */
export const canvas = { width: 1920, height: 1280 } as const

/**
 * Rounds to one decimal, which is finer than a pixel of the largest rendering and keeps the markup
 * small.
 */
export const round = (value: number) => Math.round(value * 10) / 10

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('')

export const trace = (points: readonly Point[], closed = true) => {
  if (points.length === 0) return ''
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** Traces a Catmull-Rom curve through all points as cubic Béziers. */
export const traceSmooth = (points: readonly Point[], closed = false, tension = 1 / 6) => {
  const count = points.length
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return points[wrapped] ?? [0, 0]
  }
  const start = at(0)
  let text = `M${round(start[0])} ${round(start[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    text += `C${round(from[0] + (to[0] - before[0]) * tension)} ${round(from[1] + (to[1] - before[1]) * tension)} `
    text += `${round(to[0] - (after[0] - from[0]) * tension)} ${round(to[1] - (after[1] - from[1]) * tension)} ${round(to[0])} ${round(to[1])}`
  }
  return closed ? `${text}Z` : text
}

export const path = (d: string, fill: string, more: Attributes = {}) =>
  `<path d="${d}" fill="${fill}"${attributesOf(more)}/>`
export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}) =>
  path(trace(points), fill, more)
export const blob = (points: readonly Point[], fill: string, more: Attributes = {}) =>
  path(traceSmooth(points, true), fill, more)

/** Draws a line without a fill. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${attributesOf(more)}/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${attributesOf(more)}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more: Attributes = {}) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${attributesOf(more)}/>`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributesOf(more)}/>`

export const group = (content: string, more: Attributes = {}) =>
  `<g${attributesOf(more)}>${content}</g>`

/** Moves content that was drawn around the origin to (x, y). */
export const place = (content: string, x: number, y: number, size = 1, flip = false) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${flip ? -size : size} ${size})">${content}</g>`

/** Returns the y at x of a polyline that runs from left to right. */
export const heightAt = (line: readonly Point[], x: number) => {
  let previous = line[0] ?? [0, 0]
  for (const point of line) {
    if (point[0] >= x) {
      const run = point[0] - previous[0]
      return run <= 0
        ? point[1]
        : previous[1] + ((point[1] - previous[1]) * (x - previous[0])) / run
    }
    previous = point
  }
  return previous[1]
}

/** Extends a skyline down to a level, as a closed shape. */
export const downTo = (line: readonly Point[], bottom: number): Point[] => {
  const first = line[0] ?? [0, bottom]
  const last = line.at(-1) ?? first
  return [...line, [last[0], bottom], [first[0], bottom]]
}

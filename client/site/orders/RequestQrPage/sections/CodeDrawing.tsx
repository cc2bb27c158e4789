import css from './CodeDrawing.module.css'

/** Empty modules that a scanner needs around a code (ISO/IEC 18004). */
const quietZone = 4

interface CodeDrawingProps {
  code: { size: number; path: string }
  /** Accessible name. */
  label: string
}

/** A QR code, dark on light in both color schemes: scanners don't read inverted ones. */
export function CodeDrawing({ code: { size, path }, label }: CodeDrawingProps) {
  const edge = size + 2 * quietZone
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className={css.code}
    >
      <path d={path} />
    </svg>
  )
}

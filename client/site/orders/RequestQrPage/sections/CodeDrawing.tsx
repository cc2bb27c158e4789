import css from './CodeDrawing.module.css'

/** Modules of paper that a scanner needs around a code (ISO/IEC 18004). */
const quietZone = 4

interface CodeDrawingProps {
  code: { size: number; path: string }
  /** What it is, for those who don't see it. */
  label: string
}

/** A QR code, dark on light in either scheme: scanners don't read it the other way round. */
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

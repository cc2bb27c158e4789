import { column, page, type Sheet, tones } from '../../../../printing/sheetPage.ts'

const labelWidth = 150

/** Draws labels on the left and values on the right; a value may have several lines. */
export const drawPairs = (
  { doc, write, need, heightOf }: Sheet,
  pairs: readonly (readonly [name: string, value: string])[],
): void => {
  for (const [name, value] of pairs) {
    const label = { size: 9, color: tones.faint, width: labelWidth - 14, gap: 1.5 }
    const text = {
      look: 'medium',
      size: 10,
      x: page.margin + labelWidth,
      width: column - labelWidth,
      gap: 1.5,
    } as const
    const lines = value.split('\n')
    const height = Math.max(
      heightOf(name, label),
      lines.reduce((sum, line) => sum + heightOf(line, text), 0),
    )
    need(height)
    const { y } = doc
    write(name, { ...label, y: y + 0.8 })
    doc.y = y
    for (const [index, line] of lines.entries())
      write(line, { ...text, ...(index > 0 && { look: 'text', color: tones.soft }) })
    doc.y = y + height + 7
  }
}

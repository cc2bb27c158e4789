/** Prints a table for human readers. */
export const printTable = (
  title: string,
  rows: readonly Record<string, string | number>[],
): void => {
  console.log(`\n${title}`)
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)))
  for (const [n, line] of cells.entries()) {
    console.log(
      line
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    if (n === 0) console.log(widths.map((width) => '─'.repeat(width)).join('  '))
  }
}

/** Prints a table and, as the last line, one JSON object for programs. */
export const printFigures = (
  title: string,
  rows: readonly Record<string, string | number>[],
  figures: Record<string, unknown>,
): void => {
  printTable(title, rows)
  console.log(JSON.stringify(figures))
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))

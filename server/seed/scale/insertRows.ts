import type { ClientBase } from 'pg'

/** Maximum number of rows per statement. */
const batch = 5000

/**
 * Inserts many rows with few statements: sends every column as one array, whatever the number of
 * rows.
 * @param columns name and PostgreSQL type; pass values of an array type as text ("{a,b}")
 */
export const insertRows = async (
  client: ClientBase,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: ReadonlyArray<readonly unknown[]>,
): Promise<void> => {
  const names = Object.keys(columns)
  const types = Object.values(columns)
  const sent = types.map((type, index) => `$${index + 1}::${type.endsWith('[]') ? 'text' : type}[]`)
  const taken = types.map((type, index) => `c${index}::${type}`)
  const text = `INSERT INTO ${table} (${names.join(', ')}) SELECT ${taken.join(', ')} FROM unnest(${sent.join(', ')}) u (${types.map((_, index) => `c${index}`).join(', ')}) ON CONFLICT DO NOTHING`
  for (let from = 0; from < rows.length; from += batch) {
    const part = rows.slice(from, from + batch)
    await client.query(
      text,
      names.map((_, index) => part.map((row) => row[index] ?? null)),
    )
  }
}

export const arrayText = (values: readonly string[]): string => `{${values.join(',')}}`

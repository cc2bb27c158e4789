import pg from 'pg'

/**
 * Runs an action without a guard: rewrites the statements of this process before they are sent. It
 * checks that a guard's own test would notice a missing guard; the product has no such switch.
 */
export const unguarded = async (
  rewrite: (text: string) => string,
  action: () => Promise<void>,
): Promise<{ rewritten: number }> => {
  const { prototype } = pg.Client as unknown as {
    prototype: { query: (...args: unknown[]) => unknown }
  }
  const { query } = prototype
  let rewritten = 0
  const changed = (text: string): string => {
    const other = rewrite(text)
    if (other !== text) rewritten++
    return other
  }
  prototype.query = function (this: object, ...[first, ...rest]: unknown[]) {
    return Reflect.apply(query, this, [withText(first, changed), ...rest])
  }
  try {
    await action()
  } finally {
    prototype.query = query
  }
  return { rewritten }
}

/**
 * Returns the statement with changed text, and then without its name: a prepared statement would
 * keep its old text.
 */
const withText = (statement: unknown, changed: (text: string) => string): unknown => {
  if (typeof statement === 'string') return changed(statement)
  if (
    typeof statement !== 'object' ||
    statement === null ||
    !('text' in statement) ||
    typeof statement.text !== 'string'
  )
    return statement
  const text = changed(statement.text)
  return text === statement.text
    ? statement
    : Object.assign(Object.create(statement), { text, name: undefined })
}

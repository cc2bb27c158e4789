/** What a person reads when a start fails: one line that says what is wrong, never a stack. */
export const failureLine = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const path = error instanceof Error && 'path' in error ? String(error.path) : ''
  const port = error instanceof Error && 'port' in error ? String(error.port) : ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what listens there or set PORT to another one.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `No right to write ${path || 'the data directory'}: set DATA_DIR to a directory that this user may write.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT' || code === 'EAI_AGAIN') return `The database of DATABASE_URL can't be reached (${code}).`
  if (/^(28|3D)/.test(code)) return `The database of DATABASE_URL refuses: ${error instanceof Error ? error.message : code}.`
  if (error instanceof AggregateError && error.errors.length > 0) return failureLine(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

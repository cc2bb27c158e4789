/** Returns one line for people that says why a start failed, never a stack. */
export const failureLine = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const path = error instanceof Error && 'path' in error ? String(error.path) : ''
  const port = error instanceof Error && 'port' in error ? String(error.port) : ''
  const syscall = error instanceof Error && 'syscall' in error ? String(error.syscall) : ''
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there or set PORT to another one.`
  if (code === 'EACCES' && syscall === 'listen')
    return `No right to listen on port ${port}: set PORT to one above 1023.`
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${path || 'DATA_DIR'} is not a directory: set DATA_DIR to one that this user may write.`
  if (code === 'ENOSPC')
    return `No space is left${path ? ` for ${path}` : ''}: free some, or set DATA_DIR to another disk.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `No right to write ${path || 'the data directory'}: set DATA_DIR to a directory that this user may write.`
  if (error instanceof AggregateError && error.errors.length > 0)
    return failureLine(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

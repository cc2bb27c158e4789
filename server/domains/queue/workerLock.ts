/**
 * Each pool of workers that is alive holds this lock of PostgreSQL by a connection of its own, which ends with its process,
 * however that ends. Whoever can take the lock knows that nobody works under that name any more.
 */
export const workerLockClass = 0x76657273

/** The two keys of the lock of the worker pool named by `$parameter`. */
export const workerLockSql = (parameter: string): string =>
  `${workerLockClass}, hashtext(${parameter})`

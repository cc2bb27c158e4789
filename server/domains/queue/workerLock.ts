/**
 * Class of the advisory lock that each worker pool holds on its own connection. The lock ends with
 * the process, however that dies, so anyone who can take it knows that no worker of that name is
 * left.
 */
export const workerLockClass = 0x76657273

/** Returns SQL for the two keys of a pool's lock; `$parameter` is the name of the pool. */
export const workerLockSql = (parameter: string): string =>
  `${workerLockClass}, hashtext(${parameter})`

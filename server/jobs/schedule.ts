/** Schedule of jobs in UTC (crontab of graphile-worker): only one process runs each turn. */
export const schedule: readonly { job: string; at: string }[] = [
  { job: 'queue.releaseDeadWorkers', at: '* * * * *' },
  { job: 'requests.expireHolds', at: '* * * * *' },
  { job: 'payments.reconcile', at: '*/5 * * * *' },
  { job: 'requests.completeTours', at: '20 * * * *' },
  { job: 'requests.issueInvoices', at: '25 * * * *' },
  { job: 'requests.forgetSecrets', at: '35 * * * *' },
  { job: 'requests.recountSeats', at: '50 * * * *' },
  { job: 'accounts.forgetExpired', at: '40 3 * * *' },
  { job: 'queue.deleteOldEvents', at: '50 3 * * *' },
]

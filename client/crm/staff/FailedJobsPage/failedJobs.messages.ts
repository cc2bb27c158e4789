import { defineMessages } from '../../../i18n/defineMessages.ts'

export const failedJobsMessages = defineMessages({
  title: { id: 'failedJobs.title', defaultMessage: 'Failed jobs | Versta’s desk' },
  heading: { id: 'failedJobs.heading', defaultMessage: 'Failed jobs' },
  job: { id: 'failedJobs.job', defaultMessage: 'Job' },
  failed: { id: 'failedJobs.failed', defaultMessage: 'Last attempt' },
  error: { id: 'failedJobs.error', defaultMessage: 'Error' },
  what: { id: 'failedJobs.what', defaultMessage: 'What now' },
  about: { id: 'failedJobs.about', defaultMessage: '{name} {id}' },
  attempts: {
    id: 'failedJobs.attempts',
    defaultMessage: '{count, plural, one {# attempt} other {# attempts}}',
  },
  killed: { id: 'failedJobs.killed', defaultMessage: 'Its process ended in the middle.' },
  retry: { id: 'failedJobs.retry', defaultMessage: 'Try again' },
  retrySpoken: { id: 'failedJobs.retrySpoken', defaultMessage: 'Try job {id} again: {name}' },
  drop: { id: 'failedJobs.drop', defaultMessage: 'Give up' },
  dropText: {
    id: 'failedJobs.dropText',
    defaultMessage:
      'The job is deleted and can’t be brought back: the letter it stands for never goes out, and money of a refund has to be given back by hand.',
  },
  dropNow: { id: 'failedJobs.dropNow', defaultMessage: 'Delete job {id}' },
  empty: { id: 'failedJobs.empty', defaultMessage: 'No job has failed' },
  emptyText: {
    id: 'failedJobs.emptyText',
    defaultMessage:
      'Letters, refunds and all other work after an answer are done, or are tried again by themselves.',
  },
})

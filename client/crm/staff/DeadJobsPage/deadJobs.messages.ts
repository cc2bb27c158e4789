import { defineMessages } from '../../../i18n/defineMessages.ts'

export const deadJobsMessages = defineMessages({
  title: { id: 'deadJobs.title', defaultMessage: 'Failed jobs | Versta’s desk' },
  heading: { id: 'deadJobs.heading', defaultMessage: 'Failed jobs' },
  job: { id: 'deadJobs.job', defaultMessage: 'Job' },
  failed: { id: 'deadJobs.failed', defaultMessage: 'Last attempt' },
  error: { id: 'deadJobs.error', defaultMessage: 'Error' },
  what: { id: 'deadJobs.what', defaultMessage: 'What now' },
  about: { id: 'deadJobs.about', defaultMessage: '{name} {id}' },
  attempts: { id: 'deadJobs.attempts', defaultMessage: '{count, plural, one {# attempt} other {# attempts}}' },
  killed: { id: 'deadJobs.killed', defaultMessage: 'Its process ended in the middle.' },
  retry: { id: 'deadJobs.retry', defaultMessage: 'Try again' },
  retrySpoken: { id: 'deadJobs.retrySpoken', defaultMessage: 'Try job {id} again: {name}' },
  drop: { id: 'deadJobs.drop', defaultMessage: 'Give up' },
  dropText: {
    id: 'deadJobs.dropText',
    defaultMessage:
      'The job is deleted and can’t be brought back: the letter it stands for never goes out, and money of a refund has to be given back by hand.',
  },
  dropNow: { id: 'deadJobs.dropNow', defaultMessage: 'Delete job {id}' },
  empty: { id: 'deadJobs.empty', defaultMessage: 'No job has failed' },
  emptyText: {
    id: 'deadJobs.emptyText',
    defaultMessage: 'Letters, refunds and all other work after an answer are done, or are tried again by themselves.',
  },
})

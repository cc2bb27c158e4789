/** Defines: FailedJob, JobSubject, FailedJobPage, Query.failedJobs, Mutation.retryFailedJob, deleteFailedJob */
import { DomainError } from '../../../core/domainError.ts'
import { builder } from '../../../graphql/builder.ts'
import { resolveFailedJob } from '../actions/resolveFailedJob.ts'
import { countFailedJobs, type FailedJob, readFailedJobs } from '../reads/failedJobs.ts'

const maxJobs = 100

const JobSubject = builder.objectRef<FailedJob['about'][number]>('JobSubject').implement({
  description:
    'Subject of a job, such as requestId 12; refunds and payments have their UUID, and their request beside it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the id identifies, such as `requestId`.' }),
    id: t.exposeID('id', { description: 'The id.' }),
  }),
})

const FailedJobObject = builder.objectRef<FailedJob>('FailedJob').implement({
  description: 'A background job (such as an e-mail or a refund) that has failed all its attempts.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the job.' }),
    name: t.exposeString('name', {
      description: 'Name of the job: domain and verb, such as `payments.refund`.',
    }),
    about: t.field({
      description: 'Ids that the job is about.',
      type: [JobSubject],
      resolve: ({ about }) => [...about],
    }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts.' }),
    createdAt: t.expose('createdAt', { description: 'When it was added (UTC).', type: 'DateTime' }),
    failedAt: t.expose('failedAt', {
      type: 'DateTime',
      description: 'Time of the last failure (UTC).',
    }),
    error: t.exposeString('error', {
      nullable: true,
      description:
        'Error of the last attempt, without addresses, numbers and keys; null if its process ended in the middle.',
    }),
  }),
})

const FailedJobPage = builder
  .objectRef<{ jobs: FailedJob[]; hasMore: boolean; totalCount: number }>('FailedJobPage')
  .implement({
    description: 'One page of jobs that failed for good.',
    fields: (t) => ({
      jobs: t.field({
        description: 'Jobs of this page.',
        type: [FailedJobObject],
        resolve: ({ jobs }) => jobs,
      }),
      hasMore: t.exposeBoolean('hasMore', { description: 'Whether more jobs follow.' }),
      totalCount: t.exposeInt('totalCount', { description: 'Number of jobs on all pages.' }),
    }),
  })

builder.queryFields((t) => ({
  failedJobs: t.field({
    type: FailedJobPage,
    description: 'Jobs that have failed all their attempts, latest failure first.',
    args: {
      first: t.arg.int({ defaultValue: 50, description: `Jobs per page, at most ${maxJobs}.` }),
      before: t.arg.id({
        required: false,
        description: 'Id of the last job of the previous page; null for the first page.',
      }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: first ?? 50 }),
    resolve: async (_root, { first, before }, { app, viewer }) => {
      if (first < 1 || first > maxJobs)
        throw new DomainError('BAD_USER_INPUT', `first must be between 1 and ${maxJobs}`, 'first')
      if (before != null && !/^\d{1,18}$/.test(String(before)))
        throw new DomainError('BAD_USER_INPUT', 'before must be the id of a job', 'before')
      const [jobs, totalCount] = await Promise.all([
        readFailedJobs(app.pool, viewer, {
          limit: first,
          before: before == null ? null : String(before),
        }),
        countFailedJobs(app.pool, viewer),
      ])
      return { jobs: jobs.slice(0, first), hasMore: jobs.length > first, totalCount }
    },
  }),
}))

builder.mutationFields((t) => ({
  retryFailedJob: t.boolean({
    description:
      'Retries a failed job with all its attempts. Error: NOT_FOUND if it is not failed any more.',
    args: { id: t.arg.id({ description: 'Id of the job.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      await resolveFailedJob(app, viewer, { id: String(id), end: 'retry' })
      return true
    },
  }),
  deleteFailedJob: t.boolean({
    description: 'Deletes a failed job for good. Error: NOT_FOUND if it is not failed any more.',
    args: { id: t.arg.id({ description: 'Id of the job.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      await resolveFailedJob(app, viewer, { id: String(id), end: 'drop' })
      return true
    },
  }),
}))

/** Defines: FailedJob, JobSubject, FailedJobPage, Query.failedJobs, Mutation.retryFailedJob, deleteFailedJob */
import { DomainError } from '../../../core/domainError.ts'
import { builder } from '../../../graphql/builder.ts'
import { resolveFailedJob } from '../actions/resolveFailedJob.ts'
import { countFailedJobs, type FailedJob, readFailedJobs } from '../reads/failedJobs.ts'

const maxJobs = 100

const JobSubject = builder.objectRef<FailedJob['about'][number]>('JobSubject').implement({
  description: 'What a job is about, such as requestId 12; refunds and payments by their UUID, with their request.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the id identifies, such as `requestId`.' }),
    id: t.exposeID('id', { description: 'The id.' }),
  }),
})

const FailedJobObject = builder.objectRef<FailedJob>('FailedJob').implement({
  description: 'Work after an answer (a letter, a refund) that has used up its attempts.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the job.' }),
    name: t.exposeString('name', { description: 'Domain and verb.' }),
    about: t.field({ description: 'Ids from its payload.', type: [JobSubject], resolve: ({ about }) => [...about] }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    createdAt: t.expose('createdAt', { description: 'When it was added (UTC).', type: 'DateTime' }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'Of the last attempt.' }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Of the last attempt, without addresses, numbers and keys; null where its process ended in the middle.',
    }),
  }),
})

const FailedJobPage = builder.objectRef<{ jobs: FailedJob[]; hasMore: boolean; totalCount: number }>('FailedJobPage').implement({
  description: 'One page of jobs that failed for good.',
  fields: (t) => ({
    jobs: t.field({ description: 'Jobs of this page.', type: [FailedJobObject], resolve: ({ jobs }) => jobs }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether more follow.' }),
    totalCount: t.exposeInt('totalCount', { description: 'Jobs of all pages.' }),
  }),
})

builder.queryFields((t) => ({
  failedJobs: t.field({
    type: FailedJobPage,
    description: 'Jobs that nobody takes up by themselves any more, the latest failure first.',
    args: {
      first: t.arg.int({ defaultValue: 50, description: `At most ${maxJobs}.` }),
      before: t.arg.id({ required: false, description: 'Goes on after this job.' }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: first ?? 50 }),
    resolve: async (_root, { first, before }, { app, viewer }) => {
      if (first < 1 || first > maxJobs) throw new DomainError('BAD_USER_INPUT', `Between 1 and ${maxJobs} jobs`, 'first')
      if (before != null && !/^\d{1,18}$/.test(String(before))) throw new DomainError('BAD_USER_INPUT', 'No id of a job', 'before')
      const [jobs, totalCount] = await Promise.all([
        readFailedJobs(app.pool, viewer, { limit: first, before: before == null ? null : String(before) }),
        countFailedJobs(app.pool, viewer),
      ])
      return { jobs: jobs.slice(0, first), hasMore: jobs.length > first, totalCount }
    },
  }),
}))

builder.mutationFields((t) => ({
  retryFailedJob: t.boolean({
    description: 'Lets a dead job try again with all its attempts. NOT_FOUND where it isn’t dead any more.',
    args: { id: t.arg.id({ description: 'Id of the job.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      await resolveFailedJob(app, viewer, { id: String(id), end: 'retry' })
      return true
    },
  }),
  deleteFailedJob: t.boolean({
    description: 'Gives a dead job up for ever. NOT_FOUND where it isn’t dead any more.',
    args: { id: t.arg.id({ description: 'Id of the job.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      await resolveFailedJob(app, viewer, { id: String(id), end: 'drop' })
      return true
    },
  }),
}))

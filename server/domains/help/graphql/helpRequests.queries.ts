/** Defines: HelpRequest, Query.helpRequests, Mutation.handleHelpRequest */
import { builder } from '../../../graphql/builder.ts'
import { selectAtLeastId } from '../../../graphql/selectAtLeastId.ts'
import { handleHelpRequest } from '../actions/handleHelpRequest.ts'
import { helpRequestsOf } from '../help.visibility.ts'
import { HelpRequestKindEnum } from './submitHelpRequest.mutation.ts'

const HelpRequest = builder.prismaObject('HelpRequest', {
  description: 'A question to Versta’s team.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the help request.' }),
    kind: t.expose('kind', { description: 'What it is about.', type: HelpRequestKindEnum }),
    name: t.exposeString('name', { description: 'Name of the person asking.' }),
    email: t.exposeString('email', {
      description: 'E-mail address; empty if only a phone number was given.',
    }),
    phone: t.exposeString('phone', {
      description: 'Phone number in E.164 form; empty if only an e-mail address was given.',
    }),
    message: t.exposeString('message', { description: 'Text of the question.' }),
    lang: t.string({
      description: 'Language of the page, which is the best one for the answer.',
      select: { locale: true },
      resolve: ({ locale }) => locale,
    }),
    tour: t.relation('tour', { description: 'Tour it is about; null for none.', nullable: true }),
    pageUrl: t.exposeString('pageUrl', {
      description: 'Path of the page with the form; may be empty.',
    }),
    createdAt: t.expose('createdAt', { description: 'When it arrived (UTC).', type: 'DateTime' }),
    handledAt: t.expose('handledAt', {
      description: 'When it was marked as handled (UTC); null before.',
      type: 'DateTime',
      nullable: true,
    }),
    handledBy: t.string({
      nullable: true,
      description: 'Name of the staff member who handled it; null before.',
      select: { handledBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ handledBy }) =>
        handledBy && `${handledBy.firstName} ${handledBy.lastName}`.trim(),
    }),
  }),
})

const handledIs = (isHandled: boolean | null | undefined) =>
  isHandled === null || isHandled === undefined
    ? {}
    : { handledAt: isHandled ? { not: null } : null }

builder.queryFields((t) => ({
  helpRequests: t.prismaConnection({
    type: HelpRequest,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    description: 'Help requests, newest first.',
    args: {
      isHandled: t.arg.boolean({
        required: false,
        description: 'True: only handled ones; false: only open ones; absent: all.',
      }),
    },
    totalCount: (_connection, { isHandled }, { app, viewer }) =>
      app.db.helpRequest.count({ where: { ...helpRequestsOf(viewer), ...handledIs(isHandled) } }),
    resolve: (query, _root, { isHandled }, { app, viewer }) =>
      app.db.helpRequest.findMany({
        ...query,
        where: { ...helpRequestsOf(viewer), ...handledIs(isHandled) },
        orderBy: { id: 'desc' },
      }),
  }),
}))

builder.mutationFields((t) => ({
  handleHelpRequest: t.prismaField({
    type: HelpRequest,
    description: 'Marks a help request as handled, or opens it again.',
    args: {
      id: t.arg.int({ description: 'Id of the help request.' }),
      isHandled: t.arg.boolean({ description: 'True marks it as handled, false opens it again.' }),
    },
    resolve: async (query, _root, { id, isHandled }, { app, viewer }) => {
      await handleHelpRequest(app, viewer, { id, isHandled })
      return app.db.helpRequest.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))

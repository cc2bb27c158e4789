/** Defines: MessageChannel, OutboxMessage, Query.outboxMessages */
import { messageChannels } from '#schema/codes/codeSenders.ts'
import { DomainError } from '../../../core/domainError.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'

const MessageChannel = literalEnum(
  'MessageChannel',
  messageChannels,
  'Channels that messages are sent through.',
  {
    email: 'E-mail.',
    sms: 'Text message.',
    telegram: 'Telegram.',
    whatsapp: 'WhatsApp.',
    vk: 'VK.',
  },
)

const OutboxMessage = builder.prismaObject('OutboxMessage', {
  description: 'A message that was kept because no service is configured to send it.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the message.' }),
    channel: t.expose('channel', {
      description: 'Channel it would be sent through.',
      type: MessageChannel,
    }),
    recipient: t.exposeString('recipient', {
      description: 'Phone number in E.164 form, or an e-mail address.',
    }),
    lang: t.string({
      description: 'Language of the message.',
      select: { locale: true },
      resolve: ({ locale }) => locale,
    }),
    subject: t.exposeString('subject', { description: 'Subject; empty if the channel has none.' }),
    text: t.exposeString('text', { description: 'Text of the message.' }),
    html: t.exposeString('html', { description: 'HTML version; empty if the channel has none.' }),
    createdAt: t.expose('createdAt', {
      description: 'When it was created (UTC).',
      type: 'DateTime',
    }),
  }),
})

builder.queryFields((t) => ({
  outboxMessages: t.prismaConnection({
    type: OutboxMessage,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 50,
    description:
      'Kept messages, newest first. Error: NOT_FOUND if the server shows no developer pages, because messages contain codes.',
    args: {
      recipient: t.arg.string({
        required: false,
        description: 'Only messages to exactly this number or address.',
      }),
    },
    resolve: (query, _root, { recipient }, { app }) => {
      if (!app.env.hasDevelopmentPages) throw new DomainError('NOT_FOUND', 'Not found')
      return app.db.outboxMessage.findMany({
        ...query,
        where: recipient ? { recipient } : {},
        orderBy: { id: 'desc' },
      })
    },
  }),
}))

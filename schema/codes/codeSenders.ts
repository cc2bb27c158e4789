/** Ways in which a one-time code reaches a person (specification section 9). `vk` is a login at VK ID and carries no code. */
export const codeSenders = [
  'telegram',
  'telegram_with_phone_request',
  'vk',
  'vk_via_sms_service',
  'whatsapp',
  'whatsapp_paid',
  'sms',
  'email',
] as const
export type CodeSender = (typeof codeSenders)[number]
/** Those that carry a code of ours. */
export type DeliveringSender = Exclude<CodeSender, 'vk'>

/** What a kept message would have gone out by. */
export const messageChannels = ['email', 'sms', 'telegram', 'vk', 'whatsapp'] as const
export type MessageChannel = (typeof messageChannels)[number]

/**
 * Channels for one-time codes (specification section 9). `vk` is a login at VK ID and carries no
 * code.
 */
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
/** Senders that deliver a code of ours. */
export type DeliveringSender = Exclude<CodeSender, 'vk'>

/** Channels by which a stored outbox message would have been sent. */
export const messageChannels = ['email', 'sms', 'telegram', 'vk', 'whatsapp'] as const
export type MessageChannel = (typeof messageChannels)[number]

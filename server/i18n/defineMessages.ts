/** A text by its id, with its English in ICU syntax; `description` is for translators. */
export interface Message {
  id: string
  defaultMessage: string
  description?: string
}

/** Defines texts, in `X.messages.ts`. The tools that extract texts go by the name of this function. */
export const defineMessages = <Key extends string>(
  messages: Record<Key, Message>,
): Record<Key, Message> => messages

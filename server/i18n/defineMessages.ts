/** A text with its id and its English version in ICU syntax; `description` is for translators. */
export interface Message {
  id: string
  defaultMessage: string
  description?: string
}

/** Defines texts, in `X.messages.ts`. The extraction tools search for this function's name. */
export const defineMessages = <Key extends string>(
  messages: Record<Key, Message>,
): Record<Key, Message> => messages

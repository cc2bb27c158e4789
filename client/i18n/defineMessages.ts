/** A text by its key, with its English words in ICU syntax; `description` is for translators. */
export interface Message {
  id: string
  defaultMessage: string
  description?: string
}

/**
 * The texts of a component, in `X.messages.ts`. The function of react-intl with this name makes texts that refuse values,
 * since it can't know their placeholders; the tools that extract and strip texts go by the name alone.
 */
export const defineMessages = <Key extends string>(
  messages: Record<Key, Message>,
): Record<Key, Message> => messages

/** A text by its key, with its English version in ICU syntax; `description` is for translators. */
export interface Message {
  id: string
  defaultMessage: string
  description?: string
}

/**
 * Defines the texts of a component, in `X.messages.ts`. react-intl's own function of this name
 * makes texts that refuse values, since it doesn't know their placeholders. The tools that extract
 * and strip texts look only for the name.
 */
export const defineMessages = <Key extends string>(
  messages: Record<Key, Message>,
): Record<Key, Message> => messages

import type { ReactNode } from 'react'

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/

/** Returns a text with its web addresses as links, as a mail program shows it. */
export const withLinks = (text: string): ReactNode[] =>
  text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a static text
      <a key={index} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  )

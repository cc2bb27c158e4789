import { Link } from '../../../ui/Link/Link.tsx'
import css from './Markdown.module.css'
import type { Block, Inline } from './readMarkdown.ts'

/**
 * Shows text parsed by `readMarkdown`. Headings have their anchors, clauses of contracts theirs
 * (`clause-2-1`).
 */
export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={css.text}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is static and never reordered
        <MarkdownBlock key={index} block={block} />
      ))}
    </div>
  )
}

function MarkdownBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={block.id}>{block.text}</Heading>
    }
    case 'clause':
      return (
        <p id={`clause-${block.number.replace('.', '-')}`} className={css.clause}>
          <span className={css.number}>{block.number}</span>{' '}
          <span>{block.content.map(inline)}</span>
        </p>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>{item.map(inline)}</li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <p>{block.content.map(inline)}</p>
        </blockquote>
      )
    default:
      return <p>{block.content.map(inline)}</p>
  }
}

const inline = (part: Inline, index: number) => {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'link':
      return (
        <Link key={index} href={part.href}>
          {part.text}
        </Link>
      )
    case 'strong':
      return <strong key={index}>{part.text}</strong>
    case 'emphasis':
      return <em key={index}>{part.text}</em>
    default:
      return <code key={index}>{part.text}</code>
  }
}

/** A run of text inside a block. */
export type Inline =
  | string
  | { kind: 'link'; href: string; text: string }
  | { kind: 'strong' | 'emphasis' | 'code'; text: string }

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph' | 'quote'; content: Inline[] }
  /** A numbered paragraph of a contract: `2.1 We publish …` */
  | { kind: 'clause'; number: string; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }

const headingForm = /^(##|###) +(.+)$/
const bulletForm = /^[-*] +(.+)$/
const numberForm = /^\d+\. +(.+)$/
const quoteForm = /^> ?(.*)$/
const clauseForm = /^(\d+\.\d+) +(.+)$/s
const inlineForm = /\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`/g
/** Addresses of this site, of the same page and of the web, mail and phones: none can run code. */
const safeAddress = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i

/** Returns a heading's anchor: lower case, without diacritics, words joined by hyphens. */
export const anchorOf = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * Parses links, strong, emphasis and code in a block. Links other than to this site, the web, mail
 * or a phone stay text.
 */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(inlineForm)) {
    const [whole, linkText, href, strong, emphasis, code] = match
    if (match.index > end) parts.push(text.slice(end, match.index))
    if (linkText !== undefined && href !== undefined)
      parts.push(safeAddress.test(href) ? { kind: 'link', href, text: linkText } : linkText)
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', text: emphasis })
    else parts.push({ kind: 'code', text: code ?? '' })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/**
 * Parses the Markdown that our texts use: headings of two levels, paragraphs, lists, quotes, links,
 * strong, emphasis, code. Everything else stays text and never becomes HTML. Heading anchors are
 * unique within the text. Never throws.
 */
export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  const taken = new Set<string>()
  let open:
    | { kind: 'paragraph' | 'quote'; lines: string[] }
    | { kind: 'list'; isOrdered: boolean; lines: string[] }
    | null = null

  const freeAnchor = (text: string): string => {
    const wanted = anchorOf(text) || 'section'
    let anchor = wanted
    for (let copy = 2; taken.has(anchor); copy += 1) anchor = `${wanted}-${copy}`
    taken.add(anchor)
    return anchor
  }
  const close = (): void => {
    if (open?.kind === 'list')
      blocks.push({ kind: 'list', isOrdered: open.isOrdered, items: open.lines.map(readInline) })
    else if (open) {
      const text = open.lines.join(' ')
      const [, number, words] = (open.kind === 'paragraph' && text.match(clauseForm)) || []
      if (number && words) blocks.push({ kind: 'clause', number, content: readInline(words) })
      else blocks.push({ kind: open.kind, content: readInline(text) })
    }
    open = null
  }
  const addItem = (isOrdered: boolean, item: string): void => {
    if (open?.kind !== 'list' || open.isOrdered !== isOrdered) {
      close()
      open = { kind: 'list', isOrdered, lines: [] }
    }
    open.lines.push(item)
  }
  const addLine = (kind: 'paragraph' | 'quote', line: string): void => {
    if (open?.kind === 'list' && kind === 'paragraph' && open.lines.length > 0) {
      open.lines[open.lines.length - 1] += ` ${line}`
      return
    }
    if (open?.kind !== kind) {
      close()
      open = { kind, lines: [] }
    }
    open.lines.push(line)
  }

  for (const line of source.split(/\r?\n/).map((raw) => raw.trim())) {
    const heading = line.match(headingForm)
    const bullet = line.match(bulletForm)
    const numbered = line.match(numberForm)
    const quote = line.match(quoteForm)
    if (line === '') close()
    else if (heading?.[2]) {
      close()
      blocks.push({
        kind: 'heading',
        level: heading[1] === '##' ? 2 : 3,
        id: freeAnchor(heading[2]),
        text: heading[2],
      })
    } else if (bullet?.[1]) addItem(false, bullet[1])
    else if (numbered?.[1]) addItem(true, numbered[1])
    else if (quote) addLine('quote', quote[1] ?? '')
    else addLine('paragraph', line)
  }
  close()
  return blocks
}

/** Returns the second-level headings, for a table of contents. */
export const contentsOf = (blocks: readonly Block[]): { id: string; text: string }[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  )

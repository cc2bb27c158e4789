import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anchorOf, contentsOf, readInline, readMarkdown } from './readMarkdown.ts'

test('reads headings, clauses, lists and paragraphs, with or without blank lines between', () => {
  const blocks = readMarkdown(
    'Lead\nof two lines.\n## 1. Who we are\n1.1 We *are*.\n\n- one\n- two\n1. first\n> said\n## 1. Who we are',
  )
  expect(blocks).toEqual([
    { kind: 'paragraph', content: ['Lead of two lines.'] },
    { kind: 'heading', level: 2, id: '1-who-we-are', text: '1. Who we are' },
    { kind: 'clause', number: '1.1', content: ['We ', { kind: 'emphasis', text: 'are' }, '.'] },
    { kind: 'list', isOrdered: false, items: [['one'], ['two']] },
    { kind: 'list', isOrdered: true, items: [['first']] },
    { kind: 'quote', content: ['said'] },
    { kind: 'heading', level: 2, id: '1-who-we-are-2', text: '1. Who we are' },
  ])
  expect(contentsOf(blocks).map(({ id }) => id)).toEqual(['1-who-we-are', '1-who-we-are-2'])
})

test("turns only addresses that can't run code into links", () => {
  expect(readInline('see [visa](/visa)')).toEqual([
    'see ',
    { kind: 'link', href: '/visa', text: 'visa' },
  ])
  for (const href of ['javascript:alert`1`', 'data:text/html,x', '//evil.example', 'vbscript:x'])
    expect(
      readInline(`[x](${href})`).some((part) => typeof part === 'object' && part.kind === 'link'),
    ).toBe(false)
})

test('makes anchors of plain words', () => {
  expect(anchorOf('4. Übermäßig große Cookies?')).toBe('4-ubermassig-grosse-cookies')
})

test('never throws, and keeps anchors unique', () => {
  const pieces = fc.constantFrom(
    '## ',
    '### ',
    '- ',
    '1. ',
    '> ',
    '\n',
    '\n\n',
    '[a](/b)',
    '**',
    '*',
    '`',
    '2.1 ',
    'ß',
    ' ',
    'word',
    '](',
    '[',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }), (parts) => {
      const ids = readMarkdown(parts.join('')).flatMap((block) =>
        block.kind === 'heading' ? [block.id] : [],
      )
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

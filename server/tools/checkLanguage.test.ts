import { describe, expect, test } from '@jest/globals'
import { findSubjects, findWording } from './checkLanguage.ts'

describe('findWording', () => {
  test.each([
    ['client/a.ts', 'export const longestName = 80', 'longestName', 'export name'],
    ['client/a.ts', 'export function takeAnew() {}', 'takeAnew', 'export name'],
    ['client/a.ts', 'export type Refused = null', 'Refused', 'export name'],
    ['client/a.css', '/* It begins anew. */', 'anew', 'phrase'],
    ['docs/a.md', 'The organizer is told.', 'is told', 'phrase'],
    ['server/a.graphql', '# Stands in memory', 'Stands in', 'phrase'],
    ['server/a.ts', '// the process hears of it', 'hears of', 'phrase'],
    ['server/a.ts', '/** Whoever calls. */', 'Whoever', 'docstring start'],
    ['server/a.ts', '/**\n * What is sold.\n */', 'What', 'docstring start'],
    ['schema/a.prisma', '/// A traveller', 'traveller', 'spelling'],
    ['server/a.ts', "const normalised = 'Authorised'", 'normalised', 'spelling'],
  ])('finds in %s: %s', (path, text, match, rule) => {
    expect(findWording(path, text)[0]).toMatch(
      new RegExp(`^${path}:1 .*${match} \\(${rule}: .+\\)$`),
    )
  })

  test.each([
    ['client/a.ts', 'export const maxNameLength = 80'],
    ['client/a.ts', 'const asked = longestOf(names)'],
    ['docs/a.md', 'It stands in for a provider.'],
    ['docs/a.md', 'The organizer gets an e-mail.'],
    ['server/a.ts', '/** Whole days. */'],
    ['server/a.ts', '/** Returns what is sold. */'],
    ['server/a.ts', '/** What is sold? Tours. */'],
    ['server/a.ts', "const cookie = 'favourites'"],
    ['server/a.yaml', 'Whoever hears of it is told anew'],
  ])('accepts in %s: %s', (path, text) => {
    expect(findWording(path, text)).toEqual([])
  })

  test('names every breach with its line', () => {
    expect(findWording('docs/a.md', 'Fine.\nThe colour is chosen anew.')).toEqual([
      expect.stringMatching(/^docs\/a\.md:2 anew /),
      expect.stringMatching(/^docs\/a\.md:2 colour /),
    ])
  })
})

describe('findSubjects', () => {
  test.each([
    ['A registration no longer reveals known numbers'],
    ['Whoever pays gets a receipt'],
    ['Of many attempts one is counted'],
    [`Add ${'x'.repeat(62)}`],
  ])('refuses "%s"', (subject) => {
    expect(findSubjects([subject])).toEqual([subject])
  })

  test('accepts instructions of at most 65 characters', () => {
    expect(findSubjects(['Offer refunds', 'Announce holds', `Add ${'x'.repeat(61)}`])).toEqual([])
  })
})

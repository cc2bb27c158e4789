import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { locales } from '#schema/codes/locales.ts'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import { canonicalPath, localeOfPath, matchPage, translatePath } from './matchPage.ts'
import { pagePath } from './pagePaths.ts'
import { endsInNumber, readId, parseSlug, readUuid, slugWithId } from './pathParams.ts'
import { slugOf } from './slugOf.ts'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const words = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z][a-z0-9]{0,8}){0,4}$/)
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 3000 }),
  fc
    .array(
      fc.constantFrom(
        '/',
        '//',
        '%2F',
        '%',
        '%zz',
        '%00',
        '..',
        '.',
        '\\',
        'de',
        'DE',
        'tour',
        'order',
        '-1',
        '99999999999',
        uuid,
        '?',
        '#',
        'ü',
        ' ',
      ),
    )
    .map((parts) => parts.join('')),
  fc.integer({ min: 1, max: 3000 }).map((n) => '/a'.repeat(n)),
)

test.each([
  ['home', '/', '/de'],
  ['visa', '/visa', '/de/visum'],
  ['certificates', '/certificates', '/de/zertifikate'],
  ['cookies', '/cookies', '/de/cookie-richtlinie'],
  ['agreement', '/agreement', '/de/vereinbarung'],
] as const)('gives %s a path in each language', (page, english, german) => {
  expect(pagePath(page, 'en')).toBe(english)
  expect(pagePath(page, 'de')).toBe(german)
  expect(matchPage(english)).toMatchObject({ page, locale: 'en' })
  expect(matchPage(german)).toMatchObject({ page, locale: 'de' })
  expect(translatePath(english, 'de')).toBe(german)
})

test('builds and matches paths with parameters', () => {
  expect(pagePath('tourOrder', 'de', { id: 7 })).toBe('/de/tour/7/order')
  expect(matchPage('/tour/7/order')).toEqual({
    page: 'tourOrder',
    locale: 'en',
    params: { id: '7' },
  })
  expect(matchPage(`/de/order/${uuid}`)).toEqual({
    page: 'request',
    locale: 'de',
    params: { uuid },
  })
  expect(matchPage(`/order/${uuid}/individual-tour`)?.page).toBe('individualTour')
  expect(matchPage(`/order/${uuid}/pay`)?.page).toBe('requestPay')
  expect(matchPage(`/order/${uuid}/pay/qr`)?.page).toBe('requestQr')
  expect(matchPage(`/order/${uuid}/add-tourists`)?.page).toBe('addTourists')
  expect(matchPage(`/de/arrival/${uuid}`)?.page).toBe('arrival')
  expect(matchPage('/agreement/2026-09')).toEqual({
    page: 'agreement',
    locale: 'en',
    params: { version: '2026-09' },
  })
  expect(matchPage('/altai-tours')).toEqual({
    page: 'slug',
    locale: 'en',
    params: { slug: 'altai-tours' },
  })
  expect(pagePath('organizer', 'de', { slug: slugWithId('altai-base', 3) })).toBe(
    '/de/veranstalter/altai-base-3',
  )
  expect(matchPage('/organizers/altai-base-3')).toEqual({
    page: 'organizer',
    locale: 'en',
    params: { slug: 'altai-base-3' },
  })
  expect(translatePath('/de/altai-reisen', 'en')).toBeNull()
  expect(translatePath(`/order/${uuid}`, 'de')).toBe(`/de/order/${uuid}`)
  expect(matchPage('/a/b/c/d')).toBeNull()
  expect(matchPage('/a%2Fb')).toBeNull()
  expect(matchPage(`/${'a'.repeat(5000)}`)).toBeNull()
})

test('recognizes a language prefix only as a whole segment', () => {
  expect(localeOfPath('/de')).toBe('de')
  expect(localeOfPath('/de/visum')).toBe('de')
  expect(localeOfPath('/delta-cruises')).toBe('en')
})

test('accepts ids up to int32', () => {
  expect(readId('2147483647')).toBe(2147483647)
  for (const text of [
    '2147483648',
    '99999999999999999999',
    '0',
    '-1',
    '01',
    '1.0',
    '1e3',
    ' 1',
    '',
    'x',
    null,
    undefined,
  ])
    expect(readId(text)).toBeNull()
  fc.assert(fc.property(fc.integer({ min: 1, max: 2147483647 }), (id) => readId(String(id)) === id))
})

test('parses slugs as a tour, a landing or nothing', () => {
  expect(parseSlug('Altai-Belukha-Base-12')).toEqual({
    kind: 'tour',
    slug: 'altai-belukha-base',
    id: 12,
  })
  expect(parseSlug('active-50-plus')).toEqual({ kind: 'landing', slug: 'active-50-plus' })
  expect(parseSlug('tour-4294967296')).toBeNull()
  expect(endsInNumber('tour-4294967296')).toBe(true)
  for (const text of ['', 'a/b', '../etc', 'ä', 'a--b', '-a', 'a'.repeat(161), 'a b', 'a\u0000'])
    expect(parseSlug(text)).toBeNull()
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 2147483647 }), (slug, id) =>
      expect(parseSlug(slugWithId(slug, id))).toEqual({ kind: 'tour', slug, id }),
    ),
  )
})

test('turns a name into a slug', () => {
  expect(slugOf('Café Müller & Söhne', 'organizer')).toBe('cafe-mueller-soehne')
  expect(slugOf('Большая Волга', 'organizer')).toBe('organizer')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) =>
      expect(parseSlug(slugWithId(slugOf(name, 'x'), 1))?.kind).toBe('tour'),
    ),
  )
})

test('reads uuids in lower case', () => {
  expect(readUuid(uuid.toUpperCase())).toBe(uuid)
  fc.assert(fc.property(fc.uuid(), (value) => readUuid(value) === value))
})

test('matches every path that it builds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      words,
      fc.integer({ min: 1, max: 2147483647 }),
      (locale, slug, id) => {
        const path = pagePath('slug', locale, { slug: slugWithId(slug, id) })
        expect(matchPage(path)).toEqual({
          page: 'slug',
          locale,
          params: { slug: slugWithId(slug, id) },
        })
        expect(canonicalPath(path)).toBeNull()
      },
    ),
  )
})

test('never throws or redirects to another host, whatever the URL', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const path of [text, `/${text}`, `/de/${text}`]) {
        const match = matchPage(path)
        for (const value of Object.values(match?.params ?? {})) expect(value).not.toMatch(/[/\\]/)
        parseSlug(match?.params.slug)
        translatePath(path, 'de')
        const canonical = canonicalPath(path)
        if (canonical !== null) {
          expect(canonical).toMatch(/^\/(?![/\\])/)
          expect(canonicalPath(canonical)).toBeNull()
        }
      }
      readId(text)
      readUuid(text)
    }),
    { numRuns: propertyRuns(3000) },
  )
})

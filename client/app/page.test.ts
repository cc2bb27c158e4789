import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { pageAssets } from './assets.ts'
import { type PageState, pageStateScript } from './pageState.ts'

test('escapes data that would end the script or begin a comment', () => {
  const nasty = fc
    .array(
      fc.oneof(
        fc.constantFrom('</script>', '<!--', '<script', '\u2028', '\u2029', '"', '\\'),
        fc.string(),
      ),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(nasty, (text) => {
      const state = {
        results: [{ operation: text, variables: {}, data: text }],
      } as unknown as PageState
      const script = pageStateScript(state)
      expect(script).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(script.slice('window.pageState='.length))).toEqual(state)
    }),
  )
})

test('links the styles and chunks of all imports, dependencies first, after the layer order', () => {
  const manifest = {
    'client/entry.client.tsx': {
      file: 'assets/entry.js',
      css: ['assets/entry.css'],
      imports: ['_framework.js'],
    },
    '_framework.js': { file: 'assets/framework.js', css: ['assets/shared.css'] },
    'client/site/A.tsx': {
      file: 'assets/a.js',
      css: ['assets/a.css'],
      imports: ['_card.js', '_framework.js'],
    },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_framework.js'] },
  }
  expect(pageAssets(manifest, ['client/site/A.tsx', 'client/site/unknown.tsx'])).toEqual({
    entry: '/assets/entry.js',
    styles: ['/assets/entry.css', '/assets/shared.css', '/assets/card.css', '/assets/a.css'],
    preloads: ['/assets/framework.js', '/assets/card.js', '/assets/a.js'],
  })
  expect(() => pageAssets({}, [])).toThrow('run "npm run build" first')
})

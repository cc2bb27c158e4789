import { expect, test } from '@jest/globals'
import { parseAst } from 'vite'
import { narrow, type Pruning, prune } from './prune.ts'

const pruned = (code: string, pruning: Pruning) => prune(code, parseAst(code), pruning, 'some/module.js')

test('an idle function keeps its name and loses its body', () => {
  expect(pruned('function used() { idle() } async function idle(a) { deep(a) }', { idle: ['idle'] })).toBe(
    'function used() { idle() } async function idle(a) {}',
  )
})

test('a settled expression is replaced wherever it is read, a call whatever its arguments', () => {
  const settled = { 'init.lazy': 'void 0', 'find()': 'null' }
  expect(pruned('init.lazy = 1; if (init.lazy) f(find(1), find({ a: 2 }), find)', { settled })).toBe(
    'init.lazy = 1; if ((void 0)) f((null), (null), find)',
  )
})

test('a settled name is replaced only where it decides', () => {
  expect(pruned('function f(flag) { return flag ? !flag : { flag, other: g(flag) && flag } }', { settled: { flag: 'false' } })).toBe(
    'function f(flag) { return (false) ? !(false) : { flag, other: g(flag) && (false) } }',
  )
})

test('checks stay without their words, pure calls are marked, exports that would not work are taken back', () => {
  const code = 'invariant(a, words(b), Error); const C = make(); const D = 1; export { C, D as E, C as F }'
  expect(pruned(code, { terse: ['invariant'], pure: ['make'], withheld: ['E'] }).replaceAll(/\s+/g, ' ')).toBe(
    'invariant(a); const C = /* @__PURE__ */ make(); const D = 1; export { C, C as F }',
  )
})

test.each<Pruning>([{ idle: ['gone'] }, { settled: { 'gone.x': '1' } }, { terse: ['gone'] }, { pure: ['gone'] }, { withheld: ['gone'] }])(
  'what is not there stops the build: %j',
  (pruning) => {
    expect(() => pruned('export const here = 1', pruning)).toThrow(/some\/module\.js has no gone/)
  },
)

test('a narrowed module passes on only what is named', () => {
  const code = "import { a, b as c } from './x.js'; import { d } from './y.js'; export { a, c as unstable_c, d }"
  expect(narrow(code, parseAst(code), ['unstable_c', 'a'], 'm')).toBe(
    "import { b as c } from './x.js'; export { c as unstable_c }\nimport { a as a } from './x.js'; export { a as a }",
  )
  expect(() => narrow(code, parseAst(code), ['b'], 'm')).toThrow('m does not export b')
})

/**
 * Replaces `@jest/globals` under sharedModulesRunner.js: modules stay loaded, so each name is
 * forwarded to the current file's global.
 */

let present = {}

export const setGlobals = (globals) => {
  present = globals
}

const leadTo = (name) =>
  new Proxy(() => undefined, {
    apply: (_, self, args) => Reflect.apply(present[name], self, args),
    get: (_, key) => Reflect.get(present[name], key),
  })

export const afterAll = leadTo('afterAll')
export const afterEach = leadTo('afterEach')
export const beforeAll = leadTo('beforeAll')
export const beforeEach = leadTo('beforeEach')
export const describe = leadTo('describe')
export const expect = leadTo('expect')
export const it = leadTo('it')
export const jest = leadTo('jest')
export const test = leadTo('test')

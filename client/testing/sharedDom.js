/**
 * One jsdom for all test files of a worker: libraries keep the document they were loaded with. Its
 * globals are Node's while a file of client/ runs.
 */
import { createRequire } from 'node:module'
import { resolveThrough } from '#schema/testing/sharedModulesRunner.js'
import { fromNode, prepareWindow } from './prepareWindow.js'

const require = createRequire(import.meta.url)
const { JSDOM, VirtualConsole } = require(resolveThrough('jest-environment-jsdom', 'jsdom'))

const url = 'http://localhost/'
const dom = new JSDOM('<!DOCTYPE html>', {
  url,
  pretendToBeVisual: true,
  virtualConsole: new VirtualConsole().sendTo(console),
})
const { window } = dom
const { document } = window
prepareWindow(window)
window.addEventListener('error', ({ error }) => {
  if (error) process.emit('uncaughtException', error)
})

/** Globals that both have and the client needs from jsdom; of all others, Node's stay. */
const replacedNames = [
  'DOMException',
  'EventTarget',
  'Event',
  'CloseEvent',
  'CustomEvent',
  'MessageEvent',
  'ErrorEvent',
  'Navigator',
  'navigator',
  'File',
  'Storage',
  'localStorage',
  'sessionStorage',
  'FormData',
]
/** Classes that jsdom lacks: testing-library reads from the window what a test assigns. */
const lackingNames = ['PointerEvent']
const ownNames = Object.getOwnPropertyNames(window).filter(
  (name) => !name.startsWith('_') && !(name in globalThis) && !fromNode.includes(name),
)
const targetMethods = ['addEventListener', 'removeEventListener', 'dispatchEvent']

const forwardToWindow = (name) => ({
  configurable: true,
  enumerable: true,
  get: () => window[name],
  set: (value) => {
    window[name] = value
  },
})
const asValue = (value) => ({ configurable: true, writable: true, value })

const domGlobals = Object.fromEntries([
  ...[...replacedNames, ...lackingNames, ...ownNames].map((name) => [name, forwardToWindow(name)]),
  ...targetMethods.map((name) => [name, asValue(window[name].bind(window))]),
  // stubs that a test assigns to either are found in both
  ...['window', 'self', 'parent', 'top', 'frames'].map((name) => [name, asValue(globalThis)]),
])

/** Remembers an object's properties. @returns what restores them, and deletes later ones */
const rememberProperties = (object) => {
  const before = Object.getOwnPropertyDescriptors(object)
  return () => {
    for (const name of Object.getOwnPropertyNames(object))
      if (!Object.hasOwn(before, name)) delete object[name]
    for (const [name, descriptor] of Object.entries(before)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(object, name) ?? {}
      if (value !== descriptor.value || get !== descriptor.get || set !== descriptor.set)
        Object.defineProperty(object, name, descriptor)
    }
  }
}

/** Objects whose properties tests replace. */
const domObjects = [
  window,
  window.navigator,
  ...ownNames.map((name) => window[name]?.prototype).filter(Boolean),
]
const restoreDom = domObjects.map(rememberProperties)

const emptyDocument = () => {
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  window.localStorage.clear()
  window.sessionStorage.clear()
  dom.cookieJar.removeAllCookiesSync()
  window.history.replaceState(null, '', url)
}

/** Makes jsdom's globals those of Node. @returns what removes them and resets the document */
export const installDom = () => {
  const restoreGlobals = rememberProperties(globalThis)
  Object.defineProperties(globalThis, domGlobals)
  return async () => {
    for (const restore of restoreDom) restore()
    emptyDocument()
    // what jsdom's timers and React's scheduler still have to do needs the globals
    await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    restoreGlobals()
  }
}

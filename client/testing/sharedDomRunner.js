/**
 * Jest's test runner for client/: a worker loads the client's modules once, in Node, with one jsdom
 * for all of its test files.
 */
import { createRunner } from '#schema/testing/sharedModulesRunner.js'
import { registerSourceMaps } from './loadClientModules.js'
import { installDom } from './sharedDom.js'

export default createRunner((runtime) => {
  registerSourceMaps(runtime.getSourceMaps())
  return installDom()
})

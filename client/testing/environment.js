import { createRequire } from 'node:module'
import { TestEnvironment as DomEnvironment } from 'jest-environment-jsdom'
import { mocksModules, resolveThrough } from '#schema/testing/sharedModulesRunner.js'
import { prepareWindow } from './prepareWindow.js'

const { TestEnvironment: NodeEnvironment } = createRequire(import.meta.url)(
  resolveThrough('jest', '@jest/core', 'jest-config', 'jest-environment-node'),
)

class OwnDomEnvironment extends DomEnvironment {
  async setup() {
    await super.setup()
    prepareWindow(this.global)
  }

  exportConditions() {
    return ['node', 'node-addons']
  }
}

/** Gives a file that mocks modules its own jsdom; sharedDomRunner.js gives the others the worker's. */
export default function createEnvironment(config, context) {
  return mocksModules(context.testPath)
    ? new OwnDomEnvironment(config, context)
    : new NodeEnvironment(config, context)
}

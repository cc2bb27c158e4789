import { TestEnvironment } from 'jest-environment-jsdom'

// jsdom's window hides globals of Node that the router and msw need
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'WebSocket',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'URLSearchParams',
]

export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    const DomFormData = this.global.FormData
    for (const name of fromNode) this.global[name] = globalThis[name]
    // arguments for Node's Request, filled from objects that only jsdom can read
    this.global.FormData = class ElementFormData extends globalThis.FormData {
      constructor(form, submitter) {
        super()
        if (form)
          for (const [name, value] of new DomFormData(form, submitter)) this.append(name, value)
      }
    }
    this.global.scrollTo = () => {}
    this.global.Element.prototype.scrollIntoView = () => {}
  }

  exportConditions() {
    return ['node', 'node-addons']
  }
}

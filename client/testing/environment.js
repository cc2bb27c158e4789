import { TestEnvironment } from 'jest-environment-jsdom'

// jsdom's window hides what Node has and what the router and msw need
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
]

export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of fromNode) this.global[name] = globalThis[name]
    this.global.scrollTo = () => {}
  }

  exportConditions() {
    return ['node', 'node-addons']
  }
}

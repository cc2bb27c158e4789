// jsdom's window hides globals of Node that the router and msw need
export const fromNode = [
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

/** Replaces what jsdom's window has not or has unlike Node, so that the client's modules run. */
export const prepareWindow = (window) => {
  const { FormData: DomFormData } = window
  for (const name of fromNode) window[name] = globalThis[name]
  // arguments for Node's Request, filled from objects that only jsdom can read
  window.FormData = class ElementFormData extends globalThis.FormData {
    constructor(form, submitter) {
      super()
      if (form)
        for (const [name, value] of new DomFormData(form, submitter)) this.append(name, value)
    }
  }
  window.scrollTo = () => {}
  window.Element.prototype.scrollIntoView = () => {}
}

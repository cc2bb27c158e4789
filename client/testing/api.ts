import { HttpResponse } from 'msw'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import type { ErrorCode } from '#schema/codes/errors.ts'

/** Address of the tests' API. */
export const apiUri = 'http://localhost/graphql'

/**
 * The API's responses by operation name: data, an error from `failWith`, or a promise of either.
 */
export type Operations = Record<string, (variables: Record<string, unknown>) => unknown>

export interface Call {
  operation: string
  variables: Record<string, unknown>
  headers: Headers
}

class ApiError {
  readonly code: ErrorCode
  readonly extensions: Readonly<Record<string, unknown>>
  constructor(code: ErrorCode, extensions: Readonly<Record<string, unknown>>) {
    this.code = code
    this.extensions = extensions
  }
}

/**
 * Returns a response with this error code, and further fields of the error, such as `retryAfter`.
 */
export const failWith = (
  code: ErrorCode,
  extensions: Readonly<Record<string, unknown>> = {},
): unknown => new ApiError(code, extensions)
/** Simulates a missing response. */
export const noAnswer = Symbol('no answer')

/** Mocks the network; setup.ts starts it for each test file. */
export const apiServer = setupServer()

/** Mocks the API for one test; returns the list of calls, which grows as they arrive. */
export function serveOperations(operations: Operations): Call[] {
  const calls: Call[] = []
  apiServer.use(
    http.post(apiUri, async ({ request }) => {
      const { operationName, variables } = (await request.json()) as {
        operationName: string
        variables: Record<string, unknown>
      }
      calls.push({ operation: operationName, variables, headers: request.headers })
      const answer = operations[operationName]
      if (!answer)
        return HttpResponse.json({
          errors: [
            {
              message: `The test has no answer for ${operationName}: add it to \`operations\``,
              extensions: { code: 'INTERNAL' },
            },
          ],
        })
      const result = await answer(variables)
      if (result === noAnswer) return HttpResponse.error()
      if (result instanceof ApiError)
        return HttpResponse.json({
          errors: [{ message: 'refused', extensions: { ...result.extensions, code: result.code } }],
        })
      return HttpResponse.json({ data: result })
    }),
  )
  return calls
}

/**
 * Mocks the API for one subscription over HTTP (multipart). @returns sends an event to the
 * subscribers, and ends the response, which Node cannot abort without an uncaught error
 */
export function serveEvents(): { send: (data: unknown) => void; end: () => Promise<void> } {
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  apiServer.use(
    http.post(
      apiUri,
      () =>
        new HttpResponse(readable, {
          headers: { 'content-type': 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0' },
        }),
    ),
  )
  void writer.write(encoder.encode('--graphql'))
  return {
    send: (data) => {
      const part = JSON.stringify({ payload: { data } })
      void writer.write(
        encoder.encode(`\r\ncontent-type: application/json\r\n\r\n${part}\r\n--graphql`),
      )
    },
    end: async () => {
      await writer.write(encoder.encode('--\r\n'))
      await writer.close()
    },
  }
}

import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { act, cleanup, configure } from '@testing-library/react'
import { apiServer } from './api.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// at its first use, React keeps the timer that ends an act for the life of a worker: it must not be a
// fake one of the first test file
await act(async () => undefined)
// while the server's tests run, pages render slowly
configure({ asyncUtilTimeout: 20_000 })
afterEach(() => cleanup())
beforeAll(() => apiServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => apiServer.resetHandlers())
afterAll(() => apiServer.close())

import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'
import { apiServer } from './api.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// while the server's tests run, pages render slowly
configure({ asyncUtilTimeout: 20_000 })
afterEach(() => cleanup())
beforeAll(() => apiServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => apiServer.resetHandlers())
afterAll(() => apiServer.close())

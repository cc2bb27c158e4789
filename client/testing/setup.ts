import { afterEach } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// beside the tests of the server a page takes its time
configure({ asyncUtilTimeout: 20_000 })
afterEach(() => cleanup())

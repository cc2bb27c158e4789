import type { LoaderFunctionArgs } from 'react-router'
import { loadRequest } from '../../../features/RequestFrame/loadRequest.ts'
import { RequestPayPageDocument } from './RequestPayPage.generated.ts'

/** 404 for a link that names no request. */
export const loader = (args: LoaderFunctionArgs) => loadRequest(RequestPayPageDocument, args)

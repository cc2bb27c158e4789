import type { LoaderFunctionArgs } from 'react-router'
import { loadRequest } from '../../../features/request/RequestFrame/loadRequest.ts'
import { RequestQrPageDocument } from './RequestQrPage.generated.ts'

/** Loads a request; 404 for an unknown link. */
export const loader = (args: LoaderFunctionArgs) => loadRequest(RequestQrPageDocument, args)

import type { LoaderFunctionArgs } from 'react-router'
import { loadRequest } from '../../../features/request/RequestFrame/loadRequest.ts'
import { ArrivalPageDocument } from './ArrivalPage.generated.ts'

/** 404 for a link that names no request. */
export const loader = (args: LoaderFunctionArgs) => loadRequest(ArrivalPageDocument, args)

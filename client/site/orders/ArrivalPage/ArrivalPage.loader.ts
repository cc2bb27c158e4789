import type { LoaderFunctionArgs } from 'react-router'
import { loadRequest } from '../../../features/request/RequestFrame/loadRequest.ts'
import { ArrivalPageDocument } from './ArrivalPage.generated.ts'

/** Loads a request; 404 for an unknown link. */
export const loader = (args: LoaderFunctionArgs) => loadRequest(ArrivalPageDocument, args)

import type { LoaderFunctionArgs } from 'react-router'
import { loadRequest } from '../../../features/RequestFrame/loadRequest.ts'
import { BookingSuccessPageDocument } from './BookingSuccessPage.generated.ts'

/** 404 for a link that names no request. */
export const loader = (args: LoaderFunctionArgs) => loadRequest(BookingSuccessPageDocument, args)

import type { LoaderFunctionArgs } from 'react-router'
import { loadLegalText } from '../LegalText/loadLegalText.ts'

export const loader = (args: LoaderFunctionArgs) => loadLegalText('cookies', args)

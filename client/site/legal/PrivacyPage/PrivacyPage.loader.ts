import type { LoaderFunctionArgs } from 'react-router'
import { loadLegalText } from '../../../features/content/LegalText/loadLegalText.ts'

export const loader = (args: LoaderFunctionArgs) => loadLegalText('privacy', args)

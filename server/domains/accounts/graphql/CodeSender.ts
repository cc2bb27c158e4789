/** Defines: CodeSender */
import { codeSenders } from '#schema/codes/codeSenders.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'

export const CodeSenderEnum = literalEnum('CodeSender', codeSenders, 'Ways in which a one-time code reaches a person.')

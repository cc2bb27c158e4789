import type { Failure } from '#schema/rules/validation/checkField.ts'
import { useFailureText } from '../../../../features/shell/FieldRules/useFailureText.ts'

interface FieldProblemProps {
  failure: Failure
}

/** What the server found wrong with a field, in words. */
export const FieldProblem = ({ failure }: FieldProblemProps) => useFailureText().textOf(failure)

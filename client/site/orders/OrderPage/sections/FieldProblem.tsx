import type { Failure } from '#schema/rules/validation/checkField.ts'
import { useFailureText } from '../../../../features/shell/FieldRules/useFailureText.ts'

interface FieldProblemProps {
  failure: Failure
}

/** Shows the rule of a field that the server found broken. */
export const FieldProblem = ({ failure }: FieldProblemProps) => useFailureText().textOf(failure)

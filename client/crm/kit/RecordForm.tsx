import type { ReactNode } from 'react'
import type { Rules } from '#schema/rules/validation/checkField.ts'
import type { RuleTexts } from '#schema/rules/validation/failureText.ts'
import { useRuleForm } from '../../features/shell/FieldRules/useRuleForm.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx'
import type { CrmRefusal } from './crmAction.ts'
import css from './RecordForm.module.css'

type FieldProps = ReturnType<ReturnType<typeof useRuleForm>['field']> & {
  defaultValue: string | undefined
}

interface RecordFormProps<Name extends string, Reason extends string> {
  /** Identifies one of several forms on a page, such as `cancel-12`. */
  name: string
  /** Hidden fields that identify the record. */
  hidden?: Readonly<Record<string, string | number>>
  rules: Readonly<Record<Name, Rules>>
  texts?: Partial<Record<Name, RuleTexts>>
  /** Initial values of the fields. */
  values?: Partial<Record<Name, string>>
  /** The action's answer; ignored when it is about another form of the page. */
  refusal?: CrmRefusal<Reason> | undefined
  /** Accessible name of the form; names the record too. */
  label: string
  /** Collapses the form under this text until somebody opens it. */
  summary?: string
  submit: { text: string; look?: 'primary' | 'danger'; icon?: string; intent?: string }
  className?: string | undefined
  /** The fields: `(field) => <TextArea {...field('reason')} label=… />`. */
  children?: (field: (name: Name) => FieldProps) => ReactNode
}

/**
 * A POST form about one record, collapsed or open. Its rules from `schema/rules` are checked while
 * somebody types and again by the action. A refusal keeps what was typed, without scripts too.
 */
export function RecordForm<Name extends string = never, Reason extends string = never>(
  props: RecordFormProps<Name, Reason>,
) {
  const {
    name,
    hidden = {},
    rules,
    texts,
    values,
    refusal,
    label,
    summary,
    submit,
    className,
    children,
  } = props
  const own = refusal?.form === name ? refusal : undefined
  const { form, field, isBusy } = useRuleForm({ rules, texts, failures: own?.fields })
  const content = (
    <form method="post" {...form} className={className ?? css.form} aria-label={label}>
      <input type="hidden" name="form" value={name} />
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {children?.((key) => ({ ...field(key), defaultValue: own?.values[key] ?? values?.[key] }))}
      <Button
        type="submit"
        size="s"
        look={submit.look}
        icon={submit.icon}
        name={submit.intent && 'intent'}
        value={submit.intent}
        busy={isBusy}
      >
        {submit.text}
      </Button>
    </form>
  )
  return summary === undefined ? (
    content
  ) : (
    <Disclosure summary={summary} look="plain" open={own !== undefined || undefined}>
      {content}
    </Disclosure>
  )
}

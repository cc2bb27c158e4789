import { Form } from 'react-router'
import { useIsSending } from '../../routing/useIsSending.ts'
import { Button } from '../../ui/Button/Button.tsx'

interface RowActionProps {
  /** Hidden fields: the record and the action. */
  fields: Readonly<Record<string, string | number>>
  text: string
  /** Accessible name of the button; names the record too. */
  label: string
  icon?: string | undefined
  look?: 'primary' | 'secondary' | undefined
}

/** A POST form of one button, which does one thing to a record. */
export function RowAction({ fields, text, label, icon, look }: RowActionProps) {
  const isBusy = useIsSending()
  return (
    <Form method="post" preventScrollReset data-print="no">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="s" look={look} icon={icon} busy={isBusy} aria-label={label}>
        {text}
      </Button>
    </Form>
  )
}

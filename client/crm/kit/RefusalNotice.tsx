import { useIntl } from 'react-intl'
import { Notice } from '../../ui/Notice/Notice.tsx'
import type { CrmRefusal } from './crmAction.ts'
import { listPageMessages as messages } from './listPage.messages.ts'

/** A page's own texts by reason, instead of the default ones. A page's own reason needs one. */
export type RefusalTexts<Reason extends string> = Partial<
  Record<CrmRefusal<Reason>['reason'], string>
>

interface RefusalNoticeProps<Reason extends string> {
  refusal: CrmRefusal<Reason>
  texts?: RefusalTexts<Reason> | undefined
  /** `warning` where nothing went wrong but the action isn't possible. */
  tone?: 'danger' | 'warning'
  className?: string | undefined
}

/** Shows why a form changed nothing; null where its fields show it. */
export function RefusalNotice<Reason extends string>({
  refusal,
  texts = {},
  tone = 'danger',
  className,
}: RefusalNoticeProps<Reason>) {
  const { formatMessage } = useIntl()
  const { reason, fields } = refusal
  const own = texts[reason]
  if (!own && reason === 'invalid' && Object.keys(fields).length > 0) return null
  const isGone = reason === 'conflict' || reason === 'notFound'
  return (
    <Notice tone={tone} role="alert" className={className}>
      {own ?? formatMessage(isGone ? messages.gone : messages.failed)}
    </Notice>
  )
}

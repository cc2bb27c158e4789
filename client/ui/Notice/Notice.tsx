import type { HTMLAttributes, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { close } from '../Icon/controls.ts'
import { Icon } from '../Icon/Icon.tsx'
import { danger, info, success, warning } from '../Icon/signs.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import css from './Notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const glyphs: Record<NoticeTone, string> = { info, success, warning, danger }

type NoticeProps = Omit<HTMLAttributes<HTMLDivElement>, 'title'> & {
  tone?: NoticeTone
  /** Replaces the tone's own glyph. */
  icon?: string
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links under the text. */
  action?: ReactNode
} & ({ onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: undefined })

/**
 * Shows a message in the flow of the page. Set `role="alert"` or `role="status"` if it appears
 * after an action.
 */
export function Notice({
  tone = 'info',
  icon,
  title,
  children,
  action,
  onClose,
  closeLabel,
  className,
  ...rest
}: NoticeProps) {
  return (
    <div {...rest} className={classes(css.notice, css[tone], className)}>
      <Icon glyph={icon ?? glyphs[tone]} className={css.icon} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onClose && (
        <IconButton
          glyph={close}
          label={closeLabel}
          size="s"
          onClick={onClose}
          className={css.close}
        />
      )}
    </div>
  )
}

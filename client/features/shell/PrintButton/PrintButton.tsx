import { Button } from '../../../ui/Button/Button.tsx'
import { print } from '../../../ui/Icon/controls.ts'
import css from './PrintButton.module.css'

interface PrintButtonProps {
  text: string
  look?: 'secondary' | 'quiet'
}

/** Opens the print dialog; hidden without scripts, since the browser's menu does the same. */
export function PrintButton({ text, look = 'secondary' }: PrintButtonProps) {
  return (
    <Button
      size="s"
      look={look}
      icon={print}
      onClick={() => window.print()}
      className={css.print}
      data-print="no"
    >
      {text}
    </Button>
  )
}

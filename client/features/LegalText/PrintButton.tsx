import { print } from '../../ui/Icon/controls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import css from './LegalText.module.css'

/** Asks the browser to print; not there without scripts, since the browser's own menu does the same. */
export function PrintButton({ text }: { text: string }) {
  return (
    <Button size="s" look="quiet" icon={print} onClick={() => window.print()} className={css.print} data-print="no">
      {text}
    </Button>
  )
}

import { Link } from '../../../routing/Link.tsx'
import css from './LogInMethodLinks.module.css'

interface WaysProps {
  label: string
  ways: readonly { to: string; text: string; isTaken: boolean }[]
}

/** Links to the login methods, one of them current: plain links, which work without scripts. */
export function LogInMethodLinks({ label, ways }: WaysProps) {
  return (
    <nav aria-label={label} className={css.ways}>
      {ways.map(({ to, text, isTaken }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          aria-current={isTaken ? 'true' : undefined}
          className={css.way}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}

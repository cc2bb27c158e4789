import { Icon } from '../../../ui/Icon/Icon.tsx'
import { arrowRight, download } from '../../../ui/Icon/controls.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import css from './StepLinks.module.css'

export interface StepLink {
  path: string
  title: string
  text: string
  /** Whether the link downloads a file instead of opening a page. */
  isFile?: boolean | undefined
}

/** Lists the next steps, one link with a description per line. */
export function StepLinks({ steps }: { steps: readonly StepLink[] }) {
  return (
    <ul className={css.steps}>
      {steps.map(({ path, title, text, isFile }) => (
        <li key={path}>
          <div>
            {isFile ? (
              <a href={path} className={css.link}>
                {title}
              </a>
            ) : (
              <Link href={path} className={css.link}>
                {title}
              </Link>
            )}
            <p>{text}</p>
          </div>
          <Icon glyph={isFile ? download : arrowRight} className={css.arrow} />
        </li>
      ))}
    </ul>
  )
}

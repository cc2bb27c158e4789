import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useSite } from '../../../routing/site.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { share as shareGlyph } from '../../../ui/Icon/controls.ts'
import { mail } from '../../../ui/Icon/people.ts'
import { CopyLink } from './CopyLink.tsx'
import css from './ShareLinks.module.css'
import { shareAddresses } from './shareAddresses.ts'
import { shareMessages as messages } from './shareLinks.messages.ts'

interface ShareLinksProps {
  /** Path of the shared page. */
  path: string
  title: string
}

const never = () => () => {}

/** Links to share a page, and the device's own share dialog where it has one. */
export function ShareLinks({ path, title }: ShareLinksProps) {
  const { formatMessage } = useIntl()
  const { origin } = useSite()
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  )
  const url = origin + path
  const addresses = shareAddresses(url, title)
  const outside = { as: 'a', size: 's', target: '_blank', rel: 'noopener' } as const
  return (
    <div className={css.share} data-print="no">
      <p className={css.title}>{formatMessage(messages.title)}</p>
      <ul className={css.links}>
        <li>
          <Button {...outside} href={addresses.facebook}>
            {formatMessage(messages.facebook)}
          </Button>
        </li>
        <li>
          <Button {...outside} href={addresses.x}>
            {formatMessage(messages.x)}
          </Button>
        </li>
        <li>
          <Button as="a" size="s" icon={mail} href={addresses.email}>
            {formatMessage(messages.email)}
          </Button>
        </li>
        <li className={css.scripted}>
          <CopyLink url={url} />
        </li>
        {canShare && (
          <li>
            {/* closing the share sheet is no failure */}
            <Button
              size="s"
              icon={shareGlyph}
              onClick={() => navigator.share({ url, title }).catch(() => {})}
            >
              {formatMessage(messages.more)}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}

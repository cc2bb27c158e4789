import { useIntl } from 'react-intl'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { AccountFrame } from '../../../features/account/AccountFrame/AccountFrame.tsx'
import type { action, loader } from './AccountSecurityPage.loader.ts'
import css from './AccountSecurityPage.module.css'
import { accountSecurityMessages as messages } from './accountSecurity.messages.ts'
import { AddressForm } from './sections/AddressForm.tsx'
import { PasswordForm } from './sections/PasswordForm.tsx'
import { Sessions } from './sections/Sessions.tsx'
import { useAccountSecurityPageQuery } from './AccountSecurityPage.generated.ts'

/** The viewer's password, e-mail address, phone number and sessions. */
export function AccountSecurityPage() {
  const { formatMessage } = useIntl()
  const { resultRef, saved } = useLoaderResult<typeof loader>()
  const { viewer } = useAccountSecurityPageQuery(resultRef).data
  const acted = useActionResult<typeof action>()
  if (!viewer) return null
  const stepOf = (part: string) => (acted?.part === part ? acted : undefined)
  const isSaved = (part: string) => !acted && saved === part
  return (
    <AccountFrame heading={formatMessage(messages.heading)}>
      <div className={css.parts}>
        <PasswordForm
          hasPassword={viewer.hasPassword}
          acted={stepOf('password')}
          isSaved={isSaved('password')}
        />
        <AddressForm
          kind="email"
          current={viewer.email}
          isConfirmed={viewer.isEmailConfirmed}
          hasPassword={viewer.hasPassword}
          acted={stepOf('email')}
          isSaved={isSaved('email')}
        />
        <AddressForm
          kind="phone"
          current={viewer.phone}
          isConfirmed={viewer.isPhoneConfirmed}
          hasPassword={viewer.hasPassword}
          acted={stepOf('phone')}
          isSaved={isSaved('phone')}
        />
        <Sessions sessions={viewer.sessions} />
      </div>
    </AccountFrame>
  )
}

import { useIntl } from 'react-intl'
import { CodeStep } from '../../../../features/account/LogIn/CodeStep.tsx'
import { LogInNotice } from '../../../../features/account/LogIn/LogInNotice.tsx'
import { useLogInForm } from '../../../../features/account/LogIn/useLogInForm.ts'
import { usePagePath } from '../../../../routing/site.ts'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { Notice } from '../../../../ui/Notice/Notice.tsx'
import type { SecurityStep } from '../AccountSecurityPage.loader.ts'
import { accountSecurityMessages as messages } from '../accountSecurity.messages.ts'
import { ConfirmOwnEmail } from './ConfirmOwnEmail.tsx'
import { Part } from './Part.tsx'
import css from './Part.module.css'

interface AddressFormProps {
  kind: 'email' | 'phone'
  current: string | null
  isConfirmed: boolean
  hasPassword: boolean
  acted: SecurityStep | undefined
  isSaved: boolean
}

/** The API checks the e-mail address or phone number in full. */
const addressRules = { address: 'required|max:254', currentPassword: 'required|max:200' } as const

/** Form to change the e-mail address or phone number, confirmed by a code sent to the new one. */
export function AddressForm({
  kind,
  current,
  isConfirmed,
  hasPassword,
  acted,
  isSaved,
}: AddressFormProps) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const isCodeStep = acted?.step === 'code'
  const isOwn = acted?.isOwn ?? false
  const refusal = (isCodeStep || !isOwn ? acted?.refusal : null) ?? null
  const { form, field, isBusy, tryWithCaptcha } = useLogInForm({
    rules: addressRules,
    texts: { currentPassword: { incorrect: formatMessage(messages.wrongPassword) } },
    refusal,
  })
  const isEmail = kind === 'email'
  const isUnproved = current !== null && !isConfirmed
  // the code form has no password field, so a new code starts over
  return (
    <Part
      title={formatMessage(isEmail ? messages.email : messages.phone)}
      text={
        current ? (
          <>
            <span className={css.state}>{current}</span>{' '}
            <Badge tone={isConfirmed ? 'pine' : 'ochre'}>
              {formatMessage(isConfirmed ? messages.confirmed : messages.unconfirmed)}
            </Badge>
          </>
        ) : (
          formatMessage(isEmail ? messages.noEmail : messages.noPhone)
        )
      }
    >
      {isSaved && (
        <Notice tone="success" role="status">
          {formatMessage(isEmail ? messages.emailSaved : messages.phoneSaved)}
        </Notice>
      )}
      {isEmail && isUnproved && !isCodeStep && <ConfirmOwnEmail email={current} acted={acted} />}
      <form method="post" {...form} className={css.form}>
        <input type="hidden" name="part" value={kind} readOnly />
        {refusal && <LogInNotice refusal={refusal} onSolved={tryWithCaptcha} />}
        {isCodeStep ? (
          <>
            <input type="hidden" name="step" value="code" readOnly />
            <input type="hidden" name="own" value={isOwn ? 'yes' : ''} readOnly />
            <input type="hidden" name="address" value={acted.address} readOnly />
            <input type="hidden" name="sent" value={acted.sent} readOnly />
            <CodeStep
              to={acted.address}
              openUrl={acted.openUrl}
              refusal={refusal}
              isBusy={isBusy}
              sent={acted.sent}
              canResend={!hasPassword || isOwn}
              submit={formatMessage(messages.confirm)}
              back={<a href={pathOf('accountSecurity')}>{formatMessage(messages.startOver)}</a>}
            />
          </>
        ) : (
          <>
            {!isEmail && isUnproved && (
              <p className={css.text}>{formatMessage(messages.confirmPhoneText)}</p>
            )}
            <TextInput
              label={formatMessage(
                isEmail ? messages.newEmail : isUnproved ? messages.phone : messages.newPhone,
              )}
              type={isEmail ? 'email' : 'tel'}
              autoComplete={isEmail ? 'email' : 'tel'}
              defaultValue={
                isOwn
                  ? undefined
                  : (acted?.address ?? (!isEmail && isUnproved ? current : undefined))
              }
              placeholder={isEmail ? undefined : '+'}
              hint={isEmail ? undefined : formatMessage(messages.phoneHint)}
              {...field('address')}
            />
            {hasPassword && (
              <TextInput
                label={formatMessage(messages.currentPassword)}
                type="password"
                autoComplete="current-password"
                {...field('currentPassword')}
              />
            )}
            <Button type="submit" name="intent" value="send" className={css.submit} busy={isBusy}>
              {formatMessage(messages.sendCode)}
            </Button>
          </>
        )}
      </form>
    </Part>
  )
}

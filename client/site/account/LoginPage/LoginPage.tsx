import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LogInFrame } from '../../../features/account/LogIn/LogInFrame.tsx'
import { LogInNotice } from '../../../features/account/LogIn/LogInNotice.tsx'
import { CodeStep } from '../../../features/account/LogIn/CodeStep.tsx'
import { logInMessages } from '../../../features/account/LogIn/logIn.messages.ts'
import type { LogInRefusal } from '../../../features/account/LogIn/logInRefusal.ts'
import { useLogInForm } from '../../../features/account/LogIn/useLogInForm.ts'
import { LogInMethodLinks } from '../../../features/account/LogIn/LogInMethodLinks.tsx'
import { Link } from '../../../routing/Link.tsx'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { RadioGroup } from '../../../ui/Field/RadioGroup.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import type { action, LoginStep, loader } from './LoginPage.loader.ts'
import css from './LoginPage.module.css'
import { loginPageMessages as messages } from './loginPage.messages.ts'
import { loginPath, registerPath } from '../../../features/account/LogIn/logInPaths.ts'
import { senderMessages } from './senders.messages.ts'
import { useLoginPageQuery } from './LoginPage.generated.ts'

const logInRules = { login: 'required|max:254', password: 'required|max:200' } as const

/** The login by password, or by a code sent to an e-mail address or a phone. */
export function LoginPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const pathOf = usePagePath()
  const { resultRef, way, returnTo, refused } = useLoaderResult<typeof loader>()
  const { phoneConfirmationMethods, redirectAuthMethods } = useLoginPageQuery(resultRef).data
  const acted = useActionResult<typeof action>()
  const refusal = acted ? acted.refusal : refused
  const { form, field, isBusy, tryWithCaptcha } = useLogInForm({ rules: logInRules, refusal })
  const [login, setLogin] = useState(acted?.login ?? '')
  const loginField = field('login')
  const isCodeStep = way === 'code' && acted?.step === 'code'
  const hasSenders =
    way === 'code' &&
    phoneConfirmationMethods.length > 1 &&
    (!form.noValidate || /^\s*[+\d]/.test(login))

  return (
    <LogInFrame
      heading={formatMessage(messages.heading)}
      lead={formatMessage(messages.lead)}
      end={formatMessage(messages.noAccount, {
        register: (words) => (
          <Link key="register" to={registerPath(locale, { returnTo })}>
            {words}
          </Link>
        ),
      })}
    >
      {!isCodeStep && <LoginMethods />}
      <form method="post" {...form} className={css.form}>
        {refusal && <LogInNotice refusal={refusal} onSolved={tryWithCaptcha} />}
        {isCodeStep ? (
          <CodeFields step={acted} refusal={refusal} isBusy={isBusy} />
        ) : (
          <>
            <TextInput
              label={formatMessage(messages.login)}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="email"
              {...loginField}
              value={login}
              onChange={(event) => {
                setLogin(event.target.value)
                loginField.onChange?.(event)
              }}
              error={
                loginField.error ??
                (refusal?.kind === 'login' ? formatMessage(logInMessages.badLogin) : undefined)
              }
              hint={way === 'code' ? formatMessage(messages.loginHint) : undefined}
            />
            {way === 'password' ? (
              <>
                <TextInput
                  label={formatMessage(messages.password)}
                  type="password"
                  autoComplete="current-password"
                  {...field('password')}
                />
                <Button
                  type="submit"
                  name="intent"
                  value="password"
                  look="primary"
                  wide
                  busy={isBusy}
                >
                  {formatMessage(messages.submit)}
                </Button>
                <p className={css.forgot}>
                  <Link to={pathOf('recoverPassword')}>{formatMessage(messages.forgot)}</Link>
                </p>
              </>
            ) : (
              <>
                {hasSenders && (
                  <RadioGroup
                    legend={formatMessage(messages.sender)}
                    name="sender"
                    defaultValue={
                      acted?.sender ??
                      (phoneConfirmationMethods.includes('SMS')
                        ? 'SMS'
                        : phoneConfirmationMethods[0])
                    }
                    options={phoneConfirmationMethods.map((sender) => ({
                      value: sender,
                      label: formatMessage(senderMessages[sender]),
                    }))}
                  />
                )}
                <Button type="submit" name="intent" value="send" look="primary" wide busy={isBusy}>
                  {formatMessage(messages.send)}
                </Button>
              </>
            )}
            {redirectAuthMethods.includes('VK') && (
              <>
                <p className={css.or}>{formatMessage(messages.or)}</p>
                <Button type="submit" name="intent" value="vk" formNoValidate wide busy={isBusy}>
                  {formatMessage(messages.byVk)}
                </Button>
              </>
            )}
          </>
        )}
      </form>
    </LogInFrame>
  )
}

/** Links to log in by password or by code. */
function LoginMethods() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { way, returnTo } = useLoaderResult<typeof loader>()
  return (
    <LogInMethodLinks
      label={formatMessage(messages.ways)}
      ways={[
        {
          to: loginPath(locale, { returnTo }),
          text: formatMessage(messages.byPassword),
          isTaken: way === 'password',
        },
        {
          to: loginPath(locale, { returnTo, way: 'code' }),
          text: formatMessage(messages.byCode),
          isTaken: way === 'code',
        },
      ]}
    />
  )
}

/** The second step: the code that was sent, posted with the answers of the first step. */
function CodeFields({
  step,
  refusal,
  isBusy,
}: {
  step: LoginStep
  refusal: LogInRefusal | null
  isBusy: boolean
}) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { returnTo } = useLoaderResult<typeof loader>()
  return (
    <>
      <input type="hidden" name="step" value="code" readOnly />
      <input type="hidden" name="login" value={step.login} readOnly />
      <input type="hidden" name="sender" value={step.sender ?? ''} readOnly />
      <input type="hidden" name="openUrl" value={step.openUrl ?? ''} readOnly />
      <input type="hidden" name="sent" value={step.sent} readOnly />
      <CodeStep
        to={step.login}
        openUrl={step.openUrl}
        refusal={refusal}
        isBusy={isBusy}
        sent={step.sent}
        submit={formatMessage(messages.submit)}
        back={
          <a href={loginPath(locale, { returnTo, way: 'code' })}>
            {formatMessage(messages.otherLogin)}
          </a>
        }
      />
    </>
  )
}

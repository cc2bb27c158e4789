import { useIntl } from 'react-intl'
import { type profileFields, registrationFields } from '#schema/rules/accounts/accountFields.ts'
import { usePhoneField } from '../../../features/shell/KitTexts/usePhoneField.ts'
import { CodeStep } from '../../../features/account/LogIn/CodeStep.tsx'
import { LogInFrame } from '../../../features/account/LogIn/LogInFrame.tsx'
import { LogInNotice } from '../../../features/account/LogIn/LogInNotice.tsx'
import type { LogInRefusal } from '../../../features/account/LogIn/logInRefusal.ts'
import { useLogInForm } from '../../../features/account/LogIn/useLogInForm.ts'
import { LogInMethodLinks } from '../../../features/account/LogIn/LogInMethodLinks.tsx'
import { Link } from '../../../routing/Link.tsx'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { loginPath, registerPath } from '../../../features/account/LogIn/logInPaths.ts'
import type { action, loader, RegisterStep } from './RegisterPage.loader.ts'
import css from './RegisterPage.module.css'
import { registerPageMessages as messages } from './registerPage.messages.ts'

/** A quarter of the page's code, for a field that few people fill in. */
const PhoneInput = hydrateOnInteraction(
  async () => (await import('./RegisterPage.later.tsx')).PhoneInput,
)

const withoutPassword = { ...registrationFields, password: '' } as const

/** Registration: the person's details, then the code that confirms the address. */
export function RegisterPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const pathOf = usePagePath()
  const phoneTexts = usePhoneField()
  const { hasPassword, returnTo } = useLoaderResult<typeof loader>()
  const acted = useActionResult<typeof action>()
  const refusal = acted?.refusal ?? null
  const { form, field, phoneField, isBusy, tryWithCaptcha } = useLogInForm({
    rules: hasPassword ? registrationFields : withoutPassword,
    refusal,
  })
  const optional = formatMessage(messages.optional)
  const isCodeStep = acted?.step === 'code'
  const typed = (name: keyof typeof profileFields | 'email') => ({
    ...field(name),
    defaultValue: acted?.values[name],
  })

  return (
    <LogInFrame
      heading={formatMessage(messages.heading)}
      lead={formatMessage(messages.lead)}
      end={formatMessage(messages.hasAccount, {
        login: (words) => (
          <Link key="login" to={loginPath(locale, { returnTo })}>
            {words}
          </Link>
        ),
      })}
    >
      {!isCodeStep && <RegisterMethods />}
      <form method="post" {...form} className={css.form}>
        {refusal && <LogInNotice refusal={refusal} onSolved={tryWithCaptcha} />}
        {isCodeStep ? (
          <CodeFields step={acted} refusal={refusal} isBusy={isBusy} />
        ) : (
          <>
            <div className={css.pair}>
              <TextInput
                label={formatMessage(messages.firstName)}
                autoComplete="given-name"
                {...typed('firstName')}
              />
              <TextInput
                label={formatMessage(messages.lastName)}
                mark={optional}
                autoComplete="family-name"
                {...typed('lastName')}
              />
            </div>
            <TextInput
              label={formatMessage(messages.email)}
              type="email"
              inputMode="email"
              autoComplete="email"
              hint={formatMessage(messages.emailHint)}
              {...typed('email')}
            />
            <PhoneInput
              {...phoneTexts}
              label={formatMessage(messages.phone)}
              mark={optional}
              {...phoneField('phone')}
              defaultValue={acted?.values.phone}
            />
            {hasPassword && (
              <TextInput
                label={formatMessage(messages.password)}
                type="password"
                autoComplete="new-password"
                minLength={8}
                hint={formatMessage(messages.passwordHint)}
                {...field('password')}
              />
            )}
            <Button type="submit" name="intent" value="register" look="primary" wide busy={isBusy}>
              {formatMessage(messages.submit)}
            </Button>
            <p className={css.terms}>
              {formatMessage(messages.terms, {
                privacy: (words) => (
                  <Link key="privacy" to={pathOf('privacy')}>
                    {words}
                  </Link>
                ),
              })}
            </p>
          </>
        )}
      </form>
    </LogInFrame>
  )
}

RegisterPage.later = [PhoneInput]

/** Links to register with a password or without one. */
function RegisterMethods() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { hasPassword, returnTo } = useLoaderResult<typeof loader>()
  return (
    <LogInMethodLinks
      label={formatMessage(messages.ways)}
      ways={[
        {
          to: registerPath(locale, { returnTo }),
          text: formatMessage(messages.withPassword),
          isTaken: hasPassword,
        },
        {
          to: registerPath(locale, { returnTo, way: 'code' }),
          text: formatMessage(messages.withoutPassword),
          isTaken: !hasPassword,
        },
      ]}
    />
  )
}

/** The second step: the code that proves the address, posted with the answers of the first step. */
function CodeFields({
  step,
  refusal,
  isBusy,
}: {
  step: RegisterStep
  refusal: LogInRefusal | null
  isBusy: boolean
}) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { hasPassword, returnTo } = useLoaderResult<typeof loader>()
  const { values, registrationToken, sent } = step
  return (
    <>
      {Object.entries({ ...values, registrationToken, sent }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <CodeStep
        to={values.email}
        refusal={refusal}
        isBusy={isBusy}
        sent={sent}
        submit={formatMessage(messages.confirm)}
        back={
          <a href={registerPath(locale, { returnTo, ...(!hasPassword && { way: 'code' }) })}>
            {formatMessage(messages.otherEmail)}
          </a>
        }
      />
    </>
  )
}

import { useIntl } from 'react-intl'
import { localeFacts, locales } from '#schema/codes/locales.ts'
import { profileFields } from '#schema/rules/accounts/accountFields.ts'
import { LogInNotice } from '../../../features/account/LogIn/LogInNotice.tsx'
import { useLogInForm } from '../../../features/account/LogIn/useLogInForm.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Select } from '../../../ui/Field/Select.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { AccountFrame } from '../../../features/account/AccountFrame/AccountFrame.tsx'
import type { action, loader } from './AccountProfilePage.loader.ts'
import { ProfilePhoto } from './ProfilePhoto.tsx'
import css from './AccountProfilePage.module.css'
import { accountProfileMessages as messages } from './accountProfile.messages.ts'
import { useAccountProfilePageQuery } from './AccountProfilePage.generated.ts'

/** The viewer's name, country, language and photo. */
export function AccountProfilePage() {
  const { formatMessage } = useIntl()
  const { resultRef, isSaved, photo, removedId } = useLoaderResult<typeof loader>()
  const { viewer, countries } = useAccountProfilePageQuery(resultRef).data
  const acted = useActionResult<typeof action>()
  const refusal = acted?.refusal ?? null
  const { form, field, isBusy, tryWithCaptcha } = useLogInForm({ rules: profileFields, refusal })
  const known = (name: keyof typeof profileFields) => ({
    ...field(name),
    defaultValue: acted?.values[name] ?? viewer?.[name],
  })
  return (
    <AccountFrame heading={formatMessage(messages.heading)}>
      <ProfilePhoto avatar={viewer?.avatar ?? null} outcome={photo} removedId={removedId} />
      <form method="post" {...form} className={css.form}>
        {isSaved && !refusal && (
          <Notice tone="success" role="status">
            {formatMessage(messages.saved)}
          </Notice>
        )}
        {refusal && <LogInNotice refusal={refusal} onSolved={tryWithCaptcha} />}
        <div className={css.pair}>
          <TextInput
            label={formatMessage(messages.firstName)}
            autoComplete="given-name"
            {...known('firstName')}
          />
          <TextInput
            label={formatMessage(messages.lastName)}
            autoComplete="family-name"
            {...known('lastName')}
          />
        </div>
        <Select
          label={formatMessage(messages.country)}
          name="countryId"
          autoComplete="country"
          defaultValue={acted?.values.countryId ?? viewer?.countryId ?? ''}
          options={[
            { value: '', text: formatMessage(messages.noCountry) },
            ...countries
              .map(({ id, name }) => ({ value: String(id), text: name }))
              .toSorted((a, b) => a.text.localeCompare(b.text)),
          ]}
        />
        <Select
          label={formatMessage(messages.language)}
          name="language"
          hint={formatMessage(messages.languageHint)}
          defaultValue={acted?.values.language ?? viewer?.language}
          options={locales.map((locale) => ({
            value: locale.toUpperCase(),
            text: localeFacts[locale].name,
          }))}
        />
        <Button type="submit" look="primary" wideOnPhone busy={isBusy}>
          {formatMessage(messages.save)}
        </Button>
      </form>
    </AccountFrame>
  )
}

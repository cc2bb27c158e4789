import {
  type ActionFunctionArgs,
  data as withStatus,
  type LoaderFunctionArgs,
  redirectDocument,
} from 'react-router'
import { profileFields } from '#schema/rules/accounts/accountFields.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { photoRefusals } from '#schema/rules/accounts/profilePhoto.ts'
import { checkFields } from '#schema/rules/validation/checkField.ts'
import { GraphQLFailure } from '../../../data/failures.ts'
import {
  invalidFields,
  type LogInRefusal,
  logInRefusal,
} from '../../../features/account/LogIn/logInRefusal.ts'
import type { PhotoOutcome } from './ProfilePhoto.tsx'
import { SetPhotoDocument } from './SetPhoto.generated.ts'
import { requireLogin } from '../../../features/account/AccountFrame/requireLogin.ts'
import { AccountProfilePageDocument } from './AccountProfilePage.generated.ts'
import { UpdateProfileDocument } from './UpdateProfile.generated.ts'
import { readForm } from '../../../routing/readForm.ts'

const photoOutcomes: readonly PhotoOutcome[] = [...photoRefusals, 'saved', 'removed']

export interface ProfileFormState {
  values: { firstName: string; lastName: string; countryId: string; language: string }
  refusal: LogInRefusal
}

export async function loader(args: LoaderFunctionArgs) {
  const { source } = requireLogin(args)
  const { resultRef } = await source.query(
    AccountProfilePageDocument,
    {},
    { signal: args.request.signal },
  )
  const { searchParams: query } = new URL(args.request.url)
  const outcome = query.get('photo')
  return {
    resultRef,
    isSaved: query.has('saved'),
    photo: photoOutcomes.find((known) => known === outcome) ?? null,
    removedId: readId(query.get('was') ?? ''),
  }
}

/** Saves the profile and redirects with `?saved`; a refusal keeps what was typed. */
export async function action(args: ActionFunctionArgs) {
  const { source, locale } = requireLogin(args)
  const form = readForm(await args.request.formData())
  if (form.text('intent').endsWith('Photo'))
    return changePhoto(args, form.text('intent') === 'restorePhoto' ? form.id('avatarId') : null)
  const values = form.values(['firstName', 'lastName', 'countryId', 'language'])
  const refuse = (refusal: LogInRefusal, status = 422) =>
    withStatus<ProfileFormState>({ values, refusal }, { status })
  const fields = checkFields(values, profileFields)
  if (Object.keys(fields).length > 0) return refuse({ kind: 'invalid', fields })
  try {
    const { updateProfile } = await source.mutate(UpdateProfileDocument, {
      input: {
        firstName: values.firstName,
        lastName: values.lastName,
        countryId: readId(values.countryId),
      },
      language: values.language === 'DE' ? 'DE' : 'EN',
    })
    if (updateProfile.__typename === 'InvalidInputError')
      return refuse({ kind: 'invalid', fields: invalidFields(updateProfile.fields, profileFields) })
  } catch (error) {
    const { refusal, status } = logInRefusal(error, { attempt: 'CURRENT_PASSWORD', login: null })
    return refuse(refusal, status)
  }
  // load the whole document: the header shows the name
  return redirectDocument(`${pagePath('accountProfile', locale)}?saved`, 303)
}

/**
 * Removes the photo (null), or restores a removed one. Loads the whole document, since the header
 * shows the photo.
 */
async function changePhoto(args: ActionFunctionArgs, avatarId: number | null) {
  const { source, locale } = requireLogin(args)
  const { data } = await source.query(
    AccountProfilePageDocument,
    {},
    { signal: args.request.signal },
  )
  const was = data.viewer?.avatar?.id
  const path = pagePath('accountProfile', locale)
  try {
    await source.mutate(SetPhotoDocument, { avatarId })
  } catch (error) {
    // it was removed more than a day ago
    if (error instanceof GraphQLFailure && error.code === 'NOT_FOUND')
      return redirectDocument(path, 303)
    throw error
  }
  return redirectDocument(
    avatarId === null ? `${path}?photo=removed${was ? `&was=${was}` : ''}` : `${path}?photo=saved`,
    303,
  )
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { requireLogin } from '../../../features/account/AccountFrame/requireLogin.ts'
import { AccountFavoritesPageDocument } from './AccountFavoritesPage.generated.ts'
import { RemoveFavoriteDocument } from './RemoveFavorite.generated.ts'
import { readForm } from '../../../routing/readForm.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { source } = requireLogin(args)
  const { resultRef } = await source.query(
    AccountFavoritesPageDocument,
    {},
    { signal: args.request.signal },
  )
  return { resultRef }
}

/** Removes a favorite tour and shows the others. */
export async function action(args: ActionFunctionArgs) {
  const { source, locale } = requireLogin(args)
  const tourId = readForm(await args.request.formData()).id('tourId')
  if (tourId !== null) await source.mutate(RemoveFavoriteDocument, { tourId })
  return redirect(pagePath('accountFavorites', locale), 303)
}

import { defineMessages } from '../../../i18n/defineMessages.ts'

export const accountFrameMessages = defineMessages({
  pages: { id: 'accountFrame.pages', defaultMessage: 'Your account' },
  account: { id: 'accountFrame.account', defaultMessage: 'Trips' },
  accountProfile: { id: 'accountFrame.profile', defaultMessage: 'Profile' },
  accountSecurity: { id: 'accountFrame.security', defaultMessage: 'Security' },
  accountFavourites: { id: 'accountFrame.favourites', defaultMessage: 'Saved tours' },
  logOut: { id: 'accountFrame.logOut', defaultMessage: 'Log out' },
})

import { defineMessages } from '../../../i18n/defineMessages.ts'

export const accountFrameMessages = defineMessages({
  pages: { id: 'accountFrame.pages', defaultMessage: 'Your account' },
  account: { id: 'accountFrame.account', defaultMessage: 'Trips' },
  accountProfile: { id: 'accountFrame.profile', defaultMessage: 'Profile' },
  accountSecurity: { id: 'accountFrame.security', defaultMessage: 'Security' },
  accountFavorites: { id: 'accountFrame.favorites', defaultMessage: 'Saved tours' },
  logOut: { id: 'accountFrame.logOut', defaultMessage: 'Log out' },
})

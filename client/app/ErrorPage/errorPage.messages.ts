import { defineMessages } from '../../i18n/defineMessages.ts'

export const errorPageMessages = defineMessages({
  notFound: { id: 'errorPage.notFound', defaultMessage: 'Page not found' },
  notFoundText: {
    id: 'errorPage.notFoundText',
    defaultMessage: 'This page never existed or has been removed.',
  },
  gone: { id: 'errorPage.gone', defaultMessage: 'An error occurred' },
  goneText: {
    id: 'errorPage.goneText',
    defaultMessage: 'This page is no longer available because the tour dates have passed',
  },
  unavailable: { id: 'errorPage.unavailable', defaultMessage: 'Something went wrong' },
  unavailableText: {
    id: 'errorPage.unavailableText',
    defaultMessage: 'We are on it. Please refresh the page in a minute.',
  },
  offlineText: {
    id: 'errorPage.offlineText',
    defaultMessage:
      'No answer came from our server. Check your connection and try again: nothing is lost.',
  },
  denied: { id: 'errorPage.denied', defaultMessage: 'Access is denied' },
  deniedText: {
    id: 'errorPage.deniedText',
    defaultMessage:
      'This page is for someone else. Log in with another account or go to the home page.',
  },
  other: { id: 'errorPage.other', defaultMessage: 'Error' },
  otherText: { id: 'errorPage.otherText', defaultMessage: 'Please try again later' },
  home: { id: 'errorPage.home', defaultMessage: 'Go to the home page' },
  refresh: { id: 'errorPage.refresh', defaultMessage: 'Refresh' },
  retry: { id: 'errorPage.retry', defaultMessage: 'Try again' },
  support: { id: 'errorPage.support', defaultMessage: 'All ways to reach our support' },
  contact: { id: 'errorPage.contact', defaultMessage: 'Or write or call us:' },
})

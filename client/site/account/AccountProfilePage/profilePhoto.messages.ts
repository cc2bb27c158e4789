import { defineMessages } from '../../../i18n/defineMessages.ts'

export const profilePhotoMessages = defineMessages({
  photo: { id: 'profilePhoto.photo', defaultMessage: 'Photo' },
  choose: { id: 'profilePhoto.choose', defaultMessage: 'Choose a photo' },
  replace: { id: 'profilePhoto.replace', defaultMessage: 'Choose another photo' },
  send: { id: 'profilePhoto.send', defaultMessage: 'Upload' },
  hint: {
    id: 'profilePhoto.hint',
    defaultMessage:
      'JPEG, PNG, WebP or AVIF, up to 10 MB. We cut it square and forget where and when it was taken.',
  },
  remove: { id: 'profilePhoto.remove', defaultMessage: 'Remove the photo' },
  undo: { id: 'profilePhoto.undo', defaultMessage: 'Put it back' },
  saved: { id: 'profilePhoto.saved', defaultMessage: 'That is you. The photo is saved.' },
  removed: { id: 'profilePhoto.removed', defaultMessage: 'The photo is removed.' },
  type: {
    id: 'profilePhoto.type',
    defaultMessage: 'This is not a photo we can read. JPEG, PNG, WebP and AVIF work.',
  },
  size: {
    id: 'profilePhoto.size',
    defaultMessage: 'This file is larger than 10 MB. Please choose a smaller one.',
  },
  small: {
    id: 'profilePhoto.small',
    defaultMessage: 'This picture is too small. 64 pixels a side is the least.',
  },
  broken: {
    id: 'profilePhoto.broken',
    defaultMessage: 'This file is damaged. Please choose another one.',
  },
  limit: {
    id: 'profilePhoto.limit',
    defaultMessage: 'Many photos for one hour. Please try again later.',
  },
})

import { defineMessages } from '../../../i18n/defineMessages.ts'

export const viewerMessages = defineMessages({
  viewer: { id: 'viewerLabels.viewer', defaultMessage: 'Pictures and films' },
  previous: { id: 'viewerLabels.previous', defaultMessage: 'Previous' },
  next: { id: 'viewerLabels.next', defaultMessage: 'Next' },
  close: { id: 'viewerLabels.close', defaultMessage: 'Close' },
  zoomIn: { id: 'viewerLabels.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'viewerLabels.zoomOut', defaultMessage: 'Zoom out' },
  slide: {
    id: 'viewerLabels.slide',
    defaultMessage: '{index} of {total}',
    description: 'Which of the pictures is shown',
  },
  playOn: { id: 'viewerLabels.playOn', defaultMessage: 'Play the film from {host}' },
  playHint: {
    id: 'viewerLabels.playHint',
    defaultMessage: 'Only then does {host} learn that you are here.',
  },
})

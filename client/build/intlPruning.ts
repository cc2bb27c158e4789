import type { Pruning } from './prune.ts'

const nothing = 'void 0'

/** Methods of `useIntl()` that the browser's build lacks. */
export const lackingFormats = [
  'formatDateToParts',
  'formatDuration',
  'formatDurationToParts',
  'formatListToParts',
  'formatNumberToParts',
  'formatPlural',
  'formatRelativeTime',
  'formatTimeToParts',
]

const hasIntl = Object.fromEntries(
  ['DisplayNames', 'DurationFormat', 'ListFormat', 'PluralRules', 'RelativeTimeFormat'].map((name) => [`!Intl.${name}`, 'false']),
)

/** By package: formats and components that no page uses, and the words of errors that only a programmer meets. */
export const intlPruning: Readonly<Record<string, Pruning>> = {
  '@formatjs/intl': {
    settled: {
      ...hasIntl,
      ...Object.fromEntries(lackingFormats.map((name) => [`${name}.bind()`, nothing])),
      'new Intl.DurationFormat(...args)': nothing,
      'new RelativeTimeFormat(...args)': nothing,
      'Intl.RelativeTimeFormat': nothing,
      'verifyConfigMessages()': nothing,
      '!Intl.NumberFormat.supportedLocalesOf(locale).length && onError': 'false',
      '!Intl.DateTimeFormat.supportedLocalesOf(locale).length && onError': 'false',
      '!locale': 'false',
      // the site's texts are compiled and complete; a missing one shows its key
      defaultMessage: 'false',
      'typeof defaultMessage === "string"': 'false',
      'typeof message === "string"': 'false',
      'descriptor.defaultMessage': nothing,
      'deepMergeFormatsAndSetTimeZone(formats, timeZone)': 'formats',
      'deepMergeFormatsAndSetTimeZone(defaultFormats, timeZone)': 'defaultFormats',
    },
    terse: ['invariant'],
  },
  'intl-messageformat': {
    settled: {
      '!Intl.PluralRules': 'false',
      'typeof message === "string"': 'false',
      'opts && opts.formatters || createDefaultFormatters(this.formatterCache)': 'opts.formatters',
    },
  },
  'react-intl': {
    settled: Object.fromEntries(
      [
        'FormattedNumberParts',
        'FormattedDurationParts',
        'FormattedListParts',
        'FormattedDateTimeRange',
        'FormattedMessage',
        'MemoizedFormattedMessage',
        'FormattedPlural',
        'FormattedRelativeTime',
      ].map((name) => [`${name}.displayName = "${name}"`, nothing]),
    ),
    terse: ['invariant'],
    pure: ['createFormattedComponent', 'createFormattedDateTimePartsComponent', 'React.createContext', 'React.memo'],
    withheld: [
      'FormattedDateParts',
      'FormattedDuration',
      'FormattedDurationParts',
      'FormattedListParts',
      'FormattedNumberParts',
      'FormattedPlural',
      'FormattedRelativeTime',
      'FormattedTimeParts',
      'IntlProvider',
    ],
  },
}

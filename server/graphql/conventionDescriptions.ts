/**
 * Describes types and fields that follow a convention of the schema (Relay lists, results, errors),
 * to avoid repetition in each file.
 */
import SchemaBuilder, {
  BasePlugin,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
} from '@pothos/core'

const pluginName = 'conventionDescriptions' as const

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      conventionDescriptions: ConventionDescriptionsPlugin<Types>
    }
  }
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** Descriptions of types by their full name. */
const typeDescriptions: Readonly<Record<string, string>> = {
  Query: 'All operations that read data.',
  Mutation:
    'All operations that change data. Expected failures are part of the result; see UserError.',
  PageInfo: 'Position of a page in its Relay cursor connection.',
}

/** Conventions for type names, as pattern and text; the first match applies. */
const typeConventions: readonly (readonly [RegExp, (stem: string) => string])[] = [
  [
    /^Query(\w+)Connection$/,
    (stem) => `One page of \`Query.${lowerFirst(stem)}\`, as a Relay cursor connection.`,
  ],
  [
    /^Query(\w+)ConnectionEdge$/,
    (stem) => `One row of \`Query.${lowerFirst(stem)}\` with its cursor.`,
  ],
  [/^(\w+)Connection$/, (stem) => `One page of the list ${stem}, as a Relay cursor connection.`],
  [/^(\w+)ConnectionEdge$/, (stem) => `One row of the list ${stem} with its cursor.`],
  [
    /^(\w+)Result$/,
    (stem) =>
      `Returned by \`${lowerFirst(stem)}\`: its success or one of the errors it expects. Select \`... on UserError\` for all of them.`,
  ],
  [/^(\w+)Success$/, (stem) => `Returned when \`${lowerFirst(stem)}\` succeeded.`],
]

/** Fields of success types: what a mutation returns besides its errors. */
const successFields: Readonly<Record<string, string>> = {
  registrationToken: 'Pass it to `sendConfirmationCode` and `confirmRegistration`.',
  url: 'The link.',
  quote: 'The quote.',
  payment: 'The started payment.',
  payout: 'The recorded payout.',
  request: 'The request after the change.',
  review: 'The review after the change.',
  viewer: 'The account after the change.',
  individualTour: 'The offer after the change.',
  isChanged: 'Always true.',
  isSent: 'Always true, also if nothing was sent, so that it does not reveal accounts.',
  isReceived: 'Always true.',
}

/** Fields that mean the same on every type of a convention. */
const fieldConventions: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [
    /Connection$/,
    {
      edges: 'Rows of this page in the list’s order.',
      pageInfo: 'Whether more pages follow, and their cursors.',
      totalCount: 'Number of rows in the whole list, not only on this page.',
    },
  ],
  [
    /ConnectionEdge$/,
    {
      node: 'The row itself.',
      cursor: 'Opaque position of this row: pass it as `after` or `before`.',
    },
  ],
  [
    /Error$/,
    {
      code: 'Stable code of the error. Distinguish errors by it.',
      message:
        'English text for developers; may change. Show users your own text, chosen by `code`.',
    },
  ],
  [/Success$/, successFields],
  [
    /^PageInfo$/,
    {
      hasNextPage: 'Whether rows follow this page (when paging forward).',
      hasPreviousPage: 'Whether rows precede this page (when paging backward).',
      startCursor: 'Cursor of the first row; null on an empty page.',
      endCursor: 'Cursor of the last row; null on an empty page.',
    },
  ],
]

/** Arguments that mean the same everywhere. */
const argumentConventions: Readonly<Record<string, string>> = {
  first: 'Rows to return from the start, or after `after`; at most 100.',
  after: 'Cursor of the row before the first one wanted.',
  last: 'Rows to return from the end, or before `before`; at most 100.',
  before: 'Cursor of the row after the last one wanted.',
  captcha:
    'Solution of a captcha, required after CAPTCHA_REQUIRED or HARD_CAPTCHA_REQUIRED; see `captchaChallenge`.',
}

const ofType = (name: string): string | undefined => {
  const known = typeDescriptions[name]
  if (known) return known
  for (const [pattern, text] of typeConventions) {
    const stem = pattern.exec(name)?.[1]
    if (stem) return text(stem)
  }
  return undefined
}

/** Adds a description where a convention has one and the code has none. */
class ConventionDescriptionsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    const description = config.description ?? ofType(config.name)
    return description ? { ...config, description } : config
  }

  override onOutputFieldConfig(
    config: PothosOutputFieldConfig<Types>,
  ): PothosOutputFieldConfig<Types> {
    const text = fieldConventions.find(([pattern]) => pattern.test(config.parentType))?.[1][
      config.name
    ]
    return config.description || !text ? config : { ...config, description: text }
  }

  override onInputFieldConfig(
    config: PothosInputFieldConfig<Types>,
  ): PothosInputFieldConfig<Types> {
    const text = config.kind === 'Arg' ? argumentConventions[config.name] : undefined
    return config.description || !text ? config : { ...config, description: text }
  }
}

SchemaBuilder.registerPlugin(pluginName, ConventionDescriptionsPlugin)

export default pluginName

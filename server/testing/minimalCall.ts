import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql'

/**
 * Returns the smallest valid value of a type, for calls of which only the kind of answer matters.
 */
const minimal = (type: GraphQLInputType): unknown => {
  const bare = getNullableType(type)
  if (isListType(bare)) return []
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  if (isInputObjectType(bare))
    return Object.fromEntries(
      Object.values(bare.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, minimal(field.type)]),
    )
  const byName: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    ID: '1',
    UUID: crypto.randomUUID(),
    DateTime: '2027-06-01T00:00:00.000Z',
    LocalDate: '2027-06-01',
  }
  return byName[bare.name] ?? 'none'
}

/** Returns a minimal call of a root field, with its required arguments and the given ones. */
export const minimalCall = (
  root: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  given: Record<string, unknown> = {},
): { document: string; variables: Record<string, unknown> } => {
  const used = field.args.filter(
    (argument) => argument.name in given || isRequiredArgument(argument),
  )
  const declared = used.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
  const passed = used.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const type = getNamedType(field.type)
  const rows =
    isObjectType(type) && type.name.endsWith('Connection')
      ? 'edges { node { __typename } }'
      : '__typename'
  const selection = isLeafType(type)
    ? ''
    : isUnionType(type)
      ? '{ __typename ... on UserError { code } }'
      : `{ ${rows} }`
  return {
    document: `${root} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`,
    variables: Object.fromEntries(
      used.map((argument) => [argument.name, given[argument.name] ?? minimal(argument.type)]),
    ),
  }
}

import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'

/** Imports of a generated file, by module of `client/data`. */
const exported = {
  callRequest: ['type QueryRequest'],
  resultRef: ['type ResultRef'],
  useQuery: ['type LoadedResult', 'type QueryResult', 'useQuery'],
  useLazyQuery: ['useLazyQuery'],
  useMutation: ['useMutation'],
  useSubscription: ['type SubscriptionOptions', 'useSubscription'],
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const needsVariables = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  )

const queryHooks = (name: string, operation: OperationDefinitionNode): string => {
  const request = `QueryRequest<${name}Query, ${name}QueryVariables>`
  return `
/**
 * Returns the live result of \`${name}\`: the one read by the page's loader, or of the component's
 * own query.
 */
export function use${name}Query(loaded: ResultRef<${name}Query>): LoadedResult<${name}Query>
export function use${name}Query(request${needsVariables(operation) ? '' : '?'}: ${request}): QueryResult<${name}Query>
export function use${name}Query(request: ${request}${needsVariables(operation) ? '' : ' = {}'}) {
  return useQuery(${name}Document, request)
}

/** Runs \`${name}\` when the returned function is called. */
export const use${name}LazyQuery = () => useLazyQuery(${name}Document)
`
}

const mutationHook = (name: string): string => `
/** Runs \`${name}\` when the returned function is called. */
export const use${name}Mutation = () => useMutation(${name}Document)
`

const subscriptionHook = (name: string, operation: OperationDefinitionNode): string => {
  const options = `SubscriptionOptions<${name}Subscription, ${name}SubscriptionVariables>`
  return `
/** Subscribes to \`${name}\` while the component is mounted. */
export const use${name}Subscription = (options: ${options}${needsVariables(operation) ? '' : ' = {}'}) => useSubscription(${name}Document, options)
`
}

const hooksOf = (operation: OperationDefinitionNode): string => {
  const name = capitalized(operation.name?.value ?? '')
  switch (operation.operation) {
    case OperationTypeNode.QUERY:
      return queryHooks(name, operation)
    case OperationTypeNode.MUTATION:
      return mutationHook(name)
    case OperationTypeNode.SUBSCRIPTION:
      return subscriptionHook(name, operation)
  }
}

interface DocumentFile {
  location?: string
  document?: DocumentNode
}

/**
 * Generates a typed React hook for each client operation, beside its document (graphql-codegen
 * plugin). The existing plugin, typescript-react-apollo, does not type-check against Apollo Client
 * 4 (docs/decisions/0021-generate-operation-hooks.md).
 */
export function plugin(
  _schema: unknown,
  files: readonly DocumentFile[],
): { prepend: string[]; content: string } {
  const operations = files
    .filter(({ location = '' }) => /(?:^|\/)client\//.test(location))
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const content = operations.map(hooksOf).join('')
  if (content === '') return { prepend: [], content }
  const isUsed = (name: string): boolean =>
    new RegExp(`\\b${name.replace('type ', '')}[<(]`).test(content)
  const prepend = Object.entries(exported).flatMap(([module, names]) => {
    const used = names.filter(isUsed)
    return used.length > 0 ? [`import { ${used.join(', ')} } from '#client/data/${module}.ts'`] : []
  })
  return { prepend, content }
}

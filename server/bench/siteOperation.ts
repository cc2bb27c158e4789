import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql'

const client = new URL('../../client', import.meta.url).pathname

/**
 * Returns the text of one of the site's operations with its fragments, as the browser sends it.
 * Reads the .graphql files, because the server imports nothing from the client.
 */
export const siteOperation = (name: string): string => {
  const definitions = globSync('**/*.graphql', { cwd: client }).flatMap(
    (file) => parse(readFileSync(join(client, file), 'utf8')).definitions,
  )
  const operation = definitions.find(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === name,
  )
  if (!operation) throw new Error(`the client has no operation ${name}`)
  const fragments = new Map(
    definitions
      .filter(
        (definition): definition is FragmentDefinitionNode =>
          definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment]),
  )
  const used = new Map<string, FragmentDefinitionNode>()
  const collect = (node: Parameters<typeof visit>[0]): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value)
        if (!fragment || used.has(value)) return
        used.set(value, fragment)
        collect(fragment)
      },
    })
  }
  collect(operation)
  return print({ kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] })
}

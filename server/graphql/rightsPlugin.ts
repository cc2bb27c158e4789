import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import type { Scope } from './rights.ts'

const pluginName = 'rights'

export default pluginName

export interface RightsOptions {
  /**
   * Returns the scope of a root field such as `Query.tour`: null for everybody, undefined for a
   * field without a row.
   */
  scopeOf(field: string): Scope | undefined
}

/**
 * Gives every field of Query, Mutation and Subscription the scope of its row, which
 * plugin-scope-auth then enforces.
 * @throws Error while the schema is built, for a field without a row or with a scope of its own
 */
class RightsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(
    config: PothosOutputFieldConfig<Types>,
  ): PothosOutputFieldConfig<Types> {
    if (config.kind !== 'Query' && config.kind !== 'Mutation' && config.kind !== 'Subscription')
      return config
    const field = `${config.kind}.${config.name}`
    const scope = this.builder.options.rights.scopeOf(field)
    if (scope === undefined)
      throw new Error(`${field} has no right: add its row to server/graphql/roles.ts`)
    const own = config.pothosOptions as { authScopes?: unknown }
    if (own.authScopes !== undefined)
      throw new Error(
        `${field} has authScopes: remove them, its right is its row in server/graphql/roles.ts`,
      )
    if (scope === null) return config
    const pothosOptions = {
      ...config.pothosOptions,
      authScopes: scope,
    } as unknown as typeof config.pothosOptions
    return { ...config, pothosOptions } as typeof config
  }
}

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      rights: RightsPlugin<Types>
    }
    export interface SchemaBuilderOptions<Types extends SchemaTypes> {
      rights: RightsOptions
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, RightsPlugin)

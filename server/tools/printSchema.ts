import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '../graphql/schema.ts'

/**
 * Returns the schema as committed in schema/graphql/schema.graphql: sorted, so that a diff shows
 * what changed.
 */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`

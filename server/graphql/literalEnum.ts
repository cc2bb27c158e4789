import { toEnumName } from '#schema/codes/tours.ts'
import { builder } from './builder.ts'

/**
 * Builds a GraphQL enum whose internal values are the wire literals of a closed list: CAMP_SITE is
 * 'camp-site'. `meanings` describes each literal for readers of the API.
 */
export const literalEnum = <const Literal extends string>(
  name: string,
  literals: readonly Literal[],
  description: string,
  meanings: Readonly<Record<Literal, string>>,
) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      literals.map((literal) => [
        sortEnumName(literal),
        { value: literal, description: meanings[literal] },
      ]),
    ) as Record<string, { value: Literal }>,
  })

const sortEnumName = (literal: string): string =>
  literal.startsWith('-') ? `${toEnumName(literal.slice(1))}_DESC` : toEnumName(literal)

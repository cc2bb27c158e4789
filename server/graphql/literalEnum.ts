import { toEnumName } from '#schema/codes/tours.ts'
import { builder } from './builder.ts'

/** A GraphQL enum whose values inside are the wire literals of a closed list: CAMP_SITE is 'camp-site'. */
export const literalEnum = <const Literal extends string>(name: string, literals: readonly Literal[], description?: string) =>
  builder.enumType(name, {
    ...(description ? { description } : {}),
    values: Object.fromEntries(literals.map((literal) => [sortEnumName(literal), { value: literal }])) as Record<
      string,
      { value: Literal }
    >,
  })

const sortEnumName = (literal: string): string => (literal.startsWith('-') ? `${toEnumName(literal.slice(1))}_DESC` : toEnumName(literal))

import { expect, test } from '@jest/globals'
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { schema } from './schema.ts'

/** Returns the names of a type and its parts that have no description in the API. */
const undescribed = (type: GraphQLNamedType): string[] => {
  const parts: [string, string | null | undefined][] = [[type.name, type.description]]
  if (isEnumType(type))
    for (const value of type.getValues())
      parts.push([`${type.name}.${value.name}`, value.description])
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields()))
      parts.push([`${type.name}.${field.name}`, field.description])
  if (isObjectType(type) || isInterfaceType(type))
    for (const field of Object.values(type.getFields())) {
      parts.push([`${type.name}.${field.name}`, field.description])
      for (const argument of field.args)
        parts.push([`${type.name}.${field.name}(${argument.name})`, argument.description])
    }
  return parts.filter(([, description]) => !description?.trim()).map(([name]) => name)
}

test('describes every type, field, argument and enum value of the API', () => {
  const ours = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  )
  expect(ours.length).toBeGreaterThan(200)
  expect(ours.flatMap(undescribed)).toEqual([])
})

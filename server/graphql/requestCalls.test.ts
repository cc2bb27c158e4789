import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { isObjectType } from 'graphql'
import { schema } from './schema.ts'

test('finds every call in the README table in the schema', () => {
  const [, table = ''] = readFileSync(
    new URL('../domains/requests/README.md', import.meta.url),
    'utf8',
  ).split('## Calls of the specification')
  const named = [...table.matchAll(/`(?:(\w+)\.)?(\w+)`/g)]
  expect(named.length).toBeGreaterThan(10)
  const isThere = (type: string, field: string) => {
    const found = schema.getType(type)
    return isObjectType(found) && field in found.getFields()
  }
  const missing = named.filter(([, type, field = '']) =>
    type === undefined
      ? !isThere('Query', field) && !isThere('Mutation', field)
      : !isThere(type, field),
  )
  expect(missing.map(([words]) => words)).toEqual([])
})

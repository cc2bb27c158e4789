import { GraphQLError } from 'graphql'
import { builder } from './builder.ts'

const wrong = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = new Date(String(value))
    if (Number.isNaN(date.getTime())) throw wrong('DateTime: expected an ISO 8601 instant')
    return date
  },
})

builder.scalarType('LocalDate', {
  description: 'A calendar day as yyyy-MM-dd, in the time zone of the tour.',
  serialize: (value) => (typeof value === 'string' ? value : value.toISOString().slice(0, 10)),
  parseValue: (value) => {
    if (
      typeof value !== 'string' ||
      !/^\d{4}-\d\d-\d\d$/.test(value) ||
      Number.isNaN(Date.parse(value))
    )
      throw wrong('LocalDate: expected yyyy-MM-dd')
    return value
  },
})

builder.scalarType('UUID', {
  description: 'A UUID. The UUID of a request or an individual tour grants access to it.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
      throw wrong('UUID: expected a UUID')
    return value.toLowerCase()
  },
})

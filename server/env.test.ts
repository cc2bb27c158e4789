import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readEnv } from './env.ts'

const mistakesOf = (source: Record<string, string>): string[] => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : ['not an error']
  }
}

describe('configuration', () => {
  test('defaults to one machine with the demo', () => {
    expect(readEnv({})).toMatchObject({
      mode: 'production',
      host: 'localhost',
      port: 4000,
      databaseUrl: null,
      publicUrl: 'http://localhost:4000',
      hasDemo: true,
      proxies: 0,
      logLevel: 'warn',
    })
    expect(readEnv({}).dataDirectory).toMatch(/\/\.data$/)
  })

  test('shows development pages only in development unless DEVELOPMENT_PAGES is set', () => {
    expect(readEnv({}).hasDevelopmentPages).toBe(false)
    expect(readEnv({ NODE_ENV: 'development' }).hasDevelopmentPages).toBe(true)
    expect(readEnv({ NODE_ENV: 'development', DEVELOPMENT_PAGES: 'off' }).hasDevelopmentPages).toBe(
      false,
    )
    expect(readEnv({ DEVELOPMENT_PAGES: 'on' }).hasDevelopmentPages).toBe(true)
  })

  test('defaults cashback to off, a fifth of the price, paid by the platform', () => {
    expect(readEnv({}).cashback).toEqual({ isActive: false, percent: 20, performer: 'platform' })
    expect(
      readEnv({ CASHBACK: 'on', CASHBACK_PERCENT: '5', CASHBACK_PERFORMER: 'organizer' }).cashback,
    ).toEqual({
      isActive: true,
      percent: 5,
      performer: 'organizer',
    })
    expect(mistakesOf({ CASHBACK_PERCENT: '101', CASHBACK_PERFORMER: 'bank' })).toEqual([
      'CASHBACK_PERCENT: expected whole percents of the price, from 1 to 100, got "101"',
      'CASHBACK_PERFORMER: expected platform or organizer, got "bank"',
    ])
  })

  test('treats an empty variable as unset', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', DATA_DIR: '' })).toEqual(
      readEnv({}),
    )
  })

  test('derives its own address from where the process listens', () => {
    expect(readEnv({ HOST: '0.0.0.0', PUBLIC_URL: 'https://versta.example' }).ownOrigin).toBe(
      'http://127.0.0.1:4000',
    )
    expect(readEnv({ HOST: '::1' }).ownOrigin).toBe('http://[::1]:4000')
    expect(readEnv({ PORT: '0' }).ownOrigin).toBeNull()
  })

  test('derives the public address from the port and drops its trailing slash', () => {
    expect(readEnv({ PORT: '4711' }).publicUrl).toBe('http://localhost:4711')
    expect(readEnv({ PUBLIC_URL: 'https://versta.example/' }).publicUrl).toBe(
      'https://versta.example',
    )
  })

  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['PORT', ' '],
    ['PUBLIC_URL', 'foo'],
    ['PUBLIC_URL', 'ftp://versta.example'],
    ['PUBLIC_URL', 'https://versta.example/shop'],
    ['DATABASE_URL', 'mysql://host/versta'],
    ['DATABASE_URL', 'versta'],
    ['DATABASE_URL', 'postgresql://host'],
    ['DEMO', 'yes'],
    ['TRUST_PROXY', '1'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ])('rejects %s=%s with one line that names the variable', (name, value) => {
    const mistakes = mistakesOf({ [name]: value })
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toMatch(new RegExp(`^${name}: expected .*, got "`))
  })

  test('reports each wrong variable on its own line', () => {
    expect(
      mistakesOf({ PORT: 'abc', DEMO: 'yes', PUBLIC_URL: 'foo' }).map((line) => line.split(':')[0]),
    ).toEqual(['PORT', 'PUBLIC_URL', 'DEMO'])
  })

  test('does not repeat a password', () => {
    expect(mistakesOf({ DATABASE_URL: 'mysql://versta:secret@host/versta' })[0]).not.toContain(
      'secret',
    )
  })

  test('accepts any text or reports the variable that holds it', () => {
    const source = fc.dictionary(
      fc.constantFrom(
        'PORT',
        'HOST',
        'PUBLIC_URL',
        'DATABASE_URL',
        'DATA_DIR',
        'DEMO',
        'LOG_LEVEL',
      ),
      fc.string().map((text) => text.replaceAll('\n', ' ')),
    )
    fc.assert(
      fc.property(source, (variables) =>
        mistakesOf(variables).every((line) => /^[A-Z_]+: expected /.test(line)),
      ),
    )
  })
})

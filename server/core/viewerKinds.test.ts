import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const server = new URL('../', import.meta.url)
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') &&
    !file.endsWith('.d.ts') &&
    !file.startsWith('core/') &&
    !file.startsWith('db/generated/'),
)

/**
 * Matches code that reads a viewer's kind, or fields that only `core/viewer.ts` turns into rights.
 */
const readsKind =
  /\b(?:viewer|person|caller)\??\.kind\b|\.kind [!=]== '(?:user|visitor|partner)'|\bviewer\??\.(?:permissions|memberships|unrestricted|grants|organizerIds)\b/

test('reads the kind and rights of a viewer only in server/core', () => {
  expect(files.length).toBeGreaterThan(300)
  const breaches = files.filter((file) =>
    readsKind.test(readFileSync(new URL(file, server), 'utf8')),
  )
  // use userIdOf, findUser, requireUser, isAnonymous, organizersOf, grantsOf of core/viewer.ts, or can of core/can.ts
  expect(breaches).toEqual([])
})

test('detects both ways of reading a viewer', () => {
  for (const line of [
    "viewer.kind === 'user'",
    'caller.viewer.kind',
    "known.kind !== 'user'",
    'viewer.permissions.includes(x)',
    'viewer?.memberships[0]',
  ])
    expect(line).toMatch(readsKind)
})

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

/** Reading the kind of a viewer, or what only `core/viewer.ts` turns into rights. */
const readsKind =
  /\b(?:viewer|person|caller)\??\.kind\b|\.kind [!=]== '(?:user|visitor|partner)'|\bviewer\??\.(?:permissions|memberships|unrestricted|grants|organizerIds)\b/

test('nothing outside server/core asks of which kind a viewer is, or reads its rights itself', () => {
  expect(files.length).toBeGreaterThan(300)
  const breaches = files.filter((file) =>
    readsKind.test(readFileSync(new URL(file, server), 'utf8')),
  )
  // use userIdOf, findUser, requireUser, isAnonymous, organizersOf, grantsOf of core/viewer.ts, or can of core/can.ts
  expect(breaches).toEqual([])
})

test('the check sees both ways of asking', () => {
  for (const line of [
    "viewer.kind === 'user'",
    'caller.viewer.kind',
    "known.kind !== 'user'",
    'viewer.permissions.includes(x)',
    'viewer?.memberships[0]',
  ])
    expect(line).toMatch(readsKind)
})

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { root } from '../runStep.ts'
import { planNew } from './planNew.ts'
import { readSource } from './templates.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'versta-new-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the linter's output for the files, which are written to a separate folder. */
const lint = (changes: ReadonlyMap<string, string>): string => {
  cpSync(join(root, '.biome.json'), join(folder, 'biome.json'))
  for (const [path, text] of changes) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  return status === 0 ? '' : stdout + stderr
}

/** Returns relative imports that lead to no existing or planned file. */
const brokenImports = (changes: ReadonlyMap<string, string>): string[] =>
  [...changes].flatMap(([path, text]) =>
    [...text.matchAll(/(?:from |import\(|^import )'(\.[^']+)'/gm)]
      .map(([, target = '']) => resolve('/', dirname(path), target).slice(1))
      .filter(
        (target) =>
          !changes.has(target) &&
          !target.endsWith('.generated.ts') &&
          !existsSync(join(root, target)),
      ),
  )

// types, lint and their own tests cover the templates; these tests cover filling them in
test.each([
  ['page site/company/TravelInsurance', 10],
  ['page crm/requests/Archive', 8],
  ['page crm/staff/SignUpsPage', 8],
  ['action reviews/hideReview', 2],
  ['mutation reviews/hideReview', 5],
  ['subscriber reviews/notifyOrganizer review.decided', 3],
  ['subscriber help/notifyOrganizer review.decided', 3],
])(
  'fills in names for "%s", with valid imports and no lint errors',
  (call, count) => {
    const { changes } = planNew(call.split(' '))
    expect(changes.size).toBe(count)
    for (const [path, text] of changes) {
      if (!existsSync(join(root, path)))
        expect(`${path} ${text}`).not.toMatch(
          /example(?!\.(?:com|org))|followedEvent|'#(client|server)/i,
        )
    }
    expect(brokenImports(changes)).toEqual([])
    expect(lint(changes)).toBe('')
  },
  30_000,
)

test('adds a page to the URL table before the catch-all row, with German texts', () => {
  const { changes } = planNew(['page', 'site/company/TravelInsurance'])
  const table = changes.get('schema/rules/routes/pagePaths.ts') ?? ''
  expect(table).toContain(
    "  travelInsurance: { en: 'travel-insurance', de: 'travel-insurance' },\n  /** A tour when",
  )
  const german: Record<string, string> = JSON.parse(changes.get('client/i18n/de.json') ?? '')
  const before: Record<string, string> = JSON.parse(readSource('client/i18n/de.json'))
  expect(german['travelInsurancePage.regionCount']).toBe(before['examplePage.regionCount'])
  expect(Object.keys(german)).toHaveLength(Object.keys(before).length + 4)
})

test('writes a CRM page on the kit, for organizers or for staff', () => {
  const archive = planNew(['page', 'crm/requests/Archive']).changes
  const page = archive.get('client/crm/requests/ArchivePage/ArchivePage.tsx')
  expect(page).toContain("from '../../kit/ListPage.tsx'")
  expect(page).toContain('area="organizer"')
  expect(archive.get('schema/rules/routes/pagePaths.ts')).toContain(
    "  crmArchive: { en: 'crm/archive', de: 'crm/archive' },\n",
  )
  const staff = planNew(['page', 'crm/staff/SignUps']).changes
  const folder = 'client/crm/staff/SignUpsPage'
  expect(staff.get(`${folder}/SignUpsPage.route.tsx`)).toContain("page('staffSignUps'")
  expect(staff.get(`${folder}/SignUpsPage.tsx`)).toContain('area="staff"')
  expect(staff.get(`${folder}/SignUpsPage.loader.ts`)).toContain("access: 'any'")
  expect(staff.get('schema/rules/routes/pagePaths.ts')).toContain("'crm/staff/sign-ups'")
})

test('adds the import and right of a mutation, and the rows of a subscriber in both lists', () => {
  const { changes } = planNew(['mutation', 'reviews/hideReview'])
  expect(changes.get('server/graphql/schema.ts')).toContain(
    "import '../domains/reviews/graphql/hideReview.mutation.ts'\nimport { builder }",
  )
  expect(changes.get('server/graphql/roles.ts')).toContain("  'Mutation.hideReview': account,\n")
  const subscriber = planNew(['subscriber', 'reviews/notifyOrganizer', 'review.decided']).changes
  expect(subscriber.get('server/jobs/jobList.ts')).toContain('  runnable(notifyOrganizer),\n')
  expect(subscriber.get('server/jobs/subscriptions.ts')).toContain(
    '  on(reviewDecided, notifyOrganizer, (payload) => payload),\n]',
  )
})

test.each([
  ['', 'page | action | mutation | subscriber'],
  ['page TravelInsurance', 'expected a folder and a name'],
  ['page site/company/About', 'has a page "about" already'],
  ['page crm/requests/Reviews', 'has a page "crmReviews" already'],
  ['page emails/Welcome', 'expected site/AREA/Page or crm/AREA/Page'],
  ['page crm/Archive', 'expected site/AREA/Page or crm/AREA/Page'],
  ['action nowhere/doIt', 'server/domains/nowhere does not exist'],
  ['subscriber reviews/notifyOrganizer', 'expected one of'],
  ['toString reviews/x', 'Name one'],
])('rejects "%s" with one line', (call, reason) => {
  expect(() => planNew(call.split(' '))).toThrow(reason)
})

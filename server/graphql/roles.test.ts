import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { isObjectType } from 'graphql'
import {
  administratorPermissions,
  type OrganizerPermission,
  organizerPermissions,
  type OrganizerRole,
  organizerRoles,
  roleIncludes,
  type StaffPermission,
  staffPermissions,
} from '#schema/rules/permissions/permissions.ts'
import { managerOf } from '../testing/viewers.ts'
import {
  organizersOf,
  requireUser,
  system,
  type UserViewer,
  type Viewer,
  visitor,
} from '../core/viewer.ts'
import { handleHelpRequest } from '../domains/help/actions/handleHelpRequest.ts'
import { cancelRequest } from '../domains/requests/booking/actions/cancelRequest.ts'
import { moderateReview } from '../domains/reviews/actions/moderateReview.ts'
import { personIn } from '../domains/accounts/accounts.fixtures.ts'
import { findOpenDeparture } from '../domains/requests/requests.fixtures.ts'
import { minimalCall } from '../testing/minimalCall.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { printedRoles } from '../tools/printRoles.ts'
import { type Answer, payouts, type Right, type Role, roles, statement } from './rights.ts'
import { fieldRights, rootRights } from './roles.ts'
import { createRequest, createReview, type RightsWorld } from './rightsSubjects.fixtures.ts'
import { createRootArguments } from './rootArguments.fixtures.ts'
import { schema } from './schema.ts'

const roots = [
  { operation: 'query', type: schema.getQueryType() },
  { operation: 'mutation', type: schema.getMutationType() },
] as const
const rootFields = roots.flatMap(({ operation, type }) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    operation,
    field,
    name: `${type?.name}.${field.name}`,
  })),
)

test('has a row for every root field, and a field for every row', () => {
  expect(Object.keys(rootRights).toSorted()).toEqual(rootFields.map(({ name }) => name).toSorted())
  // new subscriptions need rows, and calls here
  expect(schema.getSubscriptionType()).toBeUndefined()
})

test('has a row for every other field with a scope', () => {
  const guarded = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !roots.some((root) => root.type === type))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        field,
      })),
    )
    .filter(
      ({ field }) =>
        (field.extensions.pothosOptions as { authScopes?: unknown } | undefined)?.authScopes !==
        undefined,
    )
    .map(({ name }) => name)
  expect(guarded.filter((name) => !(name in fieldRights))).toEqual([])
})

test('matches docs/roles.md', () => {
  expect(readFileSync(new URL('../../docs/roles.md', import.meta.url), 'utf8')).toBe(printedRoles())
})

const organizerRoleNames = Object.keys(organizerRoles) as OrganizerRole[]
const staffPermissionNames = Object.keys(staffPermissions) as StaffPermission[]

/**
 * Returns the permission that a right requires of an organizer’s members; null where it requires
 * none.
 */
const organizerPermissionOf = (right: Right | undefined): OrganizerPermission | null => {
  if (right === statement) return 'statement'
  return right?.scope && 'organizer' in right.scope ? right.scope.organizer : null
}
/** Returns the permission that a right requires of staff; null where it is not for staff. */
const staffPermissionOf = (right: Right | undefined): StaffPermission | null => {
  if (right === statement || right === payouts) return 'commission'
  return right?.scope && 'staff' in right.scope ? right.scope.staff : null
}

let world: TestApp
let viewers: Record<Role, Viewer>
let organizerId: number
let rights: RightsWorld
let rootArguments: ReturnType<typeof createRootArguments>

beforeAll(async () => {
  world = await createTestApp()
  const departure = await findOpenDeparture(world)
  organizerId = departure.organizerId
  const other = await world.app.db.organizer.findFirstOrThrow({
    where: { id: { not: organizerId } },
    select: { id: true },
  })
  const rest = {
    tourist: {},
    organizer: { memberships: managerOf(organizerId) },
    otherOrganizer: { memberships: managerOf(other.id) },
    admin: { permissions: administratorPermissions },
    knowledge: { permissions: ['knowledge'] },
    commission: { permissions: ['commission'] },
  } as const satisfies Record<Exclude<Role, 'visitor' | 'partner' | 'system'>, Partial<UserViewer>>
  const grants = Object.keys(organizerPermissions) as OrganizerPermission[]
  const partner = {
    kind: 'partner',
    partnerId: 1,
    keyId: 1,
    organizerIds: [organizerId],
    grants,
  } as const
  viewers = { visitor, partner, system } as unknown as Record<Role, Viewer>
  for (const [role, changes] of Object.entries(rest)) {
    const { viewer } = await personIn(world)
    viewers[role as Role] = { ...viewer, ...changes }
  }
  rights = { world, viewers, organizerId, tourId: departure.tourId }
  rootArguments = createRootArguments(rights)
})
afterAll(() => world.close())

/**
 * Errors of a field that count as allowed, because they do not depend on the caller: for example,
 * these accounts have already confirmed their address.
 */
const expectedErrors: Record<string, readonly string[]> = {
  'Mutation.beginRedirectAuth': ['BAD_USER_INPUT'],
  'Mutation.requestEmailConfirmation': ['CONFLICT'],
  // seven callers of the same nonexistent registration
  'Mutation.confirmRegistration': ['CAPTCHA_REQUIRED'],
  'Mutation.sendConfirmationCode': ['RATE_LIMITED', 'CAPTCHA_REQUIRED'],
}

const answerOf = (
  { data, errors }: Awaited<ReturnType<TestApp['run']>>,
  role: Role,
  name: string,
): Answer => {
  const error = errors?.[0]
  if (!error) {
    expect(data).toHaveProperty(name.split('.')[1] ?? '')
    return 'allowed'
  }
  const code = String((error.originalError as { code?: unknown } | undefined)?.code)
  if (code === 'NOT_FOUND') return 'notFound'
  if (code === (role === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN')) return 'refused'
  if (expectedErrors[name]?.includes(code)) return 'allowed'
  throw new Error(`an unexpected error: ${code} ${error.message}`)
}

let addresses = 0
/**
 * Calls a root field as a viewer. `role` determines the arguments and the expected refusal code.
 */
const answerTo = async (
  { name, operation, field }: (typeof rootFields)[number],
  role: Role,
  viewer: Viewer,
): Promise<Answer> => {
  const { document, variables } = minimalCall(operation, field, await rootArguments[name]?.(role))
  const ip = `10.9.${Math.floor(++addresses / 250)}.${addresses % 250}`
  return answerOf(await world.run(document, variables, { viewer, ip }), role, name)
}

describe.each(rootFields.map((rootField) => [rootField.name, rootField] as const))(
  '%s',
  (name, rootField) => {
    const right = rootRights[name]
    test('answers each role as the table says', async () => {
      if (!right) throw new Error(`${name} has no row`)
      const answers: Partial<Record<Role, Answer>> = {}
      for (const role of roles) answers[role] = await answerTo(rootField, role, viewers[role])
      expect(answers).toEqual(right.answers)
    })

    const organizerPermission = organizerPermissionOf(right)
    if (organizerPermission)
      test('allows only members of the organizer whose role has its permission', async () => {
        const person = requireUser(viewers.organizer)
        const answers: Partial<Record<OrganizerRole, Answer>> = {}
        for (const role of organizerRoleNames)
          answers[role] = await answerTo(rootField, 'organizer', {
            ...person,
            memberships: [{ organizerId, role }],
          })
        const isAllowed = (role: OrganizerRole) => roleIncludes(role, organizerPermission)
        const refusal = right?.scope && 'organizer' in right.scope ? 'refused' : 'notFound'
        expect(answers).toEqual(
          Object.fromEntries(
            organizerRoleNames.map((role) => [role, isAllowed(role) ? 'allowed' : refusal]),
          ),
        )
      })

    const permission = staffPermissionOf(right)
    if (permission)
      test('allows only staff with its permission, whatever other permissions they have', async () => {
        const others = staffPermissionNames.filter((other) => other !== permission)
        const person = { ...requireUser(viewers.tourist), memberships: [] }
        expect(await answerTo(rootField, 'admin', { ...person, permissions: [permission] })).toBe(
          'allowed',
        )
        expect(await answerTo(rootField, 'admin', { ...person, permissions: others })).toBe(
          name === 'Query.organizerStatement' ? 'notFound' : 'refused',
        )
      })
  },
)

describe('a role at one organizer', () => {
  const ownRights = rootFields.flatMap((rootField) => {
    const permission = organizerPermissionOf(rootRights[rootField.name])
    return permission && rootRights[rootField.name]?.answers.otherOrganizer === 'notFound'
      ? [[rootField.name, permission, rootField] as const]
      : []
  })

  test.each(ownRights)(
    'gives %s no access to another organizer',
    async (_name, permission, rootField) => {
      const [other] = organizersOf(viewers.otherOrganizer)
      const without = organizerRoleNames.find((role) => !roleIncludes(role, permission))
      if (!other || !without) throw new Error(`every role has ${permission}`)
      const memberships = [
        { organizerId, role: without },
        { organizerId: other, role: 'owner' as const },
      ]
      expect(
        await answerTo(rootField, 'organizer', { ...requireUser(viewers.organizer), memberships }),
      ).toBe('notFound')
    },
  )
})

test('hides the subjects of staff actions from others, even without a scope', async () => {
  const [{ id: reviewId }, { id: requestId }] = [
    await createReview(rights, 'pending'),
    await createRequest(rights),
  ]
  const { id: helpId } = await world.app.db.helpRequest.create({
    data: { kind: 'other', name: 'A', email: 'a@example.org', locale: 'en' },
  })
  for (const viewer of [viewers.tourist, viewers.organizer, viewers.commission]) {
    const attempts = [
      () =>
        moderateReview(world.app, viewer, {
          id: reviewId,
          from: 'pending',
          to: 'published',
          reason: '',
        }),
      () => handleHelpRequest(world.app, viewer, { id: helpId, isHandled: true }),
      () =>
        cancelRequest(
          world.app,
          { by: 'admin', requestId, viewer },
          { message: '', expectedRefundMinor: null },
        ),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

const fieldsOf = (type: string) =>
  Object.entries(fieldRights).filter(([name]) => name.startsWith(`${type}.`))

test('calls every row of a field', () => {
  expect(Object.keys(fieldRights).length).toBe(
    fieldsOf('Request').length + fieldsOf('RequestEvent').length,
  )
})

test.each(fieldsOf('Request'))(
  'shows %s by the link of a request, and by its number only as the table says',
  async (name, right) => {
    const field = `${name.split('.')[1]}${name.endsWith('uuid') ? '' : ' { __typename }'}`
    const { id, uuid } = await createRequest(rights)
    const byNumber = `query ($id: Int!) { organizerRequest(id: $id) { ${field} } }`
    const asStaff = `query ($search: String!) { staffRequests(search: $search) { edges { node { ${field} } } } }`
    const answers: Partial<Record<Role, Answer>> = {}
    for (const role of roles) {
      const viewer = { viewer: viewers[role] }
      const answer =
        role === 'admin'
          ? await world.run(asStaff, { search: String(id) }, viewer)
          : await world.run(byNumber, { id }, viewer)
      answers[role] = answer.errors ? answerOf(answer, role, name) : 'allowed'
      const { errors } = await world.run(
        `query ($uuid: UUID!) { request(uuid: $uuid) { ${field} } }`,
        { uuid },
        viewer,
      )
      expect(errors).toBeUndefined()
    }
    expect(answers).toEqual(right.answers)
  },
)

test.each(fieldsOf('RequestEvent'))('shows %s as the table says', async (name, right) => {
  const field = name.slice('RequestEvent.'.length)
  /** Returns the uuid of a request that the role has ended, with a message. */
  const endedBy = async (mutation: string, role: Role): Promise<string> => {
    const { id, uuid } = await createRequest(rights)
    const end = `mutation ($id: Int!) { ${mutation}(id: $id, message: "No road") { __typename } }`
    await world.run(end, { id }, { viewer: viewers[role] })
    return uuid
  }
  const byStaff = await endedBy('cancelRequestAsAdmin', 'admin')
  const byOrganizer = await endedBy('declineRequest', 'organizer')
  const isSeen = async (uuid: string, role: Role): Promise<boolean> => {
    const last = `query ($uuid: UUID!) { request(uuid: $uuid) { history { to ${field} } } }`
    const { data } = await world.run<{ request: { history: Record<string, unknown>[] } }>(
      last,
      { uuid },
      { viewer: viewers[role] },
    )
    const event = data.request.history.at(-1)
    expect(event?.to).toMatch(/CANCEL|DECLINE|REJECT/)
    return event?.[field] !== null
  }
  const answers: Partial<Record<Role, Answer>> = {}
  for (const role of roles) {
    const [ofStaff, ofOrganizer] = [await isSeen(byStaff, role), await isSeen(byOrganizer, role)]
    // nobody sees staff decisions without also seeing those of an organizer
    expect(ofStaff && !ofOrganizer).toBe(false)
    answers[role] = ofStaff ? 'allowed' : ofOrganizer ? 'ownDoing' : 'withheld'
  }
  expect(answers).toEqual(right.answers)
})

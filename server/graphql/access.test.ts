import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { schema } from './schema.ts'

/**
 * Models with restricted rows, each with the only fields that may return them. A new relation to
 * one fails here until a developer has decided who may follow it.
 */
const privateTypes: Record<string, readonly string[]> = {
  // via the uuid of a link, or for the viewer's own organizers (scope on the field)
  Request: [
    'Query.request',
    'Query.viewerRequests',
    'QueryOrganizerRequestsConnectionEdge.node',
    'CreateRequestSuccess.request',
    'UpdateTouristsSuccess.request',
    'Mutation.setRequiredTravelerFields',
    'ConfirmRequestSuccess.request',
    'DeclineRequestSuccess.request',
    'CancelRequestSuccess.request',
    'ExtendHoldSuccess.request',
    'Query.organizerRequest',
    'RemindTravelersSuccess.request',
    'ExtendHoldAsTravelerSuccess.request',
    // administrators
    'QueryStaffRequestsConnectionEdge.node',
    'CancelRequestAsAdminSuccess.request',
    'WriteReviewSuccess.request',
  ],
  // for members of the organizer, and staff who may view commission (policy in the read)
  OrganizerStatement: ['Query.organizerStatement'],
  Payout: ['OrganizerStatement.payouts', 'RecordPayoutSuccess.payout'],
  OrganizerBalance: ['OrganizerStatement.balances', 'Query.payoutBalances'],
  // via the uuid of a link, or for the viewer's own organizers (scope on the field); it exposes
  // only the link of its request
  IndividualTour: [
    'Query.individualTour',
    'QueryOrganizerIndividualToursConnectionEdge.node',
    'CreateIndividualTourSuccess.individualTour',
    'WithdrawIndividualTourSuccess.individualTour',
  ],
  Payment: ['Request.payments', 'StartPaymentSuccess.payment'],
  Refund: ['Payment.refunds'],
  // via the request's list, and each via one traveler's personal link
  Tourist: ['Request.tourists', 'TravelerSeat.traveler'],
  // never via the request: its link must not lead on to it
  TravelerSeat: [],
  // for the viewer's own organizers; every access is logged
  TravelerDocuments: ['Mutation.revealTravelerDocuments'],
  Passport: ['TravelerDocuments.passport'],
  RequestLine: ['Request.lines'],
  RequestEvent: ['Request.history'],
  // administrators
  StaffReview: [
    'QueryStaffReviewsConnectionEdge.node',
    'PublishReviewSuccess.review',
    'RejectReviewSuccess.review',
  ],
  ReviewDecision: ['StaffReview.decisions'],
  HelpRequest: ['QueryHelpRequestsConnectionEdge.node', 'Mutation.handleHelpRequest'],
  PaymentIssue: ['PaymentIssuePage.issues'],
  PaymentIssuePage: ['Query.paymentIssues'],
  FailedJob: ['FailedJobPage.jobs'],
  FailedJobPage: ['Query.failedJobs'],
  // where the server shows pages for developers
  OutboxMessage: ['QueryOutboxMessagesConnectionEdge.node'],
  // the logged-in person
  Viewer: [
    'Query.viewer',
    'LogInSuccess.viewer',
    // via mutations that only logged-in people may call
    ...[
      'addFavorite',
      'removeFavorite',
      'endSession',
      'endOtherSessions',
      'setCurrency',
      'setLanguage',
      'updateProfilePhoto',
    ].map((name) => `Mutation.${name}`),
    ...['ChangeCountry', 'ConfirmEmail', 'ConfirmPhone', 'UpdateProfile'].map(
      (name) => `${name}Success.viewer`,
    ),
  ],
  ViewerSession: ['Viewer.sessions'],
  ProfilePhoto: ['Viewer.avatar'],
  // for anyone with the token that the person created
  VerificationData: ['Query.verificationData'],
  // for anyone who has just proved their identity
  SessionTokens: ['LogInSuccess.tokens'],
}

/** Models that must not be types of the schema. */
const secretModels = [
  'Session',
  'UserPermission',
  'RefreshToken',
  'OneTimeToken',
  'LoginCode',
  'Registration',
  'RateLimit',
  'CaptchaSolution',
  'TelegramLink',
  'TelegramUpdate',
  'CodeReport',
  'UploadRendering',
  'SandboxPayment',
  'SandboxRefund',
  'ApiKey',
  'TouristSecret',
  'TouristSecretLook',
  'TravelerReminder',
  'SeatLedgerEntry',
  'OutboxEvent',
  'SentEmail',
  'PaymentNotification',
  'Setting',
  'CatalogueChange',
]

const fieldsLeadingTo = (target: string): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .filter((type) => !type.name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name === target)
        .map((field) => `${type.name}.${field.name}`),
    )
    .sort()

test.each(Object.entries(privateTypes))(
  'returns %s only from fields that check access',
  (type, allowed) => {
    expect(schema.getType(type)).toBeDefined()
    expect(fieldsLeadingTo(type)).toEqual([...allowed].sort())
  },
)

test.each(secretModels)('keeps %s out of the schema', (model) => {
  expect(schema.getType(model)).toBeUndefined()
})

/**
 * Fields with a suspicious name that may be exposed: tokens returned once to their owner, and
 * rights to see something.
 */
const mayTell = new Set([
  'Viewer.canViewCommission',
  'StatementCurrency.commission',
  'StatementLine.commission',
  'StatementLine.commissionPercent',
  'SessionTokens.accessToken',
  'SessionTokens.accessTokenExpiresAt',
  'SessionTokens.refreshToken',
  'LogInSuccess.tokens',
  'Mutation.refreshToken',
  'RegisterSuccess.registrationToken',
  'RegisterWithoutPasswordSuccess.registrationToken',
  'Mutation.registerWithoutPassword',
  'Mutation.recoverPassword',
  'Mutation.resetPassword',
  'Mutation.changePassword',
  'Mutation.createOneTimeToken',
  'Mutation.accessTokenByOneTimeToken',
  'Mutation.createVerificationToken',
  'Query.checkPasswordResetToken',
  'Viewer.hasPassword',
  // tokens with which pages load services are public; there are none for maps
  'Query.siteTokens',
  'SiteTokens.mapsToken',
  'SiteTokens.mapsSuggestToken',
  // a promised price, for the person to whom it was promised
  'Quote.token',
])

test('exposes no secret in a field', () => {
  const telling = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
    .filter((field) =>
      /\.\w*([hH]ash|[pP]assword|[tT]oken|[cC]ommission|[iI]dempotency)/.test(field),
    )
    .filter((field) => !mayTell.has(field))
  expect(telling).toEqual([])
})

test('commits the schema file that the code prints', async () => {
  const { printedSchema } = await import('../tools/printSchema.ts')
  expect(
    readFileSync(new URL('../../schema/graphql/schema.graphql', import.meta.url), 'utf8'),
  ).toBe(printedSchema())
})

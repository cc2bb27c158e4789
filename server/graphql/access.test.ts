import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { schema } from './schema.ts'

/**
 * Models whose rows are not for everybody, each with the only fields that may lead to them. A new relation to one of them
 * fails here until somebody has thought about who may follow it.
 */
const privateTypes: Record<string, readonly string[]> = {
  // by the uuid of a link, or of the viewer's own organizers (scope on the field)
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
  // the organizer's own people, and staff who may view commission (policy in the read)
  OrganizerStatement: ['Query.organizerStatement'],
  Payout: ['OrganizerStatement.payouts', 'RecordPayoutSuccess.payout'],
  OrganizerBalance: ['OrganizerStatement.balances', 'Query.payoutBalances'],
  // by the uuid of a link, or of the viewer's own organizers (scope on the field); of its request it tells the link alone
  IndividualTour: [
    'Query.individualTour',
    'QueryOrganizerIndividualToursConnectionEdge.node',
    'CreateIndividualTourSuccess.individualTour',
    'WithdrawIndividualTourSuccess.individualTour',
  ],
  Payment: ['Request.payments', 'StartPaymentSuccess.payment'],
  Refund: ['Payment.refunds'],
  // by the list of the request, and each by the personal link of one
  Tourist: ['Request.tourists', 'TravelerSeat.traveler'],
  // not by the request: whoever has its link must not read on from there
  TravelerSeat: [],
  // of the viewer's own organizers, written down with each look
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
  // the person who is logged in
  Viewer: [
    'Query.viewer',
    'LogInSuccess.viewer',
    // of mutations that only somebody who is logged in may call
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
  // whoever shows the token the person made
  VerificationData: ['Query.verificationData'],
  // whoever has just proved who he is
  SessionTokens: ['LogInSuccess.tokens'],
}

/** Models that no type of the schema may stand for at all. */
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
  '%s is reached by the fields that decide who may, and by no other',
  (type, allowed) => {
    expect(schema.getType(type)).toBeDefined()
    expect(fieldsLeadingTo(type)).toEqual([...allowed].sort())
  },
)

test.each(secretModels)('%s is no type of the schema', (model) => {
  expect(schema.getType(model)).toBeUndefined()
})

/** Tokens are told once, to the one they are made for; a right to see something is not the thing. */
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
  // what pages load services with is public, and those of the maps are none
  'Query.siteTokens',
  'SiteTokens.mapsToken',
  'SiteTokens.mapsSuggestToken',
  // a price that was promised, to whom it was promised
  'Quote.token',
])

test('no field tells a secret', () => {
  const telling = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
    .filter((field) =>
      /\.\w*([hH]ash|[pP]assword|[tT]oken|[cC]ommission|[iI]dempotency)/.test(field),
    )
    .filter((field) => !mayTell.has(field))
  expect(telling).toEqual([])
})

test('the committed schema file is what the code says', async () => {
  const { printedSchema } = await import('../tools/printSchema.ts')
  expect(
    readFileSync(new URL('../../schema/graphql/schema.graphql', import.meta.url), 'utf8'),
  ).toBe(printedSchema())
})

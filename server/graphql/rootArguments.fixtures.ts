import { findUser } from '../core/viewer.ts'
import type { Role } from './rights.ts'
import {
  createFailedJob,
  createFailedRefund,
  createHelpRequest,
  createIndividualTour,
  createPaymentIssue,
  createRefreshToken,
  createRequest,
  createReview,
  createToken,
  createTraveler,
  findOption,
  type RightsWorld,
} from './rightsSubjects.fixtures.ts'

type Arguments = Record<string, unknown>
type CreateArguments = (role: Role) => Promise<Arguments> | Arguments

/**
 * Returns functions that create the arguments with which a root field succeeds, by the field's name.
 * Create them for every call, since some work only once. Left out: fields that succeed with
 * minimalCall's own arguments.
 */
export const createRootArguments = (rights: RightsWorld): Record<string, CreateArguments> => ({
  ...accountArguments(rights),
  ...requestArguments(rights),
  ...catalogArguments(rights),
  ...paymentArguments(rights),
  ...staffArguments(rights),
})

const newLogin = () => `${crypto.randomUUID().slice(0, 8)}@example.org`

const accountArguments = (rights: RightsWorld): Record<string, CreateArguments> => ({
  'Query.captchaChallenge': () => ({ login: newLogin() }),
  'Query.verificationData': () => createToken(rights, 'createVerificationToken'),
  'Mutation.accessTokenByOneTimeToken': () => createToken(rights, 'createOneTimeToken'),
  'Mutation.endSession': (role) => ({ id: findUser(rights.viewers[role])?.sessionId ?? 1 }),
  'Mutation.recoverPassword': () => ({ email: newLogin() }),
  'Mutation.refreshToken': () => createRefreshToken(rights),
  'Mutation.sendAuthCode': () => ({ login: newLogin() }),
})

const requestArguments = (rights: RightsWorld): Record<string, CreateArguments> => {
  const requestId = async () => ({ id: (await createRequest(rights)).id })
  const requestUuid = async () => ({ uuid: (await createRequest(rights)).uuid })
  return {
    'Query.organizerRequest': requestId,
    'Query.request': requestUuid,
    'Mutation.cancelRequest': requestUuid,
    'Mutation.cancelRequestAsAdmin': requestId,
    'Mutation.confirmRequest': requestId,
    'Mutation.declineRequest': requestId,
    'Mutation.extendHold': requestId,
    'Mutation.extendHoldAsTraveler': requestUuid,
    'Mutation.remindTravelers': requestId,
    'Mutation.revealTravelerDocuments': () => createTraveler(rights),
    'Mutation.setRequiredTravelerFields': requestId,
    'Mutation.shareTravelerLink': requestUuid,
    'Mutation.startPayment': requestUuid,
    'Mutation.updateTourists': async () => ({
      input: { ...(await requestUuid()), tourists: [], version: '0' },
    }),
    'Mutation.writeReview': async () => ({
      ...(await requestUuid()),
      rating: 5,
      text: 'A week of silence and snow.',
    }),
  }
}

const catalogArguments = (rights: RightsWorld): Record<string, CreateArguments> => {
  const { world, tourId } = rights
  return {
    'Query.individualTour': () => createIndividualTour(rights),
    'Query.validateSlug': async () => ({
      slug: (await world.app.db.landing.findFirstOrThrow({ include: { translations: true } }))
        .translations[0]?.slug,
    }),
    'Mutation.addFavorite': () => ({ tourId }),
    'Mutation.answerReview': async () => ({
      ...(await createReview(rights, 'published')),
      text: 'Thank you, come again.',
    }),
    'Mutation.createIndividualTour': async () => ({
      input: {
        ...(await findOption(rights)),
        adults: 2,
        adultMinor: 90_000,
        validUntil: new Date(world.clock.now().getTime() + 3_600_000),
      },
    }),
    'Mutation.publishReview': () => createReview(rights, 'pending'),
    'Mutation.rejectReview': async () => ({
      ...(await createReview(rights, 'pending')),
      reason: 'It names a guide in full.',
    }),
    'Mutation.removeFavorite': () => ({ tourId }),
    'Mutation.withdrawIndividualTour': () => createIndividualTour(rights),
  }
}

const paymentArguments = (rights: RightsWorld): Record<string, CreateArguments> => {
  const { organizerId } = rights
  return {
    'Query.organizerStatement': () => ({ organizerId }),
    'Mutation.recordManualRefund': async () => ({
      ...(await createFailedRefund(rights)),
      reference: 'SEPA 1',
    }),
    'Mutation.recordPayout': () => ({
      input: {
        organizerId,
        currency: 'USD',
        amountMinor: 1,
        month: '2026-11',
        paidOn: '2026-11-01',
        reference: 'A 1',
        idempotencyKey: crypto.randomUUID(),
      },
    }),
    'Mutation.resolvePaymentIssue': async () => ({
      ...(await createPaymentIssue(rights)),
      note: 'Answered',
    }),
    'Mutation.retryRefund': () => createFailedRefund(rights),
  }
}

const staffArguments = (rights: RightsWorld): Record<string, CreateArguments> => ({
  'Mutation.deleteFailedJob': () => createFailedJob(rights),
  'Mutation.handleHelpRequest': () => createHelpRequest(rights),
  'Mutation.retryFailedJob': () => createFailedJob(rights),
})

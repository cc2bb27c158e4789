/**
 * Who calls: nobody in particular, somebody with an account, somebody of the organizer that a request was made to, somebody of
 * another one, and staff by the permission they have.
 */
export const roles = ['visitor', 'tourist', 'organizer', 'otherOrganizer', 'admin', 'knowledge', 'commission'] as const
export type Role = (typeof roles)[number]

/**
 * `allowed`: does it, or says in the schema's own words why not. `refused`: UNAUTHENTICATED for visitors, FORBIDDEN for others.
 * `notFound`: as if it did not exist. `withheld`: null.
 */
export type Answer = 'allowed' | 'refused' | 'notFound' | 'withheld'

const all = (answer: Answer): Record<Role, Answer> => Object.fromEntries(roles.map((role) => [role, answer])) as Record<Role, Answer>

/** Every kind of right there is: what each role hears. */
export const rights = {
  everyone: { who: 'everybody', answers: all('allowed') },
  link: { who: 'whoever holds the link, code or token', answers: all('allowed') },
  account: { who: 'whoever is logged in, about themselves', answers: { ...all('allowed'), visitor: 'refused' } },
  organizers: {
    who: 'people of organizers, about their own organizers',
    answers: { ...all('refused'), organizer: 'allowed', otherOrganizer: 'allowed' },
  },
  ownOrganizer: {
    who: 'people of the organizer whose request it is',
    answers: { ...all('refused'), organizer: 'allowed', otherOrganizer: 'notFound' },
  },
  statement: {
    who: 'people of the organizer, and staff who may view commission',
    answers: { ...all('notFound'), visitor: 'refused', organizer: 'allowed', commission: 'allowed' },
  },
  admin: { who: 'administrators', answers: { ...all('refused'), admin: 'allowed' } },
  adminSees: { who: 'administrators; others see null', answers: { ...all('withheld'), admin: 'allowed' } },
  developers: { who: 'whoever builds the site, where the server shows pages for developers', answers: all('notFound') },
} as const satisfies Record<string, { who: string; answers: Record<Role, Answer> }>
export type Right = keyof typeof rights

/** Every field of Query and Mutation. A field without a row, or a row without a field, fails the test beside this. */
export const rootRights: Readonly<Record<string, Right>> = {
  'Query.article': 'everyone',
  'Query.articles': 'everyone',
  'Query.blogCategories': 'everyone',
  'Query.blogPage': 'everyone',
  'Query.captchaChallenge': 'everyone',
  'Query.checkPasswordResetToken': 'link',
  'Query.cities': 'everyone',
  'Query.contacts': 'everyone',
  'Query.convertPrice': 'everyone',
  'Query.countries': 'everyone',
  'Query.countryByIp': 'everyone',
  'Query.currencies': 'everyone',
  'Query.deadJobs': 'admin',
  'Query.faq': 'everyone',
  'Query.helpRequests': 'admin',
  'Query.individualTour': 'link',
  'Query.landing': 'everyone',
  'Query.landingByFilter': 'everyone',
  'Query.landings': 'everyone',
  'Query.legalDocument': 'everyone',
  'Query.legalDocuments': 'everyone',
  'Query.mapPlaces': 'everyone',
  'Query.mapTiles': 'everyone',
  'Query.organizer': 'everyone',
  'Query.organizerIndividualTours': 'organizers',
  'Query.organizerRequest': 'ownOrganizer',
  'Query.organizerRequests': 'organizers',
  'Query.organizerStatement': 'statement',
  'Query.organizerTours': 'organizers',
  'Query.organizers': 'everyone',
  'Query.outboxMessages': 'developers',
  'Query.phoneConfirmationMethods': 'everyone',
  'Query.quote': 'everyone',
  'Query.redirectAuthMethods': 'everyone',
  'Query.regions': 'everyone',
  'Query.request': 'link',
  'Query.reviewPage': 'everyone',
  'Query.reviewedRegions': 'everyone',
  'Query.reviews': 'everyone',
  'Query.searchTours': 'everyone',
  'Query.similarArticles': 'everyone',
  'Query.staffRequests': 'admin',
  'Query.tour': 'everyone',
  'Query.tourPins': 'everyone',
  'Query.toursByIds': 'everyone',
  'Query.travelerSeat': 'link',
  'Query.validateSlug': 'everyone',
  'Query.verificationData': 'link',
  'Query.verificationServices': 'everyone',
  'Query.viewer': 'everyone',
  'Query.viewerRequests': 'account',
  'Query.voucher': 'link',
  'Mutation.accessTokenByOneTimeToken': 'link',
  'Mutation.addFavourite': 'account',
  'Mutation.askForMoreTime': 'link',
  'Mutation.askTravelers': 'ownOrganizer',
  'Mutation.beginRedirectAuth': 'everyone',
  'Mutation.cancelRequest': 'link',
  'Mutation.cancelRequestAsAdmin': 'admin',
  'Mutation.changeCountry': 'account',
  'Mutation.changeEmail': 'account',
  'Mutation.changePassword': 'account',
  'Mutation.changePhone': 'account',
  'Mutation.confirmEmail': 'account',
  'Mutation.confirmPhone': 'account',
  'Mutation.confirmRegistration': 'link',
  'Mutation.confirmRequest': 'ownOrganizer',
  'Mutation.createIndividualTour': 'ownOrganizer',
  'Mutation.createOneTimeToken': 'account',
  'Mutation.createRequest': 'everyone',
  'Mutation.createVerificationToken': 'account',
  'Mutation.declineRequest': 'ownOrganizer',
  'Mutation.dropDeadJob': 'admin',
  'Mutation.endOtherSessions': 'account',
  'Mutation.endSession': 'account',
  'Mutation.extendHold': 'ownOrganizer',
  'Mutation.fillInTraveler': 'link',
  'Mutation.handleHelpRequest': 'admin',
  'Mutation.logIn': 'everyone',
  'Mutation.logInByCode': 'everyone',
  'Mutation.logOut': 'everyone',
  'Mutation.lookAtTraveler': 'ownOrganizer',
  'Mutation.recoverPassword': 'everyone',
  'Mutation.redirectAuthViaCode': 'everyone',
  'Mutation.refreshToken': 'link',
  'Mutation.register': 'everyone',
  'Mutation.registerWithoutPassword': 'everyone',
  'Mutation.remindTravelers': 'ownOrganizer',
  'Mutation.removeFavourite': 'account',
  'Mutation.requestEmailConfirmation': 'account',
  'Mutation.resetPassword': 'link',
  'Mutation.retryDeadJob': 'admin',
  'Mutation.sendAuthCode': 'everyone',
  'Mutation.sendConfirmationCode': 'link',
  'Mutation.setActivity': 'account',
  'Mutation.setCurrency': 'account',
  'Mutation.setLanguage': 'account',
  'Mutation.shareTravelerLink': 'link',
  'Mutation.startPayment': 'link',
  'Mutation.submitHelpRequest': 'everyone',
  'Mutation.updateProfile': 'account',
  'Mutation.updateProfilePhoto': 'account',
  'Mutation.updateTourists': 'link',
  'Mutation.withdrawIndividualTour': 'ownOrganizer',
  'Mutation.writeReview': 'link',
}

/** Fields of other types that not everybody who reaches the object may see. */
export const fieldRights: Readonly<Record<string, Right>> = {
  'RequestEvent.actorName': 'adminSees',
  'RequestEvent.message': 'adminSees',
}

/** Party that pays cashback: the marketplace, or the organizer from the sale's proceeds. */
export const cashbackPerformers = ['platform', 'organizer'] as const
export type CashbackPerformer = (typeof cashbackPerformers)[number]

/** Progress of a request's cashback. */
export const cashbackStates = ['promised', 'on_its_way', 'paid'] as const
export type CashbackState = (typeof cashbackStates)[number]

/** Who bears cashback: the marketplace, or the organizer out of what the sale brings. */
export const cashbackPerformers = ['platform', 'organizer'] as const
export type CashbackPerformer = (typeof cashbackPerformers)[number]

/** How far the cashback of a request has come. */
export const cashbackStates = ['promised', 'on_its_way', 'paid'] as const
export type CashbackState = (typeof cashbackStates)[number]

import { useNavigation } from 'react-router'

/** A form is on its way to its action. A link that is followed meanwhile makes no button busy, least of all one that is hydrated just then. */
export const useIsSending = (): boolean => useNavigation().formMethod === 'POST'

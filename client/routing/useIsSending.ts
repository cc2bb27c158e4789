import { useNavigation } from 'react-router'

/**
 * Returns whether a form is being sent to its action. A navigation by link meanwhile makes no
 * button busy, least of all one that is just being hydrated.
 */
export const useIsSending = (): boolean => useNavigation().formMethod === 'POST'

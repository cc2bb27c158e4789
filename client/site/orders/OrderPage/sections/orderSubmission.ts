/**
 * `wanted`: the button was pressed before the fields could be checked. `checking`: the check runs.
 * `sending`: no answer yet.
 */
export type SubmitPhase = 'idle' | 'wanted' | 'checking' | 'sending'

/** `refused`: a field is invalid. `answered`: the action has answered. */
export type SubmitEvent = 'pressed' | 'ready' | 'passed' | 'refused' | 'answered'

const transitions: Record<SubmitPhase, Partial<Record<SubmitEvent, SubmitPhase>>> = {
  idle: { pressed: 'wanted' },
  wanted: { ready: 'checking' },
  checking: { passed: 'sending', refused: 'idle' },
  sending: { answered: 'idle' },
}

/**
 * Returns the phase after an event. An event without meaning in a phase is ignored: two presses
 * make one request.
 */
export const nextPhase = (phase: SubmitPhase, event: SubmitEvent): SubmitPhase =>
  transitions[phase][event] ?? phase

/** `wanted`: the button was pressed before the fields could be checked. `checking`: they are looked at. `sending`: no answer yet. */
export type SubmitPhase = 'idle' | 'wanted' | 'checking' | 'sending'

/** `refused`: a field is wrong. `answered`: the action's answer is there. */
export type SubmitEvent = 'pressed' | 'ready' | 'passed' | 'refused' | 'answered'

const transitions: Record<SubmitPhase, Partial<Record<SubmitEvent, SubmitPhase>>> = {
  idle: { pressed: 'wanted' },
  wanted: { ready: 'checking' },
  checking: { passed: 'sending', refused: 'idle' },
  sending: { answered: 'idle' },
}

/** Returns the phase after an event; an event that means nothing in a phase changes nothing, so that two presses are one request. */
export const nextPhase = (phase: SubmitPhase, event: SubmitEvent): SubmitPhase =>
  transitions[phase][event] ?? phase

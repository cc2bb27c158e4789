import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readForm } from '../../../../routing/readForm.ts'
import { beginChoice, changeChoice, type OrderChoice } from './orderChoice.ts'
import { nextPhase, type SubmitEvent, type SubmitPhase } from './orderSubmission.ts'

const choice: OrderChoice = {
  dateId: 1,
  optionId: null,
  adults: 2,
  children: 1,
  ages: ['9'],
  isAgeMissing: true,
}

const formOf = (...fields: [name: string, value: string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return readForm(form)
}

describe('beginChoice', () => {
  test('starts with the first departure and one adult', () => {
    expect(beginChoice({ dateId: 3, optionId: null, party: null, isAgeMissing: false })).toEqual({
      dateId: 3,
      optionId: null,
      adults: 1,
      children: 0,
      ages: [],
      isAgeMissing: false,
    })
  })

  test('starts with an offer’s party, and prefers what was typed', () => {
    const offered = {
      dateId: 3,
      optionId: 30,
      party: { adults: 4, children: 2 },
      isAgeMissing: false,
    }
    expect(beginChoice(offered)).toMatchObject({ adults: 4, children: 2, optionId: 30 })
    const typed = { tourDateId: '7', optionId: 'x', adults: '3', children: '0', childAges: ['9'] }
    expect(beginChoice({ ...offered, typed })).toMatchObject({
      dateId: 7,
      optionId: 30,
      adults: 3,
      children: 2,
      ages: ['9'],
    })
  })
})

describe('changeChoice', () => {
  test('changes what an event names, and keeps everything else', () => {
    expect(changeChoice(choice, { type: 'date', dateId: 5 })).toEqual({ ...choice, dateId: 5 })
    expect(changeChoice(choice, { type: 'option', optionId: 50 })).toEqual({
      ...choice,
      optionId: 50,
    })
    expect(changeChoice(choice, { type: 'ages', ages: ['6'] })).toEqual({ ...choice, ages: ['6'] })
    expect(changeChoice(choice, { type: 'checked', isAgeMissing: false })).toEqual({
      ...choice,
      isAgeMissing: false,
    })
  })

  test('keeps the ages of removed children, and stops marking a missing age', () => {
    expect(changeChoice(choice, { type: 'people', adults: 2, children: 0 })).toEqual({
      ...choice,
      children: 0,
      isAgeMissing: false,
    })
  })

  test('takes over what was chosen before scripts started', () => {
    const form = formOf(
      ['tourDateId', '2'],
      ['optionId', '20'],
      ['adults', '3'],
      ['children', '2'],
      ['childAges', '6'],
      ['childAges', ''],
    )
    expect(changeChoice(choice, { type: 'restored', form })).toEqual({
      ...choice,
      dateId: 2,
      optionId: 20,
      adults: 3,
      children: 2,
      ages: ['6', ''],
    })
    expect(changeChoice(choice, { type: 'restored', form: formOf(['adults', 'many']) })).toEqual(
      choice,
    )
  })
})

describe('nextPhase', () => {
  const phaseAfter = (...events: SubmitEvent[]): SubmitPhase =>
    events.reduce<SubmitPhase>(nextPhase, 'idle')

  test('sends after a successful check', () => {
    expect(phaseAfter('pressed')).toBe('wanted')
    expect(phaseAfter('pressed', 'ready')).toBe('checking')
    expect(phaseAfter('pressed', 'ready', 'passed')).toBe('sending')
    expect(phaseAfter('pressed', 'ready', 'passed', 'answered')).toBe('idle')
  })

  test('returns to idle when a field is invalid', () =>
    expect(phaseAfter('pressed', 'ready', 'refused')).toBe('idle'))

  test('ignores a second press until there is an answer', () => {
    expect(phaseAfter('pressed', 'pressed')).toBe('wanted')
    expect(phaseAfter('pressed', 'ready', 'pressed', 'passed')).toBe('sending')
    expect(phaseAfter('pressed', 'ready', 'passed', 'pressed', 'ready', 'passed')).toBe('sending')
  })

  test('never sends without a press and a successful check', () => {
    const events = fc.array(
      fc.constantFrom<SubmitEvent>('pressed', 'ready', 'passed', 'refused', 'answered'),
    )
    fc.assert(
      fc.property(events, (happened) => {
        let sent = 0
        let phase: SubmitPhase = 'idle'
        for (const event of happened) {
          const next = nextPhase(phase, event)
          if (next === 'sending' && phase !== 'sending') {
            expect([phase, event]).toEqual(['checking', 'passed'])
            sent++
          }
          phase = next
        }
        expect(sent).toBeLessThanOrEqual(happened.filter((event) => event === 'pressed').length)
      }),
    )
  })
})

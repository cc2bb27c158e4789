import { readId } from '#schema/rules/routes/pathParams.ts'
import type { FormFields } from '../../../../routing/readForm.ts'

/** What a visitor has chosen; the price follows it. */
export interface OrderChoice {
  dateId: number | null
  optionId: number | null
  adults: number
  children: number
  /** One for each child, as chosen; those of children who were taken off are kept for who comes back. */
  ages: readonly string[]
  /** The form was sent while the age of a child was missing. */
  isAgeMissing: boolean
}

export type ChoiceEvent =
  | { type: 'date'; dateId: number }
  | { type: 'option'; optionId: number }
  | { type: 'people'; adults: number; children: number }
  | { type: 'ages'; ages: readonly string[] }
  /** The form is about to be sent. */
  | { type: 'checked'; isAgeMissing: boolean }
  /** Scripts came: what was chosen before is in the form. */
  | { type: 'restored'; form: FormFields }

/** Returns the choice after an event; what the event doesn't name stays. */
export const changeChoice = (choice: OrderChoice, event: ChoiceEvent): OrderChoice => {
  switch (event.type) {
    case 'date':
      return { ...choice, dateId: event.dateId }
    case 'option':
      return { ...choice, optionId: event.optionId }
    case 'people':
      return { ...choice, adults: event.adults, children: event.children, isAgeMissing: false }
    case 'ages':
      return { ...choice, ages: event.ages }
    case 'checked':
      return { ...choice, isAgeMissing: event.isAgeMissing }
    case 'restored':
      return restoreChoice(choice, event.form)
  }
}

const restoreChoice = (choice: OrderChoice, form: FormFields): OrderChoice => {
  const ages = form.texts('childAges')
  return {
    ...choice,
    dateId: form.id('tourDateId') ?? choice.dateId,
    optionId: form.id('optionId') ?? choice.optionId,
    adults: Number(form.text('adults')) || choice.adults,
    children: Number(form.text('children')) || choice.children,
    ages: ages.length > 0 ? ages : choice.ages,
  }
}

interface FirstChoice {
  /** The departure that is shown first. */
  dateId: number | null
  optionId: number | null
  /** An offer's party. */
  party: { adults: number; children: number } | null
  /** What the action's answer brought back, as typed. */
  typed?:
    | {
        tourDateId: string
        optionId: string
        adults: string
        children: string
        childAges: readonly string[]
      }
    | undefined
  isAgeMissing: boolean
}

/** Returns the choice that a form begins with: what was typed before, else the offer's, else one adult. */
export const beginChoice = ({
  dateId,
  optionId,
  party,
  typed,
  isAgeMissing,
}: FirstChoice): OrderChoice => ({
  dateId: readId(typed?.tourDateId) ?? dateId,
  optionId: readId(typed?.optionId) ?? optionId,
  adults: Number(typed?.adults) || (party?.adults ?? 1),
  children: Number(typed?.children) || (party?.children ?? 0),
  ages: typed?.childAges ?? [],
  isAgeMissing,
})

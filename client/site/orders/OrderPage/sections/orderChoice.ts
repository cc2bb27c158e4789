import { readId } from '#schema/rules/routes/pathParams.ts'
import type { FormFields } from '../../../../routing/readForm.ts'

/** The visitor's choice, which determines the price. */
export interface OrderChoice {
  dateId: number | null
  optionId: number | null
  adults: number
  children: number
  /** Chosen age of each child. Ages of removed children are kept, in case they are added again. */
  ages: readonly string[]
  /** Whether the form was sent with a child's age missing. */
  isAgeMissing: boolean
}

export type ChoiceEvent =
  | { type: 'date'; dateId: number }
  | { type: 'option'; optionId: number }
  | { type: 'people'; adults: number; children: number }
  | { type: 'ages'; ages: readonly string[] }
  /** The form is about to be sent. */
  | { type: 'checked'; isAgeMissing: boolean }
  /** Scripts started: the form contains what was chosen before. */
  | { type: 'restored'; form: FormFields }

/** Returns the choice after an event; fields that the event doesn't name stay. */
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
  /** Id of the departure shown first. */
  dateId: number | null
  optionId: number | null
  /** Party of an offer; null for none. */
  party: { adults: number; children: number } | null
  /** Fields of the action's answer, as typed. */
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

/**
 * Returns the form's first choice: what was typed before, else the offer's party, else one adult.
 */
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

import type { MessageDescriptor } from 'react-intl'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { filterMessages as messages } from './listingPage.messages.ts'

type FieldsOf<Value> = {
  [Key in keyof SearchFilter]: SearchFilter[Key] extends Value ? Key : never
}[keyof SearchFilter]
/** Fields with several values. */
export type ListField = FieldsOf<readonly unknown[]>
/** Fields that are on or off. */
export type FlagField = 'isAuthorTourSearch' | 'onlyReturningCruises'
/** Fields with one value out of several steps. */
export type StepField = 'maxGroupSize' | 'minAge' | 'operatorType'

export type FilterGroup = { title: MessageDescriptor; isOpen?: boolean; isForCruises?: boolean } & (
  | { kind: 'list'; field: ListField }
  | { kind: 'step'; field: StepField }
  | { kind: 'flag'; field: FlagField }
  | { kind: 'days'; field: 'days' }
)

/** Filter groups below price and dates, in the order in which people decide. */
export const filterGroups: readonly FilterGroup[] = [
  {
    kind: 'list',
    field: 'cruisesType',
    title: messages.cruisesType,
    isForCruises: true,
    isOpen: true,
  },
  {
    kind: 'list',
    field: 'cruisesStartCity',
    title: messages.cruisesStartCity,
    isForCruises: true,
    isOpen: true,
  },
  { kind: 'list', field: 'waterObject', title: messages.waterObject, isForCruises: true },
  { kind: 'list', field: 'ships', title: messages.ships, isForCruises: true },
  {
    kind: 'list',
    field: 'cruisesCabinsCapacity',
    title: messages.cruisesCabinsCapacity,
    isForCruises: true,
  },
  {
    kind: 'flag',
    field: 'onlyReturningCruises',
    title: messages.onlyReturningCruises,
    isForCruises: true,
  },
  { kind: 'days', field: 'days', title: messages.days, isOpen: true },
  { kind: 'list', field: 'regions', title: messages.regions, isOpen: true },
  { kind: 'list', field: 'difficulty', title: messages.difficulty, isOpen: true },
  { kind: 'list', field: 'restKinds', title: messages.restKinds },
  { kind: 'list', field: 'collections', title: messages.collections },
  { kind: 'list', field: 'accommodation', title: messages.accommodation },
  { kind: 'list', field: 'comfort', title: messages.comfort },
  { kind: 'step', field: 'maxGroupSize', title: messages.maxGroupSize },
  { kind: 'step', field: 'minAge', title: messages.minAge },
  { kind: 'list', field: 'languages', title: messages.languages },
  { kind: 'list', field: 'cities', title: messages.cities },
  { kind: 'step', field: 'operatorType', title: messages.operatorType },
  { kind: 'flag', field: 'isAuthorTourSearch', title: messages.isAuthorTourSearch },
]

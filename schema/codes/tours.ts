/**
 * Closed lists of the tour attributes (specification section 3), spelled as on the wire and in
 * URLs.
 */
export const tourTypes = ['tour', 'excursion'] as const
export const comforts = ['base', 'base_plus', 'medium', 'improved', 'premium'] as const
export const accommodations = [
  'any',
  'tent',
  'camp-site',
  'guest-house',
  'hotel',
  'cabin',
  'tourist-base',
  'flat',
  'train',
  'not-set',
] as const
export const difficulties = [1, 2, 3, 4] as const
export const mealPlans = ['none', 'breakfast', 'half_board', 'full_board'] as const
export const optionKinds = ['standard', 'room', 'cabin', 'private', 'group'] as const
export const cruiseTypes = ['river', 'sea', 'expedition'] as const

export const operatorTypes = ['any', 'organization', 'author'] as const
export const sortOrders = ['default', 'price', '-price'] as const
export const continents = [
  'africa',
  'antarctica',
  'asia',
  'europe',
  'north_america',
  'oceania',
  'south_america',
] as const

export type TourType = (typeof tourTypes)[number]
export type Comfort = (typeof comforts)[number]
export type Accommodation = (typeof accommodations)[number]
export type Difficulty = (typeof difficulties)[number]
export type MealPlan = (typeof mealPlans)[number]
export type CruiseType = (typeof cruiseTypes)[number]
export type OperatorType = (typeof operatorTypes)[number]
export type SortOrder = (typeof sortOrders)[number]
export type Continent = (typeof continents)[number]

/**
 * Returns the GraphQL enum name of a wire literal: camp-site → CAMP_SITE, restKinds → REST_KINDS.
 */
export const toEnumName = (literal: string): string =>
  literal
    .replaceAll('-', '_')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toUpperCase()
/** Returns the PostgreSQL enum value of a wire literal: camp-site → camp_site. */
export const toEnumValue = (literal: string): string => literal.replaceAll('-', '_')
/**
 * Returns the wire literal of a PostgreSQL enum value. Only accommodation uses hyphens (base_plus
 * keeps its underscore).
 */
export const accommodationLiteral = (value: string): string => value.replaceAll('_', '-')

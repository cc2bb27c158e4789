/** Details an organizer may need of every traveler, in the order of the form. */
export const travelerGapNames = ['birthday', 'weight', 'passport'] as const
export type MissingTravelerDetail = (typeof travelerGapNames)[number]

interface Given {
  collectPassport: boolean
  collectWeight: boolean
  hasBirthday: boolean
  hasWeight: boolean
  hasPassport: boolean
}

/**
 * Returns the missing details of a named traveler: weight and passport only where the request
 * collects them.
 */
export const missingTravelerDetails = ({
  collectPassport,
  collectWeight,
  hasBirthday,
  hasWeight,
  hasPassport,
}: Given): MissingTravelerDetail[] => {
  const isMissing = {
    birthday: !hasBirthday,
    weight: collectWeight && !hasWeight,
    passport: collectPassport && !hasPassport,
  }
  return travelerGapNames.filter((name) => isMissing[name])
}

/** Minimum hours between two reminders about missing details by an organizer. */
export const reminderPauseHours = 24

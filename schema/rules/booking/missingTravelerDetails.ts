/** What an organizer needs of everybody who travels, in the order in which it is asked. */
export const travelerGapNames = ['birthday', 'weight', 'passport'] as const
export type MissingTravelerDetail = (typeof travelerGapNames)[number]

interface Given {
  collectPassport: boolean
  collectWeight: boolean
  hasBirthday: boolean
  hasWeight: boolean
  hasPassport: boolean
}

/** What is still missing of somebody who has been named: weight and passport only where the request asks for them. */
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

/** An organizer reminds of what is missing at most this often. */
export const reminderPauseHours = 24

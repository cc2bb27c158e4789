import { z } from 'zod'
import type { Db } from '../../../db/connect.ts'

/** Key of the setting with Versta's address and opening hours. */
export const officeSetting = 'office'

const inBothLanguages = z.strictObject({ en: z.string().min(1), de: z.string().min(1) })
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const weekday = z.int().min(1).max(7)

/** Stored address and opening hours. Weekdays count from 1, Monday. */
export const storedOffice = z.strictObject({
  name: z.string().min(1),
  street: z.string().min(1),
  postalCode: z.string().min(1),
  city: inBothLanguages,
  country: inBothLanguages,
  timeZone: z.string().min(1),
  workTime: z
    .array(
      z.strictObject({
        fromWeekday: weekday,
        toWeekday: weekday,
        opens: timeOfDay,
        closes: timeOfDay,
      }),
    )
    .min(1),
})
export type StoredOffice = z.infer<typeof storedOffice>

/** Reads the office from the settings; null where nothing valid is stored. */
export const readOffice = async (db: Db): Promise<StoredOffice | null> => {
  const row = await db.setting.findUnique({ where: { key: officeSetting } })
  return storedOffice.safeParse(row?.value).data ?? null
}

import { z } from 'zod'
import { regionCodes } from '#schema/codes/scenes.ts'
import { continents } from '#schema/codes/tours.ts'
import { bothLanguages, code, coordinates, nameAndText, sceneContent, text } from './base.schema.ts'

export const geoContent = {
  regions: z.array(
    z.strictObject({
      code: z.enum(regionCodes),
      country: z.string().length(2),
      timeZone: text,
      ...coordinates,
      picture: sceneContent,
      ...nameAndText.shape,
    }),
  ),
  cities: z.array(
    z.strictObject({
      code,
      country: z.string().length(2),
      region: z.enum(regionCodes).optional(),
      timeZone: text,
      ...coordinates,
      ...bothLanguages(text),
    }),
  ),
  showplaces: z.array(
    z.strictObject({
      code,
      region: z.enum(regionCodes),
      city: code.optional(),
      ...coordinates,
      ...nameAndText.shape,
    }),
  ),
  countries: z.array(
    z.strictObject({
      id: z.int().positive(),
      isoCode: z.string().length(2),
      phoneCode: z.string().regex(/^\d{1,4}$/),
      isPrimary: z.boolean().default(true),
      continent: z.enum(continents),
      ...bothLanguages(text),
    }),
  ),
  waterObjects: z.array(
    z.strictObject({ code, kind: z.enum(['river', 'lake', 'sea']), ...bothLanguages(text) }),
  ),
}
export const shipContent = z.strictObject({
  code,
  builtYear: z.int(),
  renovatedYear: z.int().optional(),
  decks: z.int().min(1),
  passengers: z.int().min(1),
  picture: sceneContent,
  cabins: z
    .array(
      z.strictObject({
        code,
        deck: z.int().min(1),
        capacity: z.int().min(1).max(4),
        count: z.int().min(1),
        ...nameAndText.shape,
      }),
    )
    .min(1),
  ...nameAndText.shape,
})

/**
 * Shapes shared by the schemas of server/seed/content/. The schemas are for content authors: each
 * file describes one item in both languages, so that no translation is forgotten.
 * `node server/seed/checkContent.ts` reads every file and reports mistakes with their place.
 */
import { z } from 'zod'
import { regionCodes, sceneHours, sceneMotifs, sceneSeasons } from '#schema/codes/scenes.ts'

export const code = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
export const text = z.string().trim().min(2)
export const slug = code.max(80)
/** Returns the fields of an object with this shape in each language. */
export const bothLanguages = <T extends z.ZodType>(shape: T) => ({ en: shape, de: shape })
const name = z.strictObject(bothLanguages(text))
export const nameAndText = z.strictObject(
  bothLanguages(z.strictObject({ name: text, description: text })),
)
export const coordinates = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }

export const sceneContent = z.strictObject({
  /** Region that sets the palette; the tour's own where omitted. */
  region: z.enum(regionCodes).optional(),
  motif: z.enum(sceneMotifs),
  hour: z.enum(sceneHours),
  season: z.enum(sceneSeasons),
  /** Each number gives another picture of the same scene. */
  variant: z.int().min(1).max(99).default(1),
  alt: name,
})
export type SceneContent = z.infer<typeof sceneContent>

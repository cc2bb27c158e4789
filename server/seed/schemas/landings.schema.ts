import { z } from 'zod'
import { comforts, tourTypes } from '#schema/codes/tours.ts'
import { bothLanguages, code, nameAndText, sceneContent, slug, text } from './base.schema.ts'

export const collectionsContent = z.array(z.strictObject({ code, ...nameAndText.shape }))
export const restKindsContent = z.array(z.strictObject({ code, ...bothLanguages(text) }))
export const landingContent = z.strictObject({
  code,
  kind: z.enum([
    'all',
    'region',
    'country',
    'city',
    'collection',
    'rest_kind',
    'cruises',
    'excursions',
    'search',
  ]),
  /** Saved filter, with codes in place of ids: { regions: [altai] }, { collections: [family] }, { type: excursion }, { isCruisesSearch: true }. */
  filter: z.strictObject({
    regions: z.array(code).optional(),
    countries: z.array(z.string().length(2)).optional(),
    cities: z.array(code).optional(),
    collections: z.array(code).optional(),
    restKinds: z.array(code).optional(),
    type: z.enum(tourTypes).optional(),
    isCruisesSearch: z.boolean().optional(),
    waterObject: code.optional(),
    difficulty: z.array(z.int()).optional(),
    comfort: z.array(z.enum(comforts)).optional(),
    isAuthorTourSearch: z.boolean().optional(),
    daysMax: z.int().optional(),
  }),
  isOnHome: z.boolean().default(false),
  picture: sceneContent,
  /** Former slugs, which redirect. */
  formerSlugs: z
    .strictObject({ en: z.array(slug).default([]), de: z.array(slug).default([]) })
    .optional(),
  ...bothLanguages(
    z.strictObject({
      slug: slug.regex(/[^0-9]$/, 'must not end in a number: slugs of tours do'),
      name: text,
      title: text.max(90),
      lead: text.max(260),
      seoText: text.min(200),
      metaTitle: text.max(70),
      metaDescription: text.max(170),
    }),
  ),
})

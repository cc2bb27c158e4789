import { z } from 'zod'
import { currencies } from '#schema/codes/currencies.ts'
import { regionCodes } from '#schema/codes/scenes.ts'
import { storedOffice } from '../../domains/content/reads/readOffice.ts'
import { bothLanguages, code, sceneContent, slug, text } from './base.schema.ts'

export const articleContent = z.strictObject({
  code,
  category: code,
  region: z.enum(regionCodes).optional(),
  author: text,
  daysAgo: z.int().min(1).max(900),
  picture: sceneContent,
  tours: z.array(code).max(4).default([]),
  /** `body` is Markdown: paragraphs, ## headings, lists, links to /paths. */
  ...bothLanguages(
    z.strictObject({
      slug,
      title: text.max(90),
      lead: text.max(260),
      body: text.min(1200),
      metaDescription: text.max(170),
    }),
  ),
})
export const blogCategoriesContent = z.array(
  z.strictObject({ code, ...bothLanguages(z.strictObject({ slug, name: text })) }),
)
export const faqContent = z.array(
  z.strictObject({
    code,
    ...bothLanguages(text),
    items: z
      .array(
        z.strictObject(bothLanguages(z.strictObject({ question: text, answer: text.min(30) }))),
      )
      .min(2),
  }),
)
export const legalContent = z.strictObject({
  kind: z.enum(['agreement', 'privacy', 'cookies']),
  version: code,
  effectiveFrom: z.iso.date(),
  ...bothLanguages(z.strictObject({ title: text, body: text.min(600) })),
})
export const contactsContent = z.strictObject({
  phones: z
    .array(
      z.strictObject({
        type: z.enum(['main', 'additional', 'for_calls_by_code']),
        phone: z.string().regex(/^\+\d+$/),
        formattedPhone: text,
      }),
    )
    .min(3),
  channels: z
    .array(
      z.strictObject({
        kind: z.enum(['email', 'messenger', 'social']),
        code,
        name: z.string().min(1),
        url: text,
      }),
    )
    .min(4),
  office: storedOffice,
})
export const currenciesContent = z.array(
  z.strictObject({
    code: z.enum(currencies),
    symbol: text.or(z.string().min(1)),
    isSelectable: z.boolean(),
    perUsd: z.number().positive(),
  }),
)

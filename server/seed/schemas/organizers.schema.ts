import { z } from 'zod'
import { bothLanguages, code, sceneContent, text } from './base.schema.ts'

export const organizerContent = z.strictObject({
  code,
  salesModel: z.enum(['marketplace', 'direct_sales', 'agent', 'own', 'third_party_agent']),
  legalType: z.enum(['natural_person', 'individual_entrepreneur', 'legal_entity']),
  operatorType: z.enum(['organization', 'author']),
  country: z.string().length(2),
  city: code,
  legalName: text,
  registrationNumber: z.string().optional(),
  foundedYear: z.int().min(1950).max(2026),
  email: z.email(),
  phone: z.string().regex(/^\+\d{9,15}$/),
  website: z.url().optional(),
  languages: z.array(z.string().length(2)).min(1),
  canCall: z.boolean(),
  verification: z.enum(['not_performed', 'in_progress', 'success', 'failed']),
  verificationService: code.optional(),
  commissionPercent: z.int().min(5).max(30),
  holdMinutes: z.int().min(60).max(4320),
  picture: sceneContent,
  ...bothLanguages(z.strictObject({ name: text, tagline: text.max(120), about: text.min(200) })),
})

export const verificationServicesContent = z.array(
  z.strictObject({ code, name: text, legalName: text, link: z.url() }),
)

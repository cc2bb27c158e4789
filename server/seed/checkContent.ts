/**
 * node server/seed/checkContent.ts [word]   checks every content file (or those with the word in
 * their path) against its schema
 */
import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { collectionsContent, landingContent, restKindsContent } from './schemas/landings.schema.ts'
import { organizerContent, verificationServicesContent } from './schemas/organizers.schema.ts'
import {
  articleContent,
  blogCategoriesContent,
  contactsContent,
  currenciesContent,
  faqContent,
  legalContent,
} from './schemas/pages.schema.ts'
import { geoContent, shipContent } from './schemas/places.schema.ts'
import { reviewsContent } from './schemas/reviews.schema.ts'
import { tourContent } from './schemas/tours.schema.ts'

export const contentRoot = new URL('./content/', import.meta.url).pathname

/** Path and schema of each kind of content. */
export const contentKinds = {
  tours: ['tours/*.yaml', tourContent],
  reviews: ['reviews/*.yaml', reviewsContent],
  organizers: ['organizers/*.yaml', organizerContent],
  ships: ['ships/*.yaml', shipContent],
  landings: ['landings/*.yaml', landingContent],
  articles: ['blog/articles/*.yaml', articleContent],
  blogCategories: ['blog/categories.yaml', blogCategoriesContent],
  regions: ['geo/regions.yaml', geoContent.regions],
  cities: ['geo/cities.yaml', geoContent.cities],
  showplaces: ['geo/showplaces/*.yaml', geoContent.showplaces],
  countries: ['geo/countries.yaml', geoContent.countries],
  waterObjects: ['geo/waterObjects.yaml', geoContent.waterObjects],
  collections: ['collections.yaml', collectionsContent],
  restKinds: ['restKinds.yaml', restKindsContent],
  verificationServices: ['verificationServices.yaml', verificationServicesContent],
  faq: ['faq.yaml', faqContent],
  legal: ['legal/*.yaml', legalContent],
  contacts: ['contacts.yaml', contactsContent],
  currencies: ['currencies.yaml', currenciesContent],
} as const satisfies Record<string, readonly [string, z.ZodType]>

export const contentFiles = (kind: keyof typeof contentKinds): string[] =>
  globSync(contentRoot + contentKinds[kind][0]).sort()

if (import.meta.main) {
  const word = process.argv[2] ?? ''
  let wrong = 0
  let files = 0
  for (const kind of Object.keys(contentKinds) as (keyof typeof contentKinds)[]) {
    for (const file of contentFiles(kind).filter((path) => path.includes(word))) {
      files++
      const result = contentKinds[kind][1].safeParse(parse(readFileSync(file, 'utf8')))
      if (result.success) continue
      wrong++
      console.error(`${file.slice(contentRoot.length)}\n${z.prettifyError(result.error)}`)
    }
  }
  console.log(`${files} files, ${wrong} wrong`)
  process.exitCode = wrong ? 1 : 0
}

/**
 * node server/seed/checkContent.ts [word]   checks every content file (or those with the word in
 * their path) against its schema
 */
import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import * as content from './content.schema.ts'

export const contentRoot = new URL('./content/', import.meta.url).pathname

/** Path and schema of each kind of content. */
export const contentKinds = {
  tours: ['tours/*.yaml', content.tourContent],
  reviews: ['reviews/*.yaml', content.reviewsContent],
  organizers: ['organizers/*.yaml', content.organizerContent],
  ships: ['ships/*.yaml', content.shipContent],
  landings: ['landings/*.yaml', content.landingContent],
  articles: ['blog/articles/*.yaml', content.articleContent],
  blogCategories: ['blog/categories.yaml', content.blogCategoriesContent],
  regions: ['geo/regions.yaml', content.geoContent.regions],
  cities: ['geo/cities.yaml', content.geoContent.cities],
  showplaces: ['geo/showplaces/*.yaml', content.geoContent.showplaces],
  countries: ['geo/countries.yaml', content.geoContent.countries],
  waterObjects: ['geo/waterObjects.yaml', content.geoContent.waterObjects],
  collections: ['collections.yaml', content.collectionsContent],
  restKinds: ['restKinds.yaml', content.restKindsContent],
  verificationServices: ['verificationServices.yaml', content.verificationServicesContent],
  faq: ['faq.yaml', content.faqContent],
  legal: ['legal/*.yaml', content.legalContent],
  contacts: ['contacts.yaml', content.contactsContent],
  currencies: ['currencies.yaml', content.currenciesContent],
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

import type { RegionCode } from '#schema/codes/scenes.ts'
import type { Db } from '../db/connect.ts'
import { pictureColor } from '../posters/pictureColor.ts'
import { formatSceneKey } from '../posters/sceneKey.ts'
import type { SceneContent as PictureContent } from './schemas/base.schema.ts'

/**
 * Shared state of the seeding steps: the database, the day, and ids by code of the rows created so
 * far.
 */
export interface SeedWorld {
  db: Db
  now: Date
  ids: Record<
    | 'country'
    | 'region'
    | 'city'
    | 'showplace'
    | 'waterObject'
    | 'collection'
    | 'restKind'
    | 'verificationService'
    | 'ship'
    | 'shipCabin'
    | 'organizer'
    | 'tour',
    Map<string, number>
  >
  media: MediaBook
}

export interface MediaBook {
  /** Adds a picture, or a film with its still. @returns its id */
  add(scene: PictureContent & { film?: string | undefined }, region: RegionCode): number
  /** Writes the rows added since the last call. */
  save(): Promise<void>
}

export const createSeedWorld = (db: Db, now: Date): SeedWorld => ({
  db,
  now,
  ids: {
    country: new Map(),
    region: new Map(),
    city: new Map(),
    showplace: new Map(),
    waterObject: new Map(),
    collection: new Map(),
    restKind: new Map(),
    verificationService: new Map(),
    ship: new Map(),
    shipCabin: new Map(),
    organizer: new Map(),
    tour: new Map(),
  },
  media: createMediaBook(db),
})

const createMediaBook = (db: Db): MediaBook => {
  let last = 0
  let rows: {
    id: number
    kind: 'image' | 'embed'
    embedUrl: string | null
    sceneKey: string
    width: number
    height: number
    color: string
  }[] = []
  let alts: { mediaId: number; locale: 'en' | 'de'; alt: string }[] = []
  return {
    add(scene, region) {
      const id = ++last
      const sceneKey = formatSceneKey({
        region: scene.region ?? region,
        motif: scene.motif,
        hour: scene.hour,
        season: scene.season,
        variant: scene.variant,
      })
      rows.push({
        id,
        kind: scene.film ? 'embed' : 'image',
        embedUrl: scene.film ?? null,
        sceneKey,
        width: 1920,
        height: 1280,
        color: pictureColor(sceneKey),
      })
      alts.push(
        { mediaId: id, locale: 'en', alt: scene.alt.en },
        { mediaId: id, locale: 'de', alt: scene.alt.de },
      )
      return id
    },
    async save() {
      await db.media.createMany({ data: rows })
      await db.mediaTranslation.createMany({ data: alts })
      rows = []
      alts = []
    },
  }
}

/** Returns rows in both languages: { id, locale, …texts }. */
export const inBothLanguages = <Key extends object, Texts>(
  key: Key,
  content: { en: Texts; de: Texts },
): (Key & { locale: 'en' | 'de' } & Texts)[] =>
  (['en', 'de'] as const).map((locale) => ({ ...key, locale, ...content[locale] }))

/** Returns texts with only a name, for content that has nothing else. */
export const named = (content: {
  en: string
  de: string
}): { en: { name: string }; de: { name: string } } => ({
  en: { name: content.en },
  de: { name: content.de },
})

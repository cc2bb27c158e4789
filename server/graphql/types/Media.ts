/** Defines: Media */
import { builder } from '../builder.ts'
import { localesOf, pickLocale } from '../localized.ts'
import { sceneryRevision } from '../../posters/composeScene.ts'

export const Media = builder.prismaObject('Media', {
  description: 'A picture, a video file or an embedded video.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the picture or video.' }),
    kind: t.exposeString('kind', { description: '`image`, `video` or `embed`.' }),
    urlTemplate: t.string({
      nullable: true,
      description:
        'URL of the picture with {width} (320, 480, 640, 960, 1280, 1920 or og) and {format} (avif, webp, jpg); null without a picture.',
      select: { sceneKey: true },
      resolve: ({ sceneKey }) => pictureTemplate(sceneKey),
    }),
    videoUrl: t.exposeString('embedUrl', {
      description: 'URL to embed a video; null for pictures.',
      nullable: true,
    }),
    width: t.exposeInt('width', { description: 'Width in pixels.' }),
    height: t.exposeInt('height', { description: 'Height in pixels.' }),
    color: t.exposeString('color', {
      description: 'Average color as #rrggbb, shown while the picture loads.',
    }),
    alt: t.string({
      description: 'Alternative text in the language of the call.',
      select: (_args, { locale }) => ({ translations: localesOf(locale) }),
      resolve: ({ translations }, _args, { locale }) =>
        translations.length > 0 ? pickLocale(translations, locale).alt : '',
    }),
  }),
})

/**
 * Returns the URL template of a picture. Browsers cache pictures for a year: the URL includes the
 * revision of the look.
 */
export const pictureTemplate = (sceneKey: string | null): string | null =>
  sceneKey ? `/pictures/${sceneKey}/{width}.{format}?r=${sceneryRevision}` : null

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { usePagePath } from '../../../routing/site.ts'
import { Trail } from '../../shell/JsonLd/Trail.tsx'
import { classes } from '../../../ui/classes.ts'
import { Container } from '../../../ui/Container/Container.tsx'
import { TableOfContents } from '../Contents/TableOfContents.tsx'
import { MediaPicture } from '../../tour/MediaPicture/MediaPicture.tsx'
import { PageMeta } from '../../shell/PageMeta/PageMeta.tsx'
import type { TextPage_LandingFragment } from './TextPage.generated.ts'
import css from './TextPage.module.css'
import { textPageMessages as messages } from './textPage.messages.ts'

interface TextPageProps {
  title: string
  /** Name of the page in the breadcrumbs, where the title is a sentence. */
  crumb?: string
  metaTitle: string
  metaDescription: string
  lead?: ReactNode
  /** Shown under the lead: version, date. */
  facts?: ReactNode
  /** A landing whose picture is shown beside the head. */
  poster?: FragmentType<TextPage_LandingFragment> | undefined
  /** Another picture in its place. */
  picture?: ReactNode
  /** Sections of the page, for a sticky list of links. */
  contents?: readonly { id: string; text: string }[]
  children: ReactNode
  /** Shown after the text, across the whole page. */
  end?: ReactNode
}

/** Returns whether a title has a word wider than a phone at heading size. */
const hasLongWord = (title: string): boolean => title.split(/\s/).some((word) => word.length > 15)

/**
 * Shows what text pages share: breadcrumbs, heading, lead, table of contents, and a readable line
 * length.
 */
export function TextPage({
  title,
  crumb,
  metaTitle,
  metaDescription,
  lead,
  facts,
  poster,
  picture,
  contents = [],
  children,
  end,
}: TextPageProps) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const media = useFragment<TextPage_LandingFragment>(poster ?? null)?.media
  const crumbs = [
    { text: formatMessage(messages.home), url: pathOf('home') },
    { text: crumb ?? title },
  ]
  const hasContents = contents.length > 1
  return (
    <>
      <PageMeta
        title={metaTitle}
        description={metaDescription}
        shareTitle={title}
        picture={media ?? null}
      />
      <Container className={css.page}>
        <Trail label={formatMessage(messages.way)} items={crumbs} className={css.way} />
        <header className={classes(css.head, (media || picture) && css.withPoster)}>
          <div className={css.words}>
            <h1 className={hasLongWord(title) ? css.longWord : undefined}>{title}</h1>
            {lead && <p className={css.lead}>{lead}</p>}
            {facts}
          </div>
          {picture ??
            (media && (
              <MediaPicture
                media={media}
                ratio={4 / 3}
                priority
                rounded
                decorative
                sizes="(min-width: 992px) 520px, 100vw"
              />
            ))}
        </header>
        <div className={classes(css.columns, hasContents && css.withContents)}>
          {hasContents && (
            <TableOfContents title={formatMessage(messages.contents)} sections={contents} />
          )}
          <div className={css.body}>{children}</div>
        </div>
      </Container>
      {end}
    </>
  )
}

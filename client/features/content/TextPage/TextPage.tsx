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
  /** What the page is called in the way from the home page, where the title is a sentence. */
  crumb?: string
  metaTitle: string
  metaDescription: string
  lead?: ReactNode
  /** Under the lead: version, date. */
  facts?: ReactNode
  /** A landing's picture beside the head. */
  poster?: FragmentType<TextPage_LandingFragment> | undefined
  /** Something else in its place. */
  picture?: ReactNode
  /** Sections of the page, for a list of links that stays in view. */
  contents?: readonly { id: string; text: string }[]
  children: ReactNode
  /** Across the whole page, after the text. */
  end?: ReactNode
}

/** So long that it is wider than a phone in the size of a heading. */
const hasLongWord = (title: string): boolean => title.split(/\s/).some((word) => word.length > 15)

/** What pages of words share: the way, heading, lead, table of contents, and a measure that reads well. */
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

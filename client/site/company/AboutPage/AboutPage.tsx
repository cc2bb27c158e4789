import { useIntl } from 'react-intl'
import { SiteFigures } from '../../../features/content/SiteFigures/SiteFigures.tsx'
import { CardList } from '../../../features/content/TextPage/CardList.tsx'
import { CompanyPage } from '../../../features/content/TextPage/CompanyPage.tsx'
import { TextSection } from '../../../features/content/TextPage/TextSection.tsx'
import { useLinkTags } from '../../../features/content/TextPage/useLinkTags.tsx'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { star } from '../../../ui/Icon/people.ts'
import { lock, shield } from '../../../ui/Icon/signs.ts'
import { mountain } from '../../../ui/Icon/travel.ts'
import type { loader } from './AboutPage.loader.ts'
import { aboutMessages as messages } from './aboutPage.messages.ts'
import { useAboutPageQuery } from './AboutPage.generated.ts'

const promises = [
  { icon: shield, title: messages.checked, text: messages.checkedText },
  { icon: lock, title: messages.seats, text: messages.seatsText },
  { icon: star, title: messages.reviews, text: messages.reviewsText },
  { icon: mountain, title: messages.grade, text: messages.gradeText },
] as const
const notSold = [messages.notBorder, messages.notAnimals, messages.notPaper] as const

/** Presents Versta: the company, how it earns money, and what it does not sell. */
export function AboutPage() {
  const { formatMessage } = useIntl()
  const page = useAboutPageQuery(useLoaderResult<typeof loader>().page).data
  const links = useLinkTags('meet', 'certificates', 'contacts')
  return (
    <CompanyPage texts={messages} contacts={page.contacts} poster={page.posters[3]}>
      <TextSection id="what" title={formatMessage(messages.whatTitle)}>
        <p>{formatMessage(messages.whatText)}</p>
        <p>{formatMessage(messages.whatMore, links)}</p>
      </TextSection>
      <TextSection id="numbers" title={formatMessage(messages.numbersTitle)}>
        <SiteFigures query={page} />
      </TextSection>
      <TextSection id="promises" title={formatMessage(messages.promisesTitle)}>
        <CardList
          cards={promises.map(({ icon, title, text }) => ({
            key: title.id,
            icon,
            title: formatMessage(title),
            text: formatMessage(text, links),
          }))}
        />
      </TextSection>
      <TextSection id="money" title={formatMessage(messages.moneyTitle)}>
        <p>{formatMessage(messages.moneyText)}</p>
      </TextSection>
      <TextSection id="not" title={formatMessage(messages.notTitle)}>
        <p>{formatMessage(messages.notText)}</p>
        <ul>
          {notSold.map((message) => (
            <li key={message.id}>{formatMessage(message)}</li>
          ))}
        </ul>
        <p>{formatMessage(messages.decide)}</p>
      </TextSection>
      <TextSection id="desk" title={formatMessage(messages.deskTitle)}>
        <p>{formatMessage(messages.deskText, links)}</p>
      </TextSection>
    </CompanyPage>
  )
}

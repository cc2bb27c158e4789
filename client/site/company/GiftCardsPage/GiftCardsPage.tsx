import { useIntl } from 'react-intl'
import { CardList } from '../../../features/content/TextPage/CardList.tsx'
import { FactList } from '../../../features/content/TextPage/FactList.tsx'
import { CompanyPage } from '../../../features/content/TextPage/CompanyPage.tsx'
import type { loader } from '../../../features/content/TextPage/TextPageData.loader.ts'
import { TextSection } from '../../../features/content/TextPage/TextSection.tsx'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { gift } from '../../../ui/Icon/signs.ts'
import { giftCardsMessages as messages } from './giftCardsPage.messages.ts'
import { GiftCardSample } from './sections/GiftCardSample.tsx'
import { useTextPageDataQuery } from '../../../features/content/TextPage/TextPageData.generated.ts'

const HelpForm = hydrateOnInteraction(
  async () => (await import('./GiftCardsPage.later.tsx')).HelpForm,
)

const amounts = [
  { title: messages.small, text: messages.smallText },
  { title: messages.middle, text: messages.middleText },
  { title: messages.large, text: messages.largeText },
  { title: messages.largest, text: messages.largestText },
] as const
const steps = [
  { title: messages.write, text: messages.writeText },
  { title: messages.pay, text: messages.payText },
  { title: messages.give, text: messages.giveText },
  { title: messages.redeem, text: messages.redeemText },
] as const
const terms = [
  { title: messages.valid, text: messages.validText },
  { title: messages.rest, text: messages.restText },
  { title: messages.other, text: messages.otherText },
  { title: messages.person, text: messages.personText },
  { title: messages.back, text: messages.backText },
  { title: messages.cancelled, text: messages.cancelledText },
] as const

/**
 * Explains gift cards and how to order one: by a help request, since they can't be paid on the site
 * yet.
 */
export function GiftCardsPage() {
  const { formatMessage } = useIntl()
  const { contacts, posters } = useTextPageDataQuery(useLoaderResult<typeof loader>().page).data
  const cardsOf = (list: typeof amounts | typeof steps) =>
    list.map(({ title, text }) => ({
      key: title.id,
      title: formatMessage(title),
      text: formatMessage(text),
    }))
  return (
    <CompanyPage
      texts={messages}
      contacts={contacts}
      form={<HelpForm topics={['gift_card']} />}
      facts={
        <Button look="primary" size="l" icon={gift} as="a" href="#contact">
          {formatMessage(messages.ask)}
        </Button>
      }
      picture={posters[0] && <GiftCardSample landing={posters[0]} />}
    >
      <TextSection id="amounts" title={formatMessage(messages.amountsTitle)}>
        <p>{formatMessage(messages.amountsText)}</p>
        <CardList cards={cardsOf(amounts)} />
      </TextSection>
      <TextSection id="how" title={formatMessage(messages.stepsTitle)}>
        <p>{formatMessage(messages.stepsText)}</p>
        <CardList isNumbered cards={cardsOf(steps)} />
      </TextSection>
      <TextSection id="terms" title={formatMessage(messages.termsTitle)}>
        <FactList
          facts={terms.map(({ title, text }) => ({
            name: formatMessage(title),
            value: formatMessage(text),
          }))}
        />
      </TextSection>
    </CompanyPage>
  )
}
GiftCardsPage.later = [HelpForm]

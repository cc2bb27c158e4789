import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import type { Message } from '../../../i18n/defineMessages.ts'
import { ContactCall } from './ContactCall.tsx'
import { TextPage } from './TextPage.tsx'

type PageText =
  | 'title'
  | 'crumb'
  | 'metaTitle'
  | 'metaDescription'
  | 'lead'
  | 'callTitle'
  | 'callText'
  | 'subject'
type CompanyPageProps = Omit<
  ComponentProps<typeof TextPage>,
  'title' | 'crumb' | 'metaTitle' | 'metaDescription' | 'end'
> &
  Pick<ComponentProps<typeof ContactCall>, 'contacts' | 'form'> & {
    /** The page's own texts; keys are the same on all these pages. */
    texts: Record<PageText, Message>
  }

/** Shows a text page about Versta itself, with contacts at the end. */
export function CompanyPage({ texts, contacts, form, lead, ...page }: CompanyPageProps) {
  const { formatMessage } = useIntl()
  return (
    <TextPage
      title={formatMessage(texts.title)}
      crumb={formatMessage(texts.crumb)}
      metaTitle={formatMessage(texts.metaTitle)}
      metaDescription={formatMessage(texts.metaDescription)}
      lead={lead ?? formatMessage(texts.lead)}
      end={
        <ContactCall
          contacts={contacts}
          title={formatMessage(texts.callTitle)}
          text={formatMessage(texts.callText)}
          subject={formatMessage(texts.subject)}
          form={form}
        />
      }
      {...page}
    />
  )
}

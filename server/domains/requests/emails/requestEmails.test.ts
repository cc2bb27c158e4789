import { describe, expect, test } from '@jest/globals'
import { locales } from '#schema/codes/locales.ts'
import { renderEmail } from '../../../emails/renderEmail.ts'
import {
  type RequestEmailKind,
  requestEmailKinds,
  type RequestFacts,
  requestEmails,
} from './requestEmails.ts'

const facts: RequestFacts = {
  number: 4711,
  tour: 'Ice & Taiga',
  dates: '10 – 14 June 2041',
  people: 2,
  name: 'Ada <Berg>',
  organizer: 'Fern & Nah',
  total: '$2,400.00',
  flightIncluded: true,
  cashback: '$240.00',
  isConfirmed: true,
  firstDue: '$480.00',
  rest: { amount: '$1,920.00', by: '11 May 2041' },
  fullPaymentDueOn: '11 May 2041',
  heldUntil: '2 March at 09:00',
  refund: '$300.00',
  message: 'Bring "warm" socks',
  requestUrl: 'https://versta.example/order/u',
  payUrl: 'https://versta.example/order/u/pay',
  crmUrl: 'https://versta.example/crm/requests',
}

/** Required content of each e-mail, in every language. */
const said: Record<
  RequestEmailKind,
  {
    en: RegExp[]
    de: RegExp[]
    says: readonly (keyof RequestFacts)[]
    leadsTo: 'requestUrl' | 'payUrl' | 'crmUrl'
  }
> = {
  asked: {
    en: [/set aside/, /owe nothing/],
    de: [/reserviert/, /schulden Sie nichts/],
    says: ['tour', 'dates', 'total', 'heldUntil'],
    leadsTo: 'requestUrl',
  },
  confirmed: {
    en: [/has confirmed/, /please pay/],
    de: [/bestätigt/, /zahlen Sie bitte/],
    says: ['tour', 'firstDue', 'heldUntil', 'message'],
    leadsTo: 'payUrl',
  },
  paid: {
    en: [/seats are yours/, /who travels/],
    de: [/gehören Ihnen/, /wer mitreist/],
    says: ['tour', 'dates'],
    leadsTo: 'requestUrl',
  },
  complete: {
    en: [/Welcome back/, /honest lines/],
    de: [/Willkommen zurück/, /ehrliche Zeilen/],
    says: ['tour', 'organizer'],
    leadsTo: 'requestUrl',
  },
  cancelledByTourist: {
    en: [/You have canceled/, /goes back/],
    de: [/Sie haben .* storniert/, /gehen .* zurück/],
    says: ['number', 'tour', 'refund'],
    leadsTo: 'requestUrl',
  },
  cancelledByAuthor: {
    en: [/sorry/, /All you paid/],
    de: [/tut uns leid/, /Alles, was Sie gezahlt haben/],
    says: ['organizer', 'tour', 'refund', 'message'],
    leadsTo: 'requestUrl',
  },
  cancelledBySystem: {
    en: [/is over/, /Ask again/],
    de: [/ist vorbei/, /Fragen Sie neu an/],
    says: ['number', 'tour', 'dates'],
    leadsTo: 'requestUrl',
  },
  cancelledByAdmin: {
    en: [/We had to cancel/, /Our team writes/],
    de: [/Wir mussten/, /Unser Team schreibt/],
    says: ['tour', 'refund', 'message'],
    leadsTo: 'requestUrl',
  },
  heldLonger: {
    en: [/held longer/],
    de: [/länger gehalten/],
    says: ['tour', 'heldUntil', 'message', 'firstDue'],
    leadsTo: 'payUrl',
  },
  holdEnds: {
    en: [/only the prepayment/, /free for others/],
    de: [/nur noch die Anzahlung/, /stehen sie anderen offen/],
    says: ['tour', 'firstDue', 'heldUntil'],
    leadsTo: 'payUrl',
  },
  restDue: {
    en: [/\$1,920\.00/, /by 11 May 2041/],
    de: [/\$1,920\.00/, /bis 11 May 2041/],
    says: ['tour', 'dates'],
    leadsTo: 'payUrl',
  },
  restOverdue: {
    en: [/are overdue/, /was due by/],
    de: [/sind überfällig/, /war bis .* fällig/],
    says: ['tour', 'firstDue', 'fullPaymentDueOn'],
    leadsTo: 'payUrl',
  },
  organizerAsked: {
    en: [/asks for 2 seats/, /ends by itself/],
    de: [/fragt 2 Plätze an/, /endet die Anfrage von selbst/],
    says: ['number', 'tour', 'total', 'message'],
    leadsTo: 'crmUrl',
  },
  organizerPaid: {
    en: [/has paid/],
    de: [/hat gezahlt/],
    says: ['number', 'tour', 'dates'],
    leadsTo: 'crmUrl',
  },
  organizerCancelled: {
    en: [/has ended/],
    de: [/ist beendet/],
    says: ['number', 'tour', 'dates'],
    leadsTo: 'crmUrl',
  },
  organizerHeldLonger: {
    en: [/has taken more time/],
    de: [/mehr Zeit zum Zahlen genommen/],
    says: ['number', 'heldUntil'],
    leadsTo: 'crmUrl',
  },
  organizerRestOverdue: {
    en: [/has not paid the rest/],
    de: [/den Rest .* nicht gezahlt/],
    says: ['number', 'tour', 'firstDue', 'fullPaymentDueOn'],
    leadsTo: 'crmUrl',
  },
}

const cases = locales.flatMap((locale) => requestEmailKinds.map((kind) => [kind, locale] as const))
const isAboutHold = (kind: RequestEmailKind) =>
  ['heldLonger', 'holdEnds', 'organizerHeldLonger'].includes(kind)
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

describe.each(cases)('e-mail %s in %s', (kind, locale) => {
  const letter = requestEmails[locale][kind](facts)
  const { subject, text, html } = renderEmail(letter, locale)
  const { says, leadsTo, ...words } = said[kind]

  test('states its facts as text and as HTML', () => {
    for (const pattern of words[locale]) expect(`${subject}\n${text}`).toMatch(pattern)
    for (const fact of says) expect(`${subject}\n${text}`).toContain(String(facts[fact]))
    expect(html).toContain(`<html lang="${locale}">`)
    for (const part of [subject, ...letter.paragraphs]) expect(html).toContain(escaped(part))
    for (const paragraph of letter.paragraphs) expect(text).toContain(paragraph)
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|\[object|NaN/)
  })

  test('links to the page where its reader acts, for organizers only to the CRM', () => {
    expect(letter.action?.url).toBe(facts[leadsTo])
    expect(text).toContain(`${letter.action?.label}: ${facts[leadsTo]}`)
    expect(html).toContain(`href="${facts[leadsTo]}"`)
    if (kind.startsWith('organizer')) expect(`${text}${html}`).not.toContain('/order/')
  })

  test('omits empty facts', () => {
    // an e-mail about a hold is only written while there is one
    const heldUntil = isAboutHold(kind) ? facts.heldUntil : null
    const bare = {
      ...facts,
      message: '',
      refund: null,
      heldUntil,
      flightIncluded: false,
      cashback: null,
      people: 1,
    }
    const written = renderEmail(requestEmails[locale][kind](bare), locale)
    expect(`${written.subject}${written.text}`).not.toMatch(/“”|„“|undefined|null(?!s)/)
  })
})

test('shares no text between the languages', () => {
  for (const kind of requestEmailKinds) {
    const { en, de } = { en: requestEmails.en[kind](facts), de: requestEmails.de[kind](facts) }
    expect(
      [de.subject, de.action?.label, ...de.paragraphs].filter(
        (part) => part && [en.subject, en.action?.label, ...en.paragraphs].includes(part),
      ),
    ).toEqual([])
  }
})

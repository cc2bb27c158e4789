import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'

/** What a letter about a request speaks of; dates and money are written out in the reader's language. */
export interface RequestFacts {
  number: number
  tour: string
  dates: string
  people: number
  name: string
  organizer: string
  total: string
  flightIncluded: boolean
  /** Part of the price that goes back the way it was paid: promised, and on its way once the trip is over. Null where none is. */
  cashback: string | null
  /** The organizer has said yes. */
  isConfirmed: boolean
  /** Null where nothing is due at once. */
  firstDue: string | null
  /** What is left for later, and its day written out; null where nothing is. */
  rest: { amount: string; by: string } | null
  /** Day on which the whole price is due, written out. */
  wholeDueOn: string
  /** Instant until which seats are held, written out; null where they are not held any more. */
  heldUntil: string | null
  /** What came back or is on its way; null where nothing was paid. */
  refund: string | null
  /** Words of the other side, empty where there are none. */
  message: string
  requestUrl: string
  payUrl: string
  crmUrl: string
}

/** What has happened, by who reads of it. */
export const letterKinds = [
  'asked',
  'confirmed',
  'paid',
  'complete',
  'cancelledByTourist',
  'cancelledByAuthor',
  'cancelledBySystem',
  'cancelledByAdmin',
  'heldLonger',
  'holdEnds',
  'restDue',
  'restOverdue',
  'organizerAsked',
  'organizerPaid',
  'organizerCancelled',
  'organizerHeldLonger',
  'organizerRestOverdue',
] as const
export type LetterKind = (typeof letterKinds)[number]

type Letters = Record<LetterKind, (facts: RequestFacts) => EmailContent>

const given = (...paragraphs: (string | null | false)[]): string[] =>
  paragraphs.filter((paragraph): paragraph is string => typeof paragraph === 'string' && paragraph !== '')

const inPrice = {
  en: ({ flightIncluded, cashback }: RequestFacts): string[] =>
    given(flightIncluded && 'Flights are in the price.', cashback && `With cashback: ${cashback} come back to you after the trip.`),
  de: ({ flightIncluded, cashback }: RequestFacts): string[] =>
    given(
      flightIncluded && 'Flüge sind im Preis enthalten.',
      cashback && `Mit Cashback: ${cashback} kommen nach der Reise zu Ihnen zurück.`,
    ),
}

const en: Letters = {
  asked: (f) => ({
    subject: `Request ${f.number}: ${f.organizer} is looking at it`,
    paragraphs: given(
      `Hello ${f.name}, your seats are set aside: ${f.tour}, ${f.dates}, ${f.people === 1 ? '1 traveler' : `${f.people} travelers`}, ${f.total} in all.`,
      ...inPrice.en(f),
      f.heldUntil && `${f.organizer} answers by ${f.heldUntil}. Until then you owe nothing, and afterward only if the answer is yes.`,
    ),
    action: { label: 'See the request', url: f.requestUrl },
  }),
  confirmed: (f) => ({
    subject: `Confirmed: ${f.tour}`,
    paragraphs: given(
      `Good news, ${f.name}: ${f.organizer} has confirmed your trip of ${f.dates}.`,
      ...inPrice.en(f),
      f.message && `${f.organizer} writes: “${f.message}”`,
      f.firstDue && f.heldUntil && `To keep the seats, please pay ${f.firstDue} by ${f.heldUntil}.`,
    ),
    action: f.firstDue ? { label: `Pay ${f.firstDue}`, url: f.payUrl } : { label: 'See the request', url: f.requestUrl },
  }),
  paid: (f) => ({
    subject: `Paid: your seats for ${f.tour}`,
    paragraphs: given(
      `Thank you, ${f.name}. Your payment has arrived and the seats are yours: ${f.dates}.`,
      'Next, tell us who travels; the organizer needs the names for permits and tickets.',
    ),
    action: { label: 'See what comes next', url: f.requestUrl },
  }),
  complete: (f) => ({
    subject: `How was ${f.tour}?`,
    paragraphs: given(
      `Welcome back, ${f.name}. A few honest lines help those who come after you, and ${f.organizer} reads every one of them.`,
      f.cashback && `And your cashback is on its way: ${f.cashback} go back by the way you paid. We write again when it is done.`,
    ),
    action: { label: 'See the trip', url: f.requestUrl },
  }),
  cancelledByTourist: (f) => ({
    subject: `Request ${f.number} is canceled`,
    paragraphs: given(
      `You have canceled ${f.tour}, ${f.dates}. The seats are free again.`,
      f.refund && `${f.refund} goes back by the way you paid, within 14 days.`,
    ),
    action: { label: 'See the request', url: f.requestUrl },
  }),
  cancelledByAuthor: (f) => ({
    subject: `${f.organizer} can't take you: request ${f.number}`,
    paragraphs: given(
      `We are sorry, ${f.name}: ${f.organizer} has canceled ${f.tour}, ${f.dates}.`,
      f.message && `${f.organizer} writes: “${f.message}”`,
      f.refund ? `All you paid, ${f.refund}, goes back by the way you paid, within 14 days.` : 'You have paid nothing and owe nothing.',
    ),
    action: { label: 'See the request', url: f.requestUrl },
  }),
  cancelledBySystem: (f) => ({
    subject: `Request ${f.number} has run out`,
    paragraphs: given(
      `The time for which the seats for ${f.tour}, ${f.dates}, were held is over, so they are free again.`,
      'You still want to go? Ask again while there are seats: it takes a minute.',
    ),
    action: { label: 'See the request', url: f.requestUrl },
  }),
  cancelledByAdmin: (f) => ({
    subject: `Request ${f.number} is canceled`,
    paragraphs: given(
      `We had to cancel ${f.tour}, ${f.dates}.`,
      f.message && `Our team writes: “${f.message}”`,
      f.refund && `All you paid, ${f.refund}, goes back by the way you paid, within 14 days.`,
    ),
    action: { label: 'See the request', url: f.requestUrl },
  }),
  heldLonger: (f) => ({
    subject: `Your seats for ${f.tour} are held until ${f.heldUntil}`,
    paragraphs: given(
      `Hello ${f.name}, the seats for ${f.tour}, ${f.dates}, are held longer: until ${f.heldUntil}.`,
      f.message && `${f.organizer} writes: “${f.message}”`,
      f.isConfirmed && f.firstDue && `To keep them, please pay ${f.firstDue} by then.`,
    ),
    action: f.isConfirmed && f.firstDue ? { label: `Pay ${f.firstDue}`, url: f.payUrl } : { label: 'See the request', url: f.requestUrl },
  }),
  holdEnds: (f) => ({
    subject: `Your seats for ${f.tour} wait until ${f.heldUntil}`,
    paragraphs: given(
      `Hello ${f.name}, ${f.organizer} has confirmed, only ${f.firstDue === f.total ? 'the payment' : 'the prepayment'} of ${f.firstDue} is missing.`,
      `The seats are held until ${f.heldUntil}. After that they are free for others.`,
    ),
    action: { label: `Pay ${f.firstDue}`, url: f.payUrl },
  }),
  restDue: (f) => ({
    subject: `${f.rest?.amount} are due by ${f.rest?.by}`,
    paragraphs: given(`Hello ${f.name}, ${f.tour} is near: ${f.dates}.`, `Please pay the rest, ${f.rest?.amount}, by ${f.rest?.by}.`),
    action: { label: `Pay ${f.rest?.amount}`, url: f.payUrl },
  }),
  restOverdue: (f) => ({
    subject: `${f.firstDue} for ${f.tour} are overdue`,
    paragraphs: given(
      `Hello ${f.name}, the rest for ${f.tour}, ${f.dates}, was due by ${f.wholeDueOn}, and ${f.firstDue} are still missing.`,
      `Please pay now, so that ${f.organizer} can keep everything ready for you. If something stands in the way, tell ${f.organizer} or us: the sooner we know, the more can be done.`,
    ),
    action: { label: `Pay ${f.firstDue}`, url: f.payUrl },
  }),
  organizerAsked: (f) => ({
    subject: `New request ${f.number}: ${f.tour}`,
    paragraphs: given(
      `${f.name} asks for ${f.people === 1 ? '1 seat' : `${f.people} seats`}, ${f.dates}, ${f.total} in all.`,
      f.message && `They write: “${f.message}”`,
      f.heldUntil && `The seats are held until ${f.heldUntil}. After that the request ends by itself.`,
    ),
    action: { label: 'Answer in the CRM', url: f.crmUrl },
  }),
  organizerPaid: (f) => ({
    subject: `Paid: request ${f.number}, ${f.tour}`,
    paragraphs: given(`${f.name} has paid. The seats of ${f.dates} are sold.`),
    action: { label: 'Open the CRM', url: f.crmUrl },
  }),
  organizerCancelled: (f) => ({
    subject: `Canceled: request ${f.number}, ${f.tour}`,
    paragraphs: given(`The request of ${f.name} for ${f.dates} has ended. Its seats are free again.`, f.message && `“${f.message}”`),
    action: { label: 'Open the CRM', url: f.crmUrl },
  }),
  organizerHeldLonger: (f) => ({
    subject: `More time to pay: request ${f.number}, ${f.tour}`,
    paragraphs: given(`${f.name} has taken more time to pay, which everybody may once. The seats are held until ${f.heldUntil}.`),
    action: { label: 'Open the CRM', url: f.crmUrl },
  }),
  organizerRestOverdue: (f) => ({
    subject: `Rest overdue: request ${f.number}, ${f.tour}`,
    paragraphs: given(
      `${f.name} has not paid the rest for ${f.dates}: ${f.firstDue} were due by ${f.wholeDueOn}.`,
      'We have reminded them today. The seats stay theirs until you or they cancel.',
    ),
    action: { label: 'Open the CRM', url: f.crmUrl },
  }),
}

const de: Letters = {
  asked: (f) => ({
    subject: `Anfrage ${f.number}: ${f.organizer} sieht sie sich an`,
    paragraphs: given(
      `Guten Tag ${f.name}, Ihre Plätze sind reserviert: ${f.tour}, ${f.dates}, ${f.people === 1 ? '1 Person' : `${f.people} Personen`}, zusammen ${f.total}.`,
      ...inPrice.de(f),
      f.heldUntil &&
        `${f.organizer} antwortet bis ${f.heldUntil}. Bis dahin schulden Sie nichts, und danach nur, wenn die Antwort Ja lautet.`,
    ),
    action: { label: 'Anfrage ansehen', url: f.requestUrl },
  }),
  confirmed: (f) => ({
    subject: `Bestätigt: ${f.tour}`,
    paragraphs: given(
      `Gute Nachricht, ${f.name}: ${f.organizer} hat Ihre Reise bestätigt, ${f.dates}.`,
      ...inPrice.de(f),
      f.message && `${f.organizer} schreibt: „${f.message}“`,
      f.firstDue && f.heldUntil && `Damit die Plätze Ihre bleiben, zahlen Sie bitte ${f.firstDue} bis ${f.heldUntil}.`,
    ),
    action: f.firstDue ? { label: `${f.firstDue} zahlen`, url: f.payUrl } : { label: 'Anfrage ansehen', url: f.requestUrl },
  }),
  paid: (f) => ({
    subject: `Bezahlt: Ihre Plätze für ${f.tour}`,
    paragraphs: given(
      `Danke, ${f.name}. Ihre Zahlung ist da, die Plätze gehören Ihnen: ${f.dates}.`,
      'Sagen Sie uns als Nächstes, wer mitreist; der Veranstalter braucht die Namen für Genehmigungen und Fahrscheine.',
    ),
    action: { label: 'Wie es weitergeht', url: f.requestUrl },
  }),
  complete: (f) => ({
    subject: `Wie war es: ${f.tour}?`,
    paragraphs: given(
      `Willkommen zurück, ${f.name}. Ein paar ehrliche Zeilen helfen denen, die nach Ihnen kommen, und ${f.organizer} liest jede davon.`,
      f.cashback &&
        `Und Ihr Cashback ist unterwegs: ${f.cashback} gehen auf dem Weg zurück, auf dem Sie gezahlt haben. Wir schreiben Ihnen, sobald es so weit ist.`,
    ),
    action: { label: 'Reise ansehen', url: f.requestUrl },
  }),
  cancelledByTourist: (f) => ({
    subject: `Anfrage ${f.number} ist storniert`,
    paragraphs: given(
      `Sie haben ${f.tour}, ${f.dates}, storniert. Die Plätze sind wieder frei.`,
      f.refund && `${f.refund} gehen auf dem Weg zurück, auf dem Sie gezahlt haben, binnen 14 Tagen.`,
    ),
    action: { label: 'Anfrage ansehen', url: f.requestUrl },
  }),
  cancelledByAuthor: (f) => ({
    subject: `${f.organizer} muss absagen: Anfrage ${f.number}`,
    paragraphs: given(
      `Es tut uns leid, ${f.name}: ${f.organizer} hat ${f.tour}, ${f.dates}, abgesagt.`,
      f.message && `${f.organizer} schreibt: „${f.message}“`,
      f.refund
        ? `Alles, was Sie gezahlt haben, ${f.refund}, geht auf demselben Weg zurück, binnen 14 Tagen.`
        : 'Sie haben nichts gezahlt und schulden nichts.',
    ),
    action: { label: 'Anfrage ansehen', url: f.requestUrl },
  }),
  cancelledBySystem: (f) => ({
    subject: `Anfrage ${f.number} ist abgelaufen`,
    paragraphs: given(
      `Die Zeit, für die die Plätze für ${f.tour}, ${f.dates}, gehalten wurden, ist vorbei; sie sind wieder frei.`,
      'Sie möchten noch immer mit? Fragen Sie neu an, solange es Plätze gibt: Das dauert eine Minute.',
    ),
    action: { label: 'Anfrage ansehen', url: f.requestUrl },
  }),
  cancelledByAdmin: (f) => ({
    subject: `Anfrage ${f.number} ist storniert`,
    paragraphs: given(
      `Wir mussten ${f.tour}, ${f.dates}, stornieren.`,
      f.message && `Unser Team schreibt: „${f.message}“`,
      f.refund && `Alles, was Sie gezahlt haben, ${f.refund}, geht auf demselben Weg zurück, binnen 14 Tagen.`,
    ),
    action: { label: 'Anfrage ansehen', url: f.requestUrl },
  }),
  heldLonger: (f) => ({
    subject: `Ihre Plätze für ${f.tour} sind bis ${f.heldUntil} gehalten`,
    paragraphs: given(
      `Guten Tag ${f.name}, die Plätze für ${f.tour}, ${f.dates}, sind länger gehalten: bis ${f.heldUntil}.`,
      f.message && `${f.organizer} schreibt: „${f.message}“`,
      f.isConfirmed && f.firstDue && `Damit sie Ihre bleiben, zahlen Sie bitte bis dahin ${f.firstDue}.`,
    ),
    action:
      f.isConfirmed && f.firstDue ? { label: `${f.firstDue} zahlen`, url: f.payUrl } : { label: 'Anfrage ansehen', url: f.requestUrl },
  }),
  holdEnds: (f) => ({
    subject: `Ihre Plätze für ${f.tour} warten bis ${f.heldUntil}`,
    paragraphs: given(
      `Guten Tag ${f.name}, ${f.organizer} hat bestätigt, es fehlt nur noch die ${f.firstDue === f.total ? 'Zahlung' : 'Anzahlung'} von ${f.firstDue}.`,
      `Die Plätze sind bis ${f.heldUntil} gehalten. Danach stehen sie anderen offen.`,
    ),
    action: { label: `${f.firstDue} zahlen`, url: f.payUrl },
  }),
  restDue: (f) => ({
    subject: `${f.rest?.amount} sind bis ${f.rest?.by} fällig`,
    paragraphs: given(
      `Guten Tag ${f.name}, bald ist es so weit: ${f.tour}, ${f.dates}.`,
      `Bitte zahlen Sie den Rest, ${f.rest?.amount}, bis ${f.rest?.by}.`,
    ),
    action: { label: `${f.rest?.amount} zahlen`, url: f.payUrl },
  }),
  restOverdue: (f) => ({
    subject: `${f.firstDue} für ${f.tour} sind überfällig`,
    paragraphs: given(
      `Guten Tag ${f.name}, der Rest für ${f.tour}, ${f.dates}, war bis ${f.wholeDueOn} fällig; es fehlen noch ${f.firstDue}.`,
      `Bitte zahlen Sie jetzt, damit ${f.organizer} alles für Sie bereithalten kann. Steht etwas im Weg, sagen Sie ${f.organizer} oder uns Bescheid: Je früher wir davon wissen, desto mehr lässt sich machen.`,
    ),
    action: { label: `${f.firstDue} zahlen`, url: f.payUrl },
  }),
  organizerAsked: (f) => ({
    subject: `Neue Anfrage ${f.number}: ${f.tour}`,
    paragraphs: given(
      `${f.name} fragt ${f.people === 1 ? '1 Platz' : `${f.people} Plätze`} an, ${f.dates}, zusammen ${f.total}.`,
      f.message && `Dazu: „${f.message}“`,
      f.heldUntil && `Die Plätze sind bis ${f.heldUntil} gehalten. Danach endet die Anfrage von selbst.`,
    ),
    action: { label: 'Im CRM antworten', url: f.crmUrl },
  }),
  organizerPaid: (f) => ({
    subject: `Bezahlt: Anfrage ${f.number}, ${f.tour}`,
    paragraphs: given(`${f.name} hat gezahlt. Die Plätze vom ${f.dates} sind verkauft.`),
    action: { label: 'CRM öffnen', url: f.crmUrl },
  }),
  organizerCancelled: (f) => ({
    subject: `Storniert: Anfrage ${f.number}, ${f.tour}`,
    paragraphs: given(`Die Anfrage von ${f.name} für ${f.dates} ist beendet. Ihre Plätze sind wieder frei.`, f.message && `„${f.message}“`),
    action: { label: 'CRM öffnen', url: f.crmUrl },
  }),
  organizerHeldLonger: (f) => ({
    subject: `Mehr Zeit zum Zahlen: Anfrage ${f.number}, ${f.tour}`,
    paragraphs: given(
      `${f.name} hat sich mehr Zeit zum Zahlen genommen; das darf jeder einmal. Die Plätze sind bis ${f.heldUntil} gehalten.`,
    ),
    action: { label: 'CRM öffnen', url: f.crmUrl },
  }),
  organizerRestOverdue: (f) => ({
    subject: `Rest überfällig: Anfrage ${f.number}, ${f.tour}`,
    paragraphs: given(
      `${f.name} hat den Rest für ${f.dates} nicht gezahlt: ${f.firstDue} waren bis ${f.wholeDueOn} fällig.`,
      'Wir haben heute daran erinnert. Die Plätze bleiben vergeben, bis eine Seite storniert.',
    ),
    action: { label: 'CRM öffnen', url: f.crmUrl },
  }),
}

export const requestLetters: Record<Locale, Letters> = { en, de }

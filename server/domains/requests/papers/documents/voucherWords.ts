import type { Locale } from '#schema/codes/locales.ts'

/** Texts of the voucher. */
interface VoucherWords {
  voucher: string
  subject: string
  number: (number: string) => string
  cancelled: string
  show: string
  scan: string
  trip: string
  when: string
  startTime: (time: string, zone: string) => string
  people: string
  count: (adults: number, children: number) => string
  place: string
  request: string
  travelers: string
  /** For a seat that nobody has been named for. */
  unnamed: (count: number) => string
  lead: string
  meetingPoint: string
  meetingOpen: (organizer: string) => string
  organizer: string
  legal: (name: string) => string
  emergency: string
  emergencyFirst: string
  emergency112: string
  emergencyUs: string
  money: string
  price: string
  paid: string
  open: string
  openBy: (day: string) => string
  nothingOpen: string
  onTheSpot: string
  page: (page: number, total: number) => string
}

export const voucherWords: Record<Locale, VoucherWords> = {
  en: {
    voucher: 'Voucher',
    subject: 'Voucher for a trip',
    number: (number) => `Voucher ${number}`,
    cancelled: 'Canceled: this voucher is not valid',
    show: 'Show this page to your guide at the start, on paper or on your phone.',
    scan: 'Guides scan the code to see that the voucher is valid.',
    trip: 'Your trip',
    when: 'When',
    startTime: (time, zone) => `Starts at ${time} (${zone})`,
    people: 'Who',
    count: (adults, children) =>
      `${adults} ${adults === 1 ? 'adult' : 'adults'}${children > 0 ? `, ${children} ${children === 1 ? 'child' : 'children'}` : ''}`,
    place: 'Place',
    request: 'Request',
    travelers: 'Who travels',
    unnamed: (count) => (count === 1 ? 'one seat without a name yet' : `${count} seats without a name yet`),
    lead: 'Booked by',
    meetingPoint: 'Where we meet',
    meetingOpen: (organizer) => `${organizer} writes the exact place to you before the start.`,
    organizer: 'Your organizer',
    legal: (name) => `Contract partner: ${name}`,
    emergency: 'If something goes wrong',
    emergencyFirst: 'Call the organizer first: they are nearest.',
    emergency112: 'Danger to life: 112, everywhere in Russia, even without a SIM card',
    emergencyUs: 'Versta, if you reach nobody',
    money: 'Payment',
    price: 'Price of the trip',
    paid: 'Paid',
    open: 'Still to be paid',
    openBy: (day) => `Still to be paid, by ${day}`,
    nothingOpen: 'Everything is paid.',
    onTheSpot: 'Not included: you pay this yourself on the spot',
    page: (page, total) => `Page ${page} of ${total}`,
  },
  de: {
    voucher: 'Voucher',
    subject: 'Voucher für eine Reise',
    number: (number) => `Voucher ${number}`,
    cancelled: 'Storniert: Dieser Voucher ist nicht gültig',
    show: 'Zeigen Sie diese Seite bei der Abreise Ihrem Guide, ausgedruckt oder auf dem Telefon.',
    scan: 'Guides scannen den Code und sehen, dass der Voucher gültig ist.',
    trip: 'Ihre Reise',
    when: 'Wann',
    startTime: (time, zone) => `Beginn um ${time} Uhr (${zone})`,
    people: 'Wer',
    count: (adults, children) =>
      `${adults} ${adults === 1 ? 'Erwachsener' : 'Erwachsene'}${children > 0 ? `, ${children} ${children === 1 ? 'Kind' : 'Kinder'}` : ''}`,
    place: 'Platz',
    request: 'Anfrage',
    travelers: 'Wer reist',
    unnamed: (count) => (count === 1 ? 'ein Platz noch ohne Namen' : `${count} Plätze noch ohne Namen`),
    lead: 'Gebucht von',
    meetingPoint: 'Treffpunkt',
    meetingOpen: (organizer) => `${organizer} schreibt Ihnen vor der Abreise, wo genau Sie sich treffen.`,
    organizer: 'Ihr Veranstalter',
    legal: (name) => `Vertragspartner: ${name}`,
    emergency: 'Wenn etwas schiefgeht',
    emergencyFirst: 'Rufen Sie zuerst den Veranstalter an, er ist am nächsten dran.',
    emergency112: 'Bei Lebensgefahr: 112, in ganz Russland, auch ohne SIM-Karte',
    emergencyUs: 'Versta, wenn Sie niemanden erreichen',
    money: 'Bezahlung',
    price: 'Reisepreis',
    paid: 'Bezahlt',
    open: 'Noch zu zahlen',
    openBy: (day) => `Noch zu zahlen, bis ${day}`,
    nothingOpen: 'Alles ist bezahlt.',
    onTheSpot: 'Nicht enthalten, zahlen Sie vor Ort selbst',
    page: (page, total) => `Seite ${page} von ${total}`,
  },
}

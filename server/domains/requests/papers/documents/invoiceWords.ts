import type { Locale } from '#schema/codes/locales.ts'

/** Texts of invoices and credit notes. */
interface InvoiceWords {
  invoice: string
  creditNote: string
  subject: string
  number: string
  issued: string
  request: string
  corrects: string
  seller: string
  buyer: string
  trip: string
  people: (count: number) => string
  what: string
  quantity: string
  unit: string
  amount: string
  total: string
  creditTotal: string
  lines: Readonly<Record<string, string>>
  cancelled: string
  reduced: string
  register: (number: string) => string
  writtenFor: (name: string, seller: string) => string
  tax: string
  money: (day: string) => string
  arrived: string
  wentBack: string
  onItsWay: string
  balance: string
  credited: (number: string) => string
  open: string
  noMoney: string
  page: (page: number, total: number) => string
}

export const invoiceWords: Record<Locale, InvoiceWords> = {
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    subject: 'Invoice for a trip',
    number: 'Number',
    issued: 'Issued',
    request: 'Request',
    corrects: 'Corrects invoice',
    seller: 'Seller',
    buyer: 'Buyer',
    trip: 'Trip',
    people: (count) => (count === 1 ? 'one traveler' : `${count} travelers`),
    what: 'What for',
    quantity: 'Number',
    unit: 'Each',
    amount: 'Amount',
    total: 'Total',
    creditTotal: 'Taken off the invoice',
    lines: { adult: 'Adult', child: 'Child', traveler: 'Traveler', discount: 'Discount' },
    cancelled: 'Trip canceled: the part of the price that is no longer charged',
    reduced: 'Reduction of the price after the trip',
    register: (number) => `Registration number ${number}`,
    writtenFor: (name, seller) =>
      `Issued by ${name} in the name and for the account of ${seller}. ${name} arranges the trip and collects the payments.`,
    tax: 'All amounts are final; no VAT is shown separately.',
    money: (day) => `Payments as of ${day}`,
    arrived: 'Payment received',
    wentBack: 'Paid back',
    onItsWay: 'Repayment on its way',
    balance: 'Paid, repayments taken off',
    credited: (number) => `Credit note ${number}`,
    open: 'Still to be paid',
    noMoney: 'No payment has arrived yet.',
    page: (page, total) => `Page ${page} of ${total}`,
  },
  de: {
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    subject: 'Rechnung über eine Reise',
    number: 'Nummer',
    issued: 'Ausgestellt am',
    request: 'Anfrage',
    corrects: 'Korrigiert Rechnung',
    seller: 'Verkäufer',
    buyer: 'Käufer',
    trip: 'Reise',
    people: (count) => (count === 1 ? 'eine Person' : `${count} Personen`),
    what: 'Leistung',
    quantity: 'Anzahl',
    unit: 'Einzelpreis',
    amount: 'Betrag',
    total: 'Gesamtbetrag',
    creditTotal: 'Minderung der Rechnung',
    lines: { adult: 'Erwachsene', child: 'Kinder', traveler: 'Reisende', discount: 'Rabatt' },
    cancelled: 'Stornierte Reise: nicht mehr berechneter Teil des Preises',
    reduced: 'Preisminderung nach der Reise',
    register: (number) => `Registernummer ${number}`,
    writtenFor: (name, seller) =>
      `Ausgestellt von ${name} im Namen und für Rechnung von ${seller}. ${name} vermittelt die Reise und nimmt die Zahlungen entgegen.`,
    tax: 'Alle Beträge sind Endbeträge; Umsatzsteuer wird nicht gesondert ausgewiesen.',
    money: (day) => `Zahlungen, Stand ${day}`,
    arrived: 'Zahlung eingegangen',
    wentBack: 'Zurückgezahlt',
    onItsWay: 'Rückzahlung unterwegs',
    balance: 'Gezahlt, abzüglich Rückzahlungen',
    credited: (number) => `Rechnungskorrektur ${number}`,
    open: 'Noch zu zahlen',
    noMoney: 'Bisher ist keine Zahlung eingegangen.',
    page: (page, total) => `Seite ${page} von ${total}`,
  },
}

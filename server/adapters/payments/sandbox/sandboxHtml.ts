import { type Locale, localeFacts } from '#schema/codes/locales.ts'
import { exactMoney } from '#schema/rules/money/exactMoney.ts'
import type { SandboxPayment } from './sandboxBooks.ts'
import { sandboxStyle } from './sandboxStyle.ts'
import { sandboxTexts } from './sandboxTexts.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

const page = (locale: Locale, title: string, parts: readonly string[]): string => {
  const texts = sandboxTexts[locale]
  return `<!doctype html>
<html lang="${localeFacts[locale].code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)} · Versta</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${sandboxStyle}</style></head><body><p class="banner" role="note">${safe(texts.banner)}</p>
<main><div class="ticket">${parts.map((part) => `<div class="part">${part}</div>`).join('')}</div></main></body></html>`
}

export type SandboxView = 'open' | 'expired' | Exclude<SandboxPayment['status'], 'waiting'>

/** Renders the page of a payment: the amount and the choices, or the outcome. */
export const paymentHtml = (payment: SandboxPayment, view: SandboxView, locale: Locale): string => {
  const texts = sandboxTexts[locale]
  const amount = safe(exactMoney(payment.amountMinor, payment.currency, locale))
  const about = `<p class="about">${safe(payment.description)}</p>`
  if (view !== 'open') {
    const targets = {
      paid: payment.successUrl,
      refunded: payment.successUrl,
      declined: payment.failUrl,
      expired: payment.expiredUrl,
    }
    const target = targets[view]
    return page(locale, texts[view], [
      `<h1 class="words">${safe(texts[view])}</h1>${about}<p class="facts">${amount}</p>`,
      `<div class="stack"><a class="button" href="${safe(target)}">${safe(texts.back)}</a></div>`,
    ])
  }
  const until = new Intl.DateTimeFormat(localeFacts[locale].code, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const choice = (value: SandboxChoice, label: string, note: string) =>
    `<button name="choice" value="${value}">${safe(label)}</button><p class="note">${safe(note)}</p>`
  return page(locale, texts.title, [
    `<p class="due">${safe(texts.due)}</p><h1>${amount}</h1>${about}
<p class="facts">${safe(texts[payment.method])}. ${safe(texts.until)} <time datetime="${payment.expiresAt.toISOString()}">${safe(until.format(payment.expiresAt))} UTC</time>.</p>`,
    `<form method="post"><button class="pay" name="choice" value="pay">${texts.pay(amount)}</button></form>`,
    `<form method="post"><h2>${safe(texts.more)}</h2>${choice('later', texts.later, texts.laterNote)}${choice('twice', texts.twice, texts.twiceNote)}
${choice('decline', texts.decline, texts.declineNote)}${choice('leave', texts.leave, texts.leaveNote)}</form>`,
  ])
}

export const sandboxChoices = ['pay', 'decline', 'leave', 'later', 'twice'] as const
export type SandboxChoice = (typeof sandboxChoices)[number]

export const noPaymentHtml = (locale: Locale): string => {
  const texts = sandboxTexts[locale]
  return page(locale, texts.none, [
    `<h1 class="words">${safe(texts.none)}</h1><p class="about">${safe(texts.noneNote)}</p>`,
  ])
}

/** Operates the order form as a visitor would. */
import { expect, type Page } from '@playwright/test'
import type { Departure } from './catalogue.ts'
import type { Contact } from './orders.ts'

const labels = {
  en: { name: 'Your name', email: 'E-mail', phone: 'Phone' },
  de: { name: 'Ihr Name', email: 'E-Mail', phone: 'Telefon' },
}

/** Fills in the three contact fields. */
export const fillContact = async (
  page: Page,
  { name, email, phone }: Contact,
  locale: 'en' | 'de' = 'en',
): Promise<void> => {
  await page.getByLabel(labels[locale].name).fill(name)
  await page.getByLabel(labels[locale].email).fill(email)
  await page.getByLabel(labels[locale].phone).fill(phone)
}

export const expectContact = async (page: Page, { name, email, phone }: Contact): Promise<void> => {
  await expect(page.getByLabel(labels.en.name)).toHaveValue(name)
  await expect(page.getByLabel(labels.en.email)).toHaveValue(email)
  await expect(page.getByLabel(labels.en.phone)).toHaveValue(phone)
}

export const orderPathOf = ({ tourId, id }: Departure): string => `/tour/${tourId}/order?date=${id}`

export const sendButton = 'Send the request'

/** Address of a request; only people with the link know it. */
export const requestAddress = /\/order\/[0-9a-f-]{36}$/

/** The order form in a visitor's hands, and what the organizer has of it. */
import { expect, type Page } from '@playwright/test'
import type { Departure } from './catalogue.ts'
import type { Ask } from './journey.ts'

export interface Contact {
  name: string
  email: string
  phone: string
}

/** Someone who has never ordered before. */
export const newVisitor = (name = 'Ada Reise'): Contact => ({
  name,
  email: `ada.${crypto.randomUUID()}@example.com`,
  phone: '+49 151 23456789',
})

const labels = { en: { name: 'Your name', email: 'E-mail', phone: 'Phone' }, de: { name: 'Ihr Name', email: 'E-Mail', phone: 'Telefon' } }

/** Types into the three fields of the contact. */
export const fillContact = async (page: Page, { name, email, phone }: Contact, locale: 'en' | 'de' = 'en'): Promise<void> => {
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

/** Address of a request, which only its holder knows. */
export const requestAddress = /\/order\/[0-9a-f-]{36}$/

/** The requests that came from an e-mail address, as the demo organizer's account lists them. */
export const requestsFrom = async (ask: Ask, email: string): Promise<{ id: number; total: { amountMinor: number } }[]> => {
  await ask('mutation { logIn(login: "organizer@versta.example", password: "versta-demo") { __typename } }')
  const { organizerRequests } = await ask<{
    organizerRequests: { edges: { node: { id: number; contactEmail: string; total: { amountMinor: number } } }[] }
  }>('{ organizerRequests(first: 100) { edges { node { id contactEmail total { amountMinor } } } } }')
  return organizerRequests.edges.map(({ node }) => node).filter(({ contactEmail }) => contactEmail === email)
}

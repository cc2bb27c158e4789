import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { requestAnswer, requestIn, sampleRequest, sampleUuid as uuid } from '../../../features/RequestFrame/sampleRequest.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './RequestPage.route.tsx'

test('says until when the seats are held, in the time of the place, and what everything costs', async () => {
  await renderRoute(route, { at: `/order/${uuid}`, operations: { RequestPage: requestAnswer() } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your seats are held, Anna')
  expect(screen.getByText('Waiting for confirmation')).toBeTruthy()
  expect(screen.getByText('Double cabin, main deck')).toBeTruthy()
  expect(screen.getByText(/1:00\sPM GMT\+8, local time of the tour/)).toBeTruthy()
  for (const amount of ['$2,000', '$600', '-$200', '$2,400', '$480']) expect(screen.getByText(amount)).toBeTruthy()
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
})

test('leads to its other pages, and to the one thing that it waits for', async () => {
  await renderRoute(route, { at: `/de/order/${uuid}`, operations: { RequestPage: requestAnswer(requestIn.confirmed) } })
  const pages = within(screen.getByRole('navigation', { name: 'Seiten dieser Anfrage' })).getAllByRole('link')
  expect(pages.map((link) => link.getAttribute('href'))).toEqual([
    `/de/order/${uuid}`,
    `/de/order/${uuid}/pay`,
    `/de/order/${uuid}/add-tourists`,
    `/de/order/${uuid}/individual-tour`,
    `/de/arrival/${uuid}`,
  ])
  expect(pages[0]?.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Zahlung ansehen' }).getAttribute('href')).toBe(`/de/order/${uuid}/pay`)
})

test('a hold that has run out is not promised any more', async () => {
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: { RequestPage: requestAnswer({ ...sampleRequest, isHoldExpired: true }) },
  })
  expect(screen.getByText(/The time for holding your seats has run out/)).toBeTruthy()
  expect(screen.queryByText(/Seats held until/)).toBe(null)
})

test('a closed request holds nothing and promises no next step', async () => {
  await renderRoute(route, {
    at: `/de/order/${uuid}`,
    operations: { RequestPage: requestAnswer({ ...requestIn.cancelled, status: 'CANCELLED_BY_SYSTEM' }) },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Diese Anfrage ist geschlossen')
  expect(screen.queryByText(/reserviert bis/)).toBe(null)
  expect(screen.queryByRole('heading', { name: 'Wie es weitergeht' })).toBe(null)
  expect(screen.queryByRole('navigation', { name: 'Seiten dieser Anfrage' })).toBe(null)
})

test.each([`/order/${uuid}`, '/order/not-a-uuid'])('%s that names nothing is not found', async (at) => {
  await renderRoute(route, { at, operations: { RequestPage: requestAnswer(null) } })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

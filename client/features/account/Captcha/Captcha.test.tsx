import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { SiteContext } from '../../../routing/site.ts'
import { testIntl } from '../../../testing/intl.ts'
import { createTestData } from '../../../testing/testData.tsx'
import { Captcha } from './Captcha.tsx'

// the captcha never loads
const { DataProvider } = createTestData({ onLoad: () => new Promise(() => {}) })
const captcha = (
  <SiteContext
    value={{ locale: 'en', currency: 'USD', origin: '', visitor: null, report: () => {} }}
  >
    <DataProvider>
      <RawIntlProvider value={testIntl('en')}>
        <Captcha asked={{ level: 'CAPTCHA', attempt: 'LOG_IN', login: null }} onSolved={() => {}} />
      </RawIntlProvider>
    </DataProvider>
  </SiteContext>
)
/** Returns the visible texts without scripts. */
const wordsOf = (html: string) => {
  const place = document.createElement('div')
  place.innerHTML = html.replaceAll(/<\/?noscript>/g, '')
  return [...place.querySelectorAll('p, [role=progressbar], progress')].map(
    (part) => part.textContent || part.getAttribute('aria-label'),
  )
}

test('shows only the JavaScript requirement in the server’s page', () => {
  expect(wordsOf(renderToString(captcha))).toEqual([
    'This check is the one thing here that needs JavaScript. Please turn it on for this site, or try again tomorrow.',
  ])
})

test('starts by itself with scripts and shows it', async () => {
  await act(async () => void render(captcha))
  expect(screen.getByRole('status').textContent).toContain(
    'Your device solves it by itself in a second or two, then we go on.',
  )
  expect(screen.getByRole('progressbar', { name: 'A quick check against robots' })).toBeTruthy()
})

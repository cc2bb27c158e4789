import { afterEach, expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import type { Locale } from '#schema/codes/locales.ts'
import { type Site, SiteContext } from '../../../routing/site.ts'
import { testIntl } from '../../../testing/intl.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { KitPage } from './KitPage.tsx'
import { route } from './KitPage.route.tsx'

const page = (locale: Locale) => (
  <SiteContext value={{ locale } as Site}>
    <RawIntlProvider value={testIntl(locale)}>
      <KitPage />
    </RawIntlProvider>
  </SiteContext>
)

afterEach(() => document.body.replaceChildren())

test.each(['en', 'de'] as const)(
  'renders the whole kit on the server and hydrates it without differences: %s',
  async (locale) => {
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(page(locale))
    const errors: unknown[] = []
    const mounted = await act(async () =>
      hydrateRoot(root, page(locale), { onRecoverableError: (error) => errors.push(error) }),
    )
    expect(errors).toEqual([])
    await act(async () => mounted.unmount())
  },
)

test('labels every form control, gives every picture an alt text, and uses every id once', () => {
  document.body.innerHTML = renderToString(page('de'))
  const nameless = [...document.querySelectorAll('input, select, textarea')].filter((control) => {
    const labels = (control as HTMLInputElement).labels
    return !control.getAttribute('aria-label') && !labels?.length
  })
  expect(nameless).toEqual([])
  expect(document.querySelectorAll('img:not([alt])')).toHaveLength(0)
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('shows the samples in the page’s language', () => {
  document.body.innerHTML = renderToString(page('de'))
  expect(screen.getAllByRole('navigation', { name: /^Seiten \d/ })).toHaveLength(3)
  expect(screen.getAllByRole('link', { name: 'Seite 2' }).length).toBeGreaterThan(0)
  const stars = screen.getByRole('group', { name: 'Wie war es?' }).querySelectorAll('input')
  expect([...stars].map((star) => star.getAttribute('aria-label'))).toEqual([
    'Furchtbar',
    'Schlecht',
    'In Ordnung',
    'Gut',
    'Ausgezeichnet',
  ])
  expect(document.body.textContent).toContain('Wir brachen in Tschemal auf')
})

test('shows the page where the server allows it', async () => {
  await renderRoute(route, { at: '/development/kit', hasDevelopmentPages: true })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Where the Katun turns white')
})

test('is not found on other servers', async () => {
  await renderRoute(route, { at: '/development/kit' })
  expect(screen.queryByText('Where the Katun turns white')).toBeNull()
})

/** The API in a browser: its own explorer, and programs on other sites. */
import { createServer } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

interface Answer {
  data: Record<string, unknown> | null
  errors?: unknown
}

/** Opens an empty page of another origin, as a partner's site or Apollo Sandbox is. */
const withForeignPage = async (page: Page, use: () => Promise<void>): Promise<void> => {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Partner</title>')
  })
  const port = await new Promise<number>((resolve) =>
    site.listen(0, '127.0.0.1', () => {
      const address = site.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    }),
  )
  try {
    await page.goto(`http://127.0.0.1:${port}/`)
    await use()
  } finally {
    site.closeAllConnections()
    site.close()
  }
}

/** Calls the API from the open page, as a script of its site does. */
const callFrom = (
  page: Page,
  endpoint: string,
  query: string,
  {
    token,
    credentials = 'same-origin',
  }: { token?: string; credentials?: 'include' | 'same-origin' },
): Promise<Answer | 'refused by the browser'> =>
  page.evaluate(
    async (call) => {
      const answer = await fetch(call.endpoint, {
        method: 'POST',
        credentials: call.credentials,
        headers: {
          'content-type': 'application/json',
          ...(call.token && { authorization: `Bearer ${call.token}` }),
        },
        body: JSON.stringify({ query: call.query }),
      }).catch(() => null)
      return answer ? ((await answer.json()) as Answer) : ('refused by the browser' as const)
    },
    { endpoint, query, token, credentials },
  )

test('the offline explorer runs an operation under its policy', async ({ page }) => {
  await page.goto('/graphql')
  await page.getByRole('link', { name: 'GraphiQL' }).click()
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(page.getByText('totalCount').nth(1)).toBeVisible()
})

test.describe('another site', () => {
  // the browser reports what the policy of the API refuses
  test.use({ extraHTTPHeaders: {} })

  test('introspects and logs in with a bearer token, but never acts with our cookies', async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    const endpoint = `${baseURL}/graphql`
    await context.addCookies([{ name: 'sid', value: 'somebody', url: `${baseURL}/` }])
    await withForeignPage(page, async () => {
      expect(await callFrom(page, endpoint, '{ __schema { queryType { name } } }', {})).toEqual(
        expect.objectContaining({ data: { __schema: { queryType: { name: 'Query' } } } }),
      )
      const loggedIn = await callFrom(
        page,
        endpoint,
        'mutation { logIn(login: "tourist@versta.example", password: "versta-demo", withTokens: true) { ... on LogInSuccess { tokens { accessToken } } } }',
        {},
      )
      const { logIn } = (loggedIn as { data: { logIn: { tokens: { accessToken: string } } } }).data
      expect(
        await callFrom(page, endpoint, '{ viewer { email } }', { token: logIn.tokens.accessToken }),
      ).toEqual(expect.objectContaining({ data: { viewer: { email: 'tourist@versta.example' } } }))
      expect(await callFrom(page, endpoint, '{ viewer { email } }', {})).toEqual(
        expect.objectContaining({ data: { viewer: null } }),
      )
      expect(
        await callFrom(page, endpoint, '{ viewer { email } }', { credentials: 'include' }),
      ).toBe('refused by the browser')
    })
    complaints.length = 0 // the browser's report of the refusal
  })
})

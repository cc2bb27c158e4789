/** A whole order, from the traveler's and the organizer's side, with the errors on the way. */
import { expect } from '@playwright/test'
import { locales } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { codeIn } from '#schema/testing/pdfCode.ts'
import { roomyDeparture } from './catalogue.ts'
import { isReady, open, test } from './journey.ts'
import { codeTo, letterTo } from './letters.ts'
import { expectGoodPage } from './looking.ts'
import { fillContact, orderPathOf, requestAddress, sendButton } from './ordering.ts'
import { newVisitor, payAtCheckout } from './orders.ts'

test.slow()

test('a traveler orders, logs in by code, pays, names the travelers, gets a voucher and cancels for a refund', async ({
  page,
  ask,
  browser,
  baseURL,
}, info) => {
  const visitor = newVisitor('Lena Brandt')
  const departure = await roomyDeparture(ask, info)

  await test.step('the form shows its errors and keeps the input', async () => {
    await open(page, orderPathOf(departure))
    await page.getByLabel('E-mail').fill('lena(at)example')
    await page.getByLabel('Phone').fill('12')
    await expect(async () => {
      await page.getByRole('button', { name: sendButton }).click()
      await expect(page.getByText('Required field')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByText('Please enter a valid e-mail')).toBeVisible()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('lena(at)example')
    await fillContact(page, visitor)
    await page.getByRole('button', { name: sendButton }).click()
    await expect(page).toHaveURL(requestAddress)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your seats are held, Lena' }),
    ).toBeVisible()
  })
  const path = new URL(page.url()).pathname
  const { id: firstLetter } = await letterTo(ask, visitor.email, {})

  await test.step("the traveler can't pay before the organizer confirms", async () => {
    await open(page, `${path}/pay`)
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing to pay yet' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Pay|Go to payment)/ })).toHaveCount(0)
  })

  await test.step('a wrong code fails, the right one shows the order in the account', async () => {
    await open(page, '/register?way=code&returnTo=/account')
    await page.getByLabel('First name').fill('Lena')
    await page.getByLabel('E-mail').fill(visitor.email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    const sent = await codeTo(ask, visitor.email, firstLetter)
    await page.getByLabel('Code').fill(sent.code === '11111' ? '22222' : '11111')
    await expect(
      page.getByText('This code is wrong or no longer works. Check it, or ask for a new one.'),
    ).toBeVisible()
    await page.getByLabel('Code').fill(sent.code)
    await expect(page.getByRole('heading', { level: 1, name: 'Your trips' })).toBeVisible()
    await isReady(page)
    const trip = page.getByRole('listitem').filter({ hasText: departure.tourTitle })
    await expect(trip).toContainText(/is checking the date\. Nothing to do for you now\./)
  })

  await test.step('the organizer confirms with a message to the travelers', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
    const crm = await context.newPage()
    await open(crm, '/crm/requests')
    await crm.getByLabel('E-mail').fill('organizer@versta.example')
    await crm.getByLabel('Password').fill('versta-demo')
    await crm.getByRole('button', { name: 'Log in' }).click()
    const row = crm.getByRole('row').filter({ hasText: visitor.email })
    await row.getByRole('button', { name: /^Answer/ }).click()
    await crm.getByRole('dialog').getByLabel('Words to the travelers').fill('Bring warm socks')
    await crm.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(row).not.toContainText('Answer')
    await context.close()
    await letterTo(ask, visitor.email, { after: firstLetter, says: /Bring warm socks/ })
  })

  await test.step('a declined card leaves the order unchanged; the second try pays', async () => {
    await open(page, path)
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'Confirmed: the seats wait for your prepayment',
      }),
    ).toBeVisible()
    await open(page, `${path}/pay`)
    await page.getByRole('button', { name: /^(Pay|Go to payment)/ }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your bank declined the payment' }),
    ).toBeVisible()
    await open(page, `${path}/pay`)
    await page.getByRole('button', { name: /^(Pay|Go to payment)/ }).click()
    await payAtCheckout(page)
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  })

  await test.step('the traveler list checks its fields and saves them', async () => {
    await open(page, path)
    await page.getByRole('link', { name: /^Who travels, 0 of 1/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Who travels?' })).toBeVisible()
    await page.getByLabel('First name').fill('Lena')
    await page.getByRole('button', { name: 'Save the list' }).click()
    await expect(page.getByText('Required field')).toBeVisible()
    await expect(
      page.getByText('Nothing is saved yet: please look at the marked fields.'),
    ).toBeVisible()
    await page.getByLabel('Last name').fill('Brandt')
    await page.getByRole('button', { name: 'Save the list' }).click()
    await expect(page.getByText('Saved: one traveler is on the list')).toBeVisible()
  })

  await test.step('voucher and invoice are available', async () => {
    await open(page, path)
    await expect(
      page.getByText(/^The seats are yours\. The rest, \$[\d,.]+, is due by /),
    ).toBeVisible()
    const download = async (name: RegExp) => {
      const href = await page.getByRole('link', { name }).first().getAttribute('href')
      const file = await page.request.get(href ?? '')
      expect(file.headers()['content-type']).toBe('application/pdf')
      return file.body()
    }
    expect((await download(/^Invoice/)).subarray(0, 5).toString()).toBe('%PDF-')
    // read the code from the PDF, as a guide's camera would
    const scanned = codeIn(await download(/^Voucher/))
    await page.goto(scanned)
    await expect(
      page.getByRole('heading', { level: 1, name: 'This voucher is valid' }),
    ).toBeVisible()
    const { origin, pathname } = new URL(scanned)
    expect(origin).toBe(baseURL)
    const [code = ''] = /[^/]+$/.exec(pathname) ?? []
    for (const locale of locales) {
      const response = await page.goto(pagePath('voucher', locale, { code }))
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('main')).toContainText('Lena B.')
      await expectGoodPage(page, 'the voucher as a guide sees it')
    }
  })

  await test.step('the refund is shown before canceling, then paid', async () => {
    await open(page, path)
    await page.getByText('Cancel the request').click()
    const comesBack = page.getByText(/^All you paid, \$[\d,.]+, comes back\.$/)
    await expect(comesBack).toBeVisible()
    const [amount = ''] = /\$[\d,.]*\d/.exec((await comesBack.textContent()) ?? '') ?? []
    await page.getByRole('button', { name: 'Cancel for good' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'This request is closed' }),
    ).toBeVisible()
    await expect(page.getByText('Canceled by the traveler')).toBeVisible()
    // the refund follows after the response, and its credit note after that
    const refunded = async () => {
      await open(page, path)
      await expect(page.getByText(/^Paid back/)).toBeVisible({ timeout: 2_000 })
      await expect(page.getByRole('link', { name: /^Credit note/ })).toBeVisible({ timeout: 2_000 })
    }
    await expect(refunded).toPass()
    await expect(page.getByRole('main')).toContainText(`-${amount}`)
    await letterTo(ask, visitor.email, { after: firstLetter, says: /cancel/i })
    await open(page, `${path}/pay`)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Nothing to pay: this request is closed' }),
    ).toBeVisible()
  })
})

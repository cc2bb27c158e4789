import { expect, test } from '@jest/globals'
import { widgetOrigins } from '../adapters/captcha/widgetServices.ts'
import { pagePolicy } from './securityHeaders.ts'

const usual = { nonce: 'n', isDevelopment: false, paysElsewhere: false }
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test.each(Object.entries(widgetOrigins))(
  'allows the widget of %s only where it is configured',
  (_, origins) => {
    const policy = pagePolicy({ ...usual, captchaOrigins: origins })
    for (const origin of origins) {
      for (const name of ['frame-src', 'connect-src', 'style-src', 'img-src'])
        expect(directive(policy, name)).toContain(` ${origin}`)
      expect(pagePolicy(usual)).not.toContain(origin)
    }
    // only our scripts, and those they add, may run
    expect(directive(policy, 'script-src')).toBe("script-src 'nonce-n' 'strict-dynamic'")
  },
)

test('allows forms to this site, and to the login of another service only where one is configured', () => {
  expect(directive(pagePolicy(usual), 'form-action')).toBe("form-action 'self'")
  expect(directive(pagePolicy({ ...usual, logInUrl: 'https://id.vk.ru' }), 'form-action')).toBe(
    "form-action 'self' https://id.vk.ru",
  )
})

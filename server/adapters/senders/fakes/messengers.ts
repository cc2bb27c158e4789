import { type FakeService, startFakeService } from '../../../testing/fakeService.ts'

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/**
 * Starts the WhatsApp Cloud API: checks the template and its parameters as Meta does; the last
 * digit of the number selects an error.
 */
export const startFakeWhatsapp = (token: string, phoneNumberId: string): Promise<FakeService> =>
  startFakeService(({ path, headers, json }) => {
    const refuse = (status: number, code: number) => ({
      status,
      json: { error: { message: 'refused', type: 'OAuthException', code } },
    })
    if (headers.authorization !== `Bearer ${token}`) return refuse(401, 190)
    if (path !== `/${phoneNumberId}/messages`) return refuse(404, 100)
    const { messaging_product: product, to, type, template } = json ?? {}
    if (
      product !== 'whatsapp' ||
      type !== 'template' ||
      typeof to !== 'string' ||
      !/^\d{7,15}$/.test(to)
    )
      return refuse(400, 131_008)
    const { name, language, components } = fields(template)
    if (name !== 'login_code' || !['en_US', 'de'].includes(String(fields(language).code)))
      return refuse(404, 132_001)
    const parts = Array.isArray(components) ? components.map(fields) : []
    const codeOf = (part: Record<string, unknown> | undefined) =>
      fields(Array.isArray(part?.parameters) ? part.parameters[0] : null).text
    const [body, button] = [
      parts.find(({ type }) => type === 'body'),
      parts.find(({ type }) => type === 'button'),
    ]
    if (
      !codeOf(body) ||
      codeOf(body) !== codeOf(button) ||
      button?.sub_type !== 'url' ||
      button.index !== '0'
    )
      return refuse(400, 132_000)
    const errors: Record<string, [number, number]> = {
      0: [400, 131_026],
      1: [429, 131_056],
      2: [500, 131_000],
      3: [403, 131_042],
    }
    const error = errors[to.at(-1) ?? '']
    if (error) return refuse(...error)
    return {
      json: {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id: 'wamid.1', message_status: 'accepted' }],
      },
    }
  })

/** Starts Devino's VK messages; the last digit of the number selects an error. */
export const startFakeDevino = (key: string, templateId: number): Promise<FakeService> =>
  startFakeService(({ path, headers, json }) => {
    if (headers.authorization !== `Key ${key}`)
      return { status: 401, json: { code: 'UNAUTHORIZED' } }
    const messages = json?.messages
    if (
      path !== '/vk/messages' ||
      !Array.isArray(messages) ||
      messages.length === 0 ||
      messages.length > 1000
    )
      return { status: 400, json: {} }
    return {
      json: {
        result: messages
          .map(fields)
          .map(
            ({ phone, templateId: template, templateData, routes, deliveryPolicy, validity }) => {
              if (typeof phone !== 'string' || !/^\d{7,15}$/.test(phone))
                return { code: 'INVALID_PHONE' }
              if (template !== templateId || typeof fields(templateData).code !== 'string')
                return { code: 'INVALID_TEMPLATE' }
              if (
                !Array.isArray(routes) ||
                routes.some((route) => route !== 'VK' && route !== 'OK')
              )
                return { code: 'INVALID_ROUTES' }
              if (
                !['any', 'mobile_device_required', 'verified_phone_number'].includes(
                  String(deliveryPolicy),
                )
              )
                return { code: 'INVALID_POLICY' }
              if (typeof validity !== 'number' || validity < 15 || validity > 86_400)
                return { code: 'INVALID_VALIDITY' }
              if (phone.endsWith('0')) return { code: 'USER_NOT_FOUND' }
              if (phone.endsWith('1')) return { code: 'DAILY_LIMIT_EXCEEDED' }
              return { code: 'OK', messageId: 3_158_671_027 }
            },
          ),
      },
    }
  })

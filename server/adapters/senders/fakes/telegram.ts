import { type FakeService, startFakeService } from '../../../testing/fakeService.ts'

/**
 * Starts Telegram Gateway: `+4930…0` has no account, `+4930…1` is rate-limited, the token `broke`
 * has no money.
 */
export const startFakeGateway = (token: string): Promise<FakeService> =>
  startFakeService(({ method, path, headers, json }) => {
    const refuse = (error: string) => ({ json: { ok: false, error } })
    if (method !== 'POST' || path !== '/sendVerificationMessage')
      return { status: 404, json: { ok: false, error: 'METHOD_NOT_FOUND' } }
    if (headers.authorization === 'Bearer broke') return refuse('BALANCE_NOT_ENOUGH')
    if (headers.authorization !== `Bearer ${token}`) return refuse('ACCESS_TOKEN_INVALID')
    const { phone_number: phone, code, ttl, payload } = json ?? {}
    if (typeof phone !== 'string' || !/^\+\d{7,15}$/.test(phone))
      return refuse('PHONE_NUMBER_INVALID')
    if (typeof code !== 'string' || !/^\d{4,8}$/.test(code)) return refuse('CODE_INVALID')
    if (typeof ttl !== 'number' || ttl < 30 || ttl > 3600) return refuse('TTL_INVALID')
    if (typeof payload !== 'string' || payload.length > 128) return refuse('PAYLOAD_INVALID')
    if (phone.endsWith('0')) return refuse('PHONE_NUMBER_NOT_FOUND')
    if (phone.endsWith('1')) return refuse('FLOOD_WAIT_30')
    if (phone.endsWith('2')) return { status: 502, text: '<html>Bad gateway</html>' }
    if (phone.endsWith('3')) return 'hangUp'
    return {
      json: {
        ok: true,
        result: {
          request_id: `tg-${phone}`,
          phone_number: phone,
          request_cost: 0.01,
          delivery_status: { status: 'sent', updated_at: 1 },
        },
      },
    }
  })

/**
 * Starts the Bot API: chat 403 has blocked the bot, chat 429 is rate-limited, chat 500 gets a
 * server error.
 */
export const startFakeBotApi = (token: string): Promise<FakeService> =>
  startFakeService(({ path, json }) => {
    const refuse = (code: number) => ({
      status: code,
      json: { ok: false, error_code: code, description: 'refused' },
    })
    if (path !== `/bot${token}/sendMessage`) return refuse(path.startsWith('/bot') ? 401 : 404)
    const { chat_id: chat, text } = json ?? {}
    if (
      typeof chat !== 'number' ||
      typeof text !== 'string' ||
      text.length === 0 ||
      text.length > 4096
    )
      return refuse(400)
    if (chat === 403 || chat === 429 || chat === 500) return refuse(chat)
    return { json: { ok: true, result: { message_id: 7, chat: { id: chat } } } }
  })

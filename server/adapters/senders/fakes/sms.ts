import { type FakeService, startFakeService } from '../../../testing/fakeService.ts'

/**
 * Starts sms.ru: the last digit of the number selects its status code; the key `empty` has no
 * money.
 */
export const startFakeSmsRu = (apiId: string): Promise<FakeService> =>
  startFakeService(({ path, query, form }) => {
    const whole = (status_code: number) => ({ json: { status: 'ERROR', status_code } })
    if (path !== '/sms/send' || query.get('json') !== '1') return { status: 404, text: '' }
    if (form.get('api_id') === 'empty') return whole(201)
    if (form.get('api_id') !== apiId) return whole(200)
    const [[name, text] = ['', '']] = [...form].filter(([field]) => field.startsWith('to['))
    const number = /^to\[(\d+)\]$/.exec(name)?.[1]
    if (!number) return whole(202)
    if (!text) return whole(203)
    const own = { 0: 202, 1: 214, 2: 231, 3: 220, 4: 204 }[Number(number.at(-1))] ?? 100
    return {
      json: {
        status: 'OK',
        status_code: 100,
        sms: {
          [number]: {
            status: own === 100 ? 'OK' : 'ERROR',
            status_code: own,
            ...(own === 100 && { sms_id: '000-1' }),
          },
        },
        balance: 4122.56,
      },
    }
  })

/** Starts Twilio's Messages API: the last digit of the number selects an error. */
export const startFakeTwilio = (accountSid: string, authToken: string): Promise<FakeService> =>
  startFakeService(({ path, headers, form }) => {
    const refuse = (status: number, code: number) => ({
      status,
      json: { code, message: 'refused', more_info: '', status },
    })
    const login = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    if (headers.authorization !== login) return refuse(401, 20003)
    if (path !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) return refuse(404, 20404)
    const to = form.get('To') ?? ''
    if (!/^\+\d{7,15}$/.test(to)) return refuse(400, 21211)
    if (!form.get('From') && !form.get('MessagingServiceSid')) return refuse(400, 21603)
    if (!form.get('Body')) return refuse(400, 21602)
    switch (to.at(-1)) {
      case '0':
        return refuse(400, 21614)
      case '1':
        return refuse(400, 21610)
      case '2':
        return refuse(429, 20429)
      case '3':
        return refuse(503, 20503)
      case '4':
        return refuse(403, 20005)
      default:
        return {
          status: 201,
          json: { sid: 'SM1', status: 'queued', error_code: null, error_message: null },
        }
    }
  })

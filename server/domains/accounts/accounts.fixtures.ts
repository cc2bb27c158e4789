import type { Locale } from '#schema/codes/locales.ts'
import { requireUser } from '../../core/viewer.ts'
import type { TestApp } from '../../testing/testApp.ts'
import { openSession } from './actions/openSession.ts'
import { hashPassword } from './passwords.ts'
import { findViewer } from './reads/findViewer.ts'

/** Returns the last code stored for a recipient in the outbox. */
export const lastCodeFor = async ({ app }: TestApp, recipient: string): Promise<string> => {
  const message = await app.db.outboxMessage.findFirstOrThrow({
    where: { recipient },
    orderBy: { id: 'desc' },
  })
  const code = /\b\d{5}\b/.exec(message.text)?.[0]
  if (!code) throw new Error(`no code in "${message.text}"`)
  return code
}

/** Returns the data of a new person with a unique e-mail address and no phone number. */
export const newPerson = () => {
  const id = crypto.randomUUID().slice(0, 8)
  return {
    firstName: 'Anna',
    lastName: 'Berg',
    email: `anna-${id}@example.com`,
    phone: '',
    password: 'correct horse battery',
  }
}

/** Returns a browser's session cookies, whose token tests can read. */
export const cookieJar = () => {
  const jar: { token: string | null; setSession(token: string): void; clearSession(): void } = {
    token: null,
    setSession: (token) => {
      jar.token = token
    },
    clearSession: () => {
      jar.token = null
    },
  }
  return jar
}

/** Creates an account and logs in: returns the session's token and viewer. */
export const personIn = async (
  { app, clock }: TestApp,
  { locale = 'en', hasPassword = true }: { locale?: Locale; hasPassword?: boolean } = {},
) => {
  const { firstName, lastName, email, password } = newPerson()
  const { id: userId } = await app.db.user.create({
    data: {
      firstName,
      lastName,
      email,
      isEmailConfirmed: true,
      locale,
      passwordHash: hasPassword ? await hashPassword(password) : null,
    },
  })
  const { token } = await openSession(
    app.db,
    { ip: '127.0.0.1', userAgent: 'test' },
    { userId, kind: 'cookie', now: clock.now() },
  )
  const viewer = requireUser(await findViewer(app.pool, token, clock.now()))
  return { email, password, token, viewer }
}

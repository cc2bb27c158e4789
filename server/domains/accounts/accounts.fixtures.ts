import type { TestApp } from '../../testing/testApp.ts'

/** The last code that was kept for a recipient by the outbox. */
export const lastCodeFor = async ({ app }: TestApp, recipient: string): Promise<string> => {
  const message = await app.db.outboxMessage.findFirstOrThrow({ where: { recipient }, orderBy: { id: 'desc' } })
  const code = /\b\d{5}\b/.exec(message.text)?.[0]
  if (!code) throw new Error(`no code in "${message.text}"`)
  return code
}

/** A person who did not exist before, with e-mail and phone of their own. */
export const newPerson = () => {
  const id = crypto.randomUUID().slice(0, 8)
  return { firstName: 'Anna', lastName: 'Berg', email: `anna-${id}@example.com`, phone: '', password: 'correct horse battery' }
}

/** The ways to keep a session that a browser has, watched. */
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

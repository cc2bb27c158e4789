import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Head and body as received. */
  data: string
}

export interface FakeSmtp {
  /** smtp://user:password@127.0.0.1:port */
  url: string
  received: ReceivedMail[]
  /**
   * Sends this reply to this recipient from now on; with the prefix `data:` only after the message.
   */
  refuse(recipient: string, reply: number): void
  /** Leaves messages to this recipient without an answer from now on. */
  hang(recipient: string): void
  /** Returns the number of messages that wait for an answer. */
  hanging(): number
  close(): Promise<void>
}

const refusal = (reply: number): Error =>
  Object.assign(new Error('refused'), { responseCode: reply })

/** Starts a mail server on the loopback that requires a login. Close it in afterAll. */
export const startFakeSmtp = async ({
  user,
  password,
}: {
  user: string
  password: string
}): Promise<FakeSmtp> => {
  const received: ReceivedMail[] = []
  const refusals = new Map<string, number>()
  const silent = new Set<string>()
  let hanging = 0
  const server = new SMTPServer({
    logger: false,
    // without TLS, which the loopback does not need, a login must be allowed explicitly
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password: given }, _session, done) =>
      username === user && given === password
        ? done(null, { user })
        : done(Object.assign(new Error('no'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) => {
      const reply = refusals.get(address)
      done(reply ? refusal(reply) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const reply = refusals.get(`data:${to[0]}`)
        if (reply) return done(refusal(reply))
        if (silent.has(to[0] ?? '')) return void hanging++
        const { mailFrom } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to,
          data: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  // a client that disconnects early must not fail the test
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    received,
    refuse: (recipient, reply) => void refusals.set(recipient, reply),
    hang: (recipient) => void silent.add(recipient),
    hanging: () => hanging,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

import type { FastifyInstance } from 'fastify'

/** Headers of every answer. Pages add their own content security policy with a nonce. */
export const addSecurityHeaders = (server: FastifyInstance, publicUrl: string): void => {
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    // a page whose address carries a secret says less
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    if (publicUrl.startsWith('https:'))
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

/** Players of embedded films, in the mode without cookies; a frame stands in the page only after a press. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com'

interface PolicyParts {
  nonce: string
  isDevelopment: boolean
  /** Where tiles of maps come from, if not from us. */
  tilesUrl?: string | undefined
  /** Whether a form may lead to a payment service: browsers follow its redirect only where the policy says so. */
  paysElsewhere: boolean
  /** Where a form of the login may lead. */
  logInUrl?: string | undefined
  /** Of the captcha's widget, where it is another service's. Its script needs none: a script of ours adds it. */
  captchaOrigins?: readonly string[] | undefined
}

export const pagePolicy = ({
  nonce,
  isDevelopment,
  tilesUrl,
  paysElsewhere,
  logInUrl,
  captchaOrigins = [],
}: PolicyParts): string => {
  const tiles = tilesUrl ? ` ${new URL(tilesUrl).origin}` : ''
  const captcha = captchaOrigins.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'unsafe-inline'${captcha}`,
    `img-src 'self' data:${tiles}${captcha}`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${tiles}${captcha}`,
    // the map's worker is a file of ours
    "worker-src 'self'",
    "font-src 'self'",
    `frame-src ${players}${captcha}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${paysElsewhere ? ' https:' : ''}${logInUrl ? ` ${new URL(logInUrl).origin}` : ''}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

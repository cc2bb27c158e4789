import type { FastifyInstance } from 'fastify'

/** Policy of an answer that loads nothing: data, pictures, errors. */
const closedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/**
 * Policy of scripts and documents: a worker follows the policy of its script, and a browser's viewer
 * that of its document.
 */
const unframedPolicy = "base-uri 'none'; frame-ancestors 'none'"

const policyOfType = (contentType: string): string =>
  /^(?:text|application)\/(?:javascript|pdf)/.test(contentType) ? unframedPolicy : closedPolicy

/** Adds headers to every answer. Pages add their own content security policy with a nonce. */
export const addSecurityHeaders = (server: FastifyInstance, publicUrl: string): void => {
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    // pages with a secret in their URL set a stricter policy
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', policyOfType(String(reply.getHeader('content-type'))))
    reply.header('cross-origin-opener-policy', 'same-origin')
    if (publicUrl.startsWith('https:'))
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

/** Players of embedded videos, in their cookie-free mode; the frame is added only after a click. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com'

interface PolicyParts {
  nonce: string
  isDevelopment: boolean
  /** URL of map tiles from another server, if any. */
  tilesUrl?: string | undefined
  /**
   * Whether a form may lead to a payment service: browsers only follow its redirect if the policy
   * allows it.
   */
  paysElsewhere: boolean
  /** URL to which a login form may lead. */
  logInUrl?: string | undefined
  /**
   * Origins of the captcha's widget, where another service provides it. Its script needs no origin:
   * our script adds it.
   */
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
    // the map's worker is our own file
    "worker-src 'self'",
    "font-src 'self'",
    `frame-src ${players}${captcha}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${paysElsewhere ? ' https:' : ''}${logInUrl ? ` ${new URL(logInUrl).origin}` : ''}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

import { pino, type Logger } from 'pino'

/**
 * Creates a structured logger on stdout. It blanks these paths in every entry, to keep secrets out
 * of the log.
 */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.passwordHash',
        '*.token',
      ],
      censor: '…',
    },
  })

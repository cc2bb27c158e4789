import { pino, type Logger } from 'pino'

/** Structured log on stdout. Secrets never reach it: these paths are blanked whatever is logged. */
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

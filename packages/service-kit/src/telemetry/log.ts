import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * A JSON logger. What may be logged of a request is listed by the callers field by field; the redactions here are the
 * second line of defence.
 */
export function createLog(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        '*.password',
        'authorization',
        '*.authorization',
        'cookie',
        '*.cookie',
        'headers',
        '*.headers',
        'body',
        '*.body',
      ],
      censor: '[hidden]',
    },
    serializers: { error: pino.stdSerializers.err, err: pino.stdSerializers.err },
  });
}

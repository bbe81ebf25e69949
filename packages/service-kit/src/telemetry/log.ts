import { type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger };

/**
 * A JSON logger on standard output. Lines are written together, at the latest after 200 ms, and at once for `fatal` and
 * at the process's end. What may be logged of a request is listed by the callers field by field; the redactions here
 * are the second line of defence.
 */
export function createLog(service: string, level: string): Logger {
  const options: LoggerOptions = {
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
  };
  return pino(options, pino.destination({ fd: 1, sync: false, minLength: 4_096, periodicFlush: 200 }));
}

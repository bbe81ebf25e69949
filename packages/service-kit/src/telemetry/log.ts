import { type Logger, type LoggerOptions, pino } from 'pino';
import { telemetryIds } from './traces.ts';

export type { Logger };

/**
 * Creates a JSON logger on standard output. A line written for a request has its `requestId` and `traceId`, also in the
 * services that its events reach. The logger buffers lines for up to 200 ms, and writes them at once on `fatal` and
 * at exit. Callers list each field of a request that they log. The redactions here are a second line of defence.
 */
export function createLog(service: string, level: string): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    mixin: telemetryIds,
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
  return pino(options, pino.destination({ fd: 1, sync: false, minLength: 16_000, periodicFlush: 200 }));
}

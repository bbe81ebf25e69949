import { describe, expect, it } from '@jest/globals';
import { ErrorCode, NatsError } from 'nats';
import type { Broker } from '../src/events/broker.ts';
import { createDeadLetters } from '../src/events/dead-letters.ts';

/** Dead letters of a broker whose every answer fails in this way. */
function failing(error: Error) {
  const link = () => {
    throw error;
  };
  return createDeadLetters({ streams: { dead: 'DEAD', allDead: 'dead.>' }, link } as unknown as Broker);
}

describe('dead letters', () => {
  it('are unavailable while the broker is away', async () => {
    const away = failing(new NatsError('timeout', ErrorCode.Timeout));
    await expect(away.page({ from: 1, limit: 10 })).rejects.toMatchObject({ status: 503 });
    await expect(away.at(1)).rejects.toMatchObject({ status: 503 });
  });

  it('do not blame the broker for another fault, so that it is logged', async () => {
    const fault = new TypeError('a fault of ours');
    await expect(failing(fault).page({ from: 1, limit: 10 })).rejects.toBe(fault);
    await expect(failing(fault).at(1)).rejects.toBe(fault);
  });
});

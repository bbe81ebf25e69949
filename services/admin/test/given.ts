import { randomUUID } from 'node:crypto';
import type { EventData } from '@pathwise/contracts/event';
import { type adminActed, nobody } from '@pathwise/contracts/events/acts';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { testPeople } from '@pathwise/service-testkit/tokens';
import { adminService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';

type Options = NonNullable<Parameters<typeof startTestService<typeof configSchema, Config>>[2]>;

export const startAdmin = (options: Options = {}): Promise<TestService<Config>> =>
  startTestService(adminService, configSchema, {
    ...options,
    env: { SUPPORT_EMAIL: 'support@example.org', ...options.env },
  });

type ActData = EventData<(typeof adminActed)['auth']>;

/** The data of a service's event about an act. */
export function actOf(differences: Partial<ActData> = {}): ActData {
  const [actorId, personId] = [differences.actorId ?? randomUUID(), differences.personId ?? randomUUID()];
  for (const id of [actorId, personId]) if (id !== nobody) testPeople.add(id);
  return {
    actId: randomUUID(),
    actorId,
    personId,
    action: 'billing.grantPremium',
    target: null,
    outcome: 'done',
    before: { plan: 'free' },
    after: { plan: 'premium' },
    at: new Date().toISOString(),
    version: 1,
    ...differences,
  };
}

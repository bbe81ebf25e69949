import { userDeleted, userRegistered } from '@pathwise/contracts/events/auth';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { socialService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';

export type SocialUnderTest = TestService<Config>;

type Replaced = NonNullable<Parameters<typeof startTestService>[2]>;

export const startSocial = (replaced: Replaced = {}): Promise<SocialUnderTest> =>
  startTestService(socialService, configSchema, replaced);

/** A member whom social knows, by default on the premium plan. */
export async function memberOf(
  service: SocialUnderTest,
  { caller = {}, profile = {} }: { caller?: Partial<Caller>; profile?: Parameters<typeof registrationOf>[1] } = {},
): Promise<Caller> {
  const person = testCaller({ plan: 'premium', ...caller });
  const event = await service.events.publish(userRegistered, registrationOf(person.id, profile));
  await service.consumed('social-keep-new-member', event);
  return person;
}

/** Erases a person's account here, as after auth's event. */
export async function erase(service: SocialUnderTest, { id: userId }: Caller): Promise<void> {
  await service.consumed('social-erase-person', await service.events.publish(userDeleted, { userId, version: 9 }));
}

/** The rows of a collection as they are stored. */
export async function rowsOf(service: SocialUnderTest, collection: string): Promise<Record<string, unknown>[]> {
  return (await service.running.deps.db.db?.collection(collection).find().toArray()) ?? [];
}

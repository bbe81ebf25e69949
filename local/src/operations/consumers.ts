import { join } from 'node:path';
import { type ApiName, apiNames } from '@pathwise/contracts/apis';
import { root } from '@pathwise/local-servers/paths';
import { erasePerson } from '@pathwise/service-kit/person/erase-person';

/** What a service declares of a consumer, as far as pages and manifests need it. */
export interface DeclaredConsumer {
  name: string;
  event: { type: string };
}
interface Buildable {
  build(deps: unknown): { consumers?: readonly DeclaredConsumer[] };
}

/** Enough for a service to list its consumers. Nothing connects before a service is started. */
const unmeasured = () => {};
const deps = {
  config: { PUBLIC_URL: 'http://localhost' },
  metrics: { counter: unmeasured, histogram: unmeasured, gauge: unmeasured },
};

/** A service's consumers, with the kit's one that erases a person. */
async function consumersOf(service: ApiName): Promise<readonly DeclaredConsumer[]> {
  const app: Record<string, Buildable> = await import(join(root, 'services', service, 'src/app.ts'));
  const own = app[`${service}Service`]?.build(deps).consumers ?? [];
  return [...own, erasePerson({ ...deps, service, collections: {} } as never)];
}

/** The consumers of every service by its name. */
export async function consumersByService(): Promise<Record<string, readonly DeclaredConsumer[]>> {
  const lists = await Promise.all(apiNames.map(async (service) => [service, await consumersOf(service)] as const));
  return Object.fromEntries(lists);
}

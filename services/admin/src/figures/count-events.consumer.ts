import { type ConsumerDefinition, consumer } from '@pathwise/service-kit/events/consumer';
import type { AdminDeps } from '../deps.ts';
import { countings } from './count-event.ts';

/** Counts what happens elsewhere, for stats and analytics. */
export const countEvents = (deps: AdminDeps): ConsumerDefinition[] =>
  countings.map(({ event, name, count }) =>
    consumer({ name: `admin-count-${name}`, event, handle: (received, tx) => count(deps, tx, received) }),
  );

import { actingServices, adminActed } from '@pathwise/contracts/events/acts';
import { type ConsumerDefinition, consumer } from '@pathwise/service-kit/events/consumer';
import type { AdminDeps } from '../deps.ts';
import { appendAct } from './append-act.ts';

/** Adds what every service reports about admins to the log, one row after another. */
export const keepActs = (deps: AdminDeps): ConsumerDefinition[] =>
  actingServices.map((service) =>
    consumer({
      name: `admin-keep-acts-of-${service}`,
      event: adminActed[service],
      concurrency: 1,
      handle: ({ data }, tx) => appendAct(deps, tx, data),
    }),
  );

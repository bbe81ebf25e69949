import type { EventDefinition } from './event.ts';
import { adminActed } from './events/acts.ts';
import * as admin from './events/admin.ts';
import * as ai from './events/ai.ts';
import * as auth from './events/auth.ts';
import * as billing from './events/billing.ts';
import * as goals from './events/goals.ts';
import * as planner from './events/planner.ts';
import * as social from './events/social.ts';

/** All events by type. */
export const events: ReadonlyMap<string, EventDefinition> = new Map(
  [auth, goals, planner, social, ai, billing, admin, adminActed].flatMap((module) =>
    Object.values(module as Record<string, EventDefinition>).map((event) => [event.type, event] as const),
  ),
);

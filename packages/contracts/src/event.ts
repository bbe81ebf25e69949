import { z } from 'zod';
import type { ReadName } from './apis.ts';
import type { ServiceName } from './operation.ts';

/**
 * A domain event. `audience` names the field with the person whose open tabs receive it; without it no tab does.
 * `stale` lists the GET operations whose answers it makes stale: those tabs fetch them again.
 */
export interface EventDefinition<S extends z.ZodObject = z.ZodObject> {
  readonly type: `${ServiceName}.${string}.v${number}`;
  readonly service: ServiceName;
  readonly data: S;
  /** The field with the aggregate's id. Events of one aggregate are published in the order of `data.version`. */
  readonly key: string;
  readonly audience?: string;
  readonly stale: readonly ReadName[];
  /** The fields with the people whom it names. Their ids are in its subject, so that the broker can erase it with an account. */
  readonly persons: readonly string[];
}

/** Fields that name a person wherever they stand. */
const personFields = ['userId', 'ownerId', 'memberId'];

type Versioned = z.ZodObject<{ version: z.ZodNumber | z.ZodInt } & Record<string, z.ZodType>>;

/**
 * Defines an event named `service.noun-past-verb.vN`. Within a version add only optional fields. It names the people in `userId`,
 * `ownerId` and `memberId`; others need `persons`. `persons: []` keeps the event when an account is erased. Throws when it names
 * three people or does not say whom.
 */
export function defineEvent<S extends Versioned>(
  type: EventDefinition['type'],
  data: S,
  about: {
    key: keyof z.output<S> & string;
    audience?: keyof z.output<S> & string;
    stale?: readonly ReadName[];
    persons?: readonly (keyof z.output<S> & string)[];
  },
): EventDefinition<S> {
  const service = type.slice(0, type.indexOf('.')) as ServiceName;
  const { key, audience, stale = [] } = about;
  const persons = about.persons ?? personFields.filter((field) => field in data.shape);
  if (persons.length > 2 || (persons.length === 0 && !about.persons))
    throw new Error(`${type} must say in \`persons\` whom it names: one or two fields, or [] for nobody`);
  return { type, service, data, key, stale, persons, ...(audience ? { audience } : {}) };
}

/** The ids of the people whom an event names. */
export const personsIn = (event: EventDefinition, data: Record<string, unknown>): string[] =>
  event.persons.map((field) => String(data[field]));

/** The aggregate of an event, e.g. `goals/goal/abc`: the service, the noun of the key field, and its value. */
export function aggregateOf(event: EventDefinition, data: Record<string, unknown>): string {
  return `${event.service}/${event.key.replace(/Id$/, '')}/${String(data[event.key])}`;
}

export type EventData<E extends EventDefinition> = z.output<E['data']>;

/** CloudEvents 1.0 in JSON. The extension attribute `audience` has the ids of the people who receive the event. */
export const eventEnvelope = z.object({
  specversion: z.literal('1.0'),
  id: z.string(),
  source: z.string(),
  type: z.string(),
  subject: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  audience: z.array(z.string()).optional(),
  data: z.unknown(),
});
export type EventEnvelope<D = unknown> = Omit<z.infer<typeof eventEnvelope>, 'data'> & { data: D };

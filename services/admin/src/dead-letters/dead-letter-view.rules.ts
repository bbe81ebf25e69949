import type { DeadLetter } from '@pathwise/contracts/api/dead-letters';
import type { StoredDeadLetter } from '@pathwise/service-kit/events/dead-letter-store';

/** A dead letter as admins see it. What people wrote is left out. Example: of a goal its id is shown, and not its title. */
export function toDeadLetter({ letter, position }: Pick<StoredDeadLetter, 'letter' | 'position'>): DeadLetter {
  const { consumer, subject, reason, parkedAt, tries, type, eventId, data } = letter;
  return {
    id: `${position}`,
    service: consumer.split('-')[0] ?? '',
    consumer,
    subject,
    reason,
    at: parkedAt.toISOString(),
    tries,
    payload: { type, eventId, ...factsIn(data) },
  };
}

/** The ids and the version of an event. */
function factsIn(data: unknown): Record<string, string | number> {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]: [string, unknown]): [string, string | number][] => {
      if (name === 'version' && typeof value === 'number') return [[name, value]];
      const isId = name.endsWith('Id') && typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
      return isId ? [[name, value]] : [];
    }),
  );
}

/** The position that an id or a cursor stands for; undefined for anything else. */
export const positionOf = (id: string): number | undefined => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined);

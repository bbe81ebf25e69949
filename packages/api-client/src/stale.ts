import { staleByEvent } from './generated/contracts.ts';

const patterns = new Map<string, RegExp>();

function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known) return known;
  const made = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);
  patterns.set(template, made);
  return made;
}

/** True when an event of this type puts the answer of the GET at `path` out of date. */
export function isStaleAfter(eventType: string, path: string): boolean {
  return (staleByEvent[eventType] ?? []).some((template) => patternOf(template).test(path));
}

/** True when any event can put this answer out of date: after a lost connection all of these are fetched again. */
export function isLive(path: string): boolean {
  return Object.keys(staleByEvent).some((type) => isStaleAfter(type, path));
}

import { published } from '@pathwise/stripe-stand-in/published-fields';

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What of a value Stripe would not answer, in words. `kinds` are those of `published-fields.ts`. */
export function faultsOf(value: unknown, kinds: string, at: string): string[] {
  const found = kinds.split(' | ').map((kind) => faultsOfOne(value, kind, at));
  // a value with fields is described by the shape that it comes nearest to
  return found.toSorted((a, b) => a.length - b.length || (b[0]?.length ?? 0) - (a[0]?.length ?? 0))[0] ?? [];
}

function faultsOfOne(value: unknown, kind: string, at: string): string[] {
  const otherwise = [`${at} is ${JSON.stringify(value)}, and not ${kind}`];
  if (kind.startsWith('#')) return isRow(value) ? faultsOfShape(value, kind.slice(1), at) : otherwise;
  if (kind.startsWith('=')) return value === kind.slice(1) ? [] : otherwise;
  if (kind.startsWith('list ')) return isRow(value) ? faultsOfList(value, kind.slice(5), at) : otherwise;
  if (kind.startsWith('[]')) {
    if (!Array.isArray(value)) return otherwise;
    return value.flatMap((one, index) => faultsOf(one, kind.slice(2).replaceAll('/', ' | '), `${at}[${index}]`));
  }
  if (kind === 'null') return value === null ? [] : otherwise;
  if (kind === 'integer') return Number.isInteger(value) ? [] : otherwise;
  if (kind === 'object') return isRow(value) ? [] : otherwise;
  if (kind === 'map')
    return isRow(value) && Object.values(value).every((one) => typeof one === 'string') ? [] : otherwise;
  return String(typeof value) === kind ? [] : otherwise;
}

function faultsOfList({ object, data, has_more, url, ...rest }: Row, kind: string, at: string): string[] {
  const names = Object.keys(rest).map((field) => `${at}.${field} is not published`);
  if (!['list', 'search_result'].includes(String(object)) || typeof has_more !== 'boolean' || typeof url !== 'string')
    return [...names, `${at} is no page of a list`];
  return [...names, ...faultsOf(data, `[]${kind}`, `${at}.data`)];
}

function faultsOfShape(value: Row, name: string, at: string): string[] {
  const fields = published.shapes[name];
  if (!fields) return [`${at}: the shape ${name} is not recorded`];
  return Object.entries(value).flatMap(([field, one]) => {
    const kinds = fields[field];
    return kinds ? faultsOf(one, kinds, `${at}.${field}`) : [`${at}.${field} is not published for ${name}`];
  });
}

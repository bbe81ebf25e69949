import { formatDay } from '@pathwise/remote-kit/day.rules';
import type { UserFilter, UserSort } from './users-queries.ts';

const days = ['joinedFrom', 'joinedTo', 'seenFrom', 'seenTo'] as const;
export type FilterName = keyof UserFilter;
export const filterNames: readonly FilterName[] = ['q', 'plan', 'role', ...days];

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** What the address asks for. What nobody can ask for is ignored, such as `?plan=gold`. */
export function filterOf(params: URLSearchParams): UserFilter {
  const filter: UserFilter = {};
  const q = params.get('q')?.trim().slice(0, longestSearch);
  if (q) filter.q = q;
  const plan = params.get('plan');
  if (plan === 'free' || plan === 'premium') filter.plan = plan;
  const role = params.get('role');
  if (role === 'regular' || role === 'admin') filter.role = role;
  for (const name of days) {
    const day = params.get(name);
    if (day && isDay(day)) filter[name] = day;
  }
  return filter;
}

/** The longest text that the service searches for. */
export const longestSearch = 200;

const columns = ['lastName', 'email', 'createdAt', 'lastSeenAt'] as const;
export type SortColumn = (typeof columns)[number];

export const sortOf = (params: URLSearchParams): UserSort => {
  const asked = params.get('sort') ?? '';
  return columns.some((column) => asked === column || asked === `-${column}`) ? (asked as UserSort) : '-createdAt';
};

/** The filter in words, such as `“ada” · premium · joined from 1 Jan 2026`. Empty for everybody. */
export function wordsOf(filter: UserFilter): string {
  const { q, plan, role, joinedFrom, joinedTo, seenFrom, seenTo } = filter;
  return [
    q && `“${q}”`,
    plan && (plan === 'premium' ? 'premium plan' : 'free plan'),
    role && (role === 'admin' ? 'admins' : 'regular members'),
    between('joined', joinedFrom, joinedTo),
    between('last seen', seenFrom, seenTo),
  ]
    .filter(Boolean)
    .join(' · ');
}

function between(what: string, from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return `${what} ${formatDay(from)} to ${formatDay(to)}`;
  if (from) return `${what} from ${formatDay(from)}`;
  return to && `${what} until ${formatDay(to)}`;
}

/** A person's name; the address for somebody without one. */
export const nameOf = (user: { firstName: string | null; lastName: string | null; email: string }): string =>
  [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;

/** The day of the last visit, which is known in UTC. */
export const seenOn = (lastSeenAt: string): string => formatDay(lastSeenAt.slice(0, 10));

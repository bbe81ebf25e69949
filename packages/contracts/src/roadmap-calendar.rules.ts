// The calendar of a roadmap, for services and screens: which views exist, how many boards each has, and which board
// shows a day. Without zod, to keep the browser's bundle small. Days are `YYYY-MM-DD` strings everywhere. Date is used
// only for arithmetic, always at UTC midnight, so time zones and clock changes never shift a day.

/** The first and last valid day. 1900-01-01 is a Monday, and no goal's week number needs more than four digits. */
const firstDay = '1900-01-01';
const lastDay = '2199-12-31';

/** True for a day from 1900-01-01 to 2199-12-31. */
export const isInCalendar = (day: string): boolean => day.length === 10 && day >= firstDay && day <= lastDay;

const dayMs = 86_400_000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Days from one calendar day to another. Negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Adds days to a calendar day. A negative number subtracts. */
export const addDays = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10);

/** The last day of a month, 28 to 31. January is month 1. */
const lastOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The same day of a later month, or the last day of a shorter month: 31 January plus one month is 28 or 29 February.
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  first.setUTCDate(Math.min(dayOfMonth, lastOfMonth(first.getUTCFullYear(), first.getUTCMonth() + 1)));
  return first.toISOString().slice(0, 10);
}

/** Whole months from one day to a later one. In a shorter month its last day counts as the 31st. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return toDay >= fromDay || toDay === lastOfMonth(toYear, toMonth) ? months : months - 1;
}

export type TimelineView = 'daily' | 'weekly' | 'monthly' | 'yearly';

/** The views of a goal by the days left: two under 30, three under 365 or without a target, otherwise four. */
export function viewsOffered({ today, targetDate }: { today: string; targetDate: string | null }): TimelineView[] {
  if (targetDate === null) return ['daily', 'weekly', 'monthly'];
  const daysLeft = daysBetween(today, targetDate);
  if (daysLeft < 30) return ['daily', 'weekly'];
  if (daysLeft < 365) return ['daily', 'weekly', 'monthly'];
  return ['daily', 'weekly', 'monthly', 'yearly'];
}

/** Weeks in a number of days, rounded up, at least 1. */
export const weekCount = (days: number): number => Math.max(1, Math.ceil(days / 7));
/** Years of 365 days in a number of days, rounded up, at least 1. */
export const yearCount = (days: number): number => Math.max(1, Math.ceil(days / 365));
/** Months from one day to another, rounded up, at least 1. */
export function monthCount(from: string, to: string): number {
  const whole = monthsBetween(from, to);
  return Math.max(1, addMonths(from, whole) === to ? whole : whole + 1);
}

/** The days that a goal's boards cover: from its first day, in its owner's zone, to its target if it has one. */
export interface Plan {
  readonly createdOn: string;
  readonly targetDate: string | null;
}

/** The Monday of a day's week. A Monday returns itself. */
export const weekStartOf = (day: string): string => addDays(day, -((((dayNumber(day) + 3) % 7) + 7) % 7)); // day 0 was a Thursday

/**
 * The Monday from which a goal's weeks count: the nearest to its first day. Week 1 thus has 4 to 10 days. A goal of a
 * Thursday starts with the four days left of that week. A goal of a Sunday has that day and the whole next week.
 */
export const firstMonday = (createdOn: string): string => weekStartOf(addDays(createdOn, 3));

const never = Number.POSITIVE_INFINITY;
const countedOf = ({ createdOn, targetDate }: Plan) => {
  const monday = firstMonday(createdOn);
  if (targetDate === null) return { monday, weeks: never, months: never, years: never };
  return {
    monday,
    weeks: weekCount(daysBetween(monday, targetDate)),
    months: monthCount(createdOn, targetDate),
    years: yearCount(daysBetween(createdOn, targetDate)),
  };
};
const known = new WeakMap<Plan, ReturnType<typeof countedOf>>();
/** The first Monday, and how many weeks, months and years a plan has. Counted once: a draft places hundreds of tasks in a plan. */
function spansOf(plan: Plan): ReturnType<typeof countedOf> {
  const spans = known.get(plan) ?? countedOf(plan);
  known.set(plan, spans);
  return spans;
}

// The target day belongs to the last counted board. Example: a plan of 14 days from a Monday has two weeks. The 14th day
// after the first would start a third week, but belongs to the second.
const within = (number: number, count: number) => Math.min(Math.max(1, number), count);

/** The number of the week with a day. Weeks start on Monday; the first also has the goal's earlier days, the last ends on the target. */
export const weekOf = (day: string, plan: Plan): number =>
  within(Math.floor(daysBetween(spansOf(plan).monday, day) / 7) + 1, spansOf(plan).weeks);
/** The number of the month with a day, counted from the goal's first day. */
export const monthOf = (day: string, plan: Plan): number =>
  within(monthsBetween(plan.createdOn, day) + 1, spansOf(plan).months);
/** The number of the year (365 days) with a day, counted from the goal's first day. */
export const yearOf = (day: string, plan: Plan): number =>
  within(Math.floor(daysBetween(plan.createdOn, day) / 365) + 1, spansOf(plan).years);
/** The number of a day. The goal's first day is day 1. */
export const dayOf = (day: string, { createdOn }: Plan): number => Math.max(1, daysBetween(createdOn, day) + 1);

/** Boards exist for years 1, 2, 3, up to 5 and up to 10. The last one also shows all later years. */
const yearBoards = [
  [1, '1year'],
  [2, '2years'],
  [3, '3years'],
  [5, '5years'],
  [10, '10years'],
] as const;

/** The board of a year number. */
export const yearTimeframe = (year: number): (typeof yearBoards)[number][1] =>
  yearBoards.find(([last]) => year <= last)?.[1] ?? '10years';

/** The board with a day in a view, e.g. `week-3`. */
export function timeframeOf(view: TimelineView, day: string, plan: Plan): string {
  if (view === 'daily') return `day-${dayOf(day, plan)}`;
  if (view === 'weekly') return `week-${weekOf(day, plan)}`;
  if (view === 'monthly') return `month-${monthOf(day, plan)}`;
  return yearTimeframe(yearOf(day, plan));
}

/** The view of a timeframe. Undefined for the whole-goal boards. */
export function viewOf(timeframe: string): TimelineView | undefined {
  if (timeframe.startsWith('day-')) return 'daily';
  if (timeframe.startsWith('week-')) return 'weekly';
  if (timeframe.startsWith('month-')) return 'monthly';
  return /^\d+years?$/.test(timeframe) ? 'yearly' : undefined;
}

const ownTitles: Readonly<Record<string, string>> = {
  '1year': 'Year 1',
  '2years': 'Year 2',
  '3years': 'Year 3',
  '5years': 'Years 4 and 5',
  '10years': 'Years 6 to 10',
  'weekly-calendar': 'Weekly calendar',
  'ai-generated': 'From Sage',
};

/** `month-3` → 'Month 3'. */
export function timeframeTitle(timeframe: string): string {
  const [unit = '', number] = timeframe.split('-');
  return ownTitles[timeframe] ?? `${unit.charAt(0).toUpperCase()}${unit.slice(1)} ${number}`;
}

/** How many boards a goal without a target shows at first. */
const openEnded = 12;
const numberIn = (timeframe: string) => Number(timeframe.split('-')[1]);

/**
 * The timeframes of a view's boards, in order. Shows as many as the plan counts (without a target 12, or up to
 * today's), and every board with todos (`existing`). The daily view has one board, today's.
 */
export function timeframesOf(
  view: TimelineView,
  { plan, today, existing = [] }: { plan: Plan; today: string; existing?: readonly string[] },
): string[] {
  if (view === 'daily') return [timeframeOf('daily', today, plan)];
  if (view === 'yearly') {
    const counted = spansOf(plan).years;
    const count = counted === never ? yearOf(today, plan) : counted;
    const shown = new Set<string>([...existing, ...Array.from({ length: count }, (_, n) => yearTimeframe(n + 1))]);
    return yearBoards.map(([, name]) => name).filter((name) => shown.has(name));
  }
  const [unit, counted] = view === 'weekly' ? ['week', spansOf(plan).weeks] : ['month', spansOf(plan).months];
  const reached = counted === never ? [openEnded, numberIn(timeframeOf(view, today, plan))] : [counted];
  const filled = existing.filter((timeframe) => viewOf(timeframe) === view).map(numberIn);
  const count = Math.max(...reached, ...filled);
  return Array.from({ length: count }, (_, n) => `${unit}-${n + 1}`);
}

/** The first and last day of a board. A plan's last board ends on its target. Undefined for the whole-goal boards. */
export function daysOf(timeframe: string, plan: Plan): { from: string; to: string } | undefined {
  const view = viewOf(timeframe);
  if (!view) return undefined;
  const { from, next } = naturalSpan(timeframe, view, plan.createdOn);
  const to = addDays(next, -1);
  const { targetDate } = plan;
  const isLast =
    view !== 'daily' && targetDate !== null && targetDate >= from && timeframeOf(view, targetDate, plan) === timeframe;
  return { from, to: isLast ? targetDate : to };
}

function naturalSpan(timeframe: string, view: TimelineView, createdOn: string): { from: string; next: string } {
  const n = numberIn(timeframe);
  if (view === 'daily') return { from: addDays(createdOn, n - 1), next: addDays(createdOn, n) };
  if (view === 'weekly') {
    const monday = firstMonday(createdOn);
    return { from: n === 1 ? createdOn : addDays(monday, (n - 1) * 7), next: addDays(monday, n * 7) };
  }
  if (view === 'monthly') return { from: addMonths(createdOn, n - 1), next: addMonths(createdOn, n) };
  const at = yearBoards.findIndex(([, name]) => name === timeframe);
  const before = yearBoards[at - 1]?.[0] ?? 0;
  const last = yearBoards[at]?.[0] ?? 1;
  return { from: addDays(createdOn, before * 365), next: addDays(createdOn, last * 365) };
}

/** The day of an AI step that has neither a due date nor the coach's estimate: (index + 1) × 2 months from today. */
export const estimatedDate = (index: number, today: string): string => addMonths(today, (index + 1) * 2);

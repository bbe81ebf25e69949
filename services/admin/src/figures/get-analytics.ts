import type { Analytics } from '@pathwise/contracts/api/figures';
import { dayAfter } from '@pathwise/service-kit/calendar';
import { mails } from '@pathwise/service-kit/mail/mail.model';
import { invalid } from '@pathwise/service-kit/problem';
import { trusted } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { byDay, daysBetween, percentile, premiumStarts, slotMs, slotOf, slotsOf } from './days.rules.ts';
import { countedMembers, type FactKind, facts } from './figure.model.ts';
import { countActive, countPremium } from './get-stats.ts';

interface Input {
  from?: string | undefined;
  to?: string | undefined;
  today: string;
  timeZone: string;
}
interface Range {
  from: string;
  to: string;
  timeZone: string;
}

const mostDays = 366;
/** The queue keeps mails for 30 days, and today is the last of them. */
const daysOfMails = 30;

/** The figures of each day of a range. */
export async function getAnalytics(deps: AdminDeps, input: Input): Promise<Analytics> {
  const to = input.to ?? input.today;
  const range = { from: input.from ?? dayAfter(to, -29), to, timeZone: input.timeZone };
  if (range.from > to) throw invalid([{ path: 'to', message: 'The last day must not be before the first one' }]);
  const dates = daysBetween(range.from, to);
  if (dates.length > mostDays) throw invalid([{ path: 'from', message: 'Please choose a year at most' }]);
  const figures = await figuresOf(deps, { ...range, mailsFrom: dayAfter(input.today, 1 - daysOfMails) });
  const roadmaps = await roadmapsOf(deps, range);
  const days = dates.map((date) => {
    const times = roadmaps.get(date) ?? [];
    return { date, ...figures(date), roadmapP50Ms: percentile(times, 0.5), roadmapP95Ms: percentile(times, 0.95) };
  });
  const total = await countedMembers(deps.db).countDocuments({ joinedAt: trusted({ $ne: null }) });
  const active = {
    day: await countActive(deps, 1),
    week: await countActive(deps, 7),
    month: await countActive(deps, 30),
  };
  const conversion = total === 0 ? 0 : (await countPremium(deps)) / total;
  return { days, active, conversion };
}

async function figuresOf(deps: AdminDeps, range: Range & { mailsFrom: string }) {
  const { timeZone, mailsFrom } = range;
  const zoned = async (kind: FactKind) => byDay(await countSlots(deps, kind, range), timeZone);
  const [signUps, created, completed] = [
    await zoned('signed-up'),
    await zoned('goal-created'),
    await zoned('goal-completed'),
  ];
  const seen = byDay(await countSlots(deps, 'seen', { ...range, timeZone: 'UTC' }), 'UTC');
  const started = await premiumStartsIn(deps, range);
  const [sent, failed] = [await mailsOf(deps, 'sent', range), await mailsOf(deps, 'given-up', range)];
  return (date: string) => ({
    signUps: signUps.get(date) ?? 0,
    activeMembers: seen.get(date) ?? 0,
    goalsCreated: created.get(date) ?? 0,
    goalsCompleted: completed.get(date) ?? 0,
    premiumStarted: started.get(date) ?? 0,
    mailsSent: date < mailsFrom ? null : (sent.get(date) ?? 0),
    mailsFailed: date < mailsFrom ? null : (failed.get(date) ?? 0),
  });
}

async function countSlots(deps: AdminDeps, kind: FactKind, range: Range): Promise<{ slot: number; count: number }[]> {
  const { start, end } = slotsOf(range);
  const groups = await facts(deps.db).aggregate<{ _id: number; count: number }>([
    { $match: { kind, slot: { $gte: start, $lt: end } } },
    { $group: { _id: '$slot', count: { $sum: 1 } } },
  ]);
  return groups.map(({ _id: slot, count }) => ({ slot, count }));
}

/** Whether a plan is a start depends on the one before, which may be older than the range. */
async function premiumStartsIn(deps: AdminDeps, range: Range): Promise<Map<string, number>> {
  const { start, end } = slotsOf(range);
  const within = { kind: 'plan' as const, plan: 'premium' as const, slot: trusted({ $gte: start, $lt: end }) };
  const owners = (await facts(deps.db).find(within, { ownerId: 1 }).lean()).map(({ ownerId }) => ownerId);
  if (owners.length === 0) return new Map();
  const all = await facts(deps.db)
    .find({ ownerId: trusted({ $in: [...new Set(owners)] }), kind: 'plan' })
    .lean();
  const plans = all.map(({ ownerId, version = 0, plan = 'free', slot }) => ({ ownerId, version, plan, slot }));
  const starts = premiumStarts(plans).filter((slot) => slot >= start && slot < end);
  return byDay(
    starts.map((slot) => ({ slot, count: 1 })),
    range.timeZone,
  );
}

async function mailsOf(deps: AdminDeps, state: 'sent' | 'given-up', range: Range): Promise<Map<string, number>> {
  const { start, end } = slotsOf(range);
  const at = trusted({ $gte: new Date(start * slotMs), $lt: new Date(end * slotMs) });
  const counts = new Map<number, number>();
  for await (const mail of mails(deps.db).find({ state, at }, { at: 1 }).lean().cursor())
    counts.set(slotOf(mail.at), (counts.get(slotOf(mail.at)) ?? 0) + 1);
  return byDay(
    [...counts].map(([slot, count]) => ({ slot, count })),
    range.timeZone,
  );
}

/** How long the first roadmaps of each day took. */
async function roadmapsOf(deps: AdminDeps, range: Range): Promise<Map<string, number[]>> {
  const { start, end } = slotsOf(range);
  const times = new Map<number, number[]>();
  const query = { kind: 'roadmap' as const, slot: trusted({ $gte: start, $lt: end }), ms: trusted({ $gte: 0 }) };
  for await (const { slot, ms = 0 } of facts(deps.db).find(query, { slot: 1, ms: 1 }).lean().cursor())
    times.set(slot, [...(times.get(slot) ?? []), ms]);
  const days = new Map<string, number[]>();
  for (const [slot, some] of times)
    for (const [day] of byDay([{ slot, count: 1 }], range.timeZone)) days.set(day, [...(days.get(day) ?? []), ...some]);
  return days;
}

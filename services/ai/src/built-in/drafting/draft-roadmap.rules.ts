import type { DraftMilestone, RoadmapDraft } from '@pathwise/contracts/roadmap';
import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { withCircumstances } from '../circumstances/find-circumstances.rules.ts';
import type { Archetype, KindStep } from '../kinds/kind.ts';
import { isSouthern as isSouthernZone } from '../reading/calendar.rules.ts';
import { type Country, countryNamed } from '../reading/countries.ts';
import { inUnits, type Quantity, readQuantities } from '../reading/quantity.rules.ts';
import { levelOf } from '../reading/read-wish.rules.ts';
import { lowerFirst } from '../reading/tidy-words.rules.ts';
import { isBegun } from './already-there.rules.ts';
import { isStart } from './also-said.rules.ts';
import { loadedOn, withCare } from './careful-plan.rules.ts';
import { withCompanion } from './companion.rules.ts';
import { withoutDeniedMeans } from './denied-means.rules.ts';
import { type Blanks, fillIn, partOf, slotsIn } from './fill-in.rules.ts';
import { tightLevels } from './level-hours.rules.ts';
import { notesOnAmounts, withoutOtherAmounts } from './other-amounts.rules.ts';
import { overviewOf } from './overview.rules.ts';
import { lastPracticeDay, withOwnTimes } from './own-times.rules.ts';
import { isTooFastRate, ownRate, pacedSteps, sharesOf } from './pace.rules.ts';
import { withFacts } from './placed-facts.rules.ts';
import { byWhatIsDone, type DraftRoadmapInput, type GoalRead, isSame, readGoal } from './read-goal.rules.ts';
import { beginsOn, dayBefore, fitting, shortTimes, stepDueThen, timesOfSteps } from './said-days.rules.ts';
import { effortOf, stepDays, timeframeOf } from './schedule.rules.ts';
import { isIndoors, seasonNotes } from './seasons.rules.ts';
import { firstSuggestions } from './suggestions.rules.ts';
import { hasPractisedIt, hasVersion, otherSteps, refusedIn, suitedSteps } from './suited-steps.rules.ts';
import { timelinesOf } from './timelines.rules.ts';
import { isCost } from './told-costs.rules.ts';
import { nextVersion, otherVersions, shownVersion, withOtherTasks } from './versions.rules.ts';
import { withinTimes } from './within-times.rules.ts';

interface Step {
  title: string;
  description: string;
  resources: string | null;
  tasks: readonly string[];
}

/** From 52 kg to 58 kg: half of the way is 55 kg. Undefined where the person named no start. */
function reachedFrom(quantity: Quantity, measured: string | undefined): string | undefined {
  const share = measured && sharesOf([{ measured }])[0];
  if (!share || quantity.from === undefined) return undefined;
  return inUnits(quantity.from.amount + quantity.from.sign * partOf(quantity, share * 100), quantity);
}

/** Whether a text names something that the person named themselves. */
const isPersonal = (text: string, { named, quantity }: Blanks) =>
  slotsIn(text).some((slot) => named.has(slot) || (slot === 'total' && quantity !== undefined));

/** The task that names something of the wish, when the step itself names nothing: 'First: compare two rooms in Leeds.' */
function personalTask({ title, description, tasks }: KindStep, blanks: Blanks): string {
  if (isPersonal(`${title} ${description}`, blanks)) return '';
  const at = tasks.findIndex((task) => isPersonal(task, blanks));
  const task = tasks[at];
  if (!task) return '';
  const filled = fillIn(task, blanks);
  const inSentence = lowerFirst(filled);
  return ` ${at === 0 ? 'First' : 'Also'}: ${inSentence}.`;
}

/** 'UK: https://… · United States: https://…' without the pages of other countries, and 'IELTS: https://…' for IELTS alone. */
function ownResources(
  resources: string,
  { country, kind, blanks }: { country: Country | undefined; kind: Archetype; blanks: Blanks },
): string | null {
  const own = resources.split(' · ').filter((one) => {
    const label = one.split(': ')[0] ?? '';
    const named = countryNamed(label);
    if (country && named && named !== country) return false;
    const slot = Object.entries(kind.slots ?? {}).find(
      ([, one]) => 'words' in one && one.words.some((word) => word.split('|')[0] === label),
    )?.[0];
    return !slot || !blanks.named.has(slot) || blanks.slots[slot] === label;
  });
  return own.join(' · ') || null;
}

function filledStep(
  step: KindStep,
  { blanks, country, kind, pace }: { blanks: Blanks; country: Country | undefined; kind: Archetype; pace: boolean },
): Step {
  const { title, measured, description, local, resources, tasks } = step;
  const usesAmount = blanks.quantity && measured;
  const plain = fillIn(title, blanks);
  const shown = usesAmount ? fillIn(measured, blanks, { pace }) : plain;
  const filled = fillIn(description, blanks);
  const reached = blanks.quantity && reachedFrom(blanks.quantity, measured);
  return {
    title: shown,
    description: [
      // The measured title names only the amount, so the description says what to do.
      usesAmount ? withoutOtherAmounts(`${plain}. ${filled}`, shown) : filled,
      country && local?.[country] ? ` ${local[country]}` : '',
      usesAmount ? '' : personalTask(step, blanks),
      reached ? ` That brings you to ${reached}.` : '',
    ].join(''),
    resources: resources ? ownResources(fillIn(resources, blanks), { country, kind, blanks }) : null,
    tasks: tasks.map((task) => fillIn(task, blanks)),
  };
}

/** Names amounts without measured steps in the plain steps. */
function withOtherAmounts(steps: readonly Step[], quantities: readonly Quantity[], goal: GoalRead): Step[] {
  const texts = steps.map(({ title, description }) => `${title}. ${description}`);
  const notes = notesOnAmounts(quantities, goal, texts);
  return steps.map((step, i) => ({ ...step, description: [step.description, ...(notes.get(i) ?? [])].join(' ') }));
}

/** The steps in the person's words. An amount with a sound pace is split by the days that are left. */
function inTheirWords(goal: GoalRead, chosen: readonly KindStep[], when: { today: string; days: string[] }): Step[] {
  const { kind, quantities, country } = goal;
  const own = ownRate(goal);
  const days = goal.target ? daysBetween(when.today, goal.target) : own?.days;
  const blanks = { ...goal.blanks, ...(days === undefined ? {} : { days }) };
  const pace = kind.paced !== 'dropped';
  const paced = pacedSteps(goal, { ...when, steps: chosen });
  const steps = chosen.map((step, i) => {
    if (!paced) return filledStep(step, { blanks, country, kind, pace });
    const { quantity: _, ...words } = blanks;
    const portion = paced.portions[i];
    const own = portion ? { ...words, quantity: portion } : words;
    return filledStep(allAtOnce(step), { blanks: own, country, kind, pace });
  });
  const others = quantities.filter(
    (one) =>
      !goal.care &&
      one.from === undefined &&
      !isSame(one, blanks.quantity) &&
      !(paced && isSame(one, paced.asked)) &&
      !isTooFastRate(kind, one) &&
      !isSame(one, own?.rate) &&
      !isSame(one, own?.income) &&
      !isCost(one, goal.facts ?? []),
  );
  const texts = chosen.map(({ title, description }) => `${title}. ${description}`);
  const short = goal.target ? shortTimes(texts, when) : [];
  const spans = goal.target ? timesOfSteps(texts, when) : [];
  const timed = steps.map((step, i) => {
    const span = spans[i] ?? { left: 0, said: 0 };
    const title = fitting(step.title, span);
    const description = fitting(step.description, span);
    const isShort = title !== step.title || description !== step.description;
    return { ...step, title, description: `${description}${isShort ? '' : (short[i] ?? '')}` };
  });
  return withOtherAmounts(timed, others, goal).map((step, i) =>
    paced?.note && i === steps.length - 1 ? { ...step, description: `${step.description} ${paced.note}` } : step,
  );
}

const startAmount = / Your starting point: ([^.]*(?:\.\d[^.]*)?)\./g;

/** The first step takes up where the person stands: 'stuck on 75'. Their words hold the amount, so it is told once. */
function withStart(steps: readonly Step[], starts: readonly string[]): readonly Step[] {
  const [first, ...rest] = steps;
  if (!first || starts.length === 0) return steps;
  const said = starts.map((clause) => `“${clause}”`).join(' and ');
  const isSaid = (amount: string) => starts.some((clause) => clause.includes(amount.split(' ')[0] ?? amount));
  const bare = first.description.replace(startAmount, (whole, amount: string) => (isSaid(amount) ? '' : whole));
  return [{ ...first, description: `${bare} You start from ${said}.` }, ...rest];
}

/** Names the portion itself rather than a percentage of the total. */
const allAtOnce = (step: KindStep): KindStep =>
  step.measured ? { ...step, measured: step.measured.replace(/\{\d+%\}/g, '{total}') } : step;

/** A roadmap for one goal. Pure: the same text, date, zone and shown steps always give the same roadmap. */
export function draftRoadmap(input: DraftRoadmapInput): RoadmapDraft {
  const { already = [], sameSteps = false, today } = input;
  const goal = readGoal(input);
  if (already.length === 0) return draftFor(goal, { today });
  const drafts = [0, ...Array.from({ length: otherVersions }, (_, i) => i + 1)]
    .filter((version) => hasVersion(goal, version, today))
    .map((version) => draftFor(goal, { today, version, sameSteps }));
  const byDeed = byWhatIsDone(input, goal);
  if (byDeed) drafts.push(draftFor(byDeed, { today, sameSteps }));
  const titles = drafts.map(({ milestones }) => milestones.map(({ title }) => title));
  const at = sameSteps ? (shownVersion(titles, already) ?? 0) : nextVersion(titles, already);
  const next = drafts[at] as RoadmapDraft;
  const isSameAgain = !sameSteps && drafts.length === 1 && shownVersion(titles, already) === 0;
  if (!isSameAgain) return next;
  const otherTasks = draftFor(goal, { today, isOtherTasks: true });
  return otherTasks.overview === next.overview ? next : otherTasks;
}

/** The first two steps prepare until the day on which the rest begins. */
function daysFrom(begins: string, input: Parameters<typeof stepDays>[0], first = preparing): string[] {
  const before = stepDays({ ...input, steps: input.steps.slice(0, first), target: dayBefore(begins) });
  return [...before, ...stepDays({ ...input, steps: input.steps.slice(first), today: begins })];
}

/** The last step within reach that is a part of the goal itself: 10 km of 21, half of the sum. 'Register' is no aim. */
function aimOf(steps: readonly KindStep[], reached: number): number | undefined {
  const at = steps.slice(0, reached).findLastIndex(({ measured }) => measured);
  return at > 0 ? at : undefined;
}

const withoutWait = (step: KindStep): KindStep => (step.measured ? { ...step, waitDays: 0 } : step);

/** Steps before the month in which something happens every day. */
const preparing = 2;

/** With these somebody is new to a part of it, whatever else they used to do. */
const isNewTo = /\b(?:first|never|can['’]?t|cannot|unable)\b/i;

/** So many steps of a kind are left of what was begun. */
const fewestAhead = 5;

/** How another version differs, for the overview. */
const manners = {
  tips: ' This is another version of the plan: the large steps stay, and other small ones stand between them.',
  tasks: ' Its steps stay, since each is needed. Other tasks lead to them.',
} as const;

interface DraftedAs {
  today: string;
  version?: number;
  sameSteps?: boolean;
  /** The same steps with other tasks, where the kind has some. */
  isOtherTasks?: boolean;
}

/**
 * The roadmap of a goal that has been read. `version` above 0 and `isOtherTasks` draw it in another way. `sameSteps`: the steps and
 * their words are those of the goal before it had a target date.
 */
export function draftFor(
  goal: GoalRead,
  { today, version = 0, sameSteps = false, isOtherTasks = false }: DraftedAs,
): RoadmapDraft {
  const { kind, words, target, blanks } = goal;
  const circumstances = goal.circumstances ?? [];
  const isKnown = circumstances.some(({ circumstance }) => circumstance.isExperience);
  const isResting = goal.care?.strain.sort === 'rest';
  const startsAnew = isResting || circumstances.some(({ circumstance }) => circumstance.startsAnew);
  const isPractised = isKnown || hasPractisedIt(goal);
  const level = startsAnew ? 'beginner' : (levelOf(words) ?? (isPractised ? 'intermediate' : undefined));
  const hoursAWeek = goal.hoursAWeek ?? kind.hoursAWeek;
  const suited = suitedSteps(goal, { level, today, target: sameSteps ? null : target });
  const withOthers = isOtherTasks ? withOtherTasks(suited, kind) : undefined;
  const ofVersion = withOthers ?? otherSteps(goal, suited, version) ?? suited;
  const manner = withOthers ? 'tasks' : version > 0 ? 'tips' : undefined;
  const ahead = isBegun(circumstances) && ofVersion.length > fewestAhead ? ofVersion.slice(1) : ofVersion;
  const healthy = withCircumstances(ahead, circumstances);
  const spared = goal.care && withCare(healthy, kind, goal.care);
  const chosen = spared?.steps ?? healthy;
  // Guests are invited weeks before the party. They do not grow with the days as savings do.
  const isBound = chosen.slice(0, -1).some(({ measured, daysBefore }) => measured && daysBefore !== undefined);
  const isMoney = blanks.quantity?.noun === 'money';
  const isSplit = chosen.some(({ measured }) => measured);
  const grows = isSplit && blanks.quantity && !blanks.quantity.per && !kind.ladder && (!isBound || isMoney);
  const begins = beginsOn(words, { today, target });
  const { timeZone } = goal;
  const dueThen = stepDueThen(words, { titles: chosen.map(({ title }) => title), target, today, timeZone });
  const before = chosen.slice(0, dueThen === undefined ? undefined : dueThen + 1);
  const isSouthern = isIndoors(words) ? undefined : isSouthernZone(timeZone);
  const own = ownRate(goal);
  const timing = { today, target: target ?? (own ? addDays(today, own.days) : null), hoursAWeek, isSouthern };
  const allowedOn = goal.care && spared && spared.loadedFrom > 0 ? loadedOn(goal.care, today) : undefined;
  const isTooLate = allowedOn !== undefined && target !== null && allowedOn > target;
  const loaded = isTooLate ? target : allowedOn;
  const untilThen = loaded
    ? daysFrom(loaded, { steps: chosen, ...timing }, spared?.loadedFrom)
    : begins
      ? daysFrom(begins, { steps: chosen, ...timing })
      : stepDays({ steps: before, ...timing, ...(grows ? { shares: sharesOf(before) } : {}) });
  // No step is dated after the target.
  const days = chosen.map((_, i) => untilThen[i] ?? target ?? today);
  const steps = inTheirWords(sameSteps ? { ...goal, target: null } : goal, chosen, { today, days });
  const starts = (goal.alsoSaid ?? []).filter(
    (clause) =>
      isStart(clause, { today, timeZone: 'UTC' }) &&
      !readQuantities(clause).some((one) => isSame(one, blanks.quantity)),
  );
  const started = withStart(steps, starts);
  const seasons =
    target && isSouthern !== undefined && !sameSteps ? seasonNotes(chosen, days, { today, isSouthern, target }) : [];
  const dated = started.map((step, i) => ({ ...step, description: `${step.description}${seasons[i] ?? ''}` }));
  const allowed = withoutDeniedMeans(dated, words, refusedIn(goal));
  const settled = withCompanion(withOwnTimes(allowed, goal.times), goal.companion);
  const told = withFacts(settled, goal.facts ?? []);
  const planned = told.map((step, i) => ({
    ...step,
    ...(isTooLate && i >= (spared?.loadedFrom ?? 0)
      ? { description: `${step.description} Your date comes before ${allowedOn}: move it, and begin this no sooner.` }
      : {}),
    ...(i in untilThen || sameSteps ? {} : { description: `${step.description} This comes after ${target}.` }),
    day: days[i] ?? today,
  }));
  const milestones = planned.map(
    ({ title, description, resources, day }): DraftMilestone => ({
      title,
      description,
      ...(target ? { dueDate: day } : { dueDate: null, estimatedDate: day }),
      timeframe: timeframeOf(today, day),
      resources,
    }),
  );
  const daysLeft = target ? daysBetween(today, target) : 0;
  // A sum that grows until the target waits for nothing but its paydays.
  const isSaved = kind.measures?.includes('money') && !kind.ladder;
  const byHours = effortOf(isSaved && target ? before.map(withoutWait) : before, hoursAWeek, daysLeft);
  const isOut = seasons.some((note) => note);
  const free = target && isOut ? stepDays({ steps: chosen, ...timing, target: null }) : target ? [] : days;
  // Waiting for a season takes days that no more hours save.
  const more = Math.max(0, daysBetween(today, free.at(-1) ?? today) - byHours.needed);
  const effort = { ...byHours, needed: byHours.needed + more, waiting: byHours.waiting + more };
  const titles = steps.map(({ title }) => title);
  const aim = blanks.quantity ? aimOf(chosen, effort.reached) : undefined;
  const isFixed = goal.isDayFixed === true;
  // A sum is divided by the months, also where some of its steps have a day of their own.
  const isSum = blanks.quantity?.noun === 'money' && !blanks.quantity.per && !kind.ladder;
  const time = {
    today,
    target,
    passed: goal.passed,
    days: daysLeft,
    hoursAWeek,
    effort,
    aim,
    titles,
    begins,
    grows: Boolean(grows) || isSum,
    isFixed,
    own,
  };
  return {
    overview: overviewOf({
      kind,
      bounds: goal.times,
      tooFew: tightLevels({ kind: kind.id, title: goal.title, words, hoursAWeek, today, target }),
      blanks,
      level: !startsAnew && (level === 'beginner' || (kind.weekly && !isNewTo.test(words))) ? level : undefined,
      time,
      advice: goal.advice ?? [],
      ownWords: goal.ownWords,
      isSpared: isResting || (goal.care !== undefined && !goal.care.strain.loads),
      isUncounted: isResting,
      ...(manner ? { manner: manners[manner] } : {}),
    }),
    milestones,
    suggestions: firstSuggestions(kind, blanks, titles),
    timelines: timelinesOf({
      steps: planned,
      today,
      target,
      weekly: kind.weekly && withinTimes(fillIn(kind.weekly, blanks), goal.times),
      practiceDay: (end) => lastPracticeDay(goal.times, end),
    }),
  };
}

import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';

export interface Plan {
  /** The row's text. */
  text: string;
  booklet: string;
  isArchetype: boolean;
  /** False when the plan is of another category than the wish, or of a kind that the row excludes. */
  isOfItsKind: boolean;
  objects: readonly string[];
  target: string | null;
  draft: Pick<RoadmapDraft, 'overview' | 'milestones'>;
}

export interface PlanScore {
  /** 0 to 5. */
  points: number;
  faults: string[];
  steps: number;
  /** Steps whose title or description names an object of the wish. */
  personalSteps: number;
  /** Null when the steps have no days. */
  startsSoon: boolean | null;
}

const lastDayToStart = 3;
const lastDayOfSecond = 45;
const enoughPersonal = 0.6;

const faultsOfEnglish: readonly (readonly [string, RegExp])[] = [
  ['an unfilled slot', /[{}]|\bundefined\b|\bNaN\b|\[object/],
  ['a doubled word', /(?<![\p{L}’'])(?!(?:had|that)\b)(\p{L}+) \1(?![\p{L}’'-])/iu],
  ['two articles', /\b(?:the|a|an|your) (?:the|a|an|your|my)\b/i],
  ['two spaces', /\S {2}\S/],
  ['a space before a full stop', / [.,]/],
  ["the person's 'my'", /\b(?:my|I'm|I am|myself)\b/],
];

/** Faults of English in one text. Quoted words are the person's own. */
export function faultsIn(text: string): string[] {
  const ours = text.replace(/[“"][^”"]*[”"]/g, '“…”');
  return faultsOfEnglish.flatMap(([fault, pattern]) => (pattern.test(ours) ? [fault] : []));
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True when a text names one of the objects. 'baking' is named by 'bake' or 'baked', '£400' by '£400'. */
export function names(text: string, objects: readonly string[]): boolean {
  return objects.some((object) => {
    const stem = object.length > 4 ? object.replace(/(?:ing|ed|es|s|e)$/i, '') : object;
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(stem)}`, 'iu').test(text);
  });
}

const key = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');

/** Plans whose steps mostly stand in the plan of another wish too. Wishes of one kind may share a kind's steps. */
export function genericPlans(plans: readonly Plan[]): Set<Plan> {
  const byTitle = new Map<string, Plan[]>();
  for (const plan of plans)
    for (const { title } of plan.draft.milestones) byTitle.set(key(title), [...(byTitle.get(key(title)) ?? []), plan]);
  const isShared = (plan: Plan, title: string) =>
    (byTitle.get(key(title)) ?? []).some(
      (other) => other !== plan && (plan.isArchetype || other.booklet !== plan.booklet),
    );
  return new Set(
    plans.filter((plan) => {
      const shared = plan.draft.milestones.filter(({ title }) => isShared(plan, title));
      return shared.length * 2 > plan.draft.milestones.length;
    }),
  );
}

function dateFaults({ target, draft }: Plan, today: string): string[] {
  const dates = draft.milestones.map(({ dueDate }) => dueDate);
  if (target === null) return [];
  if (dates.includes(null)) return ['a step without a day'];
  const days = dates as string[];
  const faults: string[] = [];
  if (days.some((day, i) => i > 0 && day < (days[i - 1] as string))) faults.push('dates out of order');
  if (days.some((day) => day < today)) faults.push('a day in the past');
  if (days.some((day) => day > target)) faults.push('a day after the target');
  if (days[1] && days[1] > addDays(today, lastDayOfSecond)) faults.push(`second step on ${days[1]}`);
  return faults;
}

function englishFaults({ draft }: Plan): string[] {
  const texts = [draft.overview, ...draft.milestones.flatMap(({ title, description }) => [title, description])];
  const tooLong = draft.milestones.filter(({ title }) => title.length > 80).map(() => 'a title over 80 characters');
  return [...new Set([...texts.flatMap(faultsIn), ...tooLong])];
}

const saysDone = /\bdone (?:means|when|is)\b|\byou are done\b/i;

/** Rubric: shape and dates 1 point, English 1, a first step soon ½, what done means ½, personal steps 1½, steps of its own ½. */
export function scorePlan(plan: Plan, { today, isGeneric }: { today: string; isGeneric: boolean }): PlanScore {
  const { milestones, overview } = plan.draft;
  const first = milestones[0]?.dueDate ?? null;
  const startsSoon = first === null ? null : first <= addDays(today, lastDayToStart);
  const personal = milestones.filter(({ title, description }) =>
    names(`${title}. ${description}`, plan.objects),
  ).length;
  const share = plan.objects.length === 0 ? 1 : personal / milestones.length;
  const checks: (readonly [points: number, fault: string | undefined])[] = [
    [0.5, milestones.length < 5 || milestones.length > 8 ? `${milestones.length} steps` : undefined],
    [0.5, dateFaults(plan, today).join(', ') || undefined],
    [1, englishFaults(plan).join(', ') || undefined],
    [0.5, startsSoon === false ? `first step on ${first}` : undefined],
    [0.5, saysDone.test(overview) ? undefined : 'does not say what done means'],
    [0.5, isGeneric ? 'the steps of another wish' : undefined],
  ];
  const sound = checks.reduce((sum, [points, fault]) => sum + (fault ? 0 : points), 0);
  const points = sound + 1.5 * Math.min(1, share / enoughPersonal);
  const faults = checks.flatMap(([, fault]) => (fault ? [fault] : []));
  if (share < enoughPersonal) faults.push(`${personal} of ${milestones.length} steps personal`);
  if (!plan.isOfItsKind) faults.unshift('the plan of another kind of wish');
  return {
    points: plan.isOfItsKind ? points : Math.min(1, points),
    faults,
    steps: milestones.length,
    personalSteps: personal,
    startsSoon,
  };
}

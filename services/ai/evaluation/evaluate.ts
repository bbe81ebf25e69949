import type { AskedCoach, DraftedRow, ReadRow } from './asked-coach.ts';
import { type EditAnswer, editFaults } from './score-edits.rules.ts';
import { genericPlans, type Plan, type PlanScore, scorePlan } from './score-plans.rules.ts';
import type { EditRow, GoalRow, Tables, TalkRow } from './tables.ts';

export interface GoalOutcome {
  row: GoalRow;
  read: ReadRow;
  plan?: DraftedRow & PlanScore;
  isGoalRight: boolean;
  isCategoryRight: boolean;
  isDateRight: boolean;
  hasWrongKind: boolean;
}

export interface TalkOutcome {
  row: TalkRow;
  answer: string | null;
  isUseful: boolean;
}

export interface EditOutcome {
  row: EditRow;
  answer: EditAnswer;
  /** Empty when the proposal is right. */
  faults: string[];
}

export interface Outcomes {
  coach: string;
  goals: GoalOutcome[];
  edits: EditOutcome[];
  talk: TalkOutcome[];
  /** Milliseconds that each message took, from its words to its plan or answer. */
  times: number[];
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  times.push(performance.now() - started);
  return result;
}

interface Asked {
  row: GoalRow;
  read: ReadRow;
  drafted: DraftedRow | undefined;
}

async function askGoal(coach: AskedCoach, row: GoalRow): Promise<Asked> {
  const { text, timeZone } = row;
  const read = await coach.read(row);
  const isWish = row.isGoal && read.isGoal;
  return { row, read, drafted: isWish ? await coach.draft({ ...read, text, timeZone }) : undefined };
}

const categoriesOf = ({ category, categoryAlso }: GoalRow) => [category, ...categoryAlso];

function hasWrongKind({ row, drafted }: Asked): boolean {
  if (!drafted) return false;
  const { sureCategory, booklet } = drafted;
  return row.kindNot.includes(booklet) || (sureCategory !== null && !categoriesOf(row).includes(sureCategory));
}

function planOf(asked: Asked): Plan | undefined {
  const { row, read, drafted } = asked;
  if (!drafted) return undefined;
  return {
    text: row.text,
    booklet: drafted.booklet,
    isArchetype: drafted.sureCategory === null,
    isOfItsKind: categoriesOf(row).includes(read.category) && !hasWrongKind(asked),
    objects: row.objects,
    target: read.date,
    draft: drafted.draft,
  };
}

function scoreGoals(asked: readonly Asked[], today: string): GoalOutcome[] {
  const plans = asked.map(planOf);
  const generic = genericPlans(plans.filter((plan) => plan !== undefined));
  return asked.map((one, i) => {
    const { row, read, drafted } = one;
    const plan = plans[i];
    return {
      row,
      read,
      isGoalRight: read.isGoal === row.isGoal,
      isCategoryRight: read.isGoal && categoriesOf(row).includes(read.category),
      isDateRight: read.isGoal && [row.date, ...row.dateAlso].includes(read.date),
      hasWrongKind: hasWrongKind(one),
      ...(plan && drafted ? { plan: { ...drafted, ...scorePlan(plan, { today, isGeneric: generic.has(plan) }) } } : {}),
    };
  });
}

/** An answer that admits it understood nothing is not useful, whatever it mentions. */
const understoodNothing = /\bI can only speak about your goals\b/;

/** How a reader may write a day: 25 Apr 2027 as on the page, 25 April 2027, or April 25, 2027. */
const dayFormats = (['short', 'long', 'american'] as const).map(
  (form) =>
    new Intl.DateTimeFormat(form === 'american' ? 'en-US' : 'en-GB', {
      day: 'numeric',
      month: form === 'short' ? 'short' : 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const dayInText = /(?<![\w/.=-])\d{4}-\d{2}-\d{2}(?![\w/=-])/g;

/** The answer as a person reads it, once for each way to write a day, and once with its days as data. */
function asRead(answer: string): string[] {
  const plain = answer.replaceAll('**', '').replaceAll('’', "'");
  return [plain, ...dayFormats.map((format) => plain.replace(dayInText, (day) => format.format(new Date(day))))];
}

export function isUseful({ mentions }: TalkRow, answer: string | null): boolean {
  if (answer === null || understoodNothing.test(answer)) return false;
  const texts = asRead(answer);
  return mentions.some((pattern) => texts.some((text) => new RegExp(pattern, 'iu').test(text)));
}

/** Puts every row of the tables to a coach and scores what it answers. */
export async function evaluate(coach: AskedCoach, tables: Tables): Promise<Outcomes> {
  const times: number[] = [];
  const asked: Asked[] = [];
  for (const row of tables.goals) asked.push(await timed(times, () => askGoal(coach, row)));
  const edits: EditOutcome[] = [];
  for (const row of tables.edits) {
    const answer = await timed(times, () => coach.edit(row));
    edits.push({ row, answer, faults: editFaults(row, answer, tables.world.today) });
  }
  const talk: TalkOutcome[] = [];
  for (const row of tables.talk) {
    const answer = await timed(times, () => coach.reply({ row, world: tables.world }));
    talk.push({ row, answer, isUseful: isUseful(row, answer) });
  }
  return { coach: coach.name, goals: scoreGoals(asked, tables.world.today), edits, talk, times };
}

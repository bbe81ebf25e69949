import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goalCategory } from '@pathwise/contracts/roadmap';
import { dateString } from '@pathwise/contracts/values';
import { z } from 'zod';

const date = dateString.nullish().transform((day) => day ?? null);

const goalRow = z.object({
  text: z.string(),
  isGoal: z.boolean(),
  category: goalCategory.nullish(),
  /** Also right, for wishes that a careful reader could file under either. */
  categoryAlso: z.array(goalCategory).default([]),
  date,
  dateAlso: z.array(dateString).default([]),
  /** Beginnings of words that good steps name. */
  objects: z.array(z.string()).default([]),
  /** True for a message in the dialog for a new goal. */
  onboarding: z.boolean().default(false),
  /** Kinds that a reader could mistake it for. */
  kindNot: z.array(z.string()).default([]),
  /** IANA zone of the writer. It decides feasts, seasons, 3/4 and the country whose offices the steps name. */
  timeZone: z.string().default('Europe/London'),
});
export type GoalRow = z.output<typeof goalRow>;

const talkRow = z.object({
  text: z.string(),
  expect: z.string(),
  /** Patterns. A useful answer contains one of them. */
  mentions: z.array(z.string()).default([]),
  /** The turns before this message, oldest first. */
  history: z.array(z.object({ message: z.string(), response: z.string() })).default([]),
});
export type TalkRow = z.output<typeof talkRow>;

const numbers = z.array(z.int().positive());

/** What must have changed after an edit. A step's number counts from 1. */
const editCheck = z.looseObject({
  /** Day of the goal, or of the steps in `touches`. */
  date: dateString.optional(),
  /** The steps in `touches` are due on this day or later. */
  dateFrom: dateString.optional(),
  dateShiftMonths: z.int().optional(),
  dateShiftDays: z.int().optional(),
  touches: numbers.optional(),
  removes: numbers.optional(),
  completes: numbers.optional(),
  splits: numbers.optional(),
  /** The first of the two comes before the second afterwards. */
  before: z.tuple([z.int(), z.int()]).optional(),
  /** A pattern that the new step contains. */
  adds: z.string().optional(),
  /** New titles by the step's number. */
  renames: z.record(z.string(), z.string()).optional(),
  /** The goal's new title. */
  title: z.string().optional(),
  status: z.enum(['active', 'completed', 'paused']).optional(),
  completesGoal: z.boolean().optional(),
  changesSteps: z.boolean().optional(),
  /** A pattern that the changes contain. */
  mentions: z.string().optional(),
});
export type EditCheck = z.output<typeof editCheck>;

const editRow = z.object({
  goal: z.string(),
  steps: z.array(z.string()),
  text: z.string(),
  /** What must change, in words. */
  expect: z.string(),
  kind: z.string(),
  check: editCheck.default({}),
  targetDate: dateString.default('2027-05-22'),
});
export type EditRow = z.output<typeof editRow>;

const world = z.object({
  today: dateString,
  goals: z.array(
    z.object({
      title: z.string(),
      category: goalCategory,
      status: z.enum(['active', 'completed', 'paused']),
      createdAt: dateString,
      targetDate: date,
      steps: z.array(z.object({ title: z.string(), dueDate: date, doneAt: date })),
    }),
  ),
  weeks: z.array(
    z.object({
      start: dateString,
      tasks: z.array(z.object({ title: z.string(), goal: z.string(), day: dateString, done: z.boolean() })),
    }),
  ),
});
/** The goals, steps and weeks of the person who talks. */
export type World = z.output<typeof world>;

export interface Tables {
  goals: GoalRow[];
  edits: EditRow[];
  talk: TalkRow[];
  world: World;
}

/** The folder with the tables of this repository. */
export const ownTables = import.meta.dirname;

function rowsOf<T>(folder: string, name: string, row: z.ZodType<T>): T[] {
  const file = join(folder, name);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, i) => {
    if (!line.trim()) return [];
    const read = row.safeParse(JSON.parse(line));
    if (!read.success) throw new Error(`${file}, line ${i + 1}: ${z.prettifyError(read.error)}`);
    return [read.data];
  });
}

/** Reads the tables of a folder. A table that is not there has no rows; the world is this folder's when there is none. */
export function readTables(folder: string = ownTables): Tables {
  const worldFile = [folder, ownTables].map((one) => join(one, 'world.json')).find(existsSync) as string;
  return {
    goals: rowsOf(folder, 'goals.jsonl', goalRow),
    edits: rowsOf(folder, 'edits.jsonl', editRow),
    talk: rowsOf(folder, 'talk.jsonl', talkRow),
    world: world.parse(JSON.parse(readFileSync(worldFile, 'utf8'))),
  };
}

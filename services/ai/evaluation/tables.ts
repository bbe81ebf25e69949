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
});
export type GoalRow = z.output<typeof goalRow>;

const talkRow = z.object({
  text: z.string(),
  expect: z.string(),
  /** Patterns. A useful answer contains one of them. */
  mentions: z.array(z.string()),
  /** The turns before this message, oldest first. */
  history: z.array(z.object({ message: z.string(), response: z.string() })).default([]),
});
export type TalkRow = z.output<typeof talkRow>;

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
    talk: rowsOf(folder, 'talk.jsonl', talkRow),
    world: world.parse(JSON.parse(readFileSync(worldFile, 'utf8'))),
  };
}

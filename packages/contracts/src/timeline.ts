import { z } from 'zod';
import { timelineTimeframe, todoPriority } from './roadmap.ts';
import { isTodoTitle } from './todo-title.rules.ts';
import { dateString, id, someWords, words } from './values.ts';

export const todo = z.object({
  id,
  timelineId: id,
  title: z.string(),
  description: z.string().nullable(),
  completed: z.boolean(),
  dueDate: dateString.nullable(),
  priority: todoPriority,
  /** Position in its timeline, from 0. */
  order: z.int(),
  version: z.int(),
  /** In a roadmap, true for an open todo whose step is completed: it no longer counts as open. */
  isStepDone: z.boolean().optional(),
});
export type Todo = z.infer<typeof todo>;

export const timeline = z.object({
  id,
  goalId: id,
  timeframe: timelineTimeframe,
  todos: z.array(todo),
  version: z.int(),
});
export type Timeline = z.infer<typeof timeline>;

const title = someWords(200, 'Title is required').refine(isTodoTitle, 'Please give the task a name');
const dueDate = z.union([z.literal('').transform(() => null), dateString]).nullable();

export const newTimeline = z.strictObject({ goalId: id, timeframe: timelineTimeframe });
export const newTodo = z.strictObject({
  title,
  description: words(2000).nullable().optional(),
  completed: z.boolean().default(false),
  priority: todoPriority.default('normal'),
  dueDate: dueDate.optional(),
});
export const todoChange = z.strictObject({
  title: title.optional(),
  description: words(2000).nullable().optional(),
  completed: z.boolean().optional(),
  priority: todoPriority.optional(),
  dueDate: dueDate.optional(),
  version: z.int().optional(),
});

import { readdirSync, readFileSync } from 'node:fs';
import { maskedWords } from '../reading/masked-words.rules.ts';

/** What a message to a plan in view may want of it. */
export const planEdits = [
  'move-step',
  'move-goal',
  'shift-all',
  'done-step',
  'done-goal',
  'add',
  'remove',
  'reorder',
  'rename-step',
  'rename-goal',
  'change-detail',
  'easier',
  'harder',
  'fewer-hours',
  'more-hours',
  'split',
  'merge',
  'pause',
  'setback',
  'another',
  'none',
] as const;
export type PlanEdit = (typeof planEdits)[number];

const folder = new URL('./plan-edits/', import.meta.url);

/**
 * Messages to plans, with what each of them wants. In the files, a line `# goal | step | step` gives the plan, and each line
 * after it, such as `done-step: shoes are here`, a message to it.
 */
export function planEditExamples(): { text: string; label: number }[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => examplesIn(readFileSync(new URL(name, folder), 'utf8')));
}

function examplesIn(text: string): { text: string; label: number }[] {
  let plan = { title: '', steps: [] as { title: string }[] };
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) {
      const [title = '', ...steps] = line.slice(2).split(' | ');
      plan = { title, steps: steps.map((step) => ({ title: step })) };
      return [];
    }
    const [, edit = '', message = ''] = /^([a-z-]+): (.+)$/.exec(line) ?? [];
    if (message === '') return [];
    const label = planEdits.indexOf(edit as PlanEdit);
    if (label < 0) throw new Error(`${edit} is no kind of edit`);
    return [{ text: maskedWords(message, plan), label }];
  });
}

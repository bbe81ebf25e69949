import { wholeWord } from '../reading/edit-words.rules.ts';
import { inSingular, numberWords } from '../reading/numbers.rules.ts';
import { stemsOf } from '../reading/step-reference.rules.ts';
import { lowerFirst, upperFirst } from '../reading/tidy-words.rules.ts';
import { orderChanges, orderWith, swapped } from './change-order.rules.ts';
import { inWords } from './edit-in-words.ts';
import { newStep } from './new-step.rules.ts';
import {
  type AskedChange,
  openSteps,
  ownChange,
  type PlanInView,
  type Planner,
  quoted,
  shortened,
  stepOf,
  titlesOf,
} from './plan-in-view.ts';
import { splitChanges } from './split-step.rules.ts';

export const add: Planner<'add'> = (plan, { topic, place, date: day }) => {
  const { change, title, after } = newStep(plan, { topic, place, date: day });
  const where = after ? ` after ${quoted(stepOf(plan, after)?.title ?? '')}` : ' at the beginning';
  const when = change.do === 'add' && change.dueDate ? `, due on ${change.dueDate}` : '';
  return { changes: [change], says: `I would add ${quoted(title)}${where}${when}.` };
};

export const split: Planner<'split'> = (plan, { stepIds, eases, parts }) => ({
  changes: stepIds.flatMap((id) => {
    const step = stepOf(plan, id);
    const next = openSteps(plan)[openSteps(plan).findIndex((one) => one.id === id) + 1]?.dueDate;
    return step
      ? splitChanges(plan, step, { ...(eases && next ? { until: next } : {}), ...(parts ? { parts } : {}) })
      : [];
  }),
  says: `I would make smaller steps of ${titlesOf(plan, stepIds)}. The ${eases ? 'first' : 'last'} of them keeps the day.`,
});

export const note: Planner<'note'> = (plan, { stepId, note: words }) => {
  const sentence = /[.!?]$/.test(words) ? words : `${words}.`;
  return {
    changes: [ownChange(stepId, { description: withSentence(stepOf(plan, stepId)?.description, sentence) })],
    says: `I would write beside ${titlesOf(plan, [stepId])}: ${quoted(sentence)}.`,
  };
};
const longestNote = 2000;
/** The details of a step with one sentence more. */
const withSentence = (details: string | null | undefined, sentence: string) =>
  [details, sentence].filter(Boolean).join(' ').slice(0, longestNote);

/** The last of the steps keeps its day, and says what all of them say. */
export const merge: Planner<'merge'> = (plan, { stepIds }) => {
  const steps = openSteps(plan).filter(({ id }) => stepIds.includes(id));
  const kept = steps.at(-1);
  if (!kept || steps.length < 2) return { changes: [], says: 'Only steps that are still open can become one.' };
  const title = steps.map(({ title: own }, at) => (at === 0 ? own : lowerFirst(own))).join(' and ');
  if (title.length > longest) return tooLong;
  const others = steps.filter(({ id }) => id !== kept.id).map(({ id }) => id);
  return {
    changes: [ownChange(kept.id, { title }), ...others.map((stepId): AskedChange => ({ do: 'remove', stepId }))],
    says: `${titlesOf(plan, stepIds)} would become one step: ${quoted(title)}.`,
  };
};

/** Removing the step that the goal is about is said to be that, and the one before it is offered. */
export const remove: Planner<'remove'> = (plan, { stepIds }) => {
  const open = openSteps(plan);
  const [before, last] = open.slice(-2);
  const [only] = stepIds;
  const isEnd = stepIds.length === 1 && last !== undefined && last.id === only && plan.steps.at(-1)?.id === only;
  const end = isEnd
    ? ` That is the step your goal is about: without it, the plan ends with ${quoted(before?.title ?? plan.goal.title)}.`
    : '';
  return {
    changes: stepIds.map((stepId) => ({ do: 'remove', stepId })),
    says: `I would take out ${titlesOf(plan, stepIds)}, with ${stepIds.length > 1 ? 'their' : 'its'} tasks. The other days stay.${end}`,
    ...(isEnd && before ? { choices: [inWords(plan, { do: 'remove', stepIds: [before.id] })] } : {}),
  };
};

export const move: Planner<'move'> = (plan, { stepId, to }) => ({
  changes: orderChanges(plan, orderWith(plan, stepId, to), [stepId]),
  says: `${titlesOf(plan, [stepId])} would move to its new place. Each step takes the day of the place it comes to.`,
});

export const swap: Planner<'swap'> = (plan, { stepIds }) => ({
  changes: orderChanges(plan, swapped(plan, stepIds), stepIds),
  says: `${titlesOf(plan, stepIds)} would change places, and days with them.`,
});

const longest = 200;
const tooLong = { changes: [], says: `That title is too long: it may have ${longest} characters.` };

export const rename: Planner<'rename'> = (plan, { stepId, title }) =>
  title.length > longest
    ? tooLong
    : {
        changes: [ownChange(stepId, { title })],
        says: `${titlesOf(plan, [stepId])} would be called ${quoted(title)}.`,
      };

export const renameGoal: Planner<'rename-goal'> = (_, { title }) =>
  title.length > longest
    ? tooLong
    : { changes: [{ do: 'goal', title }], says: `The goal would be called ${quoted(title)}.` };

const reaches = /^(?:pass|take|sit|get|submit|send|hand in|sign|open|register|book)\b/i;
const leadsTo = /^(?:revise|study|learn|practise|practice|prepare|train|register|apply|book|read up)\b/i;

/** What leads to a step and is done with it: 'Revise for the theory test' with 'Pass the theory test'. */
function leadingTo(plan: PlanInView, id: string): string[] {
  const at = plan.steps.findIndex((step) => step.id === id);
  const step = plan.steps[at];
  const before = plan.steps[at - 1];
  if (!step || !before || before.completed || !reaches.test(step.title) || !leadsTo.test(before.title)) return [];
  const about = stemsOf(step.title).slice(1);
  const shared = stemsOf(before.title).filter((stem) => about.includes(stem));
  return about.length > 0 && shared.length === about.length ? [before.id] : [];
}

export const done: Planner<'done'> = (plan, { stepIds, told }) => {
  const ids = [...new Set(stepIds.flatMap((id) => [...leadingTo(plan, id), id]))];
  const noteOf = (id: string) =>
    told && stepIds.includes(id) ? { description: withSentence(stepOf(plan, id)?.description, told) } : {};
  return {
    changes: ids.map((stepId) => ({ do: 'change', stepId, completed: true, ...noteOf(stepId) })),
    says: `Well done. I would tick ${titlesOf(plan, ids)}${told ? `, and note with it: ${quoted(told)}` : ''}.`,
  };
};

export const undone: Planner<'undone'> = (plan, { stepIds }) => ({
  changes: stepIds.map((stepId) => ({ do: 'change', stepId, completed: false })),
  says: `I would open ${titlesOf(plan, stepIds)} again.`,
});

export const doneAll: Planner<'done-all'> = (plan) => ({
  changes: [
    { do: 'goal', status: 'completed' },
    ...openSteps(plan).map(({ id: stepId }): AskedChange => ({ do: 'change', stepId, completed: true })),
  ],
  says: 'Congratulations. I would mark the goal as completed, and tick the steps that are still open.',
});

/** The forms in which people write a figure: '5,000', '5.000', '5000', '5k', 'five'. */
const formsOf = (figure: number): string[] => [
  figure.toLocaleString('en-GB'),
  figure.toLocaleString('de-DE'),
  String(figure),
  `${figure / 1000}k`,
  `${figure / 1000} grand`,
  ...numberWords(figure),
];

/** What becomes of the goal and its open steps when their titles are written anew. */
function retitled(plan: PlanInView, replace: (title: string) => string): { title: string; changes: AskedChange[] } {
  const title = replace(plan.goal.title);
  const steps = openSteps(plan).flatMap(({ id, title: old }) => {
    const own = replace(old);
    return own === old ? [] : [ownChange(id, { title: own })];
  });
  return { title, changes: title === plan.goal.title ? steps : [{ do: 'goal', title }, ...steps] };
}

export const exchange: Planner<'exchange'> = (plan, { wrong, right }) => {
  const { changes } = retitled(plan, (title) =>
    title.replace(wholeWord(wrong), (old) => (/^\p{Lu}/u.test(old) ? upperFirst(right) : right)),
  );
  return { changes, says: `It would say ${quoted(right)} where it says ${quoted(wrong)} now.` };
};

export const amount: Planner<'amount'> = (plan, { from, to }) => {
  const figures = from === undefined ? [] : formsOf(from);
  const replace = (text: string) => {
    for (const figure of figures) {
      const at = text.search(
        new RegExp(`(?<![\\p{L}\\d.,])${figure.replace(/[.]/g, '\\.')}(?![\\p{L}\\d]|[.,]\\d)`, 'iu'),
      );
      if (at < 0) continue;
      const old = text.slice(at, at + figure.length);
      const now = /\d/.test(old) ? to.toLocaleString('en-GB') : (numberWords(to)[0] ?? to.toLocaleString('en-GB'));
      const counted = to === 1 ? inSingular(text, old) : text;
      return counted.slice(0, at) + now + counted.slice(at + figure.length);
    }
    return text;
  };
  const { title, changes } = retitled(plan, replace);
  if (changes.length === 0)
    return { changes, says: 'I did not find that figure in the goal or its steps. Tell me which step should change.' };
  return {
    changes,
    says:
      title === plan.goal.title
        ? 'The steps that name the old figure would say the new one.'
        : `The goal would be ${quoted(title)}, and the steps that name the old figure say the new one.`,
  };
};

const asAnswer: Readonly<Record<'remove' | 'done' | 'split' | 'rename', (number: number, title: string) => string>> = {
  remove: (n) => `Remove step ${n}`,
  done: (n) => `Step ${n} is done`,
  split: (n) => `Split step ${n}`,
  rename: (n, title) => shortened(`Rename step ${n} to “${title}”`),
};
const verbs = { remove: 'remove', done: 'tick', split: 'split', rename: 'rename' } as const;

export const which: Planner<'which'> = (plan, { edit, stepIds, title = '' }) => {
  const asked = stepIds.length > 0 ? stepIds : openSteps(plan).map(({ id }) => id);
  if (asked.length === 0)
    return edit === 'done'
      ? doneAll(plan, { do: 'done-all' })
      : { changes: [], says: 'All steps are done already, so none is left to change.' };
  const numbers = asked.slice(0, 3).map((id) => plan.steps.findIndex((step) => step.id === id) + 1);
  const lines = numbers.map((number) => `- ${number}. ${plan.steps[number - 1]?.title}`).join('\n');
  return {
    changes: [],
    says: `Which step shall I ${verbs[edit]}? You can also give me its number.\n\n${lines}`,
    choices: numbers.map((number) => asAnswer[edit](number, title)),
  };
};

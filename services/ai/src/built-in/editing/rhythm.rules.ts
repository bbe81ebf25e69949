import { numberWords, readNumber } from '../reading/numbers.rules.ts';
import { stemsOf } from '../reading/step-reference.rules.ts';
import {
  type AskedChange,
  openSteps,
  ownChange,
  type PlanInView,
  type PlannedEdit,
  type Planner,
} from './plan-in-view.ts';

// 'Two running days a week instead of three': another rhythm in every step that names it.

const counts = 'one|two|three|four|five|six|seven|[1-7]';
const week = '(?:a|per|each|every) week\\b';
const noun = '(?<noun>(?: (?!(?:and|or|to|once|twice|km|k|miles?|minutes?|hours?)\\b)[\\w-]+){0,3}?)';
const lasting = '(?=(?:evenings?|mornings?|days?|sessions?|runs?) of \\d)';
const rate = new RegExp(
  `(?<![\\w.,])(?:(?<count>${counts})${noun}(?: ${week}| ${lasting})|(?<word>once|twice) ${week})`,
  'gi',
);
const inQuotes = /(“[^”]*”)/;
const units = new Set(['day', 'evening', 'morning', 'night', 'time', 'session', 'afternoon']);

/** How often a week a text says that something is done. */
interface Rate {
  times: number;
  /** What is done so often: 'easy runs'. Empty for 'twice a week'. */
  noun: string;
  words: string;
}

const timesOf = ({ count = '', word = '' }: Record<string, string | undefined>) =>
  word ? (word.toLowerCase() === 'once' ? 1 : 2) : readNumber(count);
const ratesIn = (text: string): Rate[] =>
  [...text.matchAll(rate)].map(({ 0: words, groups = {} }) => {
    return { times: timesOf(groups), noun: (groups['noun'] ?? '').trim(), words };
  });

const isUnit = (stem: string) => [...units].some((unit) => stemsOf(unit)[0] === stem);
/** 'Running days' and 'easy runs' name one thing. 'Evenings' alone fits what is counted in evenings or times. */
function isOf({ noun }: Rate, what: string, sentence: string): boolean {
  const said = stemsOf(what);
  const things = said.filter((stem) => !isUnit(stem));
  const own = stemsOf(noun);
  if (things.length > 0) return things.some((stem) => stemsOf(sentence).includes(stem));
  return own.length === 0 || own.every(isUnit) || said.length === 0 || said.some((stem) => own.includes(stem));
}

function written({ noun, words }: Rate, times: number): string {
  if (!noun || /^times$/i.test(noun)) {
    const often = { 1: 'once', 2: 'twice' }[times] ?? `${numberWords(times)[0] ?? times} times`;
    return words.replace(/^.*?(?= (?:a|per|each|every) week)/i, often);
  }
  const [old = ''] = words.split(' ');
  const count = /\d/.test(old) ? String(times) : (numberWords(times)[0] ?? String(times));
  const counted = times === 1 ? noun.replace(/s$/, '') : /s$/.test(noun) ? noun : `${noun}s`;
  return words.replace(old, count).replace(noun, counted);
}

const sentencesOf = (text: string) => text.split(/(?<=[.;!?])\s+/);

/** The rates of a text that are meant, each with its sentence. What the person wrote stands in quotes and stays. */
const meantIn = (text: string, what: string): Rate[] =>
  text
    .split(inQuotes)
    .filter((part) => !part.startsWith('“'))
    .flatMap(sentencesOf)
    .flatMap((sentence) => ratesIn(sentence).filter((one) => isOf(one, what, sentence)));

function rewritten(text: string, { what, from, to }: { what: string; from: number; to: number }): string {
  const meant = meantIn(text, what).filter(({ times }) => times === from);
  const replaced = meant.reduce((words, one) => words.replaceAll(one.words, written(one, to)), text);
  return /^\p{Lu}/u.test(text) ? replaced.charAt(0).toUpperCase() + replaced.slice(1) : replaced;
}

/** The number of a rhythm that is meant: as said, else the most often that the plan names. */
function oldRate(plan: PlanInView, { what, from, to }: { what: string; from: number | undefined; to: number }) {
  const texts = [plan.goal.title, ...openSteps(plan).flatMap(({ title, description }) => [title, description ?? ''])];
  const known = texts.flatMap((text) => meantIn(text, what)).map(({ times }) => times);
  if (from !== undefined) return known.includes(from) ? from : undefined;
  return known.filter((times) => times !== to).toSorted((a, b) => b - a)[0];
}

export const rhythm: Planner<'rhythm'> = (plan, { what, from: said, to }) => {
  const from = oldRate(plan, { what, from: said, to });
  if (from === undefined) return notNamed(plan, { what, to });
  const asked = { what, from, to };
  const changes = openSteps(plan).flatMap(({ id, title, description }): AskedChange[] => {
    const [name, details] = [rewritten(title, asked), description && rewritten(description, asked)];
    const change = {
      ...(name === title ? {} : { title: name }),
      ...(details === description ? {} : { description: details }),
    };
    return Object.keys(change).length > 0 ? [ownChange(id, change)] : [];
  });
  const title = rewritten(plan.goal.title, asked);
  const ofGoal: AskedChange[] = title === plan.goal.title ? [] : [{ do: 'goal', title }];
  const steps = changes.length === 1 ? 'the step that names it' : `the ${changes.length} steps that name it`;
  return {
    changes: [...ofGoal, ...changes],
    says: `It would be ${inWords(to, what)} instead of ${numberWords(from)[0] ?? from}, in ${changes.length > 0 ? steps : 'the goal'}.${tasksToo(plan, what)} The days stay.`,
  };
};

const inWords = (to: number, what: string) =>
  `${numberWords(to)[0] ?? to} ${to === 1 ? (what || 'time').replace(/s$/, '') : what || 'times'} a week`;

/** No proposal renames a task of the week, so it is named. */
function tasksToo({ tasks }: PlanInView, what: string): string {
  const named = [...new Set(Object.values(tasks).flat())].filter((title) => meantIn(title, what).length > 0);
  return named[0] ? ` A task keeps its words, such as “${named[0]}”: change it yourself in your weekly plan.` : '';
}

function notNamed(plan: PlanInView, { what, to }: { what: string; to: number }): PlannedEdit {
  const things = what ? `how many ${what.replace(/([^s])$/, '$1s')} a week there are` : 'how often a week it is done';
  const more = tasksToo(plan, what);
  return {
    changes: [],
    says: `No step says ${things}, so I cannot change that by myself. Tell me the step, as in “write in step 2 that it is ${inWords(to, what)}”.${more} If you have less time for all of it, write “I only have 2 hours a week”.`,
  };
}

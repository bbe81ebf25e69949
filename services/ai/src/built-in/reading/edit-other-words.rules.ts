import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { readGoalTitle, readLongReplacement, readNewTitle, readReplacement } from './edit-title.rules.ts';
import { dayIn } from './edit-when.rules.ts';
import { plainClause, wholeWord } from './edit-words.rules.ts';
import { imperatives } from './imperatives.ts';
import { amountPattern, inSingular, readNumber } from './numbers.rules.ts';
import { amountsIn } from './other-measure.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { type NamedStep, stemsOf, stepNumbersIn, stepsMeant } from './step-reference.rules.ts';
import { lowerFirst, upperFirst } from './tidy-words.rules.ts';
import { beginsWithVerb } from './word-forms.ts';

// Other words for a step that a message names: by its number, by a figure, or by the thing that another one replaces.

const isNumber = new RegExp(`^ (${amountPattern}) $`);

/** The verb of the old title before words that name a thing: 'charcoal stove' is 'Buy charcoal stove'. */
function withVerb(old: string, words: string): string {
  const [verb = ''] = old.split(' ');
  const [first = ''] = words.toLowerCase().split(' ');
  return beginsWithVerb(old) && !imperatives().has(first) ? `${verb} ${lowerFirst(words)}` : upperFirst(words);
}

const isPlaceOrFigure = /^(?:\d|before\b|after\b|first\b|last\b|something\b|easier\b|harder\b)/i;
/** 'Step 5 should be charcoal stove', '4 should say Water only', 'call the 7th step Final fitting'. */
export const renameNumbered: Reader = (asked) => {
  const found = readNewTitle(asked.text);
  if (!found || isPlaceOrFigure.test(found.title) || dayIn(found.title, asked)) return undefined;
  const what = plainClause(found.what);
  const [, bare] = isNumber.exec(what) ?? [];
  const [number = bare ? readNumber(bare) : 0] = stepNumbersIn(what, asked.plan.steps);
  const step = asked.plan.steps[number - 1];
  if (!step || what.trim().split(' ').length > 4) return undefined;
  return { do: 'rename', stepId: step.id, title: found.isThing ? withVerb(step.title, found.title) : found.title };
};

const named = 0.6;
const openStepIn = (asked: Asked, words: string): NamedStep | undefined => {
  const open = openSteps(asked);
  const [id] = stepsMeant(plainClause(words), asked.plan.steps, named).ids;
  return open.find((step) => step.id === id);
};

const sets = '(?:make|put|set|change|cut|lower|raise|drop|bring|reduce|increase|up|take)';
const figure = `(?<figure>[£$€₦]?${amountPattern})`;
const roughly = '(?:(?:back|up|down|just|only|about|around|to|at) )*';
const setTo = `\\b${sets} (?<what>(?:the|my|our|that|those|step|number) [\\p{L}\\d' -]+?) ${roughly}${figure}(?![\\p{L}\\d])`;
const figureSet: readonly RegExp[] = [
  new RegExp(
    `${setTo}(?=[.,;!?]|$| (?:instead|please|now|a|per|each|every|because|since|cos|so|for|if|then)\\b)`,
    'iu',
  ),
  new RegExp(`${setTo} (?<noun>\\p{L}+)`, 'iu'),
];
/** 'Drop the last two' and 'put step 4 before 2' give no step another figure. */
const noFigure = /\b(?:before|after|with|then|and)\b| (?:in|into|by|first|last|next|number|step|place)$/i;
const figures = new RegExp(`(?<![\\p{L}\\d.,])${amountPattern}(?![\\p{L}\\d])`, 'giu');

/** 'Make the transfer 650': the one figure of a step that the message names. */
export const stepFigure: Reader = (asked) => {
  const groups = figureSet.map((pattern) => pattern.exec(asked.text)?.groups).find((found) => found !== undefined);
  const { what = '', figure: now = '', noun } = groups ?? {};
  const step = what && !noFigure.test(what) ? openStepIn(asked, what) : undefined;
  const [old, ...more] = step?.title.match(figures) ?? [];
  if (!step || !old || more.length > 0 || dayIn(asked.text, asked)) return undefined;
  const to = now.replace(/^[£$€₦]/, '').toLowerCase();
  if (to === old.toLowerCase() || (noun && !sharesStem(noun, step.title))) return undefined;
  const title = /^(?:one|1)$/.test(to) ? inSingular(step.title, old) : step.title;
  return { do: 'rename', stepId: step.id, title: title.replace(old, () => to) };
};
const sharesStem = (words: string, title: string) => stemsOf(words).some((stem) => stemsOf(title).includes(stem));

/** The longest run of words in a title that a message names too: 'photo wall'. */
function runIn(title: string, words: string): string | undefined {
  const stems = new Set(stemsOf(words));
  const runs: string[] = [];
  let run: string[] = [];
  for (const word of [...title.split(' '), '']) {
    const [stem] = stemsOf(word);
    if (stem && stems.has(stem)) run.push(word);
    else if (run.length > 0) {
      runs.push(run.join(' '));
      run = [];
    }
  }
  return runs.toSorted((a, b) => b.length - a.length)[0];
}

const endsThing = /^(?:and|or|with|for|in|at|on|to|of|by|from|before|after|until|every|each)$/i;
/** 'gas' in 'a gas cooker and pots' with what belongs to it: 'gas cooker'. */
function wholeThing(title: string, run: string): string {
  const after = title
    .slice(title.indexOf(run) + run.length)
    .trim()
    .split(' ');
  const at = after.findIndex((word) => word === '' || endsThing.test(word));
  return [run, ...after.slice(0, at < 0 ? after.length : at)].join(' ');
}

const restatement = /(?:^|[.!?;,] )(?<title>\p{L}+ [^.!?;,]{5,80}?) instead(?=[.,;!?]|$)/u;
/** 'Practise parking with my cousin instead': a step said anew from its verb on. */
const restated: Reader = (asked) => {
  const title = restatement.exec(asked.text)?.groups?.['title'] ?? '';
  const [verb = ''] = title.toLowerCase().split(' ');
  const step = title ? openStepIn(asked, title) : undefined;
  return !dayIn(title, asked) &&
    step?.title.toLowerCase().startsWith(`${verb} `) &&
    step.title.toLowerCase() !== title.toLowerCase()
    ? { do: 'rename', stepId: step.id, title: upperFirst(title) }
    : undefined;
};

/** 'Olive green? No! Respray it fire red!': the last sentence says a step anew from its verb on. */
const lastSentence = /(?:^|[.!?] +)(?<title>\p{Lu}\p{L}+(?: [\p{L}\d'’-]+){2,8})[.!]*$/u;
const isWrong = /\b(?:no|not|isn't|wrong|instead|rather|change|changed|closed|shut|now)\b/i;
const saidAnew: Reader = (asked) => {
  const found = lastSentence.exec(asked.text);
  const title = found?.groups?.['title'] ?? '';
  const before = asked.text.slice(0, found?.index ?? 0);
  const [verb = ''] = title.toLowerCase().split(' ');
  const same = openSteps(asked).filter((step) => step.title.toLowerCase().startsWith(`${verb} `));
  const [step] = same;
  const isOther = step && same.length === 1 && step.title.toLowerCase() !== title.toLowerCase();
  return isOther && isWrong.test(before) && !dayIn(title, asked) ? { do: 'rename', stepId: step.id, title } : undefined;
};

const isFine =
  /\bwith (?<words>\p{L}[\p{L} ]{2,40}?) (?:would be|is|are|will be) (?:ok|okay|fine|good|better|enough|possible)\b/iu;
/** 'With English subtitles would be ok', where a step says 'without subtitles'. */
const withAfterAll: Reader = (asked) => {
  const words = isFine.exec(asked.text)?.groups?.['words'] ?? '';
  const without = new RegExp(`\\bwithout (?:\\p{L}+ )?${words.split(' ').at(-1)}\\b`, 'iu');
  const step = words && openSteps(asked).find(({ title }) => without.test(title));
  return step
    ? { do: 'rename', stepId: step.id, title: step.title.replace(without, () => `with ${words}`) }
    : undefined;
};

/** 'Gum makes me dizzy, change it to patches': another thing in the step that the words before it name. */
export const replacement: Reader = (asked) =>
  restated(asked) ?? saidAnew(asked) ?? withAfterAll(asked) ?? replaced(asked) ?? replacedWhole(asked);

/** 'The dinner scares me, turn it into tea with one person': other words for the whole step. */
const replacedWhole: Reader = (asked) => {
  const found = readLongReplacement(asked.text);
  const step = found && openStepIn(asked, found.before);
  if (!found || !step || dayIn(`by ${found.right}`, asked)) return undefined;
  const [, tail = ''] = / ((?:to|in|at|with|for|from) \p{Lu}.*)$/u.exec(step.title) ?? [];
  const isLost = tail !== '' && wholeWord(tail.split(' ')[1] ?? '').test(found.before);
  const title = withVerb(step.title, found.right);
  return { do: 'rename', stepId: step.id, title: isLost ? `${title} ${tail}` : title };
};

const replaced: Reader = (asked) => {
  const found = readReplacement(asked.text);
  const step = found && openStepIn(asked, found.before);
  const run = step && runIn(step.title, found.before);
  if (!found || !step || !run || wholeWord(found.right).test(step.title)) return undefined;
  if (dayIn(`by ${found.right}`, asked)) return undefined;
  if (/^an? /i.test(found.right)) return { do: 'rename', stepId: step.id, title: withVerb(step.title, found.right) };
  const old = found.right.includes(' ') ? wholeThing(step.title, run) : run;
  return { do: 'rename', stepId: step.id, title: upperFirst(step.title.replace(old, () => found.right)) };
};

const rate = new RegExp(
  `\\bmake (?:it|that) (?<rate>(?:only |just |at most )?${amountPattern} \\p{L}+ (?:a|per|each|every) (?:day|week|month))(?=[.,;!?]|$)`,
  'iu',
);
/** 'Cola, I can't stop at once. Make it one can a day': a limit for a step that has no figure. */
export const limit: Reader = (asked) => {
  const found = rate.exec(asked.text);
  const step = found && openStepIn(asked, asked.text.slice(0, found.index));
  if (!found || !step || step.title.match(figures)) return undefined;
  return { do: 'rename', stepId: step.id, title: `${step.title}: ${found.groups?.['rate']?.toLowerCase()}` };
};

const pair = /^(?<lead>.*?)(?<one>[\p{L}'-]+) and (?:the )?(?<other>[\p{L}'-]+)$/u;
const stays = (word: string) =>
  new RegExp(
    `\\b${word} (?:(?:can|could|may) (?:stay|wait|go)|stays?|waits?|is fine|are fine)\\b|\\b(?:not|no|skip|leave|forget|without) (?:the |any )?${word}\\b`,
    'iu',
  );
/** 'Just the walls, the ceiling can stay': one of the two things that a step names. */
export const onlyPart: Reader = (asked) => {
  for (const { id, title } of openSteps(asked)) {
    const { lead = '', one = '', other = '' } = pair.exec(title)?.groups ?? {};
    if (!lead || ![one, other].every((word) => wholeWord(word).test(asked.text))) continue;
    const [dropsOne, dropsOther] = [one, other].map((word) => stays(word).test(asked.text));
    if (dropsOne !== dropsOther) return { do: 'rename', stepId: id, title: `${lead}${dropsOther ? one : other}` };
  }
  return undefined;
};

const asksForName = anyOf(
  [
    'rename/retitle/name_of/title_of/name/call the/my/this whole? goal',
    'can/could/should/may it/this/the_goal/this_goal/my_goal be called/named/titled/renamed',
    'new title/name',
  ],
  { before: '(?<= )', after: '(?= )', flags: 'u' },
);
/** The goal's new title, and with 'to match' the new figure in the steps that name the old one. */
export const goalRenamed: Reader = (asked) => {
  const title = asksForName.test(asked.whole) ? readGoalTitle(asked.text) : undefined;
  if (!title) return undefined;
  const renamed: EditRequest = { do: 'rename-goal', title };
  const [from] = amountsIn(asked.plan.title);
  const [to] = amountsIn(title);
  const matches = / to match | accordingly | the same (?:in|for|with) /.test(asked.whole);
  return matches && from !== undefined && to !== undefined && from !== to
    ? { do: 'several', requests: [renamed, { do: 'amount', from, to }] }
    : renamed;
};

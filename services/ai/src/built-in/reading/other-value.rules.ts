import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { wholeWord } from './edit-words.rules.ts';
import { oneOf, wordsOf } from './phrases.rules.ts';
import { type NamedStep, scoredSteps } from './step-reference.rules.ts';
import { upperFirst } from './tidy-words.rules.ts';
import { toldDone } from './told-done.rules.ts';

// 'The café is Wednesdays now', 'evenings suit me better than mornings', 'no coffee after noon': a value in a step's title
// that another value of the same sort replaces.

interface Value {
  /** As it stands. */
  words: string;
  /** What it is, whatever its form: 'wednesday' for 'Wednesdays'. */
  value: string;
  at: number;
}
interface Sort {
  in(text: string): Value[];
  /** The new value in the form of the old one. */
  written(old: Value, now: Value): string;
}

const matchesOf = (pattern: RegExp, text: string, valueFrom: (words: string) => string): Value[] =>
  [...text.matchAll(pattern)].map((found) => ({ words: found[0], value: valueFrom(found[0]), at: found.index }));
const likeCased = (old: string, now: string) => (/^\p{Lu}/u.test(old) ? upperFirst(now) : now);

const dayNames = wordsOf('monday tuesday wednesday thursday friday saturday sunday');
const weekdays: Sort = {
  in: (text) =>
    matchesOf(/\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/gi, text, (words) => {
      const start = words.toLowerCase().slice(0, 3);
      return dayNames.find((name) => name.startsWith(start)) ?? start;
    }).filter(({ words }) => !/^(?:sun|sat|wed|mon)$/.test(words)),
  written: (old, now) => upperFirst(now.value) + (/days$/i.test(old.words) ? 's' : ''),
};

const dayParts: Sort = {
  in: (text) =>
    matchesOf(
      /\b(?:mornings?|afternoons?|evenings?|nights?|lunch ?times?|(?:before|after) (?:work|breakfast|lunch|dinner|school|bed))\b/gi,
      text,
      (words) => words.toLowerCase().replace(/(?<=morning|afternoon|evening|night|time)s$/, ''),
    ),
  written: (old, now) => likeCased(old.words, now.value + (/[gnte]s$/i.test(old.words) ? 's' : '')),
};

const clockTimes: Sort = {
  in: (text) =>
    matchesOf(
      /(?<![\d£$€.,:])(?:\d{1,2}(?:[:.]\d{2})? ?[ap]\.?m\b|\d{1,2}[:.]\d{2}(?!\d)(?! ?(?:km|kg|k|m|miles?)\b)|noon|midday|midnight|\d{1,2} o'?clock)(?![\d%])/gi,
      text,
      (words) => words.toLowerCase().replace(/[ .:]/g, ''),
    ),
  written: (_old, now) => now.words.toLowerCase(),
};

const betterWords = [
  'now|instead|rather|better|best|switch(?:e[sd])?|mov(?:e|es|ed|ing)|chang(?:e|es|ed|ing)',
  'swap(?:ped)?|from now on|shift(?:ed)?|make (?:it|that|them)|put (?:it|that|them)|no longer',
  "(?:work|suit)s? (?:me|us|for)|not|can't|cannot|only on|prefer|fits?",
];
const better = new RegExp(String.raw`\b(?:${betterWords.join('|')})\b`, 'i');
/** 'By Friday', 'on the last Sunday' and 'since Monday' name one day. */
const oneDay = new RegExp(
  `\\b(?:by|until|till|til|before|due|next|this|last|first|since|this coming) (?:the )?${oneOf(dayNames)}\\b`,
  'i',
);
const ofFreeTime =
  /\b(?:only (?:have|got|get|find)|free|off work|spare|busy|no time|less time|more time|hours?|days? a week|days? off)\b/i;
const joined = /^(?:,| and| or| &| to|\/)+ ?$/;

/** 'The walks' in 'do the walks on Saturdays': what a message says beside the values. */
const besides = (text: string, values: readonly Value[]) =>
  values.reduce((rest, { words }) => rest.replace(words, ' '), text);
const named = 0.6;

/** Of steps that hold the old value those that the message names by other words, or all. */
function holdersMeant(holders: readonly NamedStep[], { text }: Asked, said: readonly Value[]): readonly NamedStep[] {
  if (holders.length < 2 || /\b(?:all|every|both|each|them)\b/i.test(text)) return holders;
  const [best, second] = scoredSteps(besides(text, said), holders);
  return best && best.score >= named && best.score - (second?.score ?? 0) > 0.3 ? [best.step] : holders;
}

const renamed = (steps: readonly { id: string; title: string }[]): EditRequest | undefined => {
  const requests = steps.map(({ id, title }): EditRequest => ({ do: 'rename', stepId: id, title }));
  return requests.length > 1 ? { do: 'several', requests } : requests[0];
};

function exchangedIn(asked: Asked, sort: Sort): EditRequest | undefined {
  const { text } = asked;
  const said = sort.in(text);
  const steps = openSteps(asked).map((step) => ({ step, values: sort.in(step.title) }));
  const held = steps.flatMap(({ values }) => values.map(({ value }) => value));
  const olds = new Set(said.filter(({ value }) => held.includes(value)).map(({ value }) => value));
  const news = said.filter(({ value }) => !held.includes(value));
  const [now] = news;
  if (!now || new Set(news.map(({ value }) => value)).size !== 1 || olds.size > 1) return undefined;
  const [old] = olds;
  const write = (step: NamedStep, value: Value) => ({
    id: step.id,
    title: step.title.replace(value.words, () => sort.written(value, now)),
  });
  if (old !== undefined) {
    const [first, second] = said.toSorted((a, b) => a.at - b.at);
    if (first && second && joined.test(text.slice(first.at + first.words.length, second.at))) return undefined;
    const holders = steps.filter(({ values }) => values.some(({ value }) => value === old));
    const meant = holdersMeant(
      holders.map(({ step }) => step),
      asked,
      said,
    );
    return renamed(
      holders.flatMap(({ step, values }) => {
        const value = values.find((one) => one.value === old);
        return value && meant.includes(step) ? [write(step, value)] : [];
      }),
    );
  }
  if (!better.test(text) || ofFreeTime.test(text) || oneDay.test(text)) return undefined;
  const [best] = scoredSteps(besides(text, said), openSteps(asked));
  const holder = best && best.score >= named ? steps.find(({ step }) => step.id === best.step.id) : undefined;
  const [only, ...more] = holder?.values ?? [];
  return holder && only && more.length === 0 ? renamed([write(holder.step, only)]) : undefined;
}

/** 'Not 10 but 9' and 'make it half past': a bare hour beside one that a step names. */
function bareHour(asked: Asked): EditRequest | undefined {
  const holders = openSteps(asked).flatMap((step) => {
    const [only, ...more] = clockTimes.in(step.title);
    return only && more.length === 0 && /\d ?[ap]m$/i.test(only.words) ? [{ step, only }] : [];
  });
  for (const { step, only } of holders) {
    const [hour = '', half = ''] = [Number.parseInt(only.words, 10).toString(), only.words.slice(-2)];
    const said = [...asked.text.matchAll(/\b(?<hour>\d{1,2}(?:[:.]\d{2})?)(?= ?[ap]m\b|[\s.,;!?]|$)/gi)].map(
      ([words]) => words,
    );
    const others = [...new Set(said.filter((words) => words !== hour))];
    const [now] = others;
    if (said.includes(hour) && now && others.length === 1 && Number.parseInt(now, 10) <= 12)
      return { do: 'rename', stepId: step.id, title: step.title.replace(only.words, `${now} ${half}`) };
  }
  return undefined;
}

// People and places.

const noName = new Set(
  wordsOf(`i i'm i'll i've i'd ok the a an my our he she they we it this that there please thanks god sorry so but and not no yes
  january february march april may june july august september october november december mum mom dad also just can could
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays english
  christmas easter new year sage what when where who how why now then if as at in on for with instead step goal plan all`),
);
const capital = /\p{Lu}[\p{L}\d'’-]*(?: (?:(?:of|the|de|la|del) )?\p{Lu}[\p{L}\d'’-]*)*/gu;
const bareName = (words: string) => words.replace(/['’]s?$/u, '');
/** Names in a title, the first word left out, which is its verb. */
function namesIn(title: string): Value[] {
  const from = title.indexOf(' ') + 1;
  return matchesOf(capital, title.slice(from), bareName)
    .map((one) => ({ ...one, words: bareName(one.words), at: one.at + from }))
    .filter(({ value }) => value.length > 2 && !value.split(' ').every((word) => noName.has(word.toLowerCase())));
}

const takesOver = "(?:will|can|is|'s|'ll|would|could|says|said|takes?|does|has|offered|instead|agreed|then|it is)";
const afterPlace = '(?:at|in|to|from|with|via|by|near|use|try|take|book|do|for|and|as|be|it|is|said|but|so|now)';
const newNames: readonly RegExp[] = [
  new RegExp(`(?<=\\b${afterPlace} (?:the )?(?:just )?)${capital.source}`, 'gu'),
  new RegExp(`(?<=^|[.,;:!?-] ?)${capital.source}(?= ${takesOver}\\b|[.!]?$)`, 'gu'),
];
/** Of a message in small letters: 'use tin room', 'it is at bramley now'. */
const smallName = '(?<name>[\\p{L}\\d]{3,}(?: [\\p{L}\\d]{3,})?)';
const smallNames: readonly RegExp[] = [
  new RegExp(
    `\\b(?:use|try|take|go (?:to|with)|make it|at|in|with|to|from|be) ${smallName}(?: instead| now| please)?[.!]*$`,
    'u',
  ),
  new RegExp(`(?<=[.,;!?] |^)${smallName} (?:instead|then|will do it|can do it|takes over)\\b`, 'u'),
];
const isReplacedWords = [
  'instead|now|moved?|moving|left|shut|shuts|closed|closing|full|booked|gone|quit|cancell?ed',
  "no longer|not|isn't|can't|cant|won't|couldn't|doesn't|cannot|never|too|busy|ill|sick|hurt",
  String.raw`pregnant|retired|swap\w*|replac\w*|switch\w*|chang\w*|rather|better|prefer|use|out|away|broke`,
  'sold|dear|expensive|far|pulled|dropped|backed|stopped|let me down|fell through|takes? over',
  'stepping in|filling in|went|lost|rude|strict|bust|rubbish|terrible|awful|said no|hate|wrong',
];
const isReplaced = new RegExp(String.raw`\b(?:${isReplacedWords.join('|')})\b`, 'i');
const addsTo = /\b(?:add|also|as well|plus|split|swap the order)\b/i;

function newNameIn({ text, plan }: Asked): string | undefined {
  const titles = [plan.title, ...plan.steps.map(({ title }) => title)];
  const isNew = (words: string) =>
    words.length > 2 &&
    !noName.has(words.toLowerCase().split(' ')[0] ?? '') &&
    titles.every((title) => !words.split(' ').some((word) => word.length > 2 && wholeWord(word).test(title)));
  const found = newNames.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => bareName(words)));
  const fresh = [...new Set(found.filter(isNew))];
  if (fresh.length > 0) return fresh.at(-1);
  if (/\p{Lu}/u.test(text.slice(1).replace(/\bI\b/g, ''))) return undefined;
  return smallNames
    .map((pattern) => pattern.exec(text)?.groups?.['name'])
    .find((name) => name && isNew(name) && !isThing(name));
}
/** Small words that name no person or place. */
const isThing = (name: string) => name.split(' ').some((word) => plainWords.has(word) || noName.has(word));
const plainWords = new Set(
  wordsOf(`home work school week weeks month months year day days time bed them him her one two three first last next end start steps
  online person someone somebody something anything everything week now instead later earlier soon less more half easier harder`),
);

/** 'Dana's moved abroad, Ravi will do it with me': another person or place where the plan names one. */
function exchangedName(asked: Asked): EditRequest | undefined {
  const { text, plan } = asked;
  const replaces = isReplaced.test(text) && !addsTo.test(text);
  const right = replaces ? newNameIn(asked) : undefined;
  if (!right) return undefined;
  const holders = [{ id: 'goal', title: plan.title, completed: false }, ...openSteps(asked)];
  const all = holders.flatMap(({ title }) => namesIn(title).map(({ value }) => value));
  const isSaid = (name: string) => name.split(' ').some((word) => word.length > 2 && wholeWord(word).test(text));
  const [wrong, ...others] = [...new Set(all.filter(isSaid))];
  if (wrong && others.length === 0) return { do: 'exchange', wrong, right: upperFirst(right) };
  return wrong ? undefined : behindPreposition(asked, right);
}

/** 'The lessons are at Bramley now', where the step says 'at Kirkstall'. */
function behindPreposition(asked: Asked, right: string): EditRequest | undefined {
  const [, preposition] = new RegExp(`\\b(at|in|with|from|to|near) (?:the )?${right}`, 'u').exec(asked.text) ?? [];
  const [best] = scoredSteps(asked.text.replace(right, ' '), openSteps(asked));
  if (!preposition || !best || best.score < named) return undefined;
  const { id, title } = best.step;
  const name = namesIn(title).find(({ at }) => title.slice(0, at).endsWith(` ${preposition} `));
  return name ? { do: 'rename', stepId: id, title: title.replace(name.words, () => right) } : undefined;
}

export const otherValue: Reader = (asked) => {
  if (/^\W*(?:what|why|how|when|who)\b/i.test(asked.text)) return undefined;
  if (asked.text.length > 400 || toldDone(asked.text, asked.plan.steps)) return undefined;
  for (const sort of [weekdays, dayParts, clockTimes]) {
    const request = exchangedIn(asked, sort);
    if (request) return request;
  }
  return bareHour(asked) ?? exchangedName(asked);
};

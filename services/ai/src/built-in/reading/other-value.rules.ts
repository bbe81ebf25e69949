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
/** A title with other words where a value stands. */
const replacedAt = (title: string, { at, words }: Pick<Value, 'at' | 'words'>, by: string) =>
  title.slice(0, at) + by + title.slice(at + words.length);
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

const hourWords = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const clockForms = [
  '\\d{1,2}(?:[:.]\\d{2})? ?[ap]\\.?m\\b|\\d{1,2}[:.]\\d{2}(?!\\d)(?! ?(?:km|kg|k|m|miles?)\\b)',
  `noon|midday|midnight|(?:half|quarter) (?:past |to )?(?:${hourWords}|\\d{1,2})|\\d{1,2} o'?clock`,
];
const clockTime = new RegExp(`(?<![\\d£$€.,:])(?:${clockForms.join('|')})(?![\\d%])`, 'gi');

const clockTimes: Sort = {
  in: (text) => matchesOf(clockTime, text, (words) => words.toLowerCase().replace(/[ .:]/g, '')),
  written: (_old, now) => now.words.toLowerCase(),
};

const betterWords = [
  'now|instead|rather|better|best|switch(?:e[sd])?|mov(?:e|es|ed|ing)|chang(?:e|es|ed|ing)',
  'swap(?:ped)?|from now on|shift(?:ed)?|make (?:it|that|them)|put (?:it|that|them)|no longer',
  "(?:work|suit)s? (?:me|us|for)|not|can't|cannot|only on|prefer|fits?",
];
const better = new RegExp(String.raw`\b(?:${betterWords.join('|')})\b`, 'i');
/** 'The Tuesday slot is full, Thursday then' */
const givesWay =
  /\b(?:replac\w*|full|closed|shut|clash\w*|cancel\w*|gone|taken|busy|no good|no use|too (?:early|late|dark|cold|hot)|so|then|only \w+days? (?:is|are|going|left|free))\b/i;
/** 'Don't move Tuesday to Thursday' */
const refusesChange =
  /(?:n['’]?t|\bnot|\bnever) (?:ever |please )?(?:move|change|swap|switch|shift|make|put|touch|rename)\b/i;
const refusedBefore =
  /(?<!\bwhy )(?:\bnot|n['’]t|\b(?:dont|cant|wont|cannot|never|rather than|instead of))(?: (?:on|the|for|to|do|make|manage|by|at|in|it|come))* $/i;
const refusedBehind =
  /^(?:['’]?s)?(?: (?:slot|class|one|session))?(?: (?:is|are))? ?\b(?:not (?:good|right|free)|full|shut|closed|too (?:early|late)|no good|bad|worse|clash\w*)\b/i;
const refusedByVerb = /^s? (?:does not|do not|cannot|\w+n['’]t|doesnt|dont|cant|wont)\b/i;
/** 'Not Thursday, Tuesday is right', 'Thursday is full' */
const isRefused = (text: string, { at, words }: Pick<Value, 'at' | 'words'>) =>
  refusedBefore.test(text.slice(0, at)) ||
  [refusedBehind, refusedByVerb].some((pattern) => pattern.test(text.slice(at + words.length)));

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

/** 'Resigned on Friday' tells of a day that is over. */
const changes =
  '(?:mov|chang|switch|swap|shift|need|book|reschedul|postpon|fix|pick|decid|agree|prefer|offer|settl|suggest|arrang|schedul|plann)';
const toldBefore = new RegExp(
  `\\b(?:(?!${changes})\\w{3,}ed|went|quit|left|sat|saw|met|since)(?: (?:it|me|him|her|us|there))?(?: on)? $`,
  'i',
);
function exchangedIn(asked: Asked, sort: Sort): EditRequest | undefined {
  const { text } = asked;
  if (refusesChange.test(text)) return undefined;
  const said = sort.in(text).filter(({ at }) => !toldBefore.test(text.slice(0, at)));
  const steps = openSteps(asked).map((step) => ({ step, values: sort.in(step.title) }));
  const held = steps.flatMap(({ values }) => values.map(({ value }) => value));
  const olds = new Set(said.filter(({ value }) => held.includes(value)).map(({ value }) => value));
  const news = said.filter(({ value, ...one }) => !held.includes(value) && !isRefused(text, one));
  const [now] = news;
  if (!now || new Set(news.map(({ value }) => value)).size !== 1 || olds.size > 1) return undefined;
  const [old] = olds;
  const write = (step: NamedStep, value: Value) => ({
    id: step.id,
    title: replacedAt(step.title, value, sort.written(value, now)),
  });
  if (old !== undefined) {
    if (!better.test(text) && !givesWay.test(text)) return undefined;
    const [first, second] = said.toSorted((a, b) => a.at - b.at);
    const isList = first && second && joined.test(text.slice(first.at + first.words.length, second.at));
    if (isList && !said.some((one) => one.value === old && isRefused(text, one))) return undefined;
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

const bare =
  '(?<hour>\\d{1,2}(?:[:.]\\d{2})?)(?: ?(?<half>[ap]m))?(?= ?(?:[,.;!?]|$|(?:please|then|now|instead|would|is better|suits|works)\\b))';
/** Hours beside a word of time or of change, not 'did 7 pages, 12 to go'. */
const bareHours: readonly RegExp[] = [
  new RegExp(`\\b(?:at|say|make (?:it|that)|but|rather|prefer|do|to|not \\d{1,2},?) ${bare}`, 'gi'),
  /(?<![\d:.])(?<hour>\d{1,2}(?:[:.]\d{2})?) ?(?<half>[ap]m)\b/gi,
  /(?<![\d:.])(?<hour>\d{1,2}(?:[:.]\d{2})?) (?:instead|(?:would be|is) better|(?:suits|works)(?: me)?)\b/gi,
];
/** 'Not 10 but 9' and 'make it half past': a bare hour beside one that a step names. */
function bareHour(asked: Asked): EditRequest | undefined {
  const holders = openSteps(asked).flatMap((step) => {
    const [only, ...more] = clockTimes.in(step.title);
    return only && more.length === 0 && /\d ?[ap]m$/i.test(only.words) ? [{ step, only }] : [];
  });
  for (const { step, only } of holders) {
    const hour = Number.parseInt(only.words, 10).toString();
    const half = only.words.slice(-2);
    const said = bareHours
      .flatMap((pattern) => [...asked.text.matchAll(pattern)])
      .map(({ groups }): Readonly<Record<string, string | undefined>> => groups ?? {});
    const namesOld = new RegExp(
      `(?<![\\d:.])${hour}(?= ?(?:[,.;!?]|$|[ap]m\\b| (?:is|was|but|to|feels|won['’]?t|doesn['’]?t)\\b))`,
      'i',
    );
    const others = said.filter((one) => one['hour'] !== hour);
    const [now] = others;
    const hours = new Set(others.map((one) => one['hour']));
    if (namesOld.test(asked.text) && now?.['hour'] && hours.size === 1 && Number.parseInt(now['hour'], 10) <= 12) {
      const saidHalf = others.map((one) => one['half']).find(Boolean);
      const title = replacedAt(step.title, only, `${now['hour']} ${saidHalf?.toLowerCase() ?? half}`);
      return { do: 'rename', stepId: step.id, title };
    }
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

/** What a name stands for in a plan: 'with Ana', 'at Riverside', or a word that tells neither. */
type NameKind = 'person' | 'place' | 'other';
const placeBefore =
  /(?:\b(?:at|in|near|around) |\b(?:fly|travel|drive|move|go|trip|tickets?|flights?|train|bus|ferry|walk|cycle|ride|way) to )(?:the )?$/i;
const personBefore = /\b(?:with|to|from|for|by|ask|call|meet|email|phone|ring|message|text|tell|invite|hire|pay) $/i;
const placeVerb = /^(?:join|visit|explore|tour|climb|hike|reach) (?:the )?$/i;
function kindOfName(title: string, { at, words }: Value): NameKind {
  const before = title.slice(0, at);
  if (placeBefore.test(before) || placeVerb.test(before)) return 'place';
  if (/^['’]s?\b/.test(title.slice(at + words.length))) return 'person';
  return personBefore.test(before) ? 'person' : 'other';
}

const takingOver = [
  "(?:will|can|could|'ll|would)(?! not| never| be |['’]t)|takes?|does",
  '(?:(?:has|have) )?(?:agreed|stepped in|taken over)|(?:says|said) (?:yes|he|she|they)',
  "(?:is|'s) (?:free|taking|stepping|doing)",
  // 'Is going to visit her' takes nothing over.
  "(?:(?:is|'s) (?:going|happy)|(?:(?:has|have) )?offered)(?= to (?:do|take|play|fill|step|cover|help)\\b| ?[.,;!]| ?$)",
];
const takesOver = `(?:${takingOver.join('|')})`;
/** 'Jorge from the library takes over', 'Anita is a solicitor and will look it over' */
const whoItIs = "(?:(?:,? (?:from|at|in|of|is|an?|the|our|my|who|and)|'s)(?: [\\p{L}'’-]+){1,4}?)?";
const startsPart = '(?<=^|[.,;:!?-] ?|\\b(?:and|but|so|now) )';
const relatives =
  '(?:brother|sister|mum|mom|dad|mother|father|aunt|uncle|cousin|neighbour|neighbor|friend|wife|husband|son|daughter|colleague|mate)';
const anyName: readonly RegExp[] = [
  new RegExp(
    `(?<=\\b(?:use|try|take|book|do|be|it is|it's|make it|prefer) (?:(?:the|my|our) (?:${relatives} )?)?(?:just )?)${capital.source}`,
    'gu',
  ),
  new RegExp(`${startsPart}${capital.source}(?= (?:instead|then|it is|(?:will|would|should|can) do)\\b|[.!]?$)`, 'gu'),
];
/** 'Jewson have the same wood'. Who has the keys takes nobody's place. */
const sameThere = new RegExp(
  `${startsPart}${capital.source}(?= (?:has|have|does|do|sells?|stocks?|offers?) (?:the|it|them|that|one|some)\\b)`,
  'gu',
);
/** A place stands behind 'at', and a person before 'takes over'. Nobody becomes the town that they moved to. */
const newNames: Readonly<Record<NameKind, readonly RegExp[]>> = {
  other: [...anyName, sameThere],
  place: [...anyName, sameThere, new RegExp(`(?<=\\b(?:at|in|to|near) (?:the )?(?:just )?)${capital.source}`, 'gu')],
  person: [
    ...anyName,
    new RegExp(`(?<=(?<!\\b(?:away|out|off|went|gone|left|moved|busy|up|in) )\\bwith )${capital.source}`, 'gu'),
    new RegExp(`(?<=\\b(?:ask|call) )${capital.source}`, 'gu'),
    new RegExp(
      `${startsPart}(?:(?:[Mm]y|[Oo]ur) (?:${relatives} )?)?(?<name>${capital.source})(?=${whoItIs}(?:,? (?:so )?(?:she|he|they))? ?${takesOver}(?![\\p{L}]))`,
      'gu',
    ),
  ],
};
/** Of a message in small letters: 'use tin room', 'it is at bramley now'. */
const smallName = '(?<name>[\\p{L}\\d]{3,}(?: [\\p{L}\\d]{3,})??)';
const smallBehind = '(?:[.,;!?](?: |$)|$| (?:so|cos|because|tho|though|but|and|which|if|for|thats)\\b)';
const smallEnd = `${smallName}(?: instead| now| please)?(?=${smallBehind})`;
/** 'We got robin hoods bay instead', 'got one on station road', 'caernarfon had a space' */
const smallPlace = '(?<name>[\\p{L}\\d]{3,}(?: [\\p{L}\\d]{3,}){0,2}?)';
const smallPlaces: readonly RegExp[] = [
  new RegExp(
    `\\b(?:got|found|booked|took|taken|have|getting|taking)(?: one| a place| a space| us)? (?:on|in|at|near) ${smallPlace}(?= now| instead|${smallBehind})`,
    'u',
  ),
  new RegExp(`\\b(?:got|found|booked|took|chose|picked) ${smallPlace} instead\\b`, 'u'),
  new RegExp(
    `(?<=[.,;!?] |^|\\b(?:but|and|so) )${smallPlace} (?:(?:had|has|have) (?:one|(?:a |some )?(?:spaces?|places?|room|slots?))|(?:will|would|can) (?:have|take|do) (?:it|us|me|them))\\b`,
    'u',
  ),
];
const anySmall: readonly RegExp[] = [
  new RegExp(`\\b(?:use|try|take|go(?:ing)? with|make it|be) ${smallEnd}`, 'u'),
  /\bit(?:['’]?s| is) (?:going to be )?(?<name>[\p{L}\d]{4,}(?: [\p{L}\d]{3,})??) (?:now|instead)\b/u,
  new RegExp(`(?<=[.,;!?] |^)${smallName} (?:instead|then)\\b`, 'u'),
];
const smallNames: Readonly<Record<NameKind, readonly RegExp[]>> = {
  other: [...smallPlaces, ...anySmall],
  place: [...smallPlaces, ...anySmall, new RegExp(`\\b(?:at|in|to) ${smallEnd}`, 'u')],
  person: [
    ...anySmall,
    new RegExp(`(?<!\\b(?:away|out|off|went|gone|left|moved|busy|up|in) )\\bwith ${smallEnd}`, 'u'),
    new RegExp(
      `(?<=[.,;!?] |^|\\b(?:but|and|so) )${smallName} (?:will do it|can do it|takes over|is (?:taking|doing|covering|running)|will (?:have|take) (?:it|them))\\b`,
      'u',
    ),
  ],
};
const isReplacedWords = [
  'instead|now|moved?|moving|left|shut|shuts|closed|closing|full|booked|gone|quit|cancell?ed',
  "no longer|not|isn't|can't|cant|won't|couldn't|doesn't|cannot|never|too|busy|ill|sick|hurt",
  String.raw`pregnant|retired|swap\w*|replac\w*|switch\w*|chang\w*|rather|better|prefer|use|out|broke`,
  'maternity|on leave|sold|dear|expensive|abroad|far|pulled|dropped|backed|stopped|let me down|fell through|takes? over',
  'stepping in|filling in|went|lost|rude|strict|bust|rubbish|terrible|awful|said no|hate|wrong',
];
const isReplaced = new RegExp(String.raw`\b(?:${isReplacedWords.join('|')})\b`, 'i');
const addsTo = /\b(?:add|also|as well|plus|split|swap the order)\b/i;

function newNameIn({ text, plan }: Asked, kind: NameKind): string | undefined {
  const titles = [plan.title, ...plan.steps.map(({ title }) => title)];
  const isNew = (words: string) =>
    words.length > 2 &&
    !noName.has(words.toLowerCase().split(' ')[0] ?? '') &&
    titles.every((title) => !words.split(' ').some((word) => word.length > 2 && wholeWord(word).test(title)));
  const found = newNames[kind].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, groups }) => bareName(groups?.['name'] ?? words)),
  );
  const fresh = [...new Set(found.filter(isNew))];
  if (fresh.length > 0) return fresh.at(-1);
  if (/\p{Lu}/u.test(text.slice(1).replace(/\bI\b/g, ''))) return undefined;
  return smallNames[kind]
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
  if (!isReplaced.test(text) || addsTo.test(text)) return undefined;
  const holders = [{ id: 'goal', title: plan.title, completed: false }, ...openSteps(asked)];
  const all = holders.flatMap(({ title }) =>
    namesIn(title).map((one) => ({ name: one.value, kind: kindOfName(title, one) })),
  );
  const isSaid = ({ name }: { name: string }) =>
    name.split(' ').some((word) => word.length > 2 && wholeWord(word).test(text));
  const held = all.filter(isSaid);
  const [wrong, ...others] = new Set(held.map(({ name }) => name));
  if (wrong === undefined) return behindPreposition(asked);
  const kinds = new Set(held.map(({ kind }) => kind).filter((kind) => kind !== 'other'));
  const [kind = 'other'] = kinds;
  const right = others.length === 0 && kinds.size < 2 ? newNameIn(asked, kind) : undefined;
  return right ? withRelatives(asked, { do: 'exchange', wrong, right: upperFirst(right) }) : undefined;
}

/** Somebody or something else takes the place of what a step names, which is said to be away: nothing of it is done. */
export function takenOver(asked: Asked): EditRequest | undefined {
  const request = exchangedName(asked);
  if (request?.do !== 'exchange') return undefined;
  const parts = asked.text.split(/(?<=[.!?;,–-])\s+|\s+(?:but|so|and)\s+/);
  const away = parts.some((part) => wholeWord(request.wrong).test(part) && isReplaced.test(part));
  return away && parts.some((part) => wholeWord(request.right).test(part) && !wholeWord(request.wrong).test(part))
    ? request
    : undefined;
}

/** 'Our cousin Lena' for 'my neighbour Ray': what somebody is to the writer goes with the name. */
function withRelatives({ text, plan }: Asked, names: Extract<EditRequest, { do: 'exchange' }>): EditRequest {
  const called = (name: string, words: string) =>
    new RegExp(`\\b(?:my|our|the) ${relatives} ${name}(?![\\p{L}])`, 'iu').exec(words)?.[0];
  const right = called(names.right, text);
  const wrong = openSteps({ text, plan } as Asked)
    .map(({ title }) => called(names.wrong, title))
    .find(Boolean);
  return right && wrong ? { do: 'exchange', wrong, right } : names;
}

/** 'The lessons are at Bramley now', where the step says 'at Kirkstall'. */
function behindPreposition(asked: Asked): EditRequest | undefined {
  const right = newNameIn(asked, 'place') ?? newNameIn(asked, 'person');
  if (!right) return undefined;
  const [, preposition] = new RegExp(`\\b(at|in|with|from|to|near) (?:the )?${right}`, 'u').exec(asked.text) ?? [];
  const [best] = scoredSteps(asked.text.replace(right, ' '), openSteps(asked));
  if (!preposition || !best || best.score < named) return undefined;
  const { id, title } = best.step;
  const name = namesIn(title).find(({ at }) => title.slice(0, at).endsWith(` ${preposition} `));
  return name ? { do: 'rename', stepId: id, title: replacedAt(title, name, right) } : undefined;
}

export const otherValue: Reader = (asked) => {
  if (/^\W*(?:what|why|how|when|who)\b/i.test(asked.text)) return undefined;
  if (asked.text.length > 400) return undefined;
  const taken = takenOver(asked);
  if (taken) return taken;
  if (toldDone(asked.text, asked.plan.steps)) return undefined;
  for (const sort of [weekdays, dayParts, clockTimes]) {
    const request = exchangedIn(asked, sort);
    if (request) return request;
  }
  return bareHour(asked) ?? exchangedName(asked);
};

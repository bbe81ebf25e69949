import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import { imperatives } from '../reading/imperatives.ts';
import { lowerFirst, upperFirst } from '../reading/tidy-words.rules.ts';
import { bookletOf } from './effort.rules.ts';
import { unnoted } from './fixed-days.rules.ts';
import { type AskedChange, openSteps, ownChange, type PlanInView, type PlanStep, shortened } from './plan-in-view.ts';
import { stages } from './split-stages.ts';
import { onThreeDays, weeklyRateIn } from './weekly-rate.rules.ts';

interface Part {
  title: string;
  description?: string;
}
interface Parts {
  first: Part;
  second: Part;
  /** Tasks of the second part. */
  takes: readonly string[];
}

const verbOf = (text: string) => text.split(' ')[0]?.toLowerCase() ?? '';
const isImperative = (text: string) => imperatives().has(verbOf(text));

const words = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const figure = new RegExp(
  `(?<sign>[£$€])?(?<digits>\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)|\\b(?<word>${words.join('|')})\\b`,
  'i',
);
/** These are counted piece by piece. Any other figure is a level, and half of it is the way there. */
const counted = new Set(
  [
    'chapter page book letter application song recipe lesson room interview call email shop place friend photo exercise',
    'question section box drawer scene poem post video quote solicitor bank company employer school course flat property',
    'word card phrase sentence story contact neighbour member guest client',
  ].flatMap((some) => some.split(' ')),
);
const isCounted = (noun: string) => {
  const word = noun.toLowerCase();
  return (
    word === 'people' ||
    [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some((one) => counted.has(one))
  );
};

const readers: readonly ((title: string, tasks: readonly string[]) => Parts | undefined)[] = [
  byVerbs,
  byThings,
  byRate,
  byRange,
  byFigure,
  byTasks,
  byStage,
];

/** A step in two real parts. Undefined when nothing in it says where the first one ends. */
function partsOf(title: string, tasks: readonly string[]): Parts | undefined {
  for (const read of readers) {
    const parts = read(title, tasks);
    if (parts) return parts;
  }
  return undefined;
}

/** 'Write the letter and send it'. */
function byVerbs(title: string, tasks: readonly string[]): Parts | undefined {
  const [first = '', second = ''] = title.split(/,? and (?:then )?/);
  if (second.split(' ').length < 2 || !isImperative(second)) return undefined;
  return {
    first: { title: first },
    second: { title: upperFirst(second) },
    takes: tasks.slice(Math.ceil(tasks.length / 2)),
  };
}

/** 'Cats: microchip and rabies papers', 'Choose food and cake'. */
function byThings(title: string): Parts | undefined {
  const match =
    /^(?<lead>[^:]+: |\S+ (?:(?:the|your|a|an|out|up|for|with) )*)(?<one>[^,]+?),? and (?<other>[^,]+)$/.exec(title);
  const { lead = '', one = '', other = '' } = match?.groups ?? {};
  const isLead = lead.endsWith(': ') || isImperative(lead);
  if (
    !isLead ||
    /\d| and |\b(?:between|without|until|of|in|on|at|when|why|how|what|where|who)\b/.test(one) ||
    one.split(' ').length > 4
  )
    return undefined;
  const ownLead = /^(?:the|your|a|an|my) /.test(other) ? lead.replace(/ (?:the|your|a|an) $/, ' ') : lead;
  return { first: { title: lead + one }, second: { title: ownLead + other }, takes: [] };
}

/** A habit begins with fewer days or times: 'Practise sight reading daily'. */
function byRate(title: string): Parts | undefined {
  const rarer = onThreeDays(title);
  if (rarer)
    return {
      first: { title: rarer },
      second: { title, description: 'Once three days a week have become easy.' },
      takes: [],
    };
  const rate = weeklyRateIn(title);
  if (!rate || rate.times < 2) return undefined;
  return {
    first: { title: rate.at(Math.floor(rate.times / 2)) },
    second: { title, description: 'Once the smaller number has become easy.' },
    takes: [],
  };
}

/** 'Write chapters 6 to 12' is 6 to 9, then 10 to 12. */
function byRange(title: string): Parts | undefined {
  const match = /(?<first>\d+)(?<between> ?(?:to|-|–) ?)(?<last>\d+)/.exec(title);
  const { first = '', between = '', last = '' } = match?.groups ?? {};
  const [from, to] = [Number(first), Number(last)];
  if (!match || to <= from || to > 1000) return undefined;
  const middle = Math.floor((from + to) / 2);
  const titled = (range: string) => ({ title: title.replace(match[0], range) });
  const second = middle + 1 === to ? String(to) : `${middle + 1}${between}${to}`;
  const earlier = middle === from ? String(from) : `${from}${between}${middle}`;
  return { first: titled(earlier), second: titled(second), takes: [] };
}

function byFigure(title: string): Parts | undefined {
  const match = figure.exec(title);
  const { sign = '', digits, word } = match?.groups ?? {};
  if (!match) return undefined;
  const amount = word ? words.indexOf(word.toLowerCase()) + 2 : Number(digits?.replace(/,/g, ''));
  if (!(amount >= 2) || (amount >= 1900 && amount <= 2100 && !sign)) return undefined;
  const [before, after] = [title.slice(0, match.index), title.slice(match.index + match[0].length)];
  const noun = /^\s+(?:\w+\s+)?([\w-]+)/.exec(after)?.[1] ?? '';
  const nextWord = /^\s+([\w-]+)/.exec(after)?.[1] ?? '';
  if (
    /^(?:st|nd|rd|th|[-:/])/.test(after) ||
    /^(?:am|pm|weeks?|months?|years?|times|minutes?|hours?|biggest)$/i.test(nextWord)
  )
    return undefined;
  const half = Math.ceil(amount / 2);
  if (/\bfirst\s+$/i.test(before)) {
    const lead = before.replace(/\b(?:the\s+)?first\s+$/i, '');
    return {
      first: { title: `${before}${half}${after}` },
      second: { title: `${lead}the next ${amount - half}${after}` },
      takes: [],
    };
  }
  if (isCounted(noun) || isCounted(nextWord)) {
    const lead = before.replace(/\b(?:the|your)\s+(?:first\s+)?$/i, '');
    return {
      first: { title: `${lead}the first ${half}${after}` },
      second: { title: `${lead}the other ${amount - half}${after}` },
      takes: [],
    };
  }
  if (!sign && !/^\s*(?:km|k|miles?|kg|kilos?|lbs?|metres?|m|words|pages|lengths|%)\b/i.test(after)) return undefined;
  const level = amount >= 10 ? Math.round(amount / 2) : amount / 2;
  const shown = `${sign}${level.toLocaleString('en-GB')}`;
  const full = /\b(?:the|a|an|your)\s+$/i.test(before) ? `${before}full ` : `${before}the full `;
  return {
    first: { title: `${before}${shown}${after}` },
    second: { title: `${full}${match[0]}${after}` },
    takes: [],
  };
}

function byTasks(title: string, tasks: readonly string[]): Parts | undefined {
  const [first] = tasks;
  if (!first || tasks.length < 2) return undefined;
  const at = Math.ceil(tasks.length / 2);
  const [own, other] = [tasks.slice(0, at), tasks.slice(at)];
  return {
    first: { title: upperFirst(first), description: `The beginning of “${title}”: ${own.join('. ')}.` },
    second: { title, description: `${other.join('. ')}.` },
    takes: other,
  };
}

/** What comes before a deed of this sort: an outline before a text, a trial run before a test. */
function byStage(title: string): Parts | undefined {
  const verb = verbOf(title);
  const stage = stages.find(({ verbs }) => verbs.split('|').includes(verb));
  const thing = title
    .split(' ')
    .slice(1)
    .join(' ')
    .replace(/^(?:to|with|for|out|about) /, '');
  if (!stage || thing.length < 3 || /^write (?:down|to)\b|\b(?:date|day|time)$/i.test(title)) return undefined;
  const first = stage.before(thing);
  return { first, second: { title, description: stage.after }, takes: [] };
}

/** For a title that says nothing about its parts. */
const byPreparing = (title: string): Parts => ({
  first: {
    title: `Get ready: ${lowerFirst(title)}`,
    description: 'Write down what you need for it and whom you have to ask, and get the first of these today.',
  },
  second: { title, description: 'With everything at hand.' },
  takes: [],
});

/** The tasks of a step alone, without what is done every week. */
function ownTasks(plan: PlanInView, { id }: PlanStep): string[] {
  const own = plan.tasks[id] ?? [];
  if (own.length === 0) return [];
  const others = new Set(Object.entries(plan.tasks).flatMap(([step, titles]) => (step === id ? [] : titles)));
  const { weekly = '' } = bookletOf(plan);
  const [start = '', end = ''] = [weekly.split('{')[0], weekly.split('}').at(-1)];
  const isWeekly = (title: string) => weekly !== '' && title.startsWith(start) && title.endsWith(end);
  return own.filter((title) => !others.has(title) && !isWeekly(title));
}

/** Whether a step has two parts of its own. */
export const hasParts = (plan: PlanInView, step: PlanStep): boolean =>
  partsOf(step.title, ownTasks(plan, step)) !== undefined;

const longestDescription = 2000;

/** Half of what a title counts: 'three full tests' is one. Not a distance, a time, a level or a sum. */
const countOf =
  /(?<![\p{L}\d.,£$€-])(?<count>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?= )(?! (?:or|to|and|times|of)\b)/iu;
const measured =
  /^ (?:\S+ )?(?:km|k|kg|miles?|metres?|m|lbs?|kilos?|am|pm|minutes?|mins?|hours?|days?|weeks?|months?|years?|evenings?|%|percent|people|guests?|st|nd|rd|th)\b/i;
const isNamed = /\b(?:step|part|level|grade|chapter|unit|room|number|paper|top|first|last|next|of) $/i;
const inFigures = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
function halved(title: string): string | undefined {
  const found = countOf.exec(title);
  const count = found?.groups?.['count']?.toLowerCase() ?? '';
  if (!found || isNamed.test(title.slice(0, found.index))) return undefined;
  const rest = title.slice(found.index + count.length);
  const amount = count === 'twenty' ? 20 : inFigures.includes(count) ? inFigures.indexOf(count) + 2 : Number(count);
  if (measured.test(rest) || !(amount >= 2) || !/^ (?:\S+ ){0,3}?\p{L}+s\b/u.test(rest)) return undefined;
  const half = Math.floor(amount / 2);
  const words = /\d/.test(count) ? String(half) : (['one', ...inFigures][half - 1] ?? String(half));
  const behind = half === 1 ? rest.replace(/^((?: \S+){0,3}? \p{L}+?)s\b/u, '$1').replace(/\bthem\b/, 'it') : rest;
  return `${title.slice(0, found.index)}${found.index === 0 ? upperFirst(words) : words}${behind}`;
}

/** A step with fewer times a week, or with half of what it counts. Undefined where its title counts nothing. */
export function smallerChange(step: PlanStep): AskedChange | undefined {
  const rate = byRate(step.title)?.first.title;
  const once = rate && /\bone\b/i.test(rate) && !/\bone\b/i.test(step.title) ? rate.replace(/\bthem\b/, 'it') : rate;
  const rarer = once ?? halved(step.title);
  return rarer ? ownChange(step.id, { title: shortened(rarer) }) : undefined;
}

/**
 * A step in a lighter form, without another step beside it: fewer times a week, else a small beginning in its description.
 * Undefined when its description names that beginning already.
 */
export function lighterChange(plan: PlanInView, step: PlanStep): AskedChange | undefined {
  const rarer = byRate(step.title);
  if (rarer) return ownChange(step.id, { title: shortened(rarer.first.title) });
  const parts = partsOf(step.title, ownTasks(plan, step));
  // A step without parts would name itself.
  const small = parts ? `“${parts.first.title}”` : 'what you need for it and whom you have to ask';
  const beginning = `Begin with ${small}, and leave the rest for another day.`;
  const description = [step.description, beginning].filter(Boolean).join(' ');
  if (step.description?.includes(beginning) || description.length > longestDescription) return undefined;
  return ownChange(step.id, { description });
}

interface HowToSplit {
  until?: string;
  /** What the person calls the two. */
  parts?: readonly [string, string];
}

/** 'Learn two more songs: Wonderwall'. A part that begins with a verb says enough by itself. */
function byNames(title: string, [one, other]: readonly [string, string]): Parts {
  const titled = (part: string) => ({ title: isImperative(part) ? upperFirst(part) : `${title}: ${part}` });
  return { first: titled(one), second: titled(other), takes: [] };
}

/**
 * The changes that make two steps of one. The second part keeps the step's day and the first comes halfway before it. With
 * `until`, the first keeps the day, and the second comes halfway before that one.
 */
export function splitChanges(plan: PlanInView, step: PlanStep, { until, parts }: HowToSplit = {}): AskedChange[] {
  const levels = parts ? undefined : levelsOf(plan, step);
  if (levels) return levels;
  const { first, second, takes } = parts
    ? byNames(step.title, parts)
    : (partsOf(step.title, ownTasks(plan, step)) ?? byPreparing(step.title));
  const open = openSteps(plan);
  const previous = open[open.findIndex(({ id }) => id === step.id) - 1]?.dueDate;
  const { dueDate } = step;
  const from = previous && previous > plan.today ? previous : plan.today;
  const [firstDay, secondDay] =
    until && dueDate ? [dueDate, between(dueDate, until)] : [dueDate && between(from, dueDate), dueDate];
  return [
    ownChange(step.id, {
      ...(firstDay === dueDate ? {} : unnoted(step)),
      ...first,
      title: shortened(first.title),
      ...(firstDay ? { dueDate: firstDay } : {}),
    }),
    {
      do: 'add',
      after: step.id,
      title: shortened(second.title),
      description: second.description ?? step.description,
      dueDate: secondDay,
      timeframe: secondDay ? timeframeOf(plan.today, secondDay) : step.timeframe,
      takes: [...takes],
    },
  ];
}

const sum =
  /^(?<lead>(?:reach|save|have|put away|pay off|raise|earn|collect)\s+)(?<sign>[£$€])(?<digits>\d[\d,]*)(?<rest>.*)$/i;

/** A sum grows from today: 'Reach £9,000' gets a third and two thirds of it before, each on its day. */
function levelsOf(plan: PlanInView, { id, title, dueDate }: PlanStep): AskedChange[] | undefined {
  const { lead, sign, digits = '', rest = '' } = sum.exec(title)?.groups ?? {};
  const amount = Number(digits.replace(/,/g, ''));
  const days = dueDate ? daysBetween(plan.today, dueDate) : 0;
  if (!lead || !(amount >= 100) || days < 14 || !dueDate) return undefined;
  const unit = 10 ** (String(amount).length - 2);
  const parts = [2, 1].map((thirds): AskedChange => {
    const day = addDays(plan.today, Math.round((days * thirds) / 3));
    const level = (Math.round((amount * thirds) / 3 / unit) * unit).toLocaleString('en-GB');
    const after = plan.steps.findLast((step) => step.completed || (step.dueDate !== null && step.dueDate <= day))?.id;
    const timeframe = timeframeOf(plan.today, day);
    const own = { title: `${lead}${sign}${level}`, description: `On the way to ${sign}${digits}.` };
    return { do: 'add', after: after ?? null, ...own, dueDate: day, timeframe };
  });
  return [ownChange(id, { title: `${lead}the full ${sign}${digits}${rest}` }), ...parts];
}

const between = (from: string, to: string) => (to > from ? addDays(from, Math.ceil(daysBetween(from, to) / 2)) : to);

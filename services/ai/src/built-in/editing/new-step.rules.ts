import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import type { Archetype } from '../kinds/kind.ts';
import type { Place } from '../reading/edit-request.ts';
import { imperatives } from '../reading/imperatives.ts';
import { scoredSteps, stemsOf } from '../reading/step-reference.rules.ts';
import { upperFirst } from '../reading/tidy-words.rules.ts';
import { bookletOf } from './effort.rules.ts';
import { type AskedChange, openSteps, type PlanInView } from './plan-in-view.ts';

/** How a step is done: two or three plain sentences, and its tasks. */
interface Way {
  description: string;
  tasks: readonly string[];
}

/** What is done with a thing, by its last word. */
const doneWith: readonly (readonly [verb: string, things: RegExp])[] = [
  ['Do', /(?:practice|training|exercises?|drills?|revision|research|homework|workouts?|stretches)$/i],
  [
    'Get',
    /(?:numbers?|licen[cs]e|certificates?|visas?|permits?|passports?|cards?|accounts?|quotes?|references?|jabs?|vaccinations?|tickets?|keys?|gear|shoes|equipment)$/i,
  ],
  ['Prepare for', /(?:tests?|exams?|interviews?|auditions?|questions?|viva|winter|summer)$/i],
  [
    'Book',
    /(?:appointments?|check-?ups?|hotels?|flights?|photographer|caterer|florist|venue|lessons?|courses?|physio|dentist|doctor|gp)$/i,
  ],
  ['Plan', /(?:meals?|menu|food|budget|route|party|weekends?|trips?|holidays?|evenings?|mornings?)$/i],
  [
    'Talk to',
    /(?:mum|mom|dad|boss|manager|partner|wife|husband|teacher|friend|neighbours?|kids|parents|family|colleagues?|lawyer|solicitor|adviser|advisor|accountant)$/i,
  ],
  ['Look after', /(?:hydration|posture|nutrition|skin|teeth|back|diet)$/i],
  [
    'Make time for',
    /(?:ing|rest|sleep|recovery|fun|friends|meditation|yoga|pilates|mindfulness|sports?|music|prayer)$/i,
  ],
];

const swaps: readonly (readonly [RegExp, string])[] = [
  [/\bi am\b/gi, 'you are'],
  [/\bi'm\b/gi, 'you are'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bmy\b/gi, 'your'],
  [/\bour\b/gi, 'your'],
  [/\bmine\b/gi, 'yours'],
  [/\b(?:i|we)\b/gi, 'you'],
  [/\b(?:me|us)\b/gi, 'you'],
];
const addressed = (words: string) => swaps.reduce((text, [from, to]) => text.replace(from, to), words);

/** 'drinking more water', 'getting up early': what follows shows a verb. */
const gerund = /^(\w{2,})ing (?=(?:more|less|some|enough|an?|the|your|out|up|to|with|at|on|it|early|earlier|every)\b)/i;
/** 'buying running shoes': these are verbs whatever follows. */
const preparing =
  /^(buy|book|register|sign|ask|order|gett|choos|find|sett|call|visit|rent|borrow|mak|tell|talk|join|pack)ing (?=\w)/i;
/** 'drinking more water' is 'drink more water', 'buying running shoes' 'buy running shoes'; 'swimming lessons' stays. */
const asVerb = (words: string) =>
  words.replace(gerund.test(words) ? gerund : preparing, (own, stem: string) => {
    const forms = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
    const verb = forms.find((form) => imperatives().has(form.toLowerCase()));
    return verb ? `${verb} ` : own;
  });

/** What must be there before the work begins. */
const prepares = /^(?:buy|book|register|sign up|ask|order|get|choose|find|set up)\b/i;
/** Such a step comes within so many days. */
const soon = 10;

/** 'Baking to it', 'yoga to my plan' */
const toPlan = /,? (?:to|into) (?:it|this|that|(?:the|my|this) (?:plan|goal|list|roadmap))$/i;

/** A topic as an imperative: 'find a band' is 'Find a band', 'my pension' is 'Sort out your pension'. */
function titleFor(topic: string): string {
  const words = asVerb(
    addressed(
      topic
        .replace(toPlan, '')
        .replace(/^(?:to|that i|that we|where i|where we|i|we)\s+/i, '')
        .trim(),
    ),
  );
  const first = words.split(' ')[0]?.toLowerCase() ?? '';
  const isVerb =
    imperatives().has(first) &&
    !/^(?:practice|work|test|exercise|plan|book|check|rest|time|play|study|research|light|back)$/.test(first);
  if (
    isVerb ||
    (imperatives().has(first) && /^\S+ (?:a|an|the|your|with|to|for|on|it|out|up|one|two|three)\b/i.test(words))
  )
    return cased(words);
  // The thing itself stands before 'with', 'for' or 'when'.
  const [thing = words] = words.split(/ (?:with|for|when|where|that|which|at|in|on|of|from|before|after|about|part) /);
  const verb = doneWith.find(([, things]) => things.test(thing.trim()))?.[0] ?? 'Sort out';
  return cased(`${verb} ${words}`);
}
const cased = (text: string) => upperFirst(text).slice(0, 150);

/** How steps are done that no booklet knows, by their verb. */
const ways: readonly (Way & { verbs: RegExp })[] = [
  {
    verbs: /^(?:get|ask for|collect|compare|obtain) .*\b(?:quotes?|estimates?|offers?)\b/i,
    description:
      'Send the same list of what is to be done, with measurements and the latest day, so that the prices can be compared. Ask what is not included.',
    tasks: ['Write the list with measurements', 'Ask until when the price holds'],
  },
  {
    verbs: /^(?:talk|tell|ask|speak|call|ring|meet|invite|discuss|agree)\b/i,
    description:
      'Agree on a time and a quiet place. Say what you need in one sentence, then listen. Write down what you agreed.',
    tasks: ['Write down your first sentence', 'Settle day and place'],
  },
  {
    verbs: /^(?:buy|order|borrow)\b/i,
    description: 'Write down what it must do and what it may cost. Look at two or three, and take the one that fits.',
    tasks: ['Write down what it must do and may cost', 'Look at two or three and take one'],
  },
  {
    verbs: /^(?:book|find|hire|choose|compare|rent|register|apply|join)\b/i,
    description:
      'Compare three options by price, date and what others say. Decide within a week, and keep the confirmation.',
    tasks: ['Write down three options with their price', 'Ask the best two and settle one'],
  },
  {
    verbs: /^(?:prepare|revise|study|learn|read|research|understand)\b/i,
    description:
      'Write down what you must know or be able to do. Work through it in short sittings, the hardest point first, and test yourself.',
    tasks: ['List what you must know or be able to do', 'Do the hardest point for half an hour'],
  },
  {
    verbs: /^(?:do|practise|practice|train|play|run|walk|make time|exercise|stretch|swim|meditate|cycle)\b/i,
    description:
      'Give it two fixed times a week. Twenty minutes are enough to begin. After two weeks see what has become easier.',
    tasks: ['Put two fixed times into your week', 'Do the first twenty minutes'],
  },
  {
    verbs: /^(?:drink|eat|keep|avoid|stop|go to bed|get up|take|look after|cut|limit)\b/i,
    description:
      'Tie it to something that you do every day anyway, and begin with a small amount. After two weeks see what has changed.',
    tasks: ['Choose the moment of the day', 'Do it today in its smallest form'],
  },
  {
    verbs: /^(?:cook|bake|watch|see|visit|host|sing|dance|draw|paint)\b/i,
    description:
      'Settle the day, and who is there. Get what it needs some days before, and note afterwards what to do differently.',
    tasks: ['Settle the day', 'Get what it needs'],
  },
  {
    verbs: /^(?:write|draft)\b/i,
    description:
      'Write a rough version first, without correcting it. Read it aloud a day later, and mend what stumbles.',
    tasks: ['Write a rough version', 'Read it aloud a day later'],
  },
  {
    verbs: /^(?:plan|organise|arrange|prepare)\b/i,
    description:
      'Write down what it has to contain, in any order. Then put it in order, with a day and a name beside each point.',
    tasks: ['Write a rough list', 'Put a day and a name beside each point'],
  },
];
const anyWay: Way = {
  description:
    'Find out first what it takes: whom to ask, what it costs, how long it lasts. Then settle the next thing to do, and the day.',
  tasks: ['Find out what it takes', 'Settle the next thing to do, and the day'],
};

/** What a booklet says about a topic, when one of its steps or suggestions is about it. */
function knownAbout(booklet: Archetype, topic: string): Way | undefined {
  const wanted = stemsOf(topic);
  const texts = [
    ...booklet.steps.map(({ title, description, tasks }) => ({ title, description, tasks })),
    ...booklet.suggestions.map(({ title, description, bullets }) => ({ title, description, tasks: bullets })),
  ];
  return texts.find(({ title, description, tasks }) => {
    const stems = new Set(stemsOf(title));
    const text = [title, description, ...tasks].join(' ');
    return wanted.length > 0 && wanted.every((stem) => stems.has(stem)) && !text.includes('{');
  });
}

/** 'Book the exam at the Goethe-Institut Hamburg': where it is booked is settled, and nothing is to be compared. */
const books = '(?:book|register|reserve|enrol|enroll|sign up|apply|order|buy|rent|hire)';
const bookedAt = new RegExp(
  `^${books}\\b.*? (?:at|with|through|from) (?:the |our |my )?(?<place>\\p{Lu}[^,.;]{1,60}?)(?= (?:by|before|until|on|for|in) |[,.;]|$)`,
  'iu',
);
function bookingWay(title: string): Way | undefined {
  const found = bookedAt.exec(title)?.groups?.['place'] ?? '';
  if (!/^\p{Lu}/u.test(found)) return undefined;
  const place = found.trim();
  return {
    description: `Open the page of ${place}, or ring there. Pick the day, pay, and keep the confirmation with its number and its conditions for a change.`,
    tasks: [`Open the page of ${place} and pick the day`, 'Pay, and note the confirmation'],
  };
}

/** How the step is done: by the place that it names, by the goal's booklet, else as such steps are done. */
const wayOf = (plan: PlanInView, topic: string, title: string): Way =>
  bookingWay(title) ?? knownAbout(bookletOf(plan), topic) ?? ways.find(({ verbs }) => verbs.test(title)) ?? anyWay;

/** A new step about what the person asked for, between the steps where it fits, on a day between theirs. */
export function newStep(
  plan: PlanInView,
  asked: { topic: string; place?: Place | undefined; date?: string | undefined },
): { change: AskedChange; title: string; after: string | null } {
  const title = titleFor(asked.topic);
  const way = wayOf(plan, asked.topic, title);
  const after = stepBefore(plan, asked, title);
  const between = dayAfter(plan, after);
  const latest = addDays(plan.today, soon);
  const isEarly = !asked.place && prepares.test(title) && !closes.test(title);
  const dueDate = asked.date ?? (isEarly && between && between > latest ? latest : between);
  const change: AskedChange = {
    do: 'add',
    after,
    title,
    description: way.description,
    dueDate,
    timeframe: dueDate ? timeframeOf(plan.today, dueDate) : 'general',
    tasks: way.tasks.slice(0, 3),
  };
  return { change, title, after };
}

/** These come when the rest is done. */
const closes = /^(?:celebrate|thank|review|look back|hand in|submit|send off|reward|party)\b/i;

/** A step that is tried out or judged. */
const tries = /\b(?:mock|exam|trial|rehears\w*|dress)\b/i;
/** From here on a step is about something near. Chosen on ten topics of as many plans. */
const related = 0.09;

/** The step that the new one comes after: as asked, else by its day, else one about the same thing, else the next open one. */
function stepBefore(
  plan: PlanInView,
  { topic, place, date }: { topic: string; place?: Place | undefined; date?: string | undefined },
  title: string,
): string | null {
  const { steps } = plan;
  const before = (index: number) => (index > 0 ? (steps[index - 1]?.id ?? null) : null);
  const open = openSteps(plan);
  const firstOpen = steps.findIndex(({ completed }) => !completed);
  if (place === 'last') return steps.at(-1)?.id ?? null;
  if (place === 'first') return before(firstOpen);
  if (place && 'after' in place) return place.after;
  if (place && 'before' in place) return before(steps.findIndex(({ id }) => id === place.before));
  if (place && 'number' in place) return before(place.number - 1);
  if (date)
    return steps.findLast(({ dueDate, completed }) => completed || (dueDate !== null && dueDate <= date))?.id ?? null;
  if (prepares.test(title) && !closes.test(title)) return before(firstOpen);
  const [near] = scoredSteps(`${topic} ${title}`, open.slice(0, -1));
  if (closes.test(title)) return open.at(-1)?.id ?? steps.at(-1)?.id ?? null;
  if (!near || near.score < related) return open[0]?.id ?? steps.at(-1)?.id ?? null;
  // What is to be tried out must be practised before.
  return tries.test(near.step.title) && !tries.test(title)
    ? before(steps.findIndex(({ id }) => id === near.step.id))
    : near.step.id;
}

/** A day halfway between the step before and the one after, three weeks on at the latest. Null in a plan without days. */
export function dayAfter({ steps, today }: PlanInView, after: string | null): string | null {
  const at = steps.findIndex(({ id }) => id === after);
  const next = steps.slice(at + 1).find(({ dueDate }) => dueDate !== null)?.dueDate;
  const previous = steps.slice(0, at + 1).findLast(({ dueDate }) => dueDate !== null)?.dueDate;
  if (!next && !previous) return null;
  const from = previous && previous > today ? previous : today;
  if (!next) return addDays(from, 7);
  return next <= from ? from : addDays(from, Math.min(21, Math.ceil(daysBetween(from, next) / 2)));
}

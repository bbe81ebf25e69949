import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import type { Fact, Sort } from './told-facts.rules.ts';

// Each told fact stands in the step that it matters for, with what it asks for there.

interface Use {
  ask: string;
  fits?: RegExp;
  /** Only a title counts: 'Book the exam'. */
  inTitle?: true;
  /** Without it a fact that fits no step is left out. */
  at?: number;
}

/** What a fact asks for, and the words of a step where it belongs. The step that fits best takes it, else the one at `at`. */
const uses: Readonly<Record<Sort, Use>> = {
  failed: { ask: 'write down what was missing then, and change that first', at: 0 },
  has: {
    ask: 'get that out first, and see what it still lacks',
    fits: /\b(?:collect|photos?|tools?|material|list|proofs?|papers|take out)\b/i,
    at: 0,
  },
  money: {
    ask: 'put every price against that sum before you buy, and keep a tenth of it back',
    fits: /\b(?:costs?|prices?|budget|offers?|fees?|buy|order|money|quotes?)\b/i,
    at: 1,
  },
  monthly: {
    ask: 'count with exactly that sum, and leave out what it does not carry',
    fits: /\b(?:costs?|prices?|budget|rent|sums?|payments?|pay|transfers?|income)\b/i,
    at: 1,
  },
  unskilled: { ask: 'let somebody who has done it sit beside you for the first hour', at: 1 },
  helper: {
    ask: 'settle that with them now, with a day',
    fits: /\b(?:ask|help|somebody|someone|friend|person|share)\b/i,
    at: 2,
  },
  time: {
    ask: 'the days of this plan count on that, so enter it for the next four weeks',
    fits: /\b(?:calendar|week|hours?|sessions?|evenings?|practi[sc]e|enter)\b/i,
    at: 1,
  },
  purpose: { ask: 'that is what it is for, so set the day for it now', at: -1 },
  aim: { ask: 'that is what it is for, so look here whether it has come true', at: -1 },
  begun: { ask: 'begin from there, and pass over every step that it covers already', at: 0 },
  stands: {
    ask: 'count that as done, and put the proof of it on top',
    fits: /\b(?:requirements?|proofs?|papers?|list|cv)\b/i,
    at: 0,
  },
  body: {
    ask: 'say so before the day to whoever treats, teaches or goes with you, and agree on how it is made easy for you',
    fits: /\b(?:book|appointment|doctor|dentist|ask|teacher|coach|physio\w*)\b/i,
    at: 1,
  },
  person: {
    ask: 'write down what you will say to them, and on which day',
    fits: /\b(?:tell|talk|ask|agree|speak|say|family|sign)\b/i,
    at: 1,
  },
  condition: { ask: 'leave out whatever goes against that, here and in each later step', at: 1 },
  tool: {
    ask: 'use that, and buy nothing before you know what it lacks',
    fits: /\b(?:buy|borrow|tools?|material|ready|equipment|rent|get your)\b/i,
    at: 0,
  },
  noise: {
    ask: 'agree with the neighbours on hours now, and look for a mute, headphones or a room to hire for the rest',
    fits: /\b(?:practi[sc]e|play|home|room)\b/i,
    at: 0,
  },
  forgets: {
    ask: 'tie it to something that you do every day anyway, and leave what you need for it in your way',
    fits: /\b(?:practi[sc]e|every day|habit|hour|daily)\b/i,
    at: 1,
  },
  commute: {
    ask: 'put all that you need for it into the bag tonight, and begin when you sit down',
    fits: /\b(?:read|practi[sc]e|book|minutes|learn|session)\b/i,
    at: 1,
  },
  paidDaily: {
    ask: 'put a fixed share aside each evening before anything is spent, in a tin or a mobile wallet',
    fits: /\b(?:save|pot|transfer|payday|sum)\b/i,
    at: 1,
  },
  far: {
    ask: 'settle how you do it at a distance: which program, and which hour suits both of you',
    fits: /\b(?:together|record|call|meet|share|plan)\b/i,
    at: 1,
  },
  group: {
    ask: 'ask its leader now what they expect of somebody new, when they meet, and whether you may sit in once',
    fits: /\b(?:teacher|lesson|join|group|course|find)\b/i,
    at: 1,
  },
  harmed: {
    ask: 'say so to whoever advises you before you choose, and ask what else there is',
    at: 1,
  },
  refuses: { ask: 'nothing here may ask for that, so where a step seems to, leave that part out', at: 1 },
  done: { ask: 'count that as done, leave out whatever it covers here, and go on from there', at: 0 },
  unknown: {
    ask: 'write that down as questions now, and take them within two weeks to somebody who has done it',
    fits: /\b(?:ask|questions?|find out|talk|list|learn who|write to)\b/i,
    at: 0,
  },
  lacks: {
    ask: 'put each of these on a list with a day and the person who sees to it',
    fits: /\b(?:list|collect|missing|need|requirements?|gaps?)\b/i,
    at: 0,
  },
  price: {
    ask: 'have that sum ready by then, and check on the page where you book whether it still holds',
    fits: /\b(?:book|register|enter|sign up|apply)\b/i,
    inTitle: true,
    at: 0,
  },
  bill: {
    ask: 'keep that apart from this sum, in a pot of its own that is full before it is due',
    fits: /\b(?:reserve|emergency|apart|buffer|bills|bare costs)\b/i,
    at: 1,
  },
  income: {
    ask: 'reckon with that',
    fits: /\bagainst your income\b|\bthird of your net income\b/i,
  },
  while: { ask: 'set the day for it first, and plan the rest around that day', at: 0 },
  day: {
    ask: 'enter that day, and a week before it a day to look at this',
    fits: /\b(?:dates?|days?|calendar|deadlines?|plan)\b/i,
    at: 0,
  },
};

/** What a sum asks for in a plan that rents, and in one that buys nothing: 'before you buy' would say nothing there. */
const renting = /\b(?:rent|rents|rented|landlords?|viewings?|flatshare|tenanc(?:y|ies))\b/i;
const buying = /\b(?:buy|order|prices?|quotes?|offers?|cheap\w*|shop\w*|costs?)\b/i;
const leastRenting = 3;

function askFor({ sort, ask }: Fact, step: { title: string; description: string }, rents: boolean): string {
  if (ask) return ask;
  if (sort !== 'money') return uses[sort].ask;
  if (rents) return 'look only at homes whose rent and bills together stay below that sum';
  return buying.test(`${step.title} ${step.description}`)
    ? uses.money.ask
    : 'keep all that this costs you below that sum';
}

/** These belong to the step that speaks of the same. */
const followsWords: ReadonlySet<Sort> = new Set(['harmed', 'refuses', 'done', 'unknown', 'lacks', 'failed']);

const fewestLetters = 5;
const usual = anyOf(
  wordsOf(
    'about after again already always before could first found going never other really right something still their there these thing think those until while would years',
  ),
);
/** The beginnings of the words of a text that say what it is about. */
const stemsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
      word.length >= fewestLetters && !usual.test(word) ? [word.slice(0, fewestLetters)] : [],
    ),
  );

/** The step that shares most words with a fact, and that no other fact has. Undefined where none shares any. */
function stepAbout(
  said: string,
  steps: readonly { title: string; description: string }[],
  isFree: (i: number) => boolean,
) {
  const stems = [...stemsOf(said)];
  const shared = steps.map(({ title, description }, i) => {
    const [inTitle, inText] = [stemsOf(title), stemsOf(description)];
    return isFree(i) ? stems.reduce((sum, stem) => sum + (inTitle.has(stem) ? 2 : inText.has(stem) ? 1 : 0), 0) : 0;
  });
  const best = Math.max(0, ...shared);
  return best > 0 ? shared.indexOf(best) : undefined;
}

/** The steps, with each fact at the end of the description that it matters for. What it is for stands in the last step. */
export function withFacts<T extends { title: string; description: string }>(
  steps: readonly T[],
  facts: readonly Fact[],
): T[] {
  const taken = steps.map((): Fact[] => []);
  const isRent = ({ title, description }: T) => renting.test(`${title} ${description}`);
  const rents = steps.filter(isRent).length >= leastRenting;
  for (const fact of facts) {
    const { fits, inTitle, at } = uses[fact.sort];
    if (at !== undefined && at < 0) {
      taken.at(at)?.push(fact);
      continue;
    }
    const isFree = (i: number) => (taken[i]?.length ?? 0) < 1;
    const about = followsWords.has(fact.sort) ? stepAbout(fact.said, steps, isFree) : undefined;
    if (about !== undefined) {
      taken[about]?.push(fact);
      continue;
    }
    const early = steps.slice(0, Math.ceil(steps.length / 2) + 1);
    const best = early.findIndex(
      (step, i) => fits?.test(inTitle ? step.title : `${step.title} ${step.description}`) && (inTitle || isFree(i)),
    );
    if (best < 0 && at === undefined) continue;
    const place = best >= 0 ? best : early.findIndex((_, i) => i >= (at ?? 0) && isFree(i));
    taken[Math.max(0, place)]?.push(fact);
  }
  return steps.map((step, i) => {
    const said = (taken[i] ?? []).map((fact) => ` You wrote “${fact.said}”: ${askFor(fact, step, rents)}.`);
    return said.length > 0 ? { ...step, description: `${step.description}${said.join('')}` } : step;
  });
}

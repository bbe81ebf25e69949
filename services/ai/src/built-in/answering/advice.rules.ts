import { blanksFor, fillIn } from '../drafting/fill-in.rules.ts';
import { suitsWords } from '../drafting/steps.rules.ts';
import type { Kind } from '../kinds/kind.ts';
import { chooseKind, sure } from '../reading/choose-kind.rules.ts';
import { adviceFor, likelyAdvice } from '../reading/find-advice.rules.ts';
import { anyOf } from '../reading/phrases.rules.ts';
import { lowerFirst } from '../reading/tidy-words.rules.ts';
import { likeness, meaningOf } from '../reading/wish-vector.ts';
import { bold, goalNamed, isRunning, openSteps } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { generalAdvice } from './general-advice.rules.ts';

// General questions, such as 'how do I ask for a rise?', are answered from the store of advice. Where it has nothing, the kind
// of goal that they are about answers.

const asksForAdvice =
  /\b(?:how (?:do|can|could|should|would) (?:i|we|one)|how to|tips?|advice on|best way to|ways to)\b/;
/** Alike enough for a text of a kind to answer a question. */
const alike = 0.62;

/** Texts of a kind that may answer a question, its slots filled. */
function textsOf(kind: Kind, words: string): { title: string; text: string }[] {
  const blanks = blanksFor(kind, { title: kind.name, words, quantities: [], parts: {} });
  return [...kind.steps, ...kind.suggestions].map(({ title, description }) => ({
    title: fillIn(title, blanks),
    text: fillIn(description, blanks),
  }));
}

const wholeWay = (kind: Kind) =>
  `For the whole way with dates, write it as a wish, such as “I want to ${lowerFirst(kind.name)} by …”, and I will make it a goal.`;

/** What the kind of goal that a question is surely about has to say. */
function adviceOfKind({ words }: Asked): string | undefined {
  const { kind, certainty } = chooseKind(words);
  if (certainty < sure) return undefined;
  const texts = textsOf(kind, words);
  const asked = meaningOf(words);
  const scored = texts
    .map((one) => ({ ...one, score: likeness(asked, meaningOf(`${one.title}. ${one.text}`)) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  // A step for a stage that nobody told is no beginning.
  const [first, second] = texts.filter((_, i) => {
    const step = kind.steps[i];
    return step !== undefined && suitsWords(step, words);
  });
  if (best && best.score >= alike && best.title !== first?.title)
    return `${best.title}: ${best.text} ${wholeWay(kind)}`;
  if (!first || !second || !asksForAdvice.test(words)) return undefined;
  return `I would begin here. ${first.title}: ${first.text} After that, ${lowerFirst(second.title)}. ${wholeWay(kind)}`;
}

/** Where a question names a goal of the person, what comes next in it. */
function inOwnPlan({ words, goals }: Asked): string {
  const goal = goalNamed(words, goals.filter(isRunning));
  const next = goal && openSteps(goal)[0];
  return next ? ` In your plan for ${bold(goal.title)} the next step is “${next.title}”.` : '';
}

/** From this certainty on, an entry answers a question together with the message before it. */
const surelyTogether = 0.25;

/** 'How do people write with a job, I am tired at eight' asks in its first clause. */
const firstClause = (words: string) => words.split(/[,;.?!]\s+/)[0] ?? words;

/** What is stored about a question, read alone or with the message before it. */
function stored({ words, history = [] }: Asked): string | undefined {
  const before = history.at(-1)?.message.toLowerCase();
  return (
    adviceFor(words) ??
    (before ? adviceFor(`${before} ${words}`, surelyTogether) : undefined) ??
    adviceFor(firstClause(words), surelyTogether)
  )?.answer;
}

const asksAnything = anyOf([
  "what/what's/whats/which/where/when/who/why/how/should/any/tips/advice/explain/ideas",
  'tell/give/show/help me',
  'can/could/do/does/did/is/are/am/will/would/may/must i/you/we/it/they/he/she/there/that/this/people/one',
]);
/** 'My husband finds it childish' tells something and asks nothing. */
export const onlyTellsIt = ({ words }: Asked): boolean => !words.includes('?') && !asksAnything.test(words);

/** What is known about a question. Undefined where only general advice is left. */
export const knownAdvice = (asked: Asked): string | undefined => stored(asked) ?? adviceOfKind(asked);

/** Answers a general question. What nothing stored answers gets what helps first with its theme, and a question back. */
export const advise = (asked: Asked): string =>
  knownAdvice(asked) ??
  likelyAdvice(asked.words)?.answer ??
  `${generalAdvice(asked.words, asked.named?.category)}${inOwnPlan(asked)}`;

/** What is known about a step that has no description: advice on it, else the like step of the goal's kind. */
export function knownAbout({ step, goal }: { step: string; goal: string }): string | undefined {
  const advice = adviceFor(step);
  if (advice) return advice.answer;
  const { kind, certainty } = chooseKind(goal);
  if (certainty < sure) return undefined;
  const asked = meaningOf(step);
  const [best] = textsOf(kind, goal)
    .map((one) => ({ ...one, score: likeness(asked, meaningOf(one.title)) }))
    .toSorted((a, b) => b.score - a.score);
  return best && best.score >= alike ? best.text : undefined;
}

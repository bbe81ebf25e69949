import { blanksFor, fillIn } from '../drafting/fill-in.rules.ts';
import { suitsWords } from '../drafting/steps.rules.ts';
import type { Kind } from '../kinds/kind.ts';
import type { Advice } from '../messages/advice/advice.ts';
import { sentencesOf } from '../messages/matter.ts';
import { chooseKind, sure } from '../reading/choose-kind.rules.ts';
import { adviceFor, likelyAdvice } from '../reading/find-advice.rules.ts';
import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { lowerFirst } from '../reading/tidy-words.rules.ts';
import { likeness, meaningOf } from '../reading/wish-vector.ts';
import { bold, goalNamed, isRunning, openSteps, stemOf, stemsOf } from './answer-goals.rules.ts';
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
function adviceOfKind({ words, inView }: Asked): string | undefined {
  const { kind, certainty } = chooseKind(words);
  if (certainty < sure) return undefined;
  // 'How do I keep the kids safe?' beside a treehouse is about the treehouse.
  if (inView && !sharesSubject(words, new Set(stemsOf(kind.name)))) return undefined;
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

const leastShared = 2;

/** The open step of the goal in view that speaks of what is asked. */
function inPlanInView({ words, inView, goals }: Asked): string {
  const goal = goals.find(({ title }) => title === inView);
  const asked = [...new Set(stemsOf(words).filter((stem) => !ofNoSubject.has(stem)))];
  const scored = (goal?.steps ?? [])
    .filter(({ completed }) => !completed)
    .map((step) => {
      const [title, text] = [new Set(stemsOf(step.title)), new Set(stemsOf(step.description ?? ''))];
      return {
        step,
        score: asked.reduce((sum, stem) => sum + (title.has(stem) ? leastShared : text.has(stem) ? 1 : 0), 0),
      };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  if (!goal || !best || best.score < leastShared) return '';
  return `In your plan for ${bold(goal.title)} this step speaks of it: ${bold(best.step.title)}. ${best.step.description ?? ''}`.trim();
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

/** Every question has these, whatever it is about. */
const ofNoSubject = new Set(
  wordsOf('need enough straight go going take really ok okay good bad much keep').map(stemOf),
);
const stemsOfAdvice = new Map<Advice, ReadonlySet<string>>();
function stemsIn(advice: Advice): ReadonlySet<string> {
  const known =
    stemsOfAdvice.get(advice) ?? new Set(stemsOf([...sentencesOf(advice), advice.answer].join(' ').toLowerCase()));
  stemsOfAdvice.set(advice, known);
  return known;
}

/** Whether a question has no subject of its own, or shares a word of it. */
function sharesSubject(words: string, stems: ReadonlySet<string>): boolean {
  const subject = stemsOf(words).filter((stem) => !ofNoSubject.has(stem));
  return subject.length === 0 || subject.some((stem) => stems.has(stem));
}

/** With a goal in view, advice that shares no word of the question's subject is about something else. */
function onSubject({ words, inView }: Asked, advice: Advice | undefined): Advice | undefined {
  return !advice || !inView || sharesSubject(words, stemsIn(advice)) ? advice : undefined;
}

/** What is stored about a question, read alone or with the message before it. */
function stored(asked: Asked): string | undefined {
  const { words, history = [] } = asked;
  const before = history.at(-1)?.message.toLowerCase();
  return (
    onSubject(asked, adviceFor(words)) ??
    (before ? adviceFor(`${before} ${words}`, surelyTogether) : undefined) ??
    onSubject(asked, adviceFor(firstClause(words), surelyTogether))
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
  onSubject(asked, likelyAdvice(asked.words))?.answer ??
  (inPlanInView(asked) || `${generalAdvice(asked.words, asked.named?.category)}${inOwnPlan(asked)}`);

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

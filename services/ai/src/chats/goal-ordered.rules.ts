import { goalName, plainWords } from '@pathwise/contracts/goal-name.rules';
import { stemOf, stemsOf, tellingStems } from '../built-in/answering/answer-goals.rules.ts';
import { mayBeOrder, orderFor, planOrderIn } from '../built-in/reading/plan-order.rules.ts';
import { withoutTitle } from './other-goal-named.rules.ts';

interface Titled {
  title: string;
}

/** An order to change a plan, with the goals that it may be for. */
export interface Ordered<Goal> {
  goals: readonly Goal[];
  /** The order without the goal's name. */
  said: string;
  /** It names no goal: 'make the new goal easier'. */
  namesNone?: 'newest' | 'any';
}

const allStems = (title: string) => plainWords(title).split(' ').map(stemOf);
/** The shortest word of which others are forms: 'health' and 'healthier'. */
const shortestRoot = 5;
const areForms = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= shortestRoot && (one.startsWith(other) || other.startsWith(one)));

/** The words of a name that tell one goal from others. */
const wordsOfName = (name: string): string[] =>
  [tellingStems(name), stemsOf(name), allStems(name)].find((stems) => stems.length > 0) ?? [];

/** The goals whose titles have all words of the name. */
function goalsCalled<Goal extends Titled>(name: string, goals: readonly Goal[]): Goal[] {
  const exact = goals.filter(({ title }) => goalName(title) === goalName(name));
  if (exact.length > 0) return exact;
  const words = wordsOfName(name);
  return goals.filter(({ title }) => {
    const own = allStems(title);
    return words.every((word) => own.some((one) => areForms(one, word)));
  });
}

/** Reads an order that names a goal. Undefined for other messages, and for a plan that is no goal's: 'finish my business plan'. */
export function goalOrdered<Goal extends Titled>(message: string, goals: readonly Goal[]): Ordered<Goal> | undefined {
  const byLength = goals.toSorted((a, b) => b.title.length - a.title.length);
  const chosen = byLength.find(({ title }) => withoutTitle(message, title) !== message);
  if (chosen && mayBeOrder(withoutTitle(message, chosen.title)))
    return { goals: [chosen], said: withoutTitle(message, chosen.title) };
  for (const goal of byLength) {
    const said = orderFor(message, goal.title);
    if (said) return { goals: goals.filter(({ title }) => goalName(title) === goalName(goal.title)), said };
  }
  const order = planOrderIn(message);
  if (!order) return undefined;
  const { name, said, isSure, isNewest } = order;
  if (!name) return { goals: [], said, namesNone: isNewest ? 'newest' : 'any' };
  const called = goalsCalled(name, goals);
  return called.length > 0 || isSure ? { goals: called, said } : undefined;
}

import { stemsOf, tellingStems } from '../built-in/answering/answer-goals.rules.ts';
import { readEdit } from '../built-in/reading/edit.rules.ts';
import type { EditContext, EditRequest } from '../built-in/reading/edit-request.ts';

interface Named {
  title: string;
}

/** 'Learn guitar: drop step 2', as a choice of a goal says it, without the goal. */
export const withoutTitle = (message: string, title: string): string =>
  message.toLowerCase().startsWith(`${title.toLowerCase()}: `) ? message.slice(title.length + 2) : message;

/** Edits that bring new words. Those name no goal: 'add a step about the guitar'. */
const bringsWords = new Set<EditRequest['do']>(['add', 'rename', 'rename-goal', 'exchange', 'amount']);
/** Parts that tell why or when, and what they begin with. */
const partsBegin =
  /[,.;!?]+(?:\s+|$)|\s+(?=(?:because|since|as|so|but|while|until|till|after|before|when|if|by|than|instead)\b)/i;
const tellsWhy = /^(?:because|since|as|while|until|till|after|before|when|if|by|than|instead)\b/i;
/** 'Move it', 'pause this goal': what is in view. */
const pointsAtView = /\b(?:it|this|these|everything|all of)\b/i;

/** 'Delete this goal' names the one in view. */
const namesView = /\bthis (?:goal|plan|roadmap)\b/i;

/** What another goal is called in a message: 'guitar: drop step 2', 'step 2 of the guitar plan'. */
const calledGoal = /\b(?:\p{L}+ )?\p{L}+ (?:goal|plan|roadmap)\b/giu;

/** The words of a message that may name the goal that it wants changed. */
function wordsFor(message: string, request: EditRequest, context: EditContext): string[] {
  const called = message.match(calledGoal) ?? [];
  if (bringsWords.has(request.do)) return stemsOf(called.join(' '));
  const parts = message.split(partsBegin).filter((part) => part && !tellsWhy.test(part));
  const asking = parts.find((part) => readEdit(part, { ...context, inView: false }));
  const meant = (asking ? [asking] : parts).filter((part) => !pointsAtView.test(part));
  return stemsOf([...called, ...meant].join(' '));
}

/**
 * The goals other than the one in view that an edit names by words of their titles. Words that the goal in view or one of its
 * steps has name that one. Several where the message fits them equally well.
 */
export function otherGoalsNamed<Goal extends Named>(
  message: string,
  { context, others }: { context: EditContext; others: readonly Goal[] },
): Goal[] {
  const called = others.filter(({ title }) => withoutTitle(message, title) !== message);
  if (called.length > 0) return called;
  const read = readEdit(message, context);
  if (!read || namesView.test(message)) return [];
  const { plan } = context;
  const own = new Set([plan.title, ...plan.steps.map(({ title }) => title)].flatMap(stemsOf));
  const words = new Set(wordsFor(message, read.request, context).filter((word) => !own.has(word)));
  const scored = others.map((goal) => [...new Set(tellingStems(goal.title))].filter((word) => words.has(word)).length);
  const most = Math.max(1, ...scored);
  return others.filter((_, n) => scored[n] === most);
}

const inQuotes = /["“‘']([^"“”]{8,120}?)["”’'](?=[\s.,;:!?]|$)/gu;
/** So long is a title that names its step wherever it stands. */
const tellingTitle = 12;

/** The only goal with a step that a message quotes, or says in full: 'Move “Book the hall” to Friday'. */
export function withStepQuoted<Own extends { milestones: readonly Named[] }>(
  goals: readonly Own[],
  message: string,
): Own | undefined {
  const said = message.toLowerCase();
  const quotes = [...said.matchAll(inQuotes)].map(([, words = '']) => words.trim());
  const isSaid = (title: string) =>
    quotes.some((words) => title.startsWith(words)) || (title.length >= tellingTitle && said.includes(title));
  const found = goals.filter(({ milestones }) => milestones.some(({ title }) => isSaid(title.toLowerCase())));
  return found.length === 1 ? found[0] : undefined;
}

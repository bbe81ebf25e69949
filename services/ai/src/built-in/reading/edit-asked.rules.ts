import { editLists, phrases } from './edit-phrases.ts';
import type { EditContext, EditRequest } from './edit-request.ts';
import { anyPhrase, clausesOf, plainClause } from './edit-words.rules.ts';
import { type StepsMeant, stepsMeant, stepsToChange } from './step-reference.rules.ts';

export const says = Object.fromEntries(
  Object.entries(phrases).map(([name, list]) => [name, anyPhrase(list, editLists)]),
) as Record<keyof typeof phrases, (clause: string) => boolean>;

/** The text with what reading it needs, made once. */
export interface Asked extends EditContext {
  text: string;
  whole: string;
  clauses: string[];
}

export function askedFor(message: string, context: EditContext): Asked {
  const text = message.replace(/\s+/g, ' ').trim();
  return { ...context, text, whole: plainClause(text), clauses: clausesOf(text) };
}

export type Reader = (asked: Asked) => EditRequest | undefined;

export const meant = ({ whole, plan }: Asked, least?: number): StepsMeant => stepsMeant(whole, plan.steps, least);
/** The steps that are not done yet. */
export const openSteps = ({ plan }: Asked) => plan.steps.filter(({ completed }) => !completed);
export const one = (asked: Asked, list: keyof typeof phrases) => asked.clauses.find((clause) => says[list](clause));

/** The steps to change, of the clause that asks, else of the whole text. */
export function stepsFor(asked: Asked, clause: string, least?: number): StepsMeant {
  const here = stepsToChange(clause, asked.plan.steps, least);
  return here.ids.length > 0 || here.unclear.length > 0 ? here : stepsToChange(asked.whole, asked.plan.steps, least);
}

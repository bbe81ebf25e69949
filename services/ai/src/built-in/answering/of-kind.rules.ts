import { bookletOfGoal } from '../drafting/read-goal.rules.ts';
import type { Archetype } from '../kinds/kind.ts';
import { type CoachGoal, type RoadmapStep, sentencesOf, tellingStems, whenInWords } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { speaksOfBody } from './at-hand.rules.ts';

// Questions of knowledge about a goal: 'is it safe with diabetes?', 'what happens if I fail the test?'. They are answered from what the kind and the steps say, and honestly where these say nothing.

const whetherSafe = [
  /\b(?:is|would|will) (?:it|that|this) (?:be )?(?:\w+ )?(?:safe|dangerous|risky|allowed|legal|unsafe)\b/,
  /\b(?:am i|are we|is one) (?:even |still )?(?:allowed|fit|safe)\b/,
  /^(?:so |but |and )?(?:can|may|could) (?:i|we|you|one|people|somebody) (?:even |still )?\w+.*\b(?:with|despite|in spite of|after|on)\b/,
];
const asksIfSafe = (words: string) => whetherSafe.some((pattern) => pattern.test(words));
const illnesses = [
  'diabet\\w*|epilep\\w*|fits|seizures?|heart|stroke|asthma|blood pressure|sleep apn\\w*|arthritis|cancer|pacemaker',
  'medicines?|tablets|medication|insulin|pregnan\\w*|glasses|eyesight|depress\\w*|anxiety|adhd|migraines?',
];
const ofIllness = new RegExp(`\\b(?:${illnesses.join('|')})\\b`, 'g');

const kindOf = ({ title }: CoachGoal): Archetype => bookletOfGoal({ title, more: '', description: null });

const saysDoctor = /\b(?:doctor|medical|physio|midwife|nurse|check-up)\b/i;

/** What the kind warns of, and the step in which it is settled. */
export function ifSafe(asked: Asked): string | undefined {
  const { words, focus, today } = asked;
  if (!focus || !asksIfSafe(words) || !(words.search(ofIllness) >= 0 || speaksOfBody(words))) return undefined;
  const told = [...words.matchAll(ofIllness)].flatMap(([one]) => tellingStems(one));
  const said = new Set(told.length > 0 ? told : tellingStems(words));
  const named = (kindOf(focus).cautions ?? []).filter((one) => tellingStems(one).some((stem) => said.has(stem)));
  const step = (focus.steps ?? []).find(
    ({ title, description, completed }) => !completed && saysDoctor.test(`${title} ${description}`),
  );
  const settles = step
    ? ` In your plan “${step.title}”${step.dueDate ? `, ${whenInWords(step.dueDate, today)},` : ''} is the step to ask it in.`
    : '';
  return named.length > 0
    ? `That is not for me to decide, and it is right to ask before anything else. ${named.join(' ')}${settles}`
    : `I cannot tell whether that is safe for you: it depends on how it is treated and how well it is controlled. Ask the doctor who treats you, with the plan in your hand, and where a licence or an insurance is needed also the office that gives it. Until then leave out what could harm.${settles}`;
}

const failing = [
  'fail\\w*|flunk\\w*|bomb(?: it| the)|(?:they|she|he) (?:say|says) no',
  "(?:do not|don['’]?t|did not|didn['’]?t) (?:pass|get (?:it|in|the (?:place|job|part)))",
  '(?:get|am|is|are) (?:rejected|refused|turned down)',
];
export const fails = new RegExp(`\\b(?:${failing.join('|')})\\b`);
const ofNextTry =
  /\b(?:fail\w*|retest|resit|retake|second (?:try|attempt)|next (?:try|attempt)|once more|re-?apply|appeal)\b/i;

/** 'What happens if I fail the test?': its step stays open, and what it says of a second try. */
export function ifFailed(step: RoadmapStep | undefined, goal: CoachGoal, today: string): string {
  const steps = goal.steps ?? [];
  const meant = step ?? steps.find(({ completed }) => !completed);
  const told = sentencesOf(step?.description ?? '').filter((one) => ofNextTry.test(one));
  const after = meant ? steps[steps.indexOf(meant) + 1] : undefined;
  const waits = after ? ` “${after.title}” waits for it.` : '';
  const target = goal.targetDate
    ? ` Your date is ${whenInWords(goal.targetDate, today)}: if a second try comes too near to it, both can move.`
    : '';
  const name = meant ? `“${meant.title}”` : 'The step';
  return `Then nothing of what you have done is lost: ${name} stays open until it works.${told.length > 0 ? ` ${told.join(' ')}` : ' Ask on the spot what was missing and when the next try is possible, and practise only that.'}${waits}${target}\n\nWhen you know the day of the next try, tell me, such as “I failed, the next go is on 3 July”, and I propose new days.`;
}

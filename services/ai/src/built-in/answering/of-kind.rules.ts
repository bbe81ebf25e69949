import { bookletOfGoal } from '../drafting/read-goal.rules.ts';
import type { Archetype } from '../kinds/kind.ts';
import {
  bold,
  type CoachGoal,
  goalNamed,
  isOpen,
  type RoadmapStep,
  tellingStems,
  whenInWords,
} from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { speaksOfBody } from './at-hand.rules.ts';

// Questions of knowledge about a goal: 'is it safe with diabetes?', 'how much will it all cost me?', 'what happens if I fail the
// test?'. They are answered from what the kind and the steps say, and honestly where these say nothing.

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

const spends = 'costs?|set me back|have to pay|pay in (?:all|total)|spend|need to spend';
const whatItCosts = [
  new RegExp(`\\b(?:how much|what) (?:will|would|does|do|is|might|could|must|should)\\b.*\\b(?:${spends})\\b`),
  /\bwhat(?:['’]s| is) the (?:total |whole |full )?(?:cost|price)\b/,
];
const asksCost = (words: string) => whatItCosts.some((pattern) => pattern.test(words));
const ofWhole =
  /\b(?:whole (?:thing|plan|goal|lot|way)|it all|all of (?:it|this|that)|all (?:in all|together|this)|altogether|in (?:total|all)|everything|this goal|the goal|the plan|my plan)\b/;
const ofPathwise =
  /\b(?:pathwise|premium|subscription|app|sage|account|a (?:month|year)|per (?:month|year)|trial|upgrade)\b/;
const sums = /[£€$] ?\d|\b\d[\d.,]* ?(?:k\b|euros?|pounds?|dollars?|quid)\b/i;
const ofMoney =
  /\b(?:costs?|prices?|priced|pays?|paying|paid|fees?|budget|money|quotes?|offers?|cheaper|rent|wages|instalments?|retest)\b/i;
const mostOfMoney = 4;
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

/** The sentences of the steps that speak of money, those with a sum first. */
function moneyIn({ steps = [] }: CoachGoal): { step: RoadmapStep; says: string; hasSum: boolean }[] {
  const found = steps.flatMap((step) => {
    const about = sentencesOf(step.description ?? '').filter((one) => ofMoney.test(one) || sums.test(one));
    const best = about.find((one) => sums.test(one)) ?? about[0];
    const says = best ?? (ofMoney.test(step.title) ? '' : undefined);
    return says === undefined ? [] : [{ step, says, hasSum: sums.test(says) }];
  });
  return found.toSorted((a, b) => Number(b.hasSum) - Number(a.hasSum)).slice(0, mostOfMoney);
}

/** What a goal costs, as far as its steps know. Otherwise who tells it. */
export function costOf(asked: Asked): string | undefined {
  const { words, goals, inView } = asked;
  if (!asksCost(words) || ofPathwise.test(words)) return undefined;
  const open = goals.filter(isOpen);
  const shown = open.find(({ title }) => title === inView) ?? (open.length === 1 ? open[0] : undefined);
  const goal = goalNamed(words, goals) ?? (ofWhole.test(words) ? shown : undefined);
  if (!goal) return undefined;
  const found = moneyIn(goal);
  const lines = found.map(({ step, says }) => `- **${step.title}**${says ? `: ${says}` : ''}`).join('\n');
  const isKnown = found.some(({ hasSum }) => hasSum);
  const told = found.length > 0 ? `\n\nYour plan speaks of money here:\n\n${lines}` : '';
  const way =
    'Ask two or three who offer it for the whole price in writing, with what may come on top, and one person who has just done it.';
  return isKnown
    ? `I know no total for ${bold(goal.title)}: it depends on where you live and what you choose.${told}\n\n${way}`
    : `I have no figure for ${bold(goal.title)}. What you choose and where you live decide it. ${way}${told}`;
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

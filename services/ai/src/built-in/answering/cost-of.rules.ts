import { adviceFor } from '../reading/find-advice.rules.ts';
import { asksPrice, namesPathwise, namesPricedThing } from '../reading/price-asked.rules.ts';
import {
  bold,
  type CoachGoal,
  goalNamed,
  isOpen,
  type RoadmapStep,
  sentencesOf,
  tellingStems,
} from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { appAnswer } from './small-talk.rules.ts';

// 'How much will it all cost me?', 'what does a first aid course cost?': what the steps say of money, and who names the price.

const spends = 'costs?|set me back|have to pay|pay in (?:all|total)|spend|need to spend';
const whatItCosts = [
  new RegExp(`\\b(?:how much|what) (?:will|would|does|do|is|might|could|must|should)\\b.*\\b(?:${spends})\\b`),
  /\bwhat(?:['’]s| is) the (?:total |whole |full )?(?:cost|price)\b/,
];
const asksCost = (words: string) => whatItCosts.some((pattern) => pattern.test(words));
const ofWhole =
  /\b(?:whole (?:thing|plan|goal|lot|way)|it all|all of (?:it|this|that)|all (?:in all|together|this)|altogether|in (?:total|all)|everything|this goal|the goal|the plan|my plan)\b/;
const perTime = /\b(?:a|per|each|every) (?:day|week|month|year)\b/;
const sums = /[£€$] ?\d|\b\d[\d.,]* ?(?:k\b|euros?|pounds?|dollars?|quid)\b/i;
const ofMoney =
  /\b(?:costs?|prices?|priced|pays?|paying|paid|fees?|budget|money|quotes?|offers?|cheaper|rent|wages|instalments?|retest)\b/i;
const mostOfMoney = 4;

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

const way =
  'Ask two or three who offer it for the whole price in writing, with what may come on top, and one person who has just done it.';

function costOfGoal(goal: CoachGoal): string {
  const found = moneyIn(goal);
  const lines = found.map(({ step, says }) => `- **${step.title}**${says ? `: ${says}` : ''}`).join('\n');
  const isKnown = found.some(({ hasSum }) => hasSum);
  const told = found.length > 0 ? `\n\nYour plan speaks of money here:\n\n${lines}` : '';
  return isKnown
    ? `I know no total for ${bold(goal.title)}: it depends on where you live and what you choose.${told}\n\n${way}`
    : `I have no figure for ${bold(goal.title)}. What you choose and where you live decide it. ${way}${told}`;
}

const ofPrices = /\b(?:costs?|prices?|priced|cheaper|per cent|budget|fees?)\b/i;
const surely = 0.36;
/** The open step that names the thing, or has the most of its words. */
function stepWith(words: string, goal: CoachGoal | undefined): RoadmapStep | undefined {
  const said = new Set(tellingStems(words));
  const scored = (goal?.steps ?? [])
    .filter(({ completed }) => !completed)
    .map((step) => ({ step, score: tellingStems(step.title).filter((stem) => said.has(stem)).length }));
  const most = Math.max(1, ...scored.map(({ score }) => score));
  return scored.find(({ score }) => score === most)?.step;
}

/** The price of a thing that is no whole goal. */
function costOfThing({ words }: Asked, shown: CoachGoal | undefined): string {
  const step = stepWith(words, shown);
  const known = adviceFor(words, surely)?.answer;
  if (!step && known && ofPrices.test(known)) return known;
  const place = step ? ` In your plan it belongs to **${step.title}**.` : '';
  return `I have no price for that: it depends on where you live and who offers it.${place} ${way} Ask also whether an employer, a council or a charity pays a part.`;
}

const whichPrice =
  'Which price do you mean? Name the goal or the thing, such as “what does the course cost?”. For Pathwise itself ask “what does Premium cost?”.';

/** What a goal or a thing costs, as far as the steps know. Otherwise who tells it. Undefined where Pathwise is meant. */
export function costOf(asked: Asked): string | undefined {
  const { words, goals, inView } = asked;
  const isPrice = asksPrice(words);
  if (!(isPrice || asksCost(words)) || namesPathwise(words)) return undefined;
  const isOfThing = namesPricedThing(words);
  if (!isOfThing && perTime.test(words)) return undefined;
  const open = goals.filter(isOpen);
  const shown = open.find(({ title }) => title === inView) ?? (open.length === 1 ? open[0] : undefined);
  const goal = goalNamed(words, goals) ?? (ofWhole.test(words) ? shown : undefined);
  if (goal) return costOfGoal(goal);
  if (!isPrice) return undefined;
  if (isOfThing) return costOfThing(asked, shown);
  if (shown) return costOfGoal(shown);
  return goals.length === 0 ? appAnswer('price') : whichPrice;
}

import { stemsOf, tellingStems } from '../answering/answer-goals.rules.ts';
import { chooseKind } from './choose-kind.rules.ts';

// 'One more thing, I want to quit smoking', 'I also need to sort out my taxes': a wish that is told beside a plan is no change of it.

const before = '^(?:(?:and|oh|ok|okay|so|hi|hey|sage|please)[ ,]+)*';
const newGoal = '(?:another|an?(?: new| second| further)|one more|a second|new) (?:goal|wish|aim)';
/** Words that open another goal outright, up to the wish itself. */
const opensGoal: readonly RegExp[] = [
  `${before}${newGoal}(?: of mine)?(?: is| would be)?(?: to\\b|\\s*[:,–-])\\s*(?=\\S)`,
  `${before}(?:i|we)(?:['’]ve| have)(?: got)? (?:also )?${newGoal}(?:\\s*[:,–-]| is| to\\b)\\s*(?=\\S)`,
  `${before}(?:(?:can|could) (?:we|you) |let['’]?s )?(?:also |please )*(?:add|create|make|set up|start) (?:me )?${newGoal}(?: to\\b| (?:called|named|for|of)\\b|\\s*[:,–-])\\s*(?=\\S)`,
  `${before}(?:add|create|make|set up|start) (?:me )?a goal(?: to\\b| (?:called|named)\\b|\\s*[:,–-])\\s*(?=\\S)`,
].map((source) => new RegExp(source, 'i'));
const opensPlan =
  /^(?:(?:and|ok|so|hey|sage)[ ,]+)*(?:can|could) (?:we|you) (?:also |please )*(?:do|make|draw up|start|have) (?:me )?(?:another|a new|a second) plan (?:for|to) (?=\S)/i;
const further = [
  'one more (?:thing|wish)|another (?:thing|wish)|besides(?: that| this)?',
  '(?:apart from|on top of|next to) (?:that|this)',
].join('|');
/** Words that only lead to a further wish. */
const leads = new RegExp(
  `^(?:(?:and|oh|ok|so)[ ,]+)*(?:${further})\\s*[:,–-]?\\s+(?=(?:i|we|help|my|learn|get|save)\\b)`,
  'i',
);
const wishing = /^(?:i|we)(?:['’]d| would)?(?: also| really| just)* (?:want|wanna|need|like|love|hope|plan|wish)\b/i;
const trailing = /,? (?:too|as well)(?=[.!]*$)/i;

/** Whether a message opens another goal outright. */
const opensOtherGoal = (message: string): boolean =>
  opensPlan.test(message) || opensGoal.some((pattern) => pattern.test(message));

/** 'Learn to bake' of 'add a goal to learn to bake', 'I want to buy a flat' of 'I want to buy a flat as well'. */
export function wishBeside(text: string): string {
  const opened = opensGoal.find((pattern) => pattern.test(text));
  if (opened) return text.replace(opened, '');
  if (opensPlan.test(text)) return text.replace(opensPlan, '').replace(/(?:,? please)?\s*\?$/i, '');
  const led = text.replace(leads, '');
  return wishing.test(led) ? led.replace(trailing, '') : led;
}

const adds: readonly RegExp[] = [
  new RegExp(`^(?:(?:and|oh|ok|so|then|yes)[ ,]+)*(?:also|plus|${further})\\b`, 'i'),
  /\b(?:i|we)(?:['’]d| would)? also (?:want|need|like|love|have|hope|plan|wish)\b/i,
  /\b(?:too|as well)[.!]*$/i,
];
const wants =
  /\b(?:want|wanna|need|like|love|hope|plan|have|wish) (?:to|an?|some|my)\b|\bhelp me\b|\bmy (?:goal|dream|wish)\b/i;
/** What speaks of the plan in view. */
const ofPlan: readonly RegExp[] = [
  /\b(?:it|this|these|everything|all of|plan|roadmap|steps?|tasks?|milestones?|deadline|instead|earlier|sooner|later)\b/i,
  /\b(?:postpone\w*|delay\w*|push|shift|extend\w*|resched\w*|add|move|change|remove|drop|skip)\b/i,
];
const isAny = (text: string, patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
const leastCertainty = 0.5;

/**
 * Whether a wish is told beside a plan and is of something else: it says 'also', no goal or step has a word of it, and it is of
 * another kind. 'Add baking to it' is a change of the plan.
 */
export function isWishBeside(message: string, goal: { title: string; steps: readonly { title: string }[] }): boolean {
  if (opensOtherGoal(message)) return true;
  const wish = wishBeside(message);
  if (!isAny(message, adds) || !wants.test(message) || isAny(wish, ofPlan)) return false;
  const own = new Set([goal, ...goal.steps].flatMap(({ title }) => stemsOf(title)));
  const things = tellingStems(adds.reduce((said, words) => said.replace(words, ' '), wish));
  if (things.length === 0 || things.some((stem) => own.has(stem))) return false;
  const { kind, certainty, archetype, ofArchetype } = chooseKind(wish);
  const other = chooseKind(goal.title);
  if (certainty >= ofArchetype) return certainty >= leastCertainty && kind !== other.kind;
  return ofArchetype >= leastCertainty && archetype !== other.archetype;
}

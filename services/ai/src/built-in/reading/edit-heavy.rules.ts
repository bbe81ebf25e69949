import type { Asked } from './edit-asked.rules.ts';
import { tellsOfIllness } from './edit-groundless.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { plainClause } from './edit-words.rules.ts';

/** A death or another heavy loss is answered for itself: it is a reason to wait, and no day of it is a deadline. */
const losses = [
  'died|dead|death|funeral|passed away|cancer|tumou?r|miscarriage|miscarried|stillborn|hospice',
  '(?:mum|mom|dad|mother|father|nan|gran\\w*|husband|wife|partner|baby|uncle|aunt) (?:has |just )?passed (?:on|last|this|yesterday)',
  'lost (?:the|our|my|a) (?:baby|babies|pregnancy|husband|wife|mum|mom|dad|mother|father|son|daughter|brother|sister)',
  'overdosed|suicide',
  '(?:wedding|engagement|marriage) (?:is|was|has been|got) (?:called off|off|cancell?ed|over)|called off (?:the|our|my) (?:wedding|engagement)',
];
export const isGrief = new RegExp(` (?:${losses.join('|')}) `);
export const isHeavy = (whole: string) => isGrief.test(whole) || tellsOfIllness(whole);
const things = [
  'car|laptop|phone|battery|computer|boiler|engine|machine|fridge|plants?|line|drive|app|transmission|gearbox',
  'clutch|van|bike|truck|oven|kiln|camera|mower|tablet|pump',
];
export const ofThings = new RegExp(` (?:${things.join('|')}) (?:\\w+ )?(?:died|is dead) | dead line `);
/** 'Plan the funeral', 'the dead hang': the word is the plan's own. */
export const plansDeath = ({ plan }: Asked) =>
  [plan.title, ...plan.steps.map(({ title }) => title)].some((title) => isGrief.test(plainClause(title)));
export const mayFollowDeath = new Set<EditRequest['do']>([
  'setback',
  'pause',
  'hours',
  'easier',
  'remove',
  'exchange',
  'resume',
]);

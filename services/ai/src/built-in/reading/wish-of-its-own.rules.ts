import { stemsOf, tellingStems } from '../answering/answer-goals.rules.ts';
import { chooseKind, shareOfKinds } from './choose-kind.rules.ts';
import { kindNamed } from './closest-kind.rules.ts';
import { readEdit } from './edit.rules.ts';
import { anySteps, type EditRead, type EditRequest } from './edit-request.ts';
import { ordersPlanChange } from './plan-order.rules.ts';
import type { MessageRead } from './read-wish.rules.ts';
import { ordersChange } from './stated-wish.rules.ts';
import { likeness, meaningOf } from './wish-vector.ts';
import { beginsWithVerb } from './word-forms.ts';

/** From this share of a wish on, and this certainty of its kind, a message may be a goal of its own. */
const leastShare = 0.6;
const leastCertainty = 0.85;

const states =
  /\b(?:i|we)(?:['’]d)?(?: (?:would|really|also|just|still|now))* (?:(?:want|need|have|like|love|hope|plan) to|wanna|must|have an?)\b/i;

/** 'Done with the photos' concerns a step of the plan, whatever else it may be. */
const namesStep = (request: EditRequest): boolean =>
  'requests' in request ? request.requests.some(namesStep) : 'stepIds' in request && request.stepIds.length > 0;

type Read = Pick<MessageRead, 'text' | 'intent' | 'about'>;

/** 'I have to pass the driving test on January 15': a wish that a kind of goal surely knows. */
export const statesSureWish = ({ text, intent, about: { shares } }: Read): boolean =>
  intent === 'goal' &&
  states.test(text) &&
  shares.wish + shares.vague >= leastShare &&
  chooseKind(text).certainty >= leastCertainty;

/** 'Also I want to …', 'I also want to …' */
const wantsAlso = /^(?:(?:and|oh|ok|so)[ ,]+)*(?:also,? (?:i|we)(?:['’]d)?|(?:i|we)(?:['’]d)? also)\b/i;
/** So much of a message is a wish, and so little a change, that no kind needs to be sure. */
const surelyAnother = { wish: 0.9, edit: 0.01 };
const statesAnotherWish = ({ text, intent, about: { shares } }: Read): boolean =>
  intent === 'goal' && wantsAlso.test(text) && shares.wish >= surelyAnother.wish && shares.edit <= surelyAnother.edit;

/**
 * Whether a message that could change the plan of `goalTitle` wishes for something else: 'I also want to learn the guitar by May'
 * beside a goal of saving.
 */
export const isWishOfItsOwn = (read: Read, { edit, goalTitle }: { edit: EditRead; goalTitle: string }): boolean =>
  !edit.isSure &&
  !namesStep(edit.request) &&
  (statesSureWish(read) || statesAnotherWish(read)) &&
  chooseKind(read.text).kind !== chooseKind(goalTitle).kind;

/** 'I want', and also 'I wanted', which begins a wish as often. */
const opensWish =
  /^(?:(?:and|also|ok|so|actually|oh)[ ,]+)*(?:i|we)(?:['’]d| would)?(?: \w+)? (?:want|wanted|need|like|love|wish|hope|plan) to\b/i;
const kindOf = (words: string) => kindNamed(words) ?? chooseKind(words).kind;

/** 'Rename the lifestyle goal', 'move it to January'. 'Add more greens to my meals' is known as a goal and may be an answer. */
function ordersEdit(text: string, days: { today: string; timeZone: string }): boolean {
  if (ordersPlanChange(text) || ordersChange(text)) return true;
  const read = readEdit(text, { plan: { title: '', steps: anySteps }, ...days, inView: false });
  return read?.isSure === true && chooseKind(text).certainty < leastCertainty;
}

/** The question that a message may leave open, about the wish `asked`. `isClosest`: its choices are kinds of goal. */
interface OpenQuestion {
  asked: string;
  choices?: readonly string[];
  isClosest?: boolean;
  /** It was asked what will be there in the end. */
  isOpen?: boolean;
  today: string;
  timeZone: string;
}

/**
 * Whether a message leaves a question about a wish open and is read for itself: an order, or another wish. A wish for the
 * same kind of goal, or for one of the choices, answers the question.
 */
export function leavesQuestion(
  { text, intent }: Pick<MessageRead, 'text' | 'intent'>,
  { asked, choices = [], isClosest = false, isOpen = false, ...days }: OpenQuestion,
): boolean {
  if (ordersEdit(text, days)) return true;
  if (intent !== 'goal') return false;
  if (isOpen) return saysOther.test(text);
  const beside = [asked, ...choices];
  if (isClosest && isFarFrom(text, { asked, choices })) return true;
  // 'Move in with my girlfriend' is no word on whether twelve books are for reading more.
  const isOther = isClosest && beginsWithVerb(text) && !beside.some((words) => sharesThing(words, text));
  const isOutright = isClosest && wishesOutright.test(text);
  if (!isOther && !isOutright && !opensWish.test(text)) return false;
  const { kind, certainty } = chooseKind(text);
  if (isClosest && (pointsBack.test(text) || isNearTo(text, { asked, choices }))) return false;
  return certainty >= leastCertainty && !beside.some((words) => kindOf(words) === kind);
}

/** 'Also learn Spanish' is no word on what will be there in the end. */
const saysOther =
  /^(?:(?:and|ok|so|no|actually),? )*(?:also|another (?:wish|goal|thing)|(?:a )?new goal|one more thing|instead)\b/i;
/** 'Learn first aid so that they can count on me' goes on with the wish. */
const pointsBack = /\b(?:it|they|them|there)\b/i;
/** 'I need a new job', 'my dream is to open a café' */
const wishesOutright =
  /^(?:(?:and|also|ok|so|actually|oh)[ ,]+)*(?:(?:i|we)(?:['’]d| would| also)* (?:want|need|wanna|like)|(?:my|our) (?:\w+ )?(?:dream|goal|aim|wish|plan) is)\b/i;

/** How likely each of two texts is of what the other is likeliest of. */
function nearness(one: string, other: string): number {
  const nearestOf = (text: string) => new Set(chooseKind(text).nearest);
  return shareOfKinds(other, nearestOf(one)) + shareOfKinds(one, nearestOf(other));
}
/** From these on, a message goes on with the wish that was asked about: 'learn to kayak' after 'get out on the water'. */
const near = { nearness: 0.02, likeness: 0.15, likenessOfChoice: 0.35 };

/** Whether a message is of kinds like those of the wish, or has a meaning like the wish and like a kind offered for it. */
function isNearTo(text: string, { asked, choices }: { asked: string; choices: readonly string[] }): boolean {
  if (nearness(text, asked) >= near.nearness) return true;
  const meaning = meaningOf(text);
  const isLike = (words: string, least: number) => likeness(meaning, meaningOf(words)) >= least;
  return isLike(asked, near.likeness) && choices.some((words) => isLike(words, near.likenessOfChoice));
}

/** Below these, they have nothing to do with each other. The surer the kind, the more words may be alike. */
const far = { nearness: 0.0014, certainty: 0.3, likeness: 0.17, sure: 0.65, likenessOfSure: 0.22 };
/** A thing without a verb must be farther away. */
const farThing = { nearness: 0.0003, likeness: 0 };

/** Whether a message is a whole wish that has nothing to do with the wish that was asked about, nor with the kinds offered. */
function isFarFrom(text: string, { asked, choices }: { asked: string; choices: readonly string[] }): boolean {
  if (pointsBack.test(text) || [asked, ...choices].some((words) => sharesThing(words, text))) return false;
  const { certainty, ofArchetype } = chooseKind(text);
  if (Math.max(certainty, ofArchetype) < far.certainty) return false;
  const nearTo = nearness(text, asked);
  const alikeness = likeness(meaningOf(text), meaningOf(asked));
  if (beginsWithVerb(text) || opensWish.test(text) || wishesOutright.test(text))
    return nearTo < far.nearness && alikeness < (certainty >= far.sure ? far.likenessOfSure : far.likeness);
  return nearTo < farThing.nearness && alikeness < farThing.likeness && text.split(' ').length > 2;
}
const sharesThing = (words: string, text: string) => thingsIn(words).some((thing) => thingsIn(text).includes(thing));

/** 'I want to', 'please': what may stand before a wish. */
const opening = /^(?:(?:also|and|please|now|next|i|we|want|need|have|would|['’]d|like|to)\b[, ]*)+/i;
/** Words of a change: they speak of a plan that is there. */
const ofPlan =
  /\b(?:it|this|that|these|everything|everyone|everybody|all of|goals?|plan|roadmap|steps?|instead|rather|earlier|sooner|later|postpone\w*|delay\w*|push|shift|extend\w*|resched\w*)\b/i;
const endsDone = /\b(?:done|finished|completed|ready|written|passed|submitted)$/i;
/** 'Master thesis done by 15 January' is titled 'Finish my thesis'. */
const doneBy = /^(?:[\w'’-]+ ){1,5}(?:done|finished|completed|ready|written|submitted) (?:by|before|until|on|in)\b/i;
const finish = /^finish\b/i;
/** From this likeness on, two titles speak of the same thing. */
const alike = 0.38;

/** Stems of dates and of 'us' name no thing. */
const noThing =
  /^(?:\w|\d+\w{0,2}|jan(?:uar)?|feb(?:ruar)?|mar(?:ch)?|apr(?:il)?|may|jun|jul|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const thingsIn = (text: string) => tellingStems(text).filter((word) => !noThing.test(word));

/**
 * Whether a dated sentence is a wish of its own beside these goals: it has a verb and a thing, and no goal or step has a word of
 * it. 'Finish my thesis, deadline 15 January' beside 'Move to Berlin'.
 */
export function sharesNothing(
  { text, intent, wish: { title } }: Pick<MessageRead, 'text' | 'intent' | 'wish'>,
  goals: readonly { title: string; steps: readonly { title: string }[] }[],
): boolean {
  if (intent !== 'goal' || !title || ofPlan.test(text)) return false;
  const begun = title.toLowerCase().slice(0, 8);
  const isSaid = [text, text.replace(opening, '')].some((said) => said.trim().toLowerCase().startsWith(begun));
  if (!isSaid && !(finish.test(title) && doneBy.test(text))) return false;
  const [, ...things] = title.split(' ');
  const own = thingsIn(endsDone.test(title) ? title.replace(endsDone, '') : things.join(' '));
  if (own.length === 0 || !(endsDone.test(title) || beginsWithVerb(title))) return false;
  const { kind } = chooseKind(text);
  return goals.every((goal) => {
    const known = new Set([goal, ...goal.steps].flatMap((one) => stemsOf(one.title)));
    const isNew = thingsIn(title).every((word) => !known.has(word));
    return isNew && chooseKind(goal.title).kind !== kind && likeness(meaningOf(title), meaningOf(goal.title)) < alike;
  });
}

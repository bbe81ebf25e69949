import { chooseKind } from './choose-kind.rules.ts';
import type { EditRead, EditRequest } from './edit-request.ts';
import type { MessageRead } from './read-wish.rules.ts';

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

/**
 * Whether a message that could change the plan of `goalTitle` wishes for something else: 'I also want to learn the guitar by May'
 * beside a goal of saving.
 */
export const isWishOfItsOwn = (read: Read, { edit, goalTitle }: { edit: EditRead; goalTitle: string }): boolean =>
  !edit.isSure &&
  !namesStep(edit.request) &&
  statesSureWish(read) &&
  chooseKind(read.text).kind !== chooseKind(goalTitle).kind;

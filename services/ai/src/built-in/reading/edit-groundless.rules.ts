import { isPlanned } from './edit-implied.rules.ts';
import type { EditContext, EditRead, EditRequest } from './edit-request.ts';
import { plainClause } from './edit-words.rules.ts';
import { asTitle } from './told-done.rules.ts';

// Changes that words seem to ask for, though nobody asks for them.

/** 'No problem' and "don't let me forget the posters" refuse nothing. */
const refusesNothing =
  / no (?:problem|idea|luck|worries|worry|rush|hurry|doubt|wonder) | (?:let me|always|often|never|might|keep|not) forget(?:ting)? /;
const removes =
  / (?:remove|drop|delete|scrap|skip|cut|bin|cancel|take out|leave out|get rid|without|lose|not need|no need|take \w+ (?:\w+ )?off|leave (?:the|that|this|it)) /;
const adds = / (?:add|include|insert|put|another|one more|between|in the middle|step|missing|forgot) /;

/** A grave illness: no step follows from it, though what is asked beside it counts. */
const illness = / (?:(?:in|into|to|from) (?:the |a )?hospital|diagnos(?:ed|is)|intensive care|a stroke|heart attack) /;
export const tellsOfIllness = (whole: string): boolean => illness.test(whole);
/** 'Delivered the toys to the hospital' is a step that is done. 'Dad was taken to hospital' is none. */
const tellsDeed = (whole: string, stepIds: readonly string[], { plan }: EditContext) =>
  plan.steps.some(
    ({ id, title }) => stepIds.includes(id) && asTitle(whole).startsWith(`${title.toLowerCase().split(' ')[0]} `),
  );

/** 'The hall is in the old town', 'there is a printer nearby' */
const tellsPlace = [
  / (?:is|are) (?:in|at|near|on) (?:the |a |an |my |our )?(?:\w+ )?(?:town|city|village|street|road|corner|centre|center|outskirts) /,
  / there (?:is|are) (?:a|an|some) (?:\w+ ){1,4}(?:nearby|near|close|around|opposite|down the) /,
];
const ofPlace = new Set<EditRequest['do']>(['done', 'done-all', 'remove', 'split']);

function isGroundless(request: EditRequest, whole: string, context: EditContext): boolean {
  if (ofPlace.has(request.do) && tellsPlace.some((pattern) => pattern.test(whole)) && !removes.test(whole)) return true;
  if (request.do === 'remove') return refusesNothing.test(whole) && !removes.test(whole);
  if (request.do === 'done') return tellsOfIllness(whole) && !tellsDeed(whole, request.stepIds, context);
  return request.do === 'add' && !adds.test(whole) && isPlanned(context.plan, request.topic);
}

/** A reading without the changes that nothing in the message asks for. */
export function grounded(read: EditRead | undefined, message: string, context: EditContext): EditRead | undefined {
  if (!read) return undefined;
  const whole = plainClause(message);
  const { request } = read;
  if (request.do !== 'choose') return isGroundless(request, whole, context) ? undefined : read;
  const left = request.requests.filter((one) => !isGroundless(one, whole, context));
  const [first] = left;
  // Without its likeliest reading, the others are guesses.
  if (!first || first !== request.requests[0]) return undefined;
  return left.length > 1 ? { ...read, request: { ...request, requests: left } } : { ...read, request: first };
}

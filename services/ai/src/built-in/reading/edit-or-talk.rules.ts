import { type Asked, openSteps, says } from './edit-asked.rules.ts';
import { likelyKinds, shareOf } from './edit-kinds.rules.ts';
import { asksForChange, asksSomething, editLists } from './edit-phrases.ts';
import type { EditRequest } from './edit-request.ts';
import { kindOf } from './edit-resolve.rules.ts';
import { anyPhrase, clausesOf, plainClause } from './edit-words.rules.ts';
import { imperatives } from './imperatives.ts';
import { readMatter } from './read-matter.rules.ts';
import { scoredSteps, stepNumbersIn } from './step-reference.rules.ts';
import { beginsWithVerb, holdsVerb } from './word-forms.ts';

// Whether a message asks for a change of the plan in view, or is talk, a question or a wish.

const aboutDate = says.date;
export const isQuestion = anyPhrase(asksSomething, editLists);
export const isRequestAfterAll = anyPhrase(asksForChange, editLists);

/** From this share on, one kind of edit is what a message sounds like. */
export const clearly = 0.5;
export function soundsLikeEdit(text: string): boolean {
  const [first] = likelyKinds(text);
  return first !== undefined && first.kind !== 'none' && first.share >= clearly;
}

/** So likely a mood, a question or a matter of the app that no guess at an edit stands against it. */
const likely = 0.9;
/** A class that is as likely stands against an edit that a message hardly sounds like. */
const halfLikely = 0.5;
export const faint = 0.35;
const coachAsked = / (?:can|could|would|will) (?:you|we) | please /;
const answerAsked =
  / (?:tell|show|remind|explain|read|list|give|advise|help|answer|send|teach|say|recommend|suggest|check|remember|see|hear|know|be) /;
/** 'Can you ease it off a bit' asks for a change, and 'can you tell me' for words. */
function asksCoach(text: string): boolean {
  const whole = plainClause(text);
  const at = whole.search(coachAsked);
  return at >= 0 && !answerAsked.test(whole.slice(at, at + 40)) && 1 - shareOf(text, 'none') > 0.85;
}

interface Taken {
  request: EditRequest;
  /** A phrase says it. */
  isSaid: boolean;
  namesStep?: boolean;
  isNumbered?: boolean;
}
export function isTalk(text: string, { request, isSaid, namesStep, isNumbered }: Taken): boolean {
  if (soundsLikeEdit(text) || (isSaid && namesSteps(request)) || isNumbered || asksCoach(text)) return false;
  const [first] = likelyKinds(text);
  const { talk, own, app, advice, follow, news } = readMatter(text).shares;
  const most = Math.max(talk, own, app, advice, follow);
  if (most >= likely) return true;
  if (isSaid || namesStep) return false;
  return first?.kind === 'none' || (Math.max(most, news) >= halfLikely && (first?.share ?? 0) < faint);
}
/** 'Can I put a goal on hold?', 'I want to add a goal'. */
export const asksAboutApp = ({ text, whole }: Asked) =>
  /^ (?:can|could|how|may) i | (?:a|another|new|any) goals? | add goal /.test(whole) &&
  !/ (?:this|the|that|steps?) /.test(whole) &&
  readMatter(text).shares.app >= likely;

export const commandStart =
  /^ (?:remove|drop|delete|scrap|ditch|skip|get rid|take out|leave out|cut|lose|bin|omit|no|without|swap|switch|move|put|add|include|insert|tick|check off|mark|do) /;
const wishes = anyPhrase([
  '^ i/we _? _? want/wanna/wish/hope/plan/need/aim/intend/like/love/dream to/of ! instead ! less ! only ! finish ! be_done ! not ! no_longer',
  '^ my/our goal/dream/aim/resolution is',
  '^ help me',
]);
/** These begin wishes, and requests for a change as well. */
const alsoEdits = anyPhrase([
  '^ add/append/include/insert/put/slot/bring/take/give/get_rid',
  '^ delete/remove/scrap/drop/skip/cut/leave/lose_the',
  '^ cancel .. thing/bit/part/one/idea/step',
  '^ move/push/pull/shift/delay/postpone/extend/slow/speed/pause/break/stop_this/stop_it/stop_that/stop_everything',
  '^ change/set/replace/rename/reorder/swap/split/call/tick/check/mark/make/do',
  '^ be/see/read/need/keep/let/choose/go/show/come/ask/finish/finished',
  '^ fit/squeeze/slot/work/build/pop/chuck/stick/throw/get in/that/it/this/something/some/a/an',
  '^ start over/again/with',
  '^ try/begin again/something/with',
  '^ plan it/this',
]);
/** Things as often as deeds: 'test date', 'work is mad'. */
const nouns = new Set(
  'test work practice plan book check rest time play study research light exercise dress photo cut'.split(' '),
);
const isStatement = /^ \w+ (?:is|are|was|were|has|had|have|will|and|went|got|not) /;
export const startsLikeWish = (clause: string) => {
  const [verb = ''] = clause.trim().split(' ');
  return (
    wishes(clause) || (imperatives().has(verb) && !nouns.has(verb) && !alsoEdits(clause) && !isStatement.test(clause))
  );
};
const plansWords = anyPhrase([
  'step/steps/milestone/milestones/roadmap',
  'the/this/my/another/different/new/alternative/other/second goal/plan/version/deadline/date/roadmap',
  '^ make/move/push/postpone/delay/pause/split/shift/bring/extend/do/redo/change/park/freeze/resume/slow/speed/drop/skip it/this/everything/that',
  'make it/this',
  'already done/did',
  'did/done that/it/this already',
]);
export const aboutApp = anyPhrase([
  'calendar',
  'add/new/another/create a/an/another/new/my? goal/goals',
  'add/create goal/goals',

  'delete/close/cancel/my account/subscription',
  'account/password/bug/app/subscription/profile/email/notifications/chat/history/premium/login',
]);
const asks = anyPhrase(['^ what/how/when/why/which/who/where', '^ is/are/am/does/do/did it/this/that/there/i/you/my']);
/** 'September is over, is it?' asks nothing. */
const tagQuestion =
  /, (?:is|are|was|were|does|do|did|has|have|will|would|can)(?:n['’]?t)? (?:it|they|he|she|we)\s*(?=[.?!]|$)/gi;
/** A message asks a question, and for no change beside it. */
export const onlyAsks = ({ text, whole, clauses }: Asked): boolean =>
  clausesOf(text.replace(tagQuestion, '')).some(asks) && !isRequestAfterAll(whole) && !clauses.slice(1).some(orders);

/** As `commandStart`, for a part that stands for itself. */
const changing =
  'split|break|chop|divide|rename|call|push|shift|postpone|bring|change|set|make|replace|start|pause|park|give|tick|merge|pull|pop|chuck';
const changes = new RegExp(`^ (?:${changing}) `);
/** A clause that tells the coach to change something. */
export const orders = (clause: string): boolean => commandStart.test(clause) || changes.test(clause);

/** 'The account is open' is about a step that opens one. 'Delete my account' is about the app. */
export const namesSteps = (request: EditRequest) =>
  ('stepId' in request || ('stepIds' in request && request.stepIds.length > 0)) && request.do !== 'which';

/** True for a request that nobody would take for a wish, news or a question. */
export function isSure(asked: Asked, request: EditRequest): boolean {
  const { whole, clauses, plan } = asked;
  if (request.do === 'setback') return false;
  if (request.do === 'amount') return true;
  if (request.do === 'pause' && says.pause(clauses[0] ?? '')) return true;
  if (namesSteps(request) && stepNumbersIn(whole, plan.steps).length > 0) return true;
  if (aboutApp(whole) && (!namesSteps(request) || / my account /.test(whole))) return false;
  if (onlyAsks(asked)) return false;
  if (plansWords(whole) || clauses.some(plansWords)) return true;
  const isWish = startsLikeWish(clauses[0] ?? '');
  if (request.do === 'date' || request.do === 'shift') return !isWish && clauses.length < 4 && clauses.some(aboutDate);
  if (request.do === 'move' && / (?:to|at) the (?:very )?(?:top|start|beginning|end|bottom) /.test(whole)) return true;
  if (request.do === 'move' && whole.trim().split(' ').length < 9 && !wishes(whole)) return true;
  if (request.do === 'swap' || (request.do === 'move' && typeof request.to !== 'string')) return true;
  if (request.do === 'remove' && commandStart.test(clauses[0] ?? '')) return true;
  return (
    [
      'remove',
      'split',
      'move',
      'swap',
      'rename',
      'rename-goal',
      'amount',
      'exchange',
      'add',
      'another',
      'pause',
      'resume',
    ].includes(request.do) && !isWish
  );
}

/** Below this share, a phrase has read a kind of edit that the whole sentence does not sound like. */
const doubtful = 0.3;
/** Enough for a short message in which a phrase leaves no doubt. */
const possible = 0.05;
/** The sentence sounds like what a phrase in it asks for, or names a step by its number. */
export function isPlain(asked: Asked, request: EditRequest): boolean {
  const { text, whole, plan } = asked;
  const saysFigure =
    (request.do === 'amount' && request.from !== undefined) ||
    (request.do === 'hours' && request.hours !== undefined && / (?:hours?|hrs?|h|minutes?|mins?) /.test(whole));
  if (saysFigure || stepNumbersIn(whole, plan.steps).length > 0) return true;
  const share = shareOf(text, kindOf(request));
  return share >= (asked.clauses.length === 1 && isSure(asked, request) ? possible : doubtful);
}

/** So few words are a command rather than a wish: 'finish by May'. */
const shortCommand = 5;
/** A step is named so well that the message is about it. */
const wellNamed = 1.1;
export function namesStepWell(asked: Asked): boolean {
  const [best] = scoredSteps(asked.whole, openSteps(asked));
  return best !== undefined && best.score >= wellNamed;
}

/** From here on, news beside a plan in view may ask for a change, though a wish could begin alike. */
const likelyEnough = 0.25;
/** 'The league starts on 20 February' tells something. 'Dig a pond by June' and 'a boiler by October' are wishes. */
const wants =
  / (?:i|we) (?:would |really |just |also )*(?:want|wish|like|hope|dream|aim|plan) (?:to|of) | (?:my|our) (?:goal|dream|aim) /;
function tellsSomething({ text, whole }: Asked): boolean {
  const [first] = likelyKinds(text);
  if (!first || first.kind === 'none' || first.share < likelyEnough) return false;
  return !wants.test(whole) && holdsVerb(text) && !beginsWithVerb(text);
}
/** 'The choir was no waste after all' and 'love it, don't stop' want nothing changed. */
export const keepsIt = new RegExp(
  [
    ' (?:not|no|never|hardly) (?:\\w+ )?waste ',
    ' but (?:now )?(?:i|we) (?:now |really )?(?:love|like|enjoy) ',
    ' (?:love|like|enjoy|keep) (?:it|this|going) do not (?:stop|quit|give up) ',
    ' (?:is|are) (?:the|my|our|an?) (?:\\w+ )?(?:problem|reason|worry|trouble|question|issue) not ',
  ].join('|'),
);
/** A question, a wish for another goal, praise, or a matter of the app. */
export function isOther(asked: Asked): boolean {
  const { clauses, whole, text } = asked;
  if (keepsIt.test(whole)) return true;
  if (clauses.slice(1).some(orders)) return false;
  const { wish, vague, own, app, advice, follow } = readMatter(text).shares;
  const isEdit = soundsLikeEdit(text);
  if (aboutApp(whole) && !isEdit) return true;
  const isShort = whole.trim().split(' ').length <= shortCommand && !wishes(whole);
  const mayBeWish = !namesStepWell(asked) && !(isShort && (likelyKinds(text)[0]?.share ?? 0) >= faint);
  if (startsLikeWish(clauses[0] ?? '') && mayBeWish && (!isEdit || wish + vague > 0.8)) return true;
  if (isEdit) return false;
  if (wish + vague > 0.8 && !tellsSomething(asked) && !namesStepWell(asked)) return true;
  return onlyAsks(asked) && own + app + advice + follow > 0.5;
}

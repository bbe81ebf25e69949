import { type Asked, type Reader, says } from './edit-asked.rules.ts';
import { guessEdit } from './edit-guess.rules.ts';
import { reorder } from './edit-order-reader.rules.ts';
import { asksForChange, asksSomething, editLists } from './edit-phrases.ts';
import { amount, another, date, pace, pause, setback, time } from './edit-plan-readers.rules.ts';
import type { EditContext, EditRequest } from './edit-request.ts';
import { add, done, exchange, remove, rename, split } from './edit-step-readers.rules.ts';
import { anyPhrase, clausesOf, plainClause } from './edit-words.rules.ts';
import { imperatives } from './imperatives.ts';
import { readMatter } from './read-matter.rules.ts';
import { stepNumbersIn } from './step-reference.rules.ts';

const aboutDate = says.date;
const isQuestion = anyPhrase(asksSomething, editLists);
const isRequestAfterAll = anyPhrase(asksForChange, editLists);

/** So likely a mood, a question or a matter of the app that no guess at an edit stands against it. */
const likely = 0.9;
function isTalk(text: string, request: EditRequest): boolean {
  if (namesSteps(request)) return false;
  const { talk, own, app, advice, follow } = readMatter(text).shares;
  return Math.max(talk, own, app, advice, follow) >= likely;
}
/** A guess is worth less than a phrase, so half a doubt is enough against it. */
function isWishOrQuestion(text: string): boolean {
  const { wish, vague, own, app, advice, follow, talk } = readMatter(text).shares;
  return wish + vague > 0.5 || own + app + advice + follow > 0.5 || talk > 0.8;
}
/** 'Can I put a goal on hold?', 'I want to add a goal'. */
const asksAboutApp = ({ text, whole }: Asked) =>
  /^ (?:can|could|how|may) i | (?:a|another|new|any) goals? | add goal /.test(whole) &&
  !/ (?:this|the|that) /.test(whole) &&
  readMatter(text).shares.app >= likely;

const commands: readonly Reader[] = [amount, exchange, rename, another, split, pause];
const commandStart =
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
  '^ move/push/pull/shift/delay/postpone/extend/slow/speed/pause/break/stop_this/stop_it/stop_that/stop_everything',
  '^ change/set/replace/rename/reorder/swap/split/call/tick/check/mark/make/do',
  '^ be/see/read/need/keep/let/choose/go/show/come/ask/finish/finished',
  '^ start over/again/with',
  '^ try/begin again/something/with',
  '^ plan it/this',
]);
/** Things as often as deeds: 'test date', 'work is mad'. */
const nouns = new Set(
  'test work practice plan book check rest time play study research light exercise dress photo cut'.split(' '),
);
const isStatement = /^ \w+ (?:is|are|was|were|has|had|have|will|and|went|got|not) /;
const startsLikeWish = (clause: string) => {
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
const aboutApp = anyPhrase([
  'calendar',
  'add/new/another/create a/an/another/new/my? goal/goals',
  'add/create goal/goals',

  'delete/close/cancel/my account/subscription',
  'account/password/bug/app/subscription/profile/email/notifications/chat/history/premium/login',
]);
const asksAlso = anyPhrase([
  '^ what/how/when/why/which/who/where',
  '^ is/are/am/does/do/did it/this/that/there/i/you/my',
]);

/** 'The account is open' is about a step that opens one. 'Delete my account' is about the app. */
const namesSteps = (request: EditRequest) =>
  ('stepId' in request || ('stepIds' in request && request.stepIds.length > 0)) && request.do !== 'which';

/** True for a request that nobody would take for a wish, news or a question. */
function isSure({ whole, clauses, plan }: Asked, request: EditRequest): boolean {
  if (request.do === 'setback') return false;
  if (request.do === 'amount') return true;
  if (request.do === 'pause' && says.pause(clauses[0] ?? '')) return true;
  if (namesSteps(request) && stepNumbersIn(whole, plan.steps).length > 0) return true;
  if (aboutApp(whole) && (!namesSteps(request) || / my account /.test(whole))) return false;
  if (clauses.some(asksAlso) && !isRequestAfterAll(whole)) return false;
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

const readers: readonly Reader[] = [add, reorder, remove, done, date, time, setback, pace];

/** What a message wants changed, and whether nobody would take it for anything else. */
export interface EditRead {
  request: EditRequest;
  isSure: boolean;
}

/** What a message wants changed in a plan. Undefined when it wants no change of it. */
export function readEdit(message: string, context: EditContext): EditRead | undefined {
  const text = message.replace(/\s+/g, ' ').trim();
  const clauses = clausesOf(text);
  const asked: Asked = { ...context, text, whole: plainClause(text), clauses };
  if (clauses.length === 0 || clauses.length > 12) return undefined;
  const [first = ''] = clauses;
  if (isQuestion(plainClause(text)) && !isRequestAfterAll(plainClause(text)) && !isRequestAfterAll(first))
    return undefined;
  const isSetback = context.inView && says.setback(asked.whole) && !commandStart.test(first);
  const order = isSetback ? [...commands, add, time, setback, ...readers] : [...commands, ...readers];
  for (const read of order) {
    const request = read(asked);
    if (!request) continue;
    if (isSure(asked, request)) return asksAboutApp(asked) ? undefined : { request, isSure: true };
    const asks = clauses.some(asksAlso) && !isRequestAfterAll(asked.whole);
    const isOther = asks || startsLikeWish(first) || (aboutApp(asked.whole) && !namesSteps(request));
    return context.inView && !isOther && !isTalk(text, request) ? { request, isSure: false } : undefined;
  }
  const isOther = clauses.some(asksAlso) || startsLikeWish(first) || aboutApp(asked.whole);
  const mayBe = context.inView && !isOther && clauses.length < 5 && !isWishOrQuestion(text);
  const guess = mayBe ? guessEdit(asked) : undefined;
  return guess && !isTalk(text, guess) ? { request: guess, isSure: false } : undefined;
}

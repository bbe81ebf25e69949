import { isDeepStrictEqual } from 'node:util';
import { type Asked, openSteps, type Reader, says } from './edit-asked.rules.ts';
import { end } from './edit-end.rules.ts';
import type { EditKind } from './edit-examples.ts';
import { grounded, tellsOfIllness } from './edit-groundless.rules.ts';
import { distinct, guessEdit, likelyKinds, shareOf } from './edit-guess.rules.ts';
import { offeredFor, withImplied } from './edit-implied.rules.ts';
import { withNearReadings } from './edit-near.rules.ts';
import { reorder } from './edit-order-reader.rules.ts';
import { goalRenamed, limit, onlyPart, renameNumbered, replacement, stepFigure } from './edit-other-words.rules.ts';
import { asksForChange, asksSomething, editLists } from './edit-phrases.ts';
import {
  amount,
  another,
  date,
  delay,
  laterBy,
  movesStep,
  pace,
  pause,
  setback,
  setbackAsked,
  setbackUntil,
  time,
} from './edit-plan-readers.rules.ts';
import type { EditContext, EditRead, EditRequest } from './edit-request.ts';
import { kindOf, openStepsNamed } from './edit-resolve.rules.ts';
import {
  add,
  addThat,
  done,
  exchange,
  forgotten,
  remove,
  removeThat,
  rename,
  split,
} from './edit-step-readers.rules.ts';
import { anyPhrase, clausesOf, plainClause } from './edit-words.rules.ts';
import { imperatives } from './imperatives.ts';
import { titledAnew } from './new-title.rules.ts';
import { bothNumbers, otherMeasure } from './other-measure.rules.ts';
import { otherValue, takenOver } from './other-value.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { planQuestionIn } from './plan-question.rules.ts';
import { readMatter } from './read-matter.rules.ts';
import { scoredSteps, stepNumbersIn } from './step-reference.rules.ts';
import { marksIt, tellsOfIt, toldDone } from './told-done.rules.ts';
import { asksWhatToChange } from './what-to-change.rules.ts';
import { beginsWithVerb, holdsVerb } from './word-forms.ts';

const aboutDate = says.date;
const isQuestion = anyPhrase(asksSomething, editLists);
const isRequestAfterAll = anyPhrase(asksForChange, editLists);

/** From this share on, one kind of edit is what a message sounds like. */
const clearly = 0.5;
function soundsLikeEdit(text: string): boolean {
  const [first] = likelyKinds(text);
  return first !== undefined && first.kind !== 'none' && first.share >= clearly;
}

/** So likely a mood, a question or a matter of the app that no guess at an edit stands against it. */
const likely = 0.9;
/** A class that is as likely stands against an edit that a message hardly sounds like. */
const halfLikely = 0.5;
const faint = 0.35;
interface Taken {
  request: EditRequest;
  /** A phrase says it. */
  isSaid: boolean;
  namesStep?: boolean;
}
function isTalk(text: string, { request, isSaid, namesStep }: Taken): boolean {
  if (soundsLikeEdit(text) || (isSaid && namesSteps(request))) return false;
  const [first] = likelyKinds(text);
  const { talk, own, app, advice, follow, news } = readMatter(text).shares;
  const most = Math.max(talk, own, app, advice, follow);
  if (most >= likely) return true;
  if (isSaid || namesStep) return false;
  return first?.kind === 'none' || (Math.max(most, news) >= halfLikely && (first?.share ?? 0) < faint);
}
/** 'Can I put a goal on hold?', 'I want to add a goal'. */
const asksAboutApp = ({ text, whole }: Asked) =>
  /^ (?:can|could|how|may) i | (?:a|another|new|any) goals? | add goal /.test(whole) &&
  !/ (?:this|the|that|steps?) /.test(whole) &&
  readMatter(text).shares.app >= likely;

/** What a message asks for so plainly that nothing else in it counts. */
const outrightly: readonly Reader[] = [
  titledAnew,
  delay,
  movesStep,
  laterBy,
  removeThat,
  forgotten,
  renameNumbered,
  otherValue,
  goalRenamed,
  bothNumbers,
  stepFigure,
  limit,
  replacement,
  onlyPart,
  setbackUntil,
];

const commands: readonly Reader[] = [amount, exchange, rename, numbers, another, split, pause];
/** Kinds of edit that often say another number. */
const ofNumbers = new Set<EditKind>(['rename', 'rename-goal', 'less', 'more', 'easier', 'harder']);
/** Another number of what the step counts that the message names best. */
function numbers(asked: Asked): EditRequest | undefined {
  const request = asked.inView ? otherMeasure(asked) : undefined;
  const [kind] = likelyKinds(asked.text);
  if (!request || !kind || !ofNumbers.has(kind.kind)) return undefined;
  return request.do !== 'rename' || openStepsNamed(asked)[0] === request.stepId ? request : undefined;
}

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
  '^ cancel .. thing/bit/part/one/idea/step',
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

/** Below this share, a phrase has read a kind of edit that the whole sentence does not sound like. */
const doubtful = 0.3;
/** Enough for a short message in which a phrase leaves no doubt. */
const possible = 0.05;
/** The sentence sounds like what a phrase in it asks for, or names a step by its number. */
function isPlain(asked: Asked, request: EditRequest): boolean {
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
function namesStepWell(asked: Asked): boolean {
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
const keepsIt = new RegExp(
  [
    ' (?:not|no|never|hardly) (?:\\w+ )?waste ',
    ' but (?:now )?(?:i|we) (?:now |really )?(?:love|like|enjoy) ',
    ' (?:love|like|enjoy|keep) (?:it|this|going) do not (?:stop|quit|give up) ',
    ' (?:is|are) (?:the|my|our|an?) (?:\\w+ )?(?:problem|reason|worry|trouble|question|issue) not ',
  ].join('|'),
);
/** A question, a wish for another goal, praise, or a matter of the app. */
function isOther(asked: Asked): boolean {
  const { clauses, whole, text } = asked;
  if (keepsIt.test(whole)) return true;
  const { wish, vague, own, app, advice, follow } = readMatter(text).shares;
  const isEdit = soundsLikeEdit(text);
  if (aboutApp(whole) && !isEdit) return true;
  const isShort = whole.trim().split(' ').length <= shortCommand && !wishes(whole);
  const mayBeWish = !namesStepWell(asked) && !(isShort && (likelyKinds(text)[0]?.share ?? 0) >= faint);
  if (startsLikeWish(clauses[0] ?? '') && mayBeWish && (!isEdit || wish + vague > 0.8)) return true;
  if (isEdit) return false;
  if (wish + vague > 0.8 && !tellsSomething(asked) && !namesStepWell(asked)) return true;
  return clauses.some(asksAlso) && !isRequestAfterAll(whole) && own + app + advice + follow > 0.5;
}

/** Read by words that leave no other reading. */
interface OneRead extends EditRead {
  isOutright?: true;
}

/** As `commandStart`, for a part that stands for itself. */
const orders = (part: string) =>
  commandStart.test(plainClause(part)) ||
  /^ (?:split|break|chop|divide|rename|call|push|shift|postpone|bring|change|set|make|replace|start|pause|give|tick) /.test(
    plainClause(part),
  );

/** Sentences, and the parts that 'and' or 'but' joins, where each is long enough to ask for something. */
const parts = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|,?\s+\b(?:and|but|plus|also)\b\s+|\n/i)
    .map((part) => part.replace(/^[,;\s]+|[,;\s]+$/g, ''))
    .filter((part) => part.split(' ').length >= (orders(part) ? 2 : leastWords));
/** 'Photos' in 'photos and the booking page' asks for nothing by itself. */
const leastWords = 3;
/** A part must sound so clearly like an edit to stand for itself. */
const clearPart = 0.2;
/** These change the whole plan, so they take no part in several changes. */
const ofWholePlan = new Set<EditKind>([
  'setback',
  'less',
  'more',
  'easier',
  'harder',
  'another',
  'pause',
  'resume',
  'done-all',
  'none',
]);

/** A part that asks for other words outright. */
function isOutright(part: string, context: EditContext): boolean {
  const asked = askedFor(part, context);
  return [end, ...outrightly].some((read) => read(asked) !== undefined);
}

/** Steps that a message tells are done, with what else it asks for: 'soil tested, and add a step for lime'. */
function doneBeside(message: string, context: EditContext): EditRequest | undefined {
  const told = toldDone(message, context.plan.steps);
  if (!told) return undefined;
  const done: EditRequest = { do: 'done', stepIds: told.stepIds };
  const [likeliest] = likelyKinds(message);
  if (likeliest?.kind === 'done' || likeliest?.kind === 'done-all') {
    // 'Wool's in the basket, and I have picked the pattern'
    const others = openStepsNamed(askedFor(told.rest, context)).filter((id) => !told.stepIds.includes(id));
    const isTold = !saysOpen(told.rest) && told.rest.split(' ').length >= leastWords;
    if (isTold && others.length === 1) return { do: 'done', stepIds: [...told.stepIds, ...others] };
  }
  const isLittle = told.rest.split(' ').length < leastWords;
  if (marksIt.test(plainClause(told.rest))) return done;
  if (told.rest === '' || (isLittle && (told.stepIds.length > 1 || tellsOfIt(plainClause(message))))) return done;
  if (isLittle) return undefined;
  const several = severalIn(told.rest, context);
  const one = several ? undefined : readOne(told.rest, context);
  const all = several?.do === 'several' ? several.requests : [several ?? one?.request ?? []].flat();
  const others = all.filter((other) => !tellsLittle.has(other.do) && !names(other, told.stepIds));
  const clear = others.filter((other) => one?.isSure || isAskedBeside(told.rest, other));
  const [only] = clear;
  // 'Theory test booked: 3 March' gives the test its day. It is not over.
  if (clear.length === 1 && only?.do === 'date' && only.stepIds.length === 0 && told.stepIds.length === 1)
    if (isBooked.test(message) && !ofWholeGoal.test(told.rest) && !opensWithBooking(told.stepIds, context))
      return { ...only, stepIds: told.stepIds };
  if (clear.length > 0) return { do: 'several', requests: [done, ...clear] };
  const last = openSteps(askedFor(message, context)).at(-1)?.id;
  if (likeliest?.kind === 'done-all' && soundsLikeEdit(message) && told.stepIds.includes(last ?? ''))
    return { do: 'done-all' };
  const saysNoMore = !one && !several && !/\b(?:when|if|once|until|till|after|not|remind)\b/i.test(told.rest);
  return (saysNoMore || told.stepIds.length > 1) && !others.some(({ do: what }) => what === 'setback')
    ? done
    : undefined;
}
const ofWholeGoal = /\b(?:deadline|goal|plan|everything|move|push|shift|change|set|extend|postpone|finish)\b/i;
const isBooked = /\b(?:booked|scheduled|fixed|arranged|confirmed)\b/i;
const opensWithBooking = (ids: readonly string[], { plan }: EditContext) =>
  plan.steps.some(
    ({ id, title }) => ids.includes(id) && /^(?:book|schedule|fix|arrange|confirm|reserve)\b/i.test(title),
  );
const saysOpenWords = [
  'not|no|never|next|now|will|going to|want|need|please|can|could|should|but|still|move|push|add',
  'drop|remove|skip|take|leave|put|make|get|like|off|full|shut|closed|too|instead|tomorrow|until',
  'till|before|when|if|once|after|remind',
];
const saysOpenWord = new RegExp(String.raw`\b(?:${saysOpenWords.join('|')})\b`, 'i');
const saysOpen = (text: string) => saysOpenWord.test(text) || /n't|'ll|'d|\?/.test(text);
/** Nothing else is asked of a step that is done. */
const names = (request: EditRequest, ids: readonly string[]) =>
  ('stepId' in request && request.stepId !== undefined && ids.includes(request.stepId)) ||
  ('stepIds' in request && request.stepIds.some((id) => ids.includes(id)));
/** Beside steps that are done, these are no request of their own. */
const tellsLittle = new Set<EditRequest['do']>(['choose', 'which', 'done', 'done-all', 'undone']);
const isAskedBeside = (rest: string, request: EditRequest) =>
  !ofWholePlan.has(kindOf(request)) && shareOf(rest, kindOf(request)) >= clearPart;

/** 'We still lack a ladder. Add it': the two parts ask for one change. */
const pointsBack =
  /^ (?:so |then |please |just )*(?:put|add|include|fit|work|take|leave|drop|remove|skip|change|turn|swap|make) (?:that|it|this|them|those)(?: one)? (?!all |whole )/;
const refersBack = (part: string) => pointsBack.test(plainClause(part));

/** The changes of a message that asks for more than one, each in a part of its own. */
function severalIn(message: string, context: EditContext): EditRequest | undefined {
  const renamed = goalRenamed(askedFor(message, context));
  if (renamed?.do === 'several') return renamed;
  const read = parts(message);
  if (read.length < 2 || read.length > 4 || read.slice(1).some(refersBack)) return undefined;
  const commanded = new Set<EditRequest>();
  const requests = read.flatMap((part): EditRequest[] => {
    const read = readOne(part, context);
    const request = read && (figureOfStep(part, context, read.request) ?? read.request);
    if (!request || request.do === 'choose' || request.do === 'which' || ofWholePlan.has(kindOf(request))) return [];
    if (beginsWithVerb(part) || orders(part)) commanded.add(request);
    const isCommanded = read.isSure && orders(part);
    return isCommanded || shareOf(part, kindOf(request)) >= clearPart || isOutright(part, context) ? [request] : [];
  });
  // 'Remove the sauna, I dislike heat': what is not ordered tells why.
  const reasons = requests.filter(
    (one) => !commanded.has(one) && [...commanded].some((order) => kindOf(order) === kindOf(one)),
  );
  const ends = requests.flatMap((one) => (one.do === 'date' && one.stepIds.length === 0 ? [one.date] : []));
  const told = requests.filter(
    (one) =>
      !(reasons.includes(one) && kindOf(one) === 'remove') && !(one.do === 'not-before' && ends.includes(one.date)),
  );
  // A later day for all is asked for outright. Other days tell why.
  const delayed = told.some((one) => one.do === 'shift' && one.stepIds.length === 0);
  const meant = delayed ? told.filter((one) => kindOf(one) !== 'date' || one.do === 'shift') : told;
  const asked = distinct(sameMonth(meant, commanded), (request) => request);
  const steps = asked.flatMap((one) => (one.do === 'date' ? one.stepIds.join() || 'goal' : []));
  // A step has one day: 'potatoes go in in March, onions in April' tells of its parts.
  if (steps.length > 1 && new Set(steps).size === 1) return undefined;
  if (asked.length === 1 && (meant.length > 1 || told.length < requests.length)) return asked[0];
  if (delayed && asked.length === 1) return asked[0];
  const isOfWords = asked.length > 1 && asked.every((one) => /^rename/.test(kindOf(one)));
  const titled = isOfWords ? titledAnew(askedFor(message, context)) : undefined;
  // A title that was cut in two at its 'and' is whole in the message alone.
  if (titled && !asked.some((one) => isDeepStrictEqual(one, titled))) return titled;
  return asked.length > 1 ? { do: 'several', requests: asked } : undefined;
}

/** 'Let it be 3 hours a week sewing': the hours of the step that is named, rather than of the whole plan. */
function figureOfStep(part: string, context: EditContext, request: EditRequest): EditRequest | undefined {
  if (request.do !== 'hours') return undefined;
  const asked = askedFor(part, context);
  const other = otherMeasure(asked);
  return other?.do === 'rename' && openStepsNamed(asked)[0] === other.stepId ? other : undefined;
}

/** 'Could we go in May? The flight lands on the 8th of May': the day counts, and it is the goal's.
 *  'Book the flight by 8 May' asks for a step's own day. */
function sameMonth(requests: readonly EditRequest[], commanded: ReadonlySet<EditRequest>): readonly EditRequest[] {
  const dates = requests.flatMap((request) => (request.do === 'date' ? [request] : []));
  const ofGoal = dates.find(({ stepIds }) => stepIds.length === 0);
  const day = dates.find(
    (one) => one !== ofGoal && one.date !== ofGoal?.date && one.date.slice(0, 7) === ofGoal?.date.slice(0, 7),
  );
  if (!ofGoal || !day || (day.stepIds.length > 0 && commanded.has(day))) return requests;
  return [...requests.filter((one) => one !== ofGoal && one !== day), { do: 'date', stepIds: [], date: day.date }];
}

/** 'Help me plan this week' fills the week. It is no date for the goal. */
const plansTime = anyOf(
  [
    '{asks}* plan/organise/organize/map_out/schedule/sort_out/structure/fill out? this/next/my/the/our next/coming/whole? day/week/weekend/month',
  ],
  {
    lists: {
      asks: [
        ...['please', 'can you', 'could you', 'help me', 'help me to', "let's", 'let’s', 'lets', 'let us'],
        ...['i want to', "i'd like to", 'i’d like to', 'i would like to', 'we should'],
      ],
    },
    before: '^\\W*',
  },
);

/** 'My knee is bad, but how far have I got?' wants the answer. What is said beside the question asks for no change. */
const asksHowFar =
  /\b(?:how far (?:am|are|have|did|along)|how am i doing|how is it going|where do i stand|am i (?:on track|behind|far))\b/i;
const ofMood = new Set<EditRequest['do']>(['setback', 'easier', 'harder', 'choose']);

/** What a message wants changed in a plan. Undefined when it wants no change of it. */
export function readEdit(message: string, context: EditContext): EditRead | undefined {
  if (planQuestionIn(message) || plansTime.test(message)) return undefined;
  const isTaken = context.inView && message.length <= 400 && takenOver(askedFor(message, context)) !== undefined;
  const told = context.inView && !isTaken ? doneBeside(message, context) : undefined;
  const several = context.inView ? (told ?? severalIn(message, context)) : undefined;
  const found = several ? { request: several, isSure: false } : readNear(message, context);
  const read = context.inView ? grounded(found, message, context) : found;
  return read && asksHowFar.test(message) && ofMood.has(read.request.do) ? undefined : read;
}

/** One change, with those that the message may mean as well. */
function readNear(message: string, context: EditContext): EditRead | undefined {
  const read = readOne(message, context);
  if (!context.inView) return read && { request: read.request, isSure: read.isSure };
  const asked = askedFor(message, context);
  if (!read) {
    const offered = isImplied(asked) ? offeredFor(asked) : undefined;
    return offered && { request: offered, isSure: false };
  }
  const { isSure, isOutright, request } = read;
  if (isOutright) return { request, isSure };
  const near = withNearReadings(asked, { request, isSure });
  const isStill = isSure && near === request;
  return { request: isStill || isHeavy(asked.whole) ? near : withImplied(asked, near), isSure: isStill };
}

/** Nothing in the message asks for a change, but it may tell a fact from which one follows. */
function isImplied({ text, whole, clauses }: Asked): boolean {
  if (clauses.length === 0 || clauses.length > 8 || text.length > 400) return false;
  if (keepsIt.test(whole) || aboutApp(whole) || isHeavy(whole)) return false;
  if (soundsLikeEdit(text)) return true;
  if (isQuestion(plainClause(text))) return false;
  if (clauses.some(asksAlso) && !isRequestAfterAll(whole)) return false;
  const { talk, own, app, advice, follow, news } = readMatter(text).shares;
  return Math.max(talk, own, app, advice, follow, news) < halfLikely;
}

/** A death or another heavy loss is answered for itself: it is a reason to wait, and no day of it is a deadline. */
const losses = [
  'died|dead|death|funeral|passed away|cancer|tumou?r|miscarriage|miscarried|stillborn|hospice',
  '(?:mum|mom|dad|mother|father|nan|gran\\w*|husband|wife|partner|baby|uncle|aunt) (?:has |just )?passed (?:on|last|this|yesterday)',
  'lost (?:the|our|my|a) (?:baby|babies|pregnancy|husband|wife|mum|mom|dad|mother|father|son|daughter|brother|sister)',
  'overdosed|suicide',
  '(?:wedding|engagement|marriage) (?:is|was|has been|got) (?:called off|off|cancell?ed|over)|called off (?:the|our|my) (?:wedding|engagement)',
];
const isGrief = new RegExp(` (?:${losses.join('|')}) `);
const isHeavy = (whole: string) => isGrief.test(whole) || tellsOfIllness(whole);
const things = [
  'car|laptop|phone|battery|computer|boiler|engine|machine|fridge|plants?|line|drive|app|transmission|gearbox',
  'clutch|van|bike|truck|oven|kiln|camera|mower|tablet|pump',
];
const ofThings = new RegExp(` (?:${things.join('|')}) (?:\\w+ )?(?:died|is dead) | dead line `);
/** 'Plan the funeral', 'the dead hang': the word is the plan's own. */
const plansDeath = ({ plan }: Asked) =>
  [plan.title, ...plan.steps.map(({ title }) => title)].some((title) => isGrief.test(plainClause(title)));
const mayFollowDeath = new Set<EditRequest['do']>([
  'setback',
  'pause',
  'hours',
  'easier',
  'remove',
  'exchange',
  'resume',
]);

function askedFor(message: string, context: EditContext): Asked {
  const text = message.replace(/\s+/g, ' ').trim();
  return { ...context, text, whole: plainClause(text), clauses: clausesOf(text) };
}

/** Above this, hours are those of the work that takes the time. */
const mostHours = 10;
/** 'Only 12 hours a week now' says what is left. */
const leavesHours =
  /\b(?:only|just|down to|at most|no more than)\b[^.;]*\b(?:hours?|hrs?|h) (?:a|per|each|every) week\b/i;
const ofJob = /\b(?:work|works|working|shifts?|job|office|overtime|nights|commut\w*)\b/i;
/** '12 hour nights, six a week' leaves less time, though it names many hours. */
function withDirection(request: EditRequest | undefined, text: string): EditRequest | undefined {
  if (request?.do !== 'hours' || request.direction) return request;
  const [first] = likelyKinds(text);
  if (!first || first.share < clearly || (first.kind !== 'less' && first.kind !== 'more')) return request;
  const isOfWork = (request.hours ?? 0) > mostHours && !(leavesHours.test(text) && !ofJob.test(text));
  const hours = isOfWork ? undefined : request.hours;
  return { do: 'hours', direction: first.kind, hours };
}

/** Kinds of edit that a new value or title may serve. */
const ofValues = new Set<EditKind>(['rename', 'rename-goal', 'less', 'more', 'easier', 'harder', 'date']);
/** They read a value or a title wherever it stands. */
const ofFigures = new Set<Reader>([titledAnew, otherValue, goalRenamed, bothNumbers, stepFigure, limit]);
/** The whole message sounds like another kind of edit, though words in it give a value: figures often tell of the past. */
function soundsUnlike({ text, inView }: Asked, request: EditRequest): boolean {
  if (!inView || !ofValues.has(kindOf(request)) || kindOf(request) === 'date') return false;
  const kinds = likelyKinds(text);
  const [first] = kinds;
  const fits = kinds.filter(({ kind }) => ofValues.has(kind)).reduce((sum, { share }) => sum + share, 0);
  return first !== undefined && !ofValues.has(first.kind) && first.share > fits;
}

/** The first reader that finds a request, with what it found. */
function firstRead(all: readonly Reader[], asked: Asked): [Reader?, EditRequest?] {
  for (const read of all) {
    const request = read(asked);
    if (request) return [read, request];
  }
  return [];
}

function readOne(message: string, context: EditContext): OneRead | undefined {
  const asked = askedFor(message, context);
  const { text, clauses } = asked;
  if (clauses.length === 0 || clauses.length > 12) return undefined;
  const [first = ''] = clauses;
  if (context.inView && asksWhatToChange(text)) return { request: setbackAsked(asked), isSure: false };
  const isEdit = context.inView && soundsLikeEdit(text);
  if (isQuestion(plainClause(text)) && !isEdit && !isRequestAfterAll(plainClause(text)) && !isRequestAfterAll(first))
    return undefined;
  const isOfPlan = stepNumbersIn(asked.whole, context.plan.steps).length > 0 || plansDeath(asked);
  const isDeath = isGrief.test(asked.whole) && !ofThings.test(asked.whole) && !isOfPlan;
  const plainly = isDeath ? outrightly.filter((read) => read !== otherValue) : outrightly;
  const inView = context.inView ? [...plainly, addThat] : [];
  const [reader, outright] = firstRead([end, ...inView], asked);
  if (outright && !(reader && ofFigures.has(reader) && soundsUnlike(asked, outright)))
    return { request: outright, isSure: true, isOutright: true };
  const isSetback = context.inView && says.setback(asked.whole) && !commandStart.test(first);
  const order = isSetback ? [...commands, add, time, setback, ...readers] : [...commands, ...readers];
  const request = order.reduce<EditRequest | undefined>((found, read) => found ?? read(asked), undefined);
  if (isDeath)
    return request && mayFollowDeath.has(request.do) && context.inView ? { request, isSure: false } : undefined;
  const said = outright ?? (request?.do === 'which' ? undefined : withDirection(request, text));
  if (context.inView && !(said && isPlain(asked, said))) {
    const mayBe = context.plan.steps.length > 0 && clauses.length < 8 && !isOther(asked);
    const guess = mayBe ? guessEdit(asked, said) : undefined;
    const isSaid = guess !== undefined && guess === said;
    if (guess && !isTalk(text, { request: guess, isSaid, namesStep: namesStepWell(asked) }))
      return { request: guess, isSure: false };
  }
  if (!request) return undefined;
  if (isSure(asked, request)) return asksAboutApp(asked) ? undefined : { request: said ?? request, isSure: true };
  const asks = clauses.some(asksAlso) && !isRequestAfterAll(asked.whole);
  const isTold = asks || (!isEdit && (startsLikeWish(first) || (aboutApp(asked.whole) && !namesSteps(request))));
  return context.inView && !isTold && !isTalk(text, { request, isSaid: true }) ? { request, isSure: false } : undefined;
}

import { asksForChange, asksSomething, editLists, phrases } from './edit-phrases.ts';
import { readCorrection, readNewTitle } from './edit-title.rules.ts';
import { readTopic } from './edit-topic.rules.ts';
import { dayIn, hoursAWeekIn, type Shift, shiftIn } from './edit-when.rules.ts';
import { anyPhrase, clausesOf, plainClause } from './edit-words.rules.ts';
import { imperatives } from './imperatives.ts';
import { type NamedStep, type StepsMeant, scoredSteps, stepNumbersIn, stepsMeant } from './step-reference.rules.ts';

export type Place = { before: string } | { after: string } | { number: number } | 'first' | 'last';

/** A change of a plan as the person asked for it. Steps are named by their ids. */
export type EditRequest =
  | { do: 'another' }
  | { do: 'rename'; stepId: string; title: string }
  | { do: 'rename-goal'; title: string }
  | { do: 'split'; stepIds: string[] }
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'amount'; from: number | undefined; to: number }
  | { do: 'remove'; stepIds: string[] }
  | { do: 'move'; stepId: string; to: Place }
  | { do: 'swap'; stepIds: [string, string] }
  | { do: 'add'; topic: string; place: Place | undefined; date: string | undefined }
  | { do: 'done'; stepIds: string[] }
  | { do: 'undone'; stepIds: string[] }
  | { do: 'done-all' }
  | { do: 'date'; stepIds: string[]; date: string }
  | { do: 'shift'; stepIds: string[]; shift: Shift }
  | { do: 'hours'; direction: 'less' | 'more' | undefined; hours: number | undefined }
  | { do: 'setback'; words: string; days: number | undefined }
  | { do: 'easier' }
  | { do: 'harder'; words: string }
  /** It is unclear which step is meant, or which of several. */
  | { do: 'which'; edit: 'remove' | 'done' | 'split' | 'move' | 'rename' | 'date'; stepIds: string[] };

export interface PlanRead {
  title: string;
  steps: readonly NamedStep[];
}

export interface EditContext {
  plan: PlanRead;
  today: string;
  timeZone: string;
  /** The page shows the goal, or the talk is about it: also news about its steps is an edit then. */
  inView: boolean;
}

const says = Object.fromEntries(
  Object.entries(phrases).map(([name, list]) => [name, anyPhrase(list, editLists)]),
) as Record<keyof typeof phrases, (clause: string) => boolean>;
const isQuestion = anyPhrase(asksSomething, editLists);
const isRequestAfterAll = anyPhrase(asksForChange, editLists);

/** The text with what reading it needs, made once. */
interface Asked extends EditContext {
  text: string;
  whole: string;
  clauses: string[];
}

type Reader = (asked: Asked) => EditRequest | undefined;

const meant = ({ whole, plan }: Asked, least?: number): StepsMeant => stepsMeant(whole, plan.steps, least);
const one = (asked: Asked, list: keyof typeof phrases) => asked.clauses.find((clause) => says[list](clause));
const wholeGoal = anyPhrase(['goal/plan/roadmap/title', '^ it/this/that', 'whole thing']);

/** The steps of the clause that asks, else of the whole text. */
function stepsFor(asked: Asked, clause: string, least?: number): StepsMeant {
  const here = stepsMeant(clause, asked.plan.steps, least);
  return here.ids.length > 0 || here.unclear.length > 0 ? here : meant(asked, least);
}

const rename: Reader = (asked) => {
  const { text, plan } = asked;
  const correction = readCorrection(text);
  if (correction) {
    const numbers = stepNumbersIn(asked.whole, plan.steps);
    const step =
      plan.steps[(numbers[0] ?? 0) - 1] ??
      plan.steps.find(({ title }) => title.toLowerCase().includes(correction.wrong.toLowerCase()));
    const title = step && replaced(step.title, correction);
    if (step && title) return { do: 'rename', stepId: step.id, title };
  }
  const found = readNewTitle(text);
  if (!found) return undefined;
  const exact = plan.steps.find(({ title }) => title.toLowerCase() === found.what.trim().toLowerCase());
  const { ids, unclear } = exact ? { ids: [exact.id], unclear: [] } : stepsMeant(plainClause(found.what), plan.steps);
  if (ids[0]) return { do: 'rename', stepId: ids[0], title: found.title };
  if (wholeGoal(plainClause(found.what))) return { do: 'rename-goal', title: found.title };
  return unclear.length > 0 ? { do: 'which', edit: 'rename', stepIds: unclear } : undefined;
};

function replaced(title: string, { wrong, right }: { wrong: string; right: string }): string | undefined {
  const at = title.toLowerCase().indexOf(wrong.toLowerCase());
  const own = right.replace(/\bmy\b/gi, 'your').replace(/\bour\b/gi, 'your');
  return at < 0 ? undefined : title.slice(0, at) + own + title.slice(at + wrong.length);
}

const another: Reader = (asked) =>
  one(asked, 'another') && meant(asked).ids.length === 0 ? { do: 'another' } : undefined;

const split: Reader = (asked) => {
  // 'make step 2 smaller' means two smaller ones.
  const smaller =
    stepNumbersIn(asked.whole, asked.plan.steps).length > 0 &&
    / (?:smaller|shorter|easier|simpler|gentler|lighter) /.test(asked.whole);
  const clause = one(asked, 'split') ?? (smaller ? asked.whole : undefined);
  if (!clause) return undefined;
  const { ids, unclear } = stepsFor(asked, clause, 0.6);
  if (ids.length > 0) return { do: 'split', stepIds: ids };
  if (/ (?:split|chop|divide|break) /.test(clause)) return { do: 'which', edit: 'split', stepIds: unclear };
  return unclear.length > 0 ? { do: 'which', edit: 'split', stepIds: unclear } : undefined;
};

const pause: Reader = (asked) => {
  if (one(asked, 'resume')) return { do: 'resume' };
  return one(asked, 'pause') ? { do: 'pause' } : undefined;
};

const figureIn = (text: string) =>
  [...text.matchAll(/(?<![\w:/])[£$€]?\s?(\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?)\s?(k|grand|thousand)?\b(?!:)/gi)].map(
    ([whole, digits = '', suffix]) => {
      return {
        whole,
        amount: Number(/[,.]\d{3}/.test(digits) ? digits.replace(/[,.]/g, '') : digits) * (suffix ? 1000 : 1),
      };
    },
  );
const changesAmount = anyPhrase([
  'it is .. not',
  'not .. but',
  'instead of',
  'rather than',
  '^ make/change/raise/lower/set/up/increase/reduce/drop .. to/goal/target/it',
  'goal/target/amount/total/sum is/should/has',
  'it to be',
  'now not',
  'actually',
]);

/** 'it's 22k now, not 18': another figure in the place of one that the goal names. */
const amount: Reader = ({ text, whole, plan }) => {
  if (!changesAmount(whole)) return undefined;
  const known = figureIn(plan.title).map((one) => one.amount);
  const named = figureIn(text).map((one) => one.amount);
  if (known.length === 0 || named.length === 0) return undefined;
  const from = known.find((one) => named.some((other) => other === one || other * 1000 === one));
  const to = named.find((other) => other !== from && other * 1000 !== from);
  if (to === undefined || (from === undefined && named.length !== 1)) return undefined;
  if (from === undefined && stepNumbersIn(whole, plan.steps).length > 0) return undefined;
  return { do: 'amount', from: from ?? known[0], to };
};

const remove: Reader = (asked) => {
  const clause = one(asked, 'remove');
  if (!clause) return undefined;
  const { ids, byNumber, unclear } = stepsFor(asked, clause, 0.6);
  if (ids.length > 0 && (byNumber || !says.done(clause) || says.remove(clause))) return { do: 'remove', stepIds: ids };
  const asksOutright = /^ (?:remove|delete|drop|scrap|get rid of|take out|skip|bin|ditch) /.test(clause);
  return asksOutright ? { do: 'which', edit: 'remove', stepIds: unclear } : undefined;
};

const toTop =
  /(?<= )(?:to|at|in) (?:the )?(?:very )?(?:top|start|beginning|front)|(?<= )right at the (?:beginning|start)|(?<= )(?:first|to begin with)(?= (?:$|then|and|please|not))|^ (?:start|begin) with /;
const toEnd =
  /(?<= )(?:to|at) the (?:very )?(?:end|bottom|back)|(?<= )(?:come|comes|do|go|goes|put|move) (?:\w+ ){0,4}last /;
const toPlace =
  /(?<= )(?:come|comes|be|go|goes|is|move|put|do|make|as|to)(?: \w+){0,4}? (?:number |step |the )?(second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th)(?= |$)/;
const between =
  /(?<= )(before|ahead of|earlier than|sooner than|prior to|after|behind|later than|first then(?: the)?|and then|then)(?= )/;

const reorder: Reader = (asked) => {
  const { whole, plan, clauses } = asked;
  if (!one(asked, 'reorder') && !says.reorder(whole)) return undefined;
  const swaps = / (?:swap|switch|exchange|other way (?:round|around)) /.test(whole);
  const numbers = stepNumbersIn(whole, plan.steps).flatMap((number) => plan.steps[number - 1]?.id ?? []);
  const [split = '', word = ''] = [
    whole.replace(/^ (?:do|put|move|have|take|place|bring) /, ' '),
    between.exec(whole)?.[1] ?? '',
  ];
  if (swaps) {
    const [a, b] = numbers.length >= 2 ? numbers : twoNamed(whole, plan.steps);
    return a && b ? { do: 'swap', stepIds: [a, b] } : undefined;
  }
  if (word) {
    const at = split.search(between);
    const [left, right] = [split.slice(0, at), split.slice(at + word.length)].map((part) => ` ${part.trim()} `) as [
      string,
      string,
    ];
    const [first, second] = [
      stepsMeant(left, plan.steps, 0.6).ids[0] ?? looseNumber(left, plan),
      stepsMeant(right, plan.steps, 0.6).ids[0] ?? looseNumber(right, plan),
    ];
    if (first && second && first !== second) {
      const isBefore = !/^(?:after|behind|later than)$/.test(word);
      return { do: 'move', stepId: first, to: isBefore ? { before: second } : { after: second } };
    }
  }
  for (const clause of [...clauses, whole]) {
    const to = toPlace.exec(clause)?.[1];
    const place: Place | undefined = toTop.test(clause)
      ? 'first'
      : toEnd.test(clause)
        ? 'last'
        : to
          ? { number: placeNumber(to) }
          : undefined;
    if (!place) continue;
    const named = clause
      .replace(toTop, ' ')
      .replace(toEnd, ' ')
      .replace(to ? ` ${to} ` : '  ', ' ');
    const { ids } = stepsMeant(` ${named.trim()} `, plan.steps, 0.6);
    if (ids[0]) return { do: 'move', stepId: ids[0], to: place };
  }
  return undefined;
};

const placeNumber = (word: string) => {
  const at = 'first second third fourth fifth sixth'.split(' ').indexOf(word);
  return at >= 0 ? at + 1 : Number.parseInt(word, 10);
};
const looseNumber = (words: string, { steps }: PlanRead) => {
  const [, number] = /(?<= )(\d{1,2}) /.exec(words) ?? [];
  if (!number) return undefined;
  return (steps[Number(number) - 1] ?? steps.find(({ title }) => title.includes(` ${number} `)))?.id;
};
function twoNamed(words: string, steps: readonly NamedStep[]): (string | undefined)[] {
  const [left = '', right = ''] = words.split(/ (?:and|with|for) /);
  return [left, right].map((part) => stepsMeant(` ${part} `, steps, 0.6).ids[0]);
}

const addsOutright = anyPhrase([
  'add/include that/it/one',
  'slot/tuck/squeeze/fit/build in',
  'one more thing',

  '^ add/include/insert/append',
  '^ put in',
  'a/an/one/another/some step/stage/task/milestone about/for/on/where/to/with/around',
  'you/we/it/plan forgot/missed/forgotten/left_out',
  'needs/need a/another step',
  '^ put/squeeze/fit/build/work/throw/slip .. in',
  'nothing in there/it about',
  'what about',
  'something in there',
  'something about',
  'missing',
  'another/extra step',
]);

const add: Reader = (asked) => {
  const { text, whole, plan } = asked;
  if (!addsOutright(whole) && !one(asked, 'add')) return undefined;
  const topic = readTopic(text);
  if (!topic || !(addsOutright(whole) || asked.clauses.some(addsOutright))) return undefined;
  const [, word, rest = ''] = /(?<= )(before|after)( .+)$/.exec(whole) ?? [];
  const step = word ? stepsMeant(`${rest} `.replace(/ +$/, ' '), plan.steps, 0.6).ids[0] : undefined;
  const place: Place | undefined = step
    ? word === 'before'
      ? { before: step }
      : { after: step }
    : toEnd.test(whole)
      ? 'last'
      : toTop.test(whole)
        ? 'first'
        : undefined;
  return { do: 'add', topic, place, date: dayIn(text, asked) };
};

const done: Reader = (asked) => {
  const { plan, inView, clauses, whole } = asked;
  const open = plan.steps.filter(({ completed }) => !completed);
  if (one(asked, 'undone')) {
    const { ids } = stepsMeant(whole, plan.steps);
    return ids.length > 0 ? { do: 'undone', stepIds: ids } : undefined;
  }
  const clause = clauses.find((part) => says.done(part) || says.whole(part));
  if (
    !clause ||
    clause.startsWith(' you ') ||
    says.setback(whole) ||
    (clauses.some(aboutDate) && dayIn(asked.text, asked))
  )
    return undefined;
  const numbers = stepNumbersIn(whole, plan.steps).flatMap((number) => plan.steps[number - 1] ?? []);
  if (numbers.length > 0) return { do: 'done', stepIds: numbers.map(({ id }) => id) };
  const isAll = / (?:whole|entire|everything|all of it|goal|all done) /.test(whole);
  if (one(asked, 'whole') && (isAll || stepsMeant(whole, open, 1).ids.length === 0)) return { do: 'done-all' };
  const { ids, unclear } = stepsMeant(whole, open, inView ? 0.6 : 1);
  if (ids.length > 0) return { do: 'done', stepIds: ids };
  const about =
    / (?:i|we) (?:have )?(?:already |just )*(?:did|done|finished|completed) (?:that|it|this) | (?:already did|already done|did already|done already) /.test(
      whole,
    );
  if (about && whole.trim().split(' ').length < 9) return open[0] ? { do: 'done', stepIds: [open[0].id] } : undefined;
  return inView && unclear.length > 0 && unclear.length < 4
    ? { do: 'which', edit: 'done', stepIds: unclear }
    : undefined;
};

/** The steps of the clause that names the day: 'Tom can't do May. We meet him in June.' */
function stepsOfDate(asked: Asked): StepsMeant {
  const byNumber = meant(asked, 0.9);
  const day = dayIn(asked.text, asked);
  const clause = asked.clauses.findLast((part) => (day ? dayIn(part, asked) === day : shiftIn(part)));
  return byNumber.byNumber || !clause ? byNumber : stepsMeant(clause, asked.plan.steps, 0.9);
}

const date: Reader = (asked) => {
  const { text, whole } = asked;
  const shift = shiftIn(whole);
  const day = dayIn(text, asked);
  if (!shift && !day) return undefined;
  const { ids, byNumber } = stepsOfDate(asked);
  const stepIds = byNumber || (ids.length > 0 && !isAboutGoal(asked, ids)) ? ids : [];
  const isAbout = stepIds.length > 0 || namesGoal(asked) || aboutDate(whole) || asked.clauses.some(aboutDate);
  if (!isAbout || / (?:today|tonight|right now) /.test(whole)) return undefined;
  if (day) return { do: 'date', stepIds, date: day };
  const isShift =
    / (?:more|later|earlier|back|forward|extra|longer|sooner|another|extend|push|postpone|delay|move|moved|shift|bring|brought) /.test(
      whole,
    );
  return shift && isShift ? { do: 'shift', stepIds, shift } : undefined;
};

const aboutDate = (clause: string) => says.date(clause);
const namesGoal = ({ whole, plan }: Asked) =>
  (scoredSteps(whole, [{ id: 'goal', title: plan.title, completed: false }])[0]?.score ?? 0) >= 1;

/** 'the exam got brought forward' is about the goal where the goal, or its last step, is the exam. */
function isAboutGoal({ whole, plan }: Asked, ids: readonly string[]): boolean {
  const goal: NamedStep = { id: 'goal', title: plan.title, completed: false };
  const [best] = scoredSteps(whole, [goal]);
  const last = plan.steps.at(-1);
  return ids.every((id) => id === last?.id) || (best !== undefined && best.score >= 0.9 && ids.length !== 1);
}

const time: Reader = (asked) => {
  const { whole } = asked;
  if (says.setback(whole) && !hoursAWeekIn(whole)) return undefined;
  const hours = asked.clauses.map(hoursAWeekIn).find((one) => one !== undefined) ?? hoursAWeekIn(whole);
  const more = one(asked, 'more') !== undefined;
  const less = one(asked, 'less') !== undefined;
  if (more && !(less && / only /.test(whole))) return { do: 'hours', direction: 'more', hours };
  if (less) return { do: 'hours', direction: 'less', hours };
  return hours !== undefined && / (?:if|only|now|have|can|could) /.test(whole)
    ? { do: 'hours', direction: undefined, hours }
    : undefined;
};

const relapseGoals =
  /smok|cigar|vap|drink|alcohol|sober|dry|booze|sugar|snack|gambl|bet|scroll|phone|screen|spend|weed|caffeine|coffee|weight|kilo|kg|stone/i;

const setback: Reader = ({ text, whole, clauses, inView, plan }) => {
  const slipped = relapseGoals.test(plan.title) && clauses.some(says.relapse);
  if (!slipped && !says.setback(whole) && !clauses.some(says.setback)) return undefined;
  if (!inView && !/ (?:hurt|injur|broke|sprain|twisted|tore|sick|ill|flu|behind|slipped) ?/.test(whole))
    return undefined;
  const shift = shiftIn(whole);
  const days = shift ? (shift.days ?? 0) + 30 * (shift.months ?? 0) : undefined;
  return { do: 'setback', words: text, days };
};

const pace: Reader = (asked) => {
  if (one(asked, 'harder') && !/ (?:too hard|not so) /.test(asked.whole)) return { do: 'harder', words: asked.text };
  return one(asked, 'easier') ? { do: 'easier' } : undefined;
};

const commands: readonly Reader[] = [amount, rename, another, split, pause];
const commandStart =
  /^ (?:remove|drop|delete|scrap|ditch|skip|get rid|take out|leave out|cut|lose|bin|omit|no|without|swap|switch|move|put|add|include|insert|tick|check off|mark|do) /;
const wishes = anyPhrase([
  '^ i/we _? _? want/wanna/wish/hope/plan/need/aim/intend/like/love/dream to/of ! instead ! less ! only ! finish ! be_done ! not ! no_longer',
  '^ my/our goal/dream/aim/resolution is',
  '^ help me',
]);
/** These begin wishes, and requests for a change as well. */
const alsoEdits =
  /^ (?:be|see|stop (?:this|it|that|everything)|slot|delete|remove|scrap|tick|rename|reorder|replace|insert|append|push|shift|delay|postpone|extend|pull|slow|speed|put|move|add|make|take|get rid|start (?:over|again|with)|do|give|set|split|cut|drop|skip|lose the|swap|call|change|check|mark|finish(?:ed)?|read|need|pause|break|bring|include|leave|keep|let|begin with|choose|go|show|try again|try something|come|plan (?:it|this)|ask) /;
/** Things as often as deeds: 'test date', 'work is mad'. */
const nouns = new Set(
  'test work practice plan book check rest time play study research light exercise dress photo cut'.split(' '),
);
const isStatement = /^ \w+ (?:is|are|was|were|has|had|have|will|and|went|got|not) /;
const startsLikeWish = (clause: string) => {
  const [verb = ''] = clause.trim().split(' ');
  return (
    wishes(clause) ||
    (imperatives().has(verb) && !nouns.has(verb) && !alsoEdits.test(clause) && !isStatement.test(clause))
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
  'delete/close/cancel/my account/subscription',
  'account/password/bug/app/subscription/profile/email/notifications/chat/history/premium/login',
]);
const asksAlso = anyPhrase([
  '^ what/how/when/why/which/who/where',
  '^ is/are/am/does/do/did it/this/that/there/i/you/my',
]);

/** 'The account is open' is about a step that opens one. 'Delete my account' is about the app. */
const namesSteps = (request: EditRequest) =>
  ('stepId' in request || ('stepIds' in request && request.stepIds.length > 0)) && request.do !== 'remove';

/** True for a request that nobody would take for a wish, news or a question. */
function isSure({ whole, clauses }: Asked, request: EditRequest): boolean {
  if (request.do === 'setback') return false;
  if (request.do === 'amount') return true;
  if (aboutApp(whole) && !namesSteps(request)) return false;
  if (clauses.some(asksAlso) && !isRequestAfterAll(whole)) return false;
  if (plansWords(whole) || clauses.some(plansWords)) return true;
  const isWish = startsLikeWish(clauses[0] ?? '');
  if (request.do === 'date' || request.do === 'shift') return !isWish && clauses.length < 4 && clauses.some(aboutDate);
  if (request.do === 'move' && / (?:to|at) the (?:very )?(?:top|start|beginning|end|bottom) /.test(whole)) return true;
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
export function readEdit(text: string, context: EditContext): EditRead | undefined {
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
    if (isSure(asked, request)) return { request, isSure: true };
    const asks = clauses.some(asksAlso) && !isRequestAfterAll(asked.whole);
    const isOther = asks || startsLikeWish(first) || (aboutApp(asked.whole) && !namesSteps(request));
    return context.inView && !isOther ? { request, isSure: false } : undefined;
  }
  return undefined;
}

import { type Asked, meant, one, type Reader, says } from './edit-asked.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { dayClause, stepsOfDate, withoutDays } from './edit-steps-of-day.rules.ts';
import {
  dayIn,
  daysAWeekIn,
  hoursAWeekIn,
  pausedUntil,
  shiftIn,
  untilIn,
  withoutRefusedDays,
} from './edit-when.rules.ts';
import { anyPhrase } from './edit-words.rules.ts';
import { amountPattern, inSingular, readNumber } from './numbers.rules.ts';
import { fitsNumberOf } from './other-measure.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { type NamedStep, scoredSteps, stemsOf, stepsMeant, stepsToChange } from './step-reference.rules.ts';
import { withoutToldSpans } from './what-to-change.rules.ts';

export const another: Reader = (asked) =>
  one(asked, 'another') && meant(asked).ids.length === 0 ? { do: 'another' } : undefined;

const drawnAnew = anyPhrase([
  'do/make/draw/write/show/give/see/want/need/try/plan/redo .. plan/roadmap/it/steps .. again/anew/afresh/differently',
  'do/make/draw/write/show/give/see/want/need/try/plan/redo .. plan/roadmap/it/steps .. another/other/different way ! out',
  'show/give/make/draw/write/see/want/need/suggest _? _? different/another/new/other/fresh version/plan/roadmap',
]);
/** Another plan that is asked for in so many words, whichever steps are named beside it. */
export const anotherPlan: Reader = ({ clauses }) => (clauses.some(drawnAnew) ? { do: 'another' } : undefined);

export const pausedFor: Reader = ({ text, today, timeZone }) => {
  const until = pausedUntil(text, { today, timeZone });
  return { do: 'pause', ...(until ? { until } : {}) };
};

export const pause: Reader = (asked) => {
  if (one(asked, 'resume')) return { do: 'resume' };
  return one(asked, 'pause') || parksGoal(asked) ? pausedFor(asked) : undefined;
};

const goalNamed = '(?:(?:the|my|our|this|all the) )?(?<what>\\w+(?: \\w+){0,2}?)(?: thing| stuff| plan)?';
const putsAway = [
  `^ put ${goalNamed} (?:in (?:the|a) drawer|on (?:hold|ice|pause|the shelf|the back ?burner)) `,
  `^ put ${goalNamed} (?:to one side|aside|away|down|to bed|to sleep) `,
  `^ (?:park|shelve|freeze|mothball|leave|pause|stop) ${goalNamed}(?: for now| for a (?:bit|while)| till .*| until .*| there)? $`,
].map((source) => new RegExp(source));
/** 'Park the quilt', where the goal is a quilt. */
const parksGoal = ({ clauses, plan }: Asked) =>
  clauses.some((clause) => {
    const what = stemsOf(putsAway.map((pattern) => pattern.exec(clause)?.groups?.['what']).find(Boolean) ?? '');
    return what.length > 0 && what.every((stem) => stemsOf(plan.title).includes(stem));
  });

const figureIn = (text: string) =>
  [...text.matchAll(/(?<![\w:/])[£$€]?\s?(\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?)\s?(k|grand|thousand)?\b(?!:)/gi)].map(
    ([whole, digits = '', suffix]) => {
      return {
        whole,
        amount: Number(/[,.]\d{3}/.test(digits) ? digits.replace(/[,.]/g, '') : digits) * (suffix ? 1000 : 1),
      };
    },
  );
const daysOfMonth = /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi;
const changesAmount = anyPhrase([
  'it is .. not',
  'not .. but',
  'instead of',
  'rather than',
  '^ make/change/raise/lower/set/up/increase/reduce/drop .. to/goal/target/it',
  'goal/target/amount/total/sum is/should/has',
  'it to be',
  'make/set/put it .. not',
  'now not',
  'actually',
  '^ take/bring/get it to',
  'is more realistic/like_it',
  'is enough/plenty honestly?',
]);

/** An amount with what is counted: 'ten lessons', 'two raised beds'. */
const countOf = new RegExp(`(?<![\\w.,:/£$€])(${amountPattern}) (\\p{L}+)(?: (\\p{L}+))?`, 'giu');
const countsIn = (text: string) =>
  [...text.matchAll(countOf)].map(([, words = '', ...nouns]) => {
    return { words, amount: readNumber(words), nouns: stemsOf(nouns.filter(Boolean).join(' ')) };
  });
/** 'In two weeks' tells when, and '5 km' measures. */
const isMeasure =
  /\b(?:km|kg|kilos?|miles?|stone|metres?|meters?|lbs?|minutes?|hours?|days?|weeks?|months?|years?|times?|weekends?|evenings?|nights?|am|pm|half)\b/i;

/** '20 lessons would be better': another number of what the goal or a step counts. */
function otherCount({ text, plan, inView }: Asked): EditRequest | undefined {
  if (!inView || isMeasure.test(text)) return undefined;
  const asked = countsIn(text);
  const pairIn = (title: string) =>
    countsIn(title).flatMap((own) => {
      const other = asked.find(
        ({ amount, nouns }) => amount !== own.amount && nouns.some((one) => own.nouns.includes(one)),
      );
      return other ? [{ own, other }] : [];
    })[0];
  const ofGoal = pairIn(plan.title);
  if (ofGoal) return { do: 'amount', from: ofGoal.own.amount, to: ofGoal.other.amount };
  for (const { id, title } of plan.steps) {
    const { own, other } = pairIn(title) ?? {};
    if (!own || !other) continue;
    const counted = other.amount === 1 ? inSingular(title, own.words) : title;
    return { do: 'rename', stepId: id, title: counted.replace(own.words, other.words.toLowerCase()) };
  }
  return undefined;
}

/** 'it's 22k now, not 18': another figure in the place of one that the goal names. */
export const amount: Reader = (asked) => {
  const { text, whole, plan, inView } = asked;
  const known = [plan.title, ...plan.steps.map(({ title }) => title)].flatMap(figureIn).map((one) => one.amount);
  const named = figureIn(text.replace(daysOfMonth, ' ')).map((one) => one.amount);
  // '8000 steps? 5000': one of the two is the plan's. Smaller ones may be days.
  const [old, ...others] = named.filter((one) => known.includes(one));
  const isPair = inView && named.length === 2 && others.length === 0 && (old ?? 0) > 31;
  if (!changesAmount(whole) && !isPair) return otherCount(asked);
  if (named.length === 0) return otherCount(asked);
  const from = known.find((one) => named.some((other) => other === one || other * 1000 === one));
  const to = named.find((other) => other !== from && other * 1000 !== from);
  // '1k' is the '1 km' of the plan.
  if (to !== undefined && known.includes(to / 1000)) return undefined;
  if (to === undefined || (from === undefined && named.length !== 1)) return undefined;
  const [stepId] = from === undefined ? stepsMeant(whole, plan.steps).ids : [];
  const step = plan.steps.find(({ id }) => id === stepId);
  const [own] = step ? figureIn(step.title) : [];
  if (step && own && fitsNumberOf(step.title, text, to))
    return { do: 'rename', stepId: step.id, title: step.title.replace(own.whole.trim(), to.toLocaleString('en-GB')) };
  if (step) return undefined;
  return from !== undefined || figureIn(plan.title).length > 0
    ? { do: 'amount', from: from ?? known[0], to }
    : undefined;
};

const movesTo =
  /^ (?:(?:so|then|please|just) )*(?:move|push|shift|put|postpone|set|bring|delay|reschedule|schedule) (.+?) (?:back |forward |out |up )?(?:to|until|till|on|for) (.+) $/;
const isoDay = /\b(\d{4}) (\d\d) (\d\d)\b/;
/** 'Do the shoes next week instead' */
const doesOn =
  /^ (?:do|have|make) (.+?) (?:on |by |in )?((?:next|this|the following) (?:week|weekend|month|\w+day)|tomorrow|\w+day|(?:at )?the (?:weekend|end of the (?:week|month)))(?: instead| rather| please)* $/;
const movesOnly =
  /^ (?:move|push|shift|postpone|delay|reschedule)(?: back| out| up)? (.+?)(?: back| out| up| please)* $/;

/** The step that the words behind 'move' name. */
function stepMoved(what: string, asked: Asked): string[] {
  const { ids } = stepsToChange(withoutDays(` ${what} `), asked.plan.steps, 0.6);
  return isAboutGoal({ ...asked, whole: ` ${what} ` }, ids) ? [] : ids;
}

/** 'Move recording the vocals to 8 March', whatever is told beside it. */
export const movesStep: Reader = (asked) => {
  for (const clause of asked.clauses) {
    const [, what = '', to = ''] = movesTo.exec(clause) ?? doesOn.exec(clause) ?? [];
    const date =
      to && to.trim().split(' ').length < 7 ? dayIn(` by ${to.replace(isoDay, '$1-$2-$3')} `, asked) : undefined;
    const ids = date ? stepMoved(what, asked) : [];
    if (date && ids.length > 0) return { do: 'date', stepIds: ids, date };
  }
  return movesSomewhen(asked);
};

/** 'Can you move the registration?' names no day. */
function movesSomewhen(asked: Asked): EditRequest | undefined {
  const [clause = '', ...others] = asked.clauses;
  const [, what] = movesOnly.exec(clause) ?? [];
  if (what && others.length === 0 && wholePlan.test(what)) return { do: 'when' };
  const isOther = what === undefined || others.length > 0 || shiftIn(asked.whole) || dayIn(asked.text, asked);
  if (isOther || notDay.test(` ${what} `)) return undefined;
  const [stepId, ...more] = stepMoved(what, asked);
  return stepId && more.length === 0 ? { do: 'when', stepId } : undefined;
}
const wholePlan =
  /^(?:everything|it all|all of it|all the (?:steps|dates)|the (?:whole|entire) (?:thing|plan)|the plan)$/;
/** 'Before the course', 'to the end', 'until it suits me' name a place or a time. */
const notDay =
  / (?:before|after|to|until|till|for|by|first|second|third|up|down|earlier|later|sooner|forward|and|between|from|in|into|on|when|if|because|as) /;

const ofBodyWords = [
  String.raw`operat\w*|surgery|appendix|hospital|icu|fracture\w*|sprain\w*|injur\w*|doctor`,
  'physio|gp|surgeon|flu|covid|dengue|malaria|typhoid|shingles|pneumonia|concussion|stitches',
  String.raw`crutches|injection|steroids?|hernia|infection|migraine|tendon\w*|ligament`,
];
const ofBody = new RegExp(String.raw`\b(?:${ofBodyWords.join('|')})\b`, 'i');
/** These are of the body only beside a part of it: 'the boiler is broken', 'the plaster has to dry'. */
const maybeOfBody = /\b(?:broken?|tore|torn|plaster|op)\b/i;
const bodyParts = anyOf([
  'leg/legs/arm/arms/wrist/ankle/knee/knees/hip/hips/shoulder/elbow/foot/feet/toe/toes/finger/fingers/thumb',
  'collarbone/rib/ribs/hand/hands/nose/jaw/spine/acl/achilles/meniscus/hamstring/calf/muscle/cartilage/bone',
  "i_am/i'm/im/still in a? plaster",
  'my _? op',
  'had/have/having an/the/my op',
]);
/** 'I'm ill until Monday', 'in bed with a fever till Friday' */
const iAmIll: readonly RegExp[] = [
  /\bi(?:['’]?m| am|['’]ve been| have been| will be|['’]ll be)? (?:\w+ )?(?:ill|sick|poorly|unwell|hoarse)\b(?! (?:of|and tired of)\b)/i,
  /^\W*(?:ill|sick|poorly|in bed)\b|\bin bed with\b|\bin a cast\b/i,
];
const voiceGone = /\bi(?:['’]?m| am) hoarse\b|\blost my voice\b|\bmy voice (?:is|has) gone\b/i;
const isOfBody = (text: string) =>
  iAmIll.some((pattern) => pattern.test(text)) ||
  voiceGone.test(text) ||
  ofBody.test(text) ||
  (maybeOfBody.test(text) && bodyParts.test(text));
const pausesOutright = /\b(?:paus\w*|hold|ice|park|freeze|suspend|shelve|stop (?:it|this|everything)|break)\b/i;
/** 'Appendix out, the doctor says rest until 10 January': nothing before that day. */
export const setbackUntil: Reader = (asked) => {
  const { text } = asked;
  if (!isOfBody(text) || pausesOutright.test(text)) return undefined;
  const until = untilIn(text, asked) ?? pausedUntil(text, asked);
  if (!until && voiceGone.test(text) && shiftIn(asked.whole)) return setbackAsked(asked);
  return until ? { do: 'setback', words: text, days: undefined, until } : undefined;
};

const asksForDate = anyPhrase([
  'change/move/set/shift/push/postpone the/my/that/this target? date/deadline',
  'date/deadline is wrong/impossible/too_early/too_late',
  'date/deadline does not work/fit/suit',
  'new deadline/date please/for',
]);

export const date: Reader = (asked) => {
  const { text, whole } = asked;
  const isNamed = stepsOfDate(asked).ids.length > 0 || namesGoal(asked);
  if (!shiftIn(whole) && !dayIn(text, asked)) return asksForDate(whole) ? { do: 'when' } : undefined;
  return isNamed || aboutDate(whole) || asked.clauses.some(aboutDate) ? dateAsked(asked) : undefined;
};

/** 'Make the date 16 May', but not 'the date of step 2' */
const ofGoal =
  / (?:make|set|move|change|put|bring|push|could|can|should) (?:the|my|our) (?:target |end |finish )?(?:date|deadline)(?! (?:of|for)) | the (?:big |new )?day is now /;

/** 'Nothing is free until May, so I took that', but not 'I can't take the exam until May' */
const takesIt =
  /(?<!\b(?:not|never|to|cannot|\w+n['’]?t) (?:\w+ )?)\b(?:take|took|taking|go (?:with|for)|booked?|grab(?:bed)?) (?:that|it|this|the (?:slot|place|spot|one|offer|date))\b/i;

/** 'So everything can slide to then' */
const ofAll = / (?:everything|it all|all of it|the (?:whole|entire) (?:thing|plan|goal)) /;

const otherDay = /\b(?:not|instead of|rather than|was|were|from)(?: on)?(?: the)? (?<day>\d{1,2})(?:st|nd|rd|th)?\b/gi;
/** 'On 12 June instead of the 5th', where the goal ends on the 5th. */
const namesOldEnd = ({ text, plan }: Asked) =>
  [...text.matchAll(otherDay)].some(({ groups }) => Number(groups?.['day']) === Number(plan.targetDate?.slice(8)));

const ordinalDay = /\bthe (?<day>\d{1,2})(?:st|nd|rd|th)\b/gi;
/** 'The deadline is the 29th, not the 30th': in the month in which the goal ends. */
function otherDayOfMonth(asked: Asked): string | undefined {
  const { text, plan } = asked;
  if (!plan.targetDate || !namesOldEnd(asked)) return undefined;
  const days = [...text.matchAll(ordinalDay)].map(({ groups }) => Number(groups?.['day']));
  const other = days.find((one) => one !== Number(plan.targetDate?.slice(8)));
  return other ? `${plan.targetDate.slice(0, 8)}${String(other).padStart(2, '0')}` : undefined;
}

/** 'By two weeks' behind 'push' tells how far, and no day. */
const movesAway = '(?:push|move|shift|put|bring|pull|slide|bump|postpone|delay|defer)';
const byLength = 'by (?:about |another )?(?:a couple of|a few|[a-z]+|\\d+) (?:days?|weeks?|fortnights?|months?)';
const movedByLength = new RegExp(`\\b(?<order>${movesAway}\\b[^.;!?]*?) ${byLength}\\b(?! from)`, 'i');

/** The day or the length of time that a message gives the goal, or steps that it names. */
export const dateAsked: Reader = (asked) => {
  const { whole } = asked;
  const text = withoutRefusedDays(withoutToldSpans(asked.text), asked).replace(movedByLength, '$<order> ');
  const shift = shiftIn(whole);
  const day = dayIn(text, asked) ?? otherDayOfMonth(asked);
  if (!shift && !day) return asksForDate(whole) ? { do: 'when' } : undefined;
  const { ids, byNumber, unclear } = stepsOfDate(asked);
  const stepIds =
    !namesOldEnd(asked) &&
    !ofGoal.test(whole) &&
    !ofAll.test(whole) &&
    (byNumber || (ids.length > 0 && !isAboutGoal(asked, ids)))
      ? ids
      : [];
  if (/ (?:today|tonight|right now) /.test(dayClause(asked) ?? whole)) return undefined;
  const until = untilIn(text, asked);
  if (until && takesIt.test(asked.text)) return { do: 'date', stepIds, date: until };
  if (until) return { do: 'not-before', date: until, ...(stepIds[0] ? { stepId: stepIds[0] } : {}) };
  const isOfStep = unclear.length === 2 && !unclear.some((id) => isAboutGoal(asked, [id]));
  if (day && stepIds.length === 0 && isOfStep && !ofGoal.test(whole) && !ofAll.test(whole))
    return { do: 'choose', requests: unclear.map((id) => ({ do: 'date', stepIds: [id], date: day })) };
  if (day) return { do: 'date', stepIds, date: day };
  const isShift =
    / (?:more|later|earlier|back|forward|extra|longer|sooner|another|extend|push|pushed|postpone|postponed|delay|delayed|move|moved|shift|bring|brought|give) /.test(
      whole,
    );
  return shift && isShift ? { do: 'shift', stepIds, shift } : undefined;
};

const aboutDate = (clause: string) => says.date(clause);
const namesGoal = ({ whole, plan }: Asked) =>
  (scoredSteps(whole, [{ id: 'goal', title: plan.title, completed: false }])[0]?.score ?? 0) >= 1;

/** 'the exam got brought forward' is about the goal where the goal, or its last step, is the exam. */
export function isAboutGoal(asked: Asked, ids: readonly string[]): boolean {
  const { whole, plan } = asked;
  const goal: NamedStep = { id: 'goal', title: plan.title, completed: false };
  const [best] = scoredSteps(whole, [goal]);
  const last = plan.steps.at(-1);
  if (ids.every((id) => id === last?.id) || ids.every((id) => isNamedAsGoal(asked, id))) return true;
  return best !== undefined && best.score >= 0.9 && ids.length !== 1;
}

/** 'Register' and 'registration' */
const areForms = (one: string, other: string) => one.length > 5 && one.slice(0, 6) === other.slice(0, 6);

/** 'Move the marathon to June' shares with the step 'Book travel for the marathon' only what the goal is about. */
export function isNamedAsGoal({ whole, plan }: Asked, id: string): boolean {
  const ofStep = stemsOf(plan.steps.find((step) => step.id === id)?.title ?? '');
  const [, ...about] = stemsOf(plan.title); // the first word is what is done: 'move the run' names a step of 'Run 10 km'
  const shared = stemsOf(whole).filter((stem) => ofStep.some((own) => own === stem || areForms(own, stem)));
  return shared.length > 0 && shared.every((stem) => about.includes(stem));
}

/** 'The next two weeks off', 'free this week'. */
export function freeDaysIn(whole: string): number | undefined {
  if (/ (?:this|next|the) (?:whole )?week /.test(whole)) return 7;
  if (/ (?:this|the) weekend /.test(whole)) return 3;
  const { days = 0, months = 0 } = / (?:off|free|holiday|holidays|leave|next|coming) /.test(whole)
    ? (shiftIn(whole) ?? {})
    : {};
  const all = days + 30 * months;
  return all > 0 && all <= 60 ? all : undefined;
}

export const time: Reader = (asked) => {
  const { whole } = asked;
  const isFreed = says.more(whole) && / (?:sooner|forward|faster|earlier|whole week|whole day|more time) /.test(whole);
  if (says.setback(whole) && !hoursAWeekIn(whole) && !isFreed) return undefined;
  const paced = asked.clauses.map(hoursAWeekIn).filter((one) => one !== undefined);
  const hours = paced[0] ?? hoursAWeekIn(whole);
  const more = one(asked, 'more') !== undefined;
  const less = one(asked, 'less') !== undefined;
  if (more && !(less && / only /.test(whole)))
    return { do: 'hours', direction: 'more', hours, days: freeDaysIn(whole) };
  if (less) return { do: 'hours', direction: 'less', hours, daysAWeek: daysAWeekIn(whole) };
  return hours !== undefined && / (?:if|only|now|just) /.test(whole) && !/ (?:right now|today|tonight) /.test(whole)
    ? { do: 'hours', direction: undefined, hours }
    : undefined;
};

const relapseGoals =
  /smok|cigar|vap|drink|alcohol|sober|dry|booze|sugar|snack|gambl|bet|scroll|phone|screen|spend|weed|caffeine|coffee|weight|kilo|kg|stone/i;

export const setback: Reader = ({ text, whole, clauses, inView, plan }) => {
  const slipped = relapseGoals.test(plan.title) && clauses.some(says.relapse);
  if (!slipped && !says.setback(whole) && !clauses.some(says.setback)) return undefined;
  if (!inView && !/ (?:hurt|injur|broke|sprain|twisted|tore|sick|ill|flu|behind|slipped) ?/.test(whole))
    return undefined;
  return setbackAsked({ text, whole });
};

/** A setback that lasts as long as the message says. */
export function setbackAsked({ text, whole }: Pick<Asked, 'text' | 'whole'>): EditRequest {
  const shift = shiftIn(whole);
  const days = shift ? (shift.days ?? 0) + 30 * (shift.months ?? 0) : undefined;
  return { do: 'setback', words: text, days };
}

export const pace: Reader = (asked) => {
  if (one(asked, 'harder') && !/ (?:too hard|not so) /.test(asked.whole)) return { do: 'harder', words: asked.text };
  return one(asked, 'easier') ? { do: 'easier' } : undefined;
};

import { type Asked, one, type Reader, says, stepsFor } from './edit-asked.rules.ts';
import { shareOf } from './edit-kinds.rules.ts';
import { toEnd, toTop } from './edit-order-reader.rules.ts';
import type { EditRequest, Place, PlanRead } from './edit-request.ts';
import { type NewTitle, readCorrection, readExchanges, readNewTitle } from './edit-title.rules.ts';
import { readTopic, topicBeforeAdd, topicNamedBefore } from './edit-topic.rules.ts';
import { dayIn } from './edit-when.rules.ts';
import { anyPhrase, plainClause, wholeWord } from './edit-words.rules.ts';
import { stepNumbersIn, stepsMeant, stepsToChange } from './step-reference.rules.ts';
import { wantsDone } from './told-done.rules.ts';

const wholeGoal = anyPhrase(['goal/plan/roadmap/title/name', '^ it/this/that', 'whole thing']);
const aboutDate = says.date;

/** 'Porto rather than Lisbon', where the goal or an open step names Lisbon and not Porto. */
export const exchange: Reader = ({ text, plan, inView }) => {
  const titles = [plan.title, ...plan.steps.flatMap(({ title, completed }) => (completed ? [] : [title]))];
  const stands = (words: string) => titles.some((title) => wholeWord(words).test(title));
  const found = inView ? readExchanges(text).find(({ wrong, right }) => stands(wrong) && !stands(right)) : undefined;
  if (!found) return undefined;
  // 'Not power bi' names both words of a title.
  const [, next = ''] = new RegExp(`${wholeWord(found.wrong).source} (\\p{L}+)`, 'iu').exec(text) ?? [];
  const wrong = next && stands(`${found.wrong} ${next}`) ? `${found.wrong} ${next}` : found.wrong;
  return { do: 'exchange', wrong, right: found.right };
};

/** 'Replace Wagon Wheel with Jolene' changes these words of a longer title. */
function partIn(steps: PlanRead['steps'], { what, title }: NewTitle): EditRequest | undefined {
  const words = what.trim().replace(/^(?:the|my|a) /i, '');
  const step = steps.find((one) => wholeWord(words).test(one.title) && one.title.length > words.length + 4);
  return step && words.length > 2 && /\p{Lu}/u.test(words)
    ? { do: 'rename', stepId: step.id, title: step.title.replace(wholeWord(words), () => title) }
    : undefined;
}

export const rename: Reader = (asked) => {
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
  const part = partIn(plan.steps, found);
  if (part) return part;
  const exact = plan.steps.find(({ title }) => title.toLowerCase() === found.what.trim().toLowerCase());
  const { ids, unclear } = exact
    ? { ids: [exact.id], unclear: [] }
    : stepsToChange(plainClause(found.what), plan.steps);
  if (ids[0]) return { do: 'rename', stepId: ids[0], title: found.title };
  const [number] = stepNumbersIn(asked.whole, plan.steps);
  const numbered = plan.steps[(number ?? 0) - 1];
  if (numbered) return { do: 'rename', stepId: numbered.id, title: found.title };
  if (wholeGoal(plainClause(found.what))) return { do: 'rename-goal', title: found.title };
  return unclear.length > 0 ? { do: 'which', edit: 'rename', stepIds: unclear, title: found.title } : undefined;
};

function replaced(title: string, { wrong, right }: { wrong: string; right: string }): string | undefined {
  const at = title.toLowerCase().indexOf(wrong.toLowerCase());
  const own = right.replace(/\bmy\b/gi, 'your').replace(/\bour\b/gi, 'your');
  return at < 0 ? undefined : title.slice(0, at) + own + title.slice(at + wrong.length);
}

export const split: Reader = (asked) => {
  // 'make step 2 smaller' means two smaller ones.
  const smaller =
    stepNumbersIn(asked.whole, asked.plan.steps).length > 0 &&
    / (?:smaller|shorter|easier|simpler|gentler|lighter) |^ (?:please |can you |could you )*(?:shorten|simplify|shrink) /.test(
      asked.whole,
    );
  const eases = / too (?:hard|difficult|tough|much|steep|fast) | (?:easier|gentler|lighter) /.test(asked.whole);
  const clause = one(asked, 'split') ?? (smaller ? asked.whole : undefined);
  if (!clause) return undefined;
  const { ids, unclear } = stepsFor(asked, clause, 0.6);
  if (ids.length > 0) return { do: 'split', stepIds: ids, ...(smaller && eases ? { eases } : {}) };
  if (/ (?:split|chop|divide|break) /.test(clause)) return { do: 'which', edit: 'split', stepIds: unclear };
  return unclear.length > 0 ? { do: 'which', edit: 'split', stepIds: unclear } : undefined;
};

/** Steps that the parts of a list name, one each: 'the slideshow and the decorating'. None where a part names no step. */
function stepsListed(clause: string, { plan }: Asked): string[] {
  const open = plan.steps.filter(({ completed }) => !completed);
  const parts = clause.split(/ (?:and|or|nor|plus|also) /).map((part) => ` ${part.trim()} `);
  const ids = parts.map((part) => stepsMeant(part, open, 0.6).ids[0]);
  return ids.every((id) => id !== undefined) ? [...new Set(ids)] : [];
}

export const remove: Reader = (asked) => {
  // 'Not before May' moves a step.
  if (/ (?:till|until|before) /.test(asked.whole) && dayIn(asked.text, asked)) return undefined;
  if (/ (?:my|this|the) (?:goal|account|data|profile) | everything /.test(asked.whole)) return undefined;
  const clause = one(asked, 'remove');
  if (!clause) return undefined;
  const { ids, byNumber, unclear } = stepsFor(asked, clause, 0.6);
  const listed = byNumber ? [] : stepsListed(clause, asked);
  if (listed.length > 1) return { do: 'remove', stepIds: listed };
  if (ids.length > 0 && (byNumber || !says.done(clause) || says.remove(clause))) return { do: 'remove', stepIds: ids };
  const asksOutright = /^ (?:remove|delete|drop|scrap|get rid of|take out|skip|bin|ditch) /.test(clause);
  return asksOutright ? { do: 'which', edit: 'remove', stepIds: unclear } : undefined;
};

const addsOutright = anyPhrase([
  'be/like/want/need/have/another one about/for/on',

  'put .. step in',
  'no step for/about/on',

  'add/include that/it/one',
  'slot/tuck/squeeze/fit/build in',
  'one more thing',

  '^ add/include/insert/append',
  '^ put in',
  'put/squeeze/fit/work/throw/slip/pop/stick/chuck/bung/sneak/shove/whack/get _? _? _? _? in there/here/somewhere',
  'put/pop/stick/chuck/bung _? _? _? _? on there/the_list',
  'a/an/another/one_more _ _? _? step/milestone/stage/task in',
  'put/get/fit/squeeze something in/about',
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

/** Where a new step is wanted. */
export function placeAsked({ whole, plan }: Asked): Place | undefined {
  const [, word, rest = ''] = /(?<= )(before|after)( .+)$/.exec(whole) ?? [];
  const step = word ? stepsMeant(`${rest} `.replace(/ +$/, ' '), plan.steps, 0.6).ids[0] : undefined;
  if (step) return word === 'before' ? { before: step } : { after: step };
  return toEnd.test(whole) ? 'last' : toTop.test(whole) ? 'first' : undefined;
}

export const add: Reader = (asked) => {
  const { text, whole } = asked;
  if (!addsOutright(whole) && !one(asked, 'add')) return undefined;
  const topic = readTopic(text);
  if (!topic || !(addsOutright(whole) || asked.clauses.some(addsOutright))) return undefined;
  return { do: 'add', topic, place: placeAsked(asked), date: dayIn(text, asked) };
};

const before =
  "(?:(?:oh|ah|argh|ugh|wait|hm+|damn|omg|sorry|and|also|no|but|i|we|you|it|totally|completely|just|have|'ve)[ ,!]*)*";
const forgetting = [
  'forgot|forgotten|left out|overlooked',
  "(?:do not|don['’]?t|must not|mustn['’]?t|always|never) forget",
  '(?:\\p{L}+!+ )?how (?:did|could) (?:we|i|you) forget',
].join('|');
const exclaimed = new RegExp(
  `^${before}(?:${forgetting})(?: all)?(?: about)? (?<topic>[^.!?;,:]{3,50})(?<rest>.*)$`,
  'iu',
);
/** 'Buttons!! He needs shoulder buttons' */
const called =
  /^(?:and |oh |the |my |also )*(?<topic>\p{L}{4,}(?: \p{L}+){0,2})!+ (?=[^!]*\b(?:needs?|without|otherwise|or (?:it|he|she|we|i)|forgot|nobody|no one)\b)/iu;
/** 'Sighting. Where is that in the plan?' */
const where = /^(?<topic>\p{L}{4,}(?: \p{L}+){0,2})[.!?,:-]+ .*\bwhere(?:'s|s| is) (?:that|it)\b/iu;
const mentions = '(?:mentions?|mentioned|says? anything about|said (?:anything|a word) about|thought (?:of|about))';
/** 'Nobody has mentioned a survey', 'there's meant to be a lit review in this' */
const isIn = '(?:in|on) (?:this|here|there|it|the (?:plan|list)|somewhere)\\b';
const lackingThing = '(?<topic>[^.!?;,:]{3,60}?)';
const lackingEnd = '(?<rest>.{0,60})$';
const isNot = "(?:['’]?s not| is not| is ?n['’]?t)(?: anywhere| even)?";
const unmentioned: readonly RegExp[] = [
  `\\b(?:nobody|no one|you|it|(?:the|this) plan)(?:['’]?s|['’]ve| has| have| does| did)?(?: not|n['’]t| never| even)* ${mentions} (?<topic>[^.!?;,:]{3,50})${lackingEnd}`,
  `\\b(?:there['’]?s|there (?:is|was)|(?:is|should)(?:n['’]?t)? there)(?: not)? (?:(?:meant|supposed) to )?be ${lackingThing} ${isIn}${lackingEnd}`,
  `\\b(?:says?|said|told me|reckons?|wants?) (?:me )?(?:to |i should |i must )?${lackingThing}(?: too)?[,.;]? (?:and |but )?(?:that|which|it)${isNot} ${isIn}${lackingEnd}`,
  `(?:^|[.?!,] )(?:and |but |so )?(?!(?:it|that|this)\\b)${lackingThing} (?:needs? to|has to|have to|should|must|ought to|could) (?:be|go) ${isIn}${lackingEnd}`,
  `^(?<topic>[^.!?;:]{3,60}?)[,;.!-]+ (?:and |but )?(?:none|nothing) of (?:that|it|those|them|this)(?:['’]?s| is| are) ${isIn}${lackingEnd}`,
  `^(?:and |but |so )?(?:nothing|no mention|not a word) (?:about|on|of|for) (?<topic>[^.!?;,:]{3,50})[?!.]+(?<rest> .{0,60})$`,
].map((source) => new RegExp(source, 'iu'));
const noTopic =
  / (?:change of plans?|news|update|help|password|pasword|login|log in|pin|account|email|it|that|this|to) /;
/** 'Forgot a week' tells of time that went by. */
const ofTime = / (?:days?|weeks?|weekends?|fortnights?|months?|years?|mornings?|evenings?|nights?|\w+day) /;
/** 'Forgot the extractor fan!': a thing that no step names yet. */
export const forgotten: Reader = (asked) => {
  const groupsIn = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(asked.text)?.groups).find(Boolean);
  const lacking = groupsIn(unmentioned);
  const { topic = '', rest = '' } = lacking ?? groupsIn([exclaimed, called, where]) ?? {};
  const plain = plainClause(topic);
  if (topic === '' || (!lacking && (noTopic.test(plain) || ofTime.test(plain)))) return undefined;
  if (plain.trim().split(' ').length > (lacking ? 9 : 6) || rest.length > 60) return undefined;
  if (stepsMeant(plain, asked.plan.steps, 0.95).ids.length > 0) return undefined;
  return { do: 'add', topic: topic.trim(), place: placeAsked(asked), date: undefined };
};

/** 'I also want to stretch, add that'. */
export const addThat: Reader = (asked) => {
  // 'Booked for 4 December, put that in for step 2' gives a step its day.
  const saysAdd = / (?:add|include|step|task) /.test(asked.whole);
  const isDated =
    (!saysAdd && shareOf(asked.text, 'date') > shareOf(asked.text, 'add')) ||
    stepNumbersIn(asked.whole, asked.plan.steps).length > 0;
  const isOfStep = isDated && dayIn(asked.text, asked) !== undefined;
  const topic = isOfStep ? undefined : (topicBeforeAdd(asked.text) ?? topicNamedBefore(asked.text));
  return topic ? { do: 'add', topic, place: placeAsked(asked), date: undefined } : undefined;
};

/** 'The beds are measured'. */
const isPast = / (?:is|are|was|were|been|all) (?:all |now |finally )?\w{2,}(?:ed|en) /;

export const done: Reader = (asked) => {
  const { plan, inView, clauses, whole } = asked;
  if (wantsDone(whole)) return undefined;
  const open = plan.steps.filter(({ completed }) => !completed);
  if (one(asked, 'undone')) {
    const { ids } = stepsMeant(whole, plan.steps);
    return ids.length > 0 ? { do: 'undone', stepIds: ids } : undefined;
  }
  const clause = clauses.find((part) => says.done(part) || says.whole(part) || isPast.test(part));
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
  const isOver =
    / (?:done|finished|complete|completed|reached|achieved|accomplished|made it|did it|signed|passed) /.test(whole);
  // 'Done.' may mean a step as well as the goal.
  if (
    isOver &&
    clauses.length === 1 &&
    clause.trim().split(' ').length < 4 &&
    !isAll &&
    stepsMeant(whole, open, 0.6).ids.length === 0
  )
    return { do: 'which', edit: 'done', stepIds: [] };
  if (isOver && one(asked, 'whole') && (isAll || stepsMeant(whole, open, 1).ids.length === 0))
    return { do: 'done-all' };
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

import type { Archetype } from '../kinds/kind.ts';
import { months } from '../reading/deadline-phrases.rules.ts';
import { anyOf, oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { findTargetDate } from '../reading/target-date.rules.ts';
import { isBirthOver } from './births.rules.ts';
import { isRecovery, namesLoad } from './loading.rules.ts';
import { strains } from './of-strain.ts';
import type { FoundStrain, Strain } from './strain.ts';
import { strainLists } from './strain-words.ts';
import { ofCompanion } from './strains-to-spare.ts';

// What somebody tells of their own body, now. 'My mother's knee operation', 'ten years ago' and 'before my operation in May' tell
// nothing of it.

const known = strains.map((strain) => ({ strain, pattern: anyOf(strain.says, { lists: strainLists, flags: 'giu' }) }));

/** Who may come along. */
const dear =
  wordsOf(`mum mom mam mother dad father parents wife husband partner boyfriend girlfriend brother sister son daughter uncle aunt auntie gran
    grandma grandmother nan nana grandad grandpa grandfather cousin niece nephew friend friends mate colleague neighbour neighbor kids
    child children teammate flatmate mother-in-law father-in-law granddaughter grandson fella lad missus`);
const others = oneOf([
  ...dear,
  ...wordsOf(`boss dog cat horse pony puppy patient patients client clients customer customers people women men woman players students
    pupils residents others everyone anyone somebody someone runners dancers athletes mothers mums moms lady guy man boy girl`),
]);
/** Words that stand between 'I am a' and what one is, so that 'I am a carer for my mum' speaks of her. */
const describing = `(?:(?!(?:my|our|for|of|to|with|and|who|whose|in)\\b)[^\\s,.;]+\\s+){0,4}`;
const counted = oneOf(wordsOf('one two three four five six 1 2 3 4 5 6 twins triplets boys girls teenagers toddlers'));
/** 'I'm a 58 year old man', 'mother of two', 'I have two kids', 'with my husband despite' speak of who writes. */
const ofOneself = [
  `(?:i['’]?m|i am|i was|as|being) (?:only |just )?an? ${describing}${others}`,
  `(?<!\\b(?:is|was|she['’]?s|he['’]?s) an? )${oneOf(wordsOf('mum mom mam mother dad father parent'))} of ${counted}`,
  `^${counted} (?:kids|children)(?=,)`,
  `(?:i have|i['’]ve|i got|i had|we have|we['’]ve)(?: (?:also|already|got))? (?:[^\\s,.;]+ ){0,3}${others}(?! (?:with|who|whose|that|has|had)\\b)`,
  `with (?:my |our )?(?:\\p{L}+ )?${others} (?=despite |in spite of )`,
];
/** Of whom the words before speak, in order: oneself or others. */
const persons = new RegExp(
  `\\b(?:(${ofOneself.join('|')}|i|i['’]?m|i['’]ve|i['’]d|me|im|ive)|(?:my |our )?(${others})(?:['’]?s)?|(he|she|they(?! (?:put|gave|took|found|removed|say|said|told|did|fixed|cut))|his|her|their|who)(?:['’]\\w+)?|(my|our))\\b`,
  'giu',
);

/** Whether the body that a sentence speaks of at its end is the writer's own. */
function isOwn(before: string, said: string): boolean {
  const lead =
    /^(?:(?:(?:after|since|following) )?(?:both |one of )?(?:my|our)(?:\s+\S+)?|i(?:['’]?m|['’]ve)?|im)\b/i.exec(
      said,
    )?.[0] ?? '';
  const text = `${before}${lead}`;
  const last = [...text.matchAll(persons)].at(-1);
  return !last || last[1] !== undefined || last[4] !== undefined;
}

const longAgo = anyOf([
  '_ years ago/back/earlier',
  'years/ages/decades ago/back',
  'years/decades since',
  'year before last',
  'as a kid/child/teen/teenager/boy/girl/student',
  'in my teens/twenties/thirties/forties/youth',
  'back in the? eighties/nineties',
]);
const stillThere = /\b(?:still|ever since|now)\b/i;
const yearNamed = /\b(?:in|since|of|back in|summer|winter|spring|autumn) ((?:19|20)\d\d)\b|\blast year\b/gi;
const secondHalf = 7;

/** Whether a clause tells of what was long ago. 'Last year' may be last week in January. */
function isLongAgo(clause: string, today: string): boolean {
  if (stillThere.test(clause)) return false;
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const isOver = (named: number) => named < year - 1 || (named === year - 1 && month >= secondHalf);
  return longAgo.test(clause) || [...clause.matchAll(yearNamed)].some(([, named = year - 1]) => isOver(Number(named)));
}

const notYet = oneOf(
  wordsOf(
    `not until till once when after if before nearly almost never get hope to be been isn't hasn't haven't wasn't aren't won't didn't
    doesn't partly partially half barely badly hardly only cannot can't`,
  ),
);
const notYetBefore = `(?<!\\b${notYet}(?: \\S+){0,3} )\\b`;
/** The body part itself is well. */
const overWith = anyOf(
  [
    'fully/completely/long/totally/all/well/since/nicely/now healed/recovered/better/mended',
    'healed/mended fully/completely/well/perfectly/nicely',
    'healed/recovered/mended/cured',
    'pain free/pain-free now/again/for/since',
    'no longer hurts/hurt/bothers/a_problem/an_issue',
    'is/are/am fine/ok/okay/good/great/perfect again/now/these_days',
    'back to normal/full_strength/full_fitness',
    'gone now/away/completely',
    'stopped hurting',
  ],
  { before: notYetBefore },
);
const sport = oneOf(wordsOf('sport sports exercise training everything running all'));
/** Who treats it has allowed everything, and not only to walk or to drive. */
const allClear = anyOf(
  [
    'all clear/all-clear',
    'cleared me fully?',
    'has/have/had/was/were/been/got cleared',
    'cleared for sport/sports/exercise/training/everything',
    'signed me? off for/as sport/sports/fit',
    'discharged me? from physio/physiotherapy/rehab',
  ],
  {
    before: notYetBefore,
    after: `(?! (?:to|for|on|with) (?!${sport}))(?![^.;!?]*\\b(?:but|only|not?|until|till|except|just|walk\\w*|driv\\w*|light)\\b)\\b`,
  },
);
/** Of these only a doctor says that they are over. */
const neverJustWell = new Set(['pregnancy', 'cancer']);
/** At most so many words stand between a phrase and what it is about. */
const within = (most: number) => `\\s+(?:[\\p{L}'’]+\\s+){0,${most}}$`;
const rightBefore = `\\s+(?:${oneOf(
  wordsOf(`a an any the my of have had got getting been being diagnosed with suffering from more real major serious known big
    lower upper left right bad`),
)}\\s+){0,3}$`;
const denied = anyOf(
  [
    "no/not/never/without/haven't/hasn't/don't/didn't/isn't/wasn't/havent/hasnt/dont/didnt/against",
    'avoid/avoiding/prevent/preventing',
    'free/risk of',
    'instead/in_case of',
    'rather than',
    'ward off',
    'rule/ruled out',
  ],
  { after: rightBefore },
);
/** The operation is ahead. */
const ahead = anyOf(
  [
    'before/facing/upcoming/until/till/postpone/postponed',
    'ahead of',
    'in time for',
    'prepare/preparing/ready/fit/strong/due/waiting/waiting_list/booked/booked_in/scheduled for',
    'will/going_to/gonna/about_to have',
  ],
  { after: within(3) },
);
/** 'I need a hip replacement', 'having surgery'. */
const aheadOf =
  /(?<!\b(?:after|since|from|following) )\b(?:need|needs|needing|having|getting)\s+(?:(?:an?|my|another|to have|to have an?)\s+(?:\p{L}+\s+)?)?$/iu;
/** 'After my operation' is no operation ahead, and nothing that is denied. */
const afterIt = /^(?:after|since|following|from|post)\b/i;
const afterBefore = /\b(?:after|since|following)\s+(?:[\p{L}'’-]+\s+){0,4}$/iu;
const asBefore = /\b(?:was|were|back|used to|like|than|did|ran|could)\b[^,.;!?]*\bbefore\s+(?:\S+\s+){0,3}$/i;
const aheadAfter = anyOf(
  ['is in/on/next/due/booked/scheduled/planned/coming', 'comes/next/date/due/booked/scheduled', 'coming up'],
  {
    before: '^\\s*',
  },
);
const isAhead = (before: string, after: string) =>
  (ahead.test(before) && !asBefore.test(before)) || aheadOf.test(before) || aheadAfter.test(after);

/** What somebody writes, teaches, studies or sells is about it. */
const subject = anyOf(
  [
    'novel/story/book/film/blog/song/course/class/classes/charity/research/article/thesis/paper/shop/business/app/website/podcast/group for/about/on',
    'raise/raising money for',
    'fundraise/fundraiser/fundraising for',
    'awareness of/for/about',
    'in aid/memory of',
  ],
  { after: `\\s+(?:(?!(?:after|since|despite|following|because|my|i)\\b)[\\p{L}'’]+\\s+){0,4}$` },
);
/** What runs in a family has not come yet. */
const ofFamily = /\b(?:runs? in (?:my|the|our) family|family history|in my family|in my genes)\b/i;

/** Where a clause ends. 'And has healed' goes on with what was said before. */
const clauseEnd = new RegExp(
  `(?:,\\s+(?:(?:and|but|so) )?|\\s(?:and|but|because|so|although|though|while)\\s)(?!(?:${oneOf(
    wordsOf(
      `and but which who that has have had is are was were it its it's they fully now all healed recovered long since`,
    ),
  )}|(?:\\S+ ){1,3}(?:years?|decades|ages)) )`,
  'giu',
);
const clauseOf = (before: string, said: string, after: string) =>
  `${before.split(clauseEnd).at(-1)}${said}${after.split(clauseEnd)[0]}`;

const sentenceEnd = /[.;!?]\s|\s[-–—]\s/g;
const mostQuoted = 16;

function sentenceAround(text: string, start: number, end: number): { before: string; after: string } {
  const from = [...text.slice(0, start).matchAll(sentenceEnd)].at(-1);
  const to = [...text.slice(end).matchAll(sentenceEnd)][0];
  return {
    before: text.slice(from ? from.index + from[0].length : 0, start),
    after: text.slice(end, to ? end + to.index : text.length),
  };
}

/** The clause, short enough to quote. */
function quoteOf(before: string, said: string, after: string): string {
  const left = before.split(/,\s|\s(?:but|and|because|so|although|though)\s/i).at(-1) ?? '';
  const right = after.split(/[,()]|\s(?:but|and|because|so|although|though|which)\s/i)[0] ?? '';
  const all = `${left}${said}${right}`.replace(/["“”]/g, '').trim();
  const words = all.replace(/[.!?,;]+$/, '').split(/\s+/);
  return words.length <= mostQuoted ? words.join(' ') : said.trim();
}

/** Only an operation is known beforehand. */
const isPlanned = ({ id }: Strain) => id === 'operation';

interface Goal {
  kind: Archetype;
  title: string;
}

/** Whether a quote tells of somebody who takes no part, or of what is over: 'my dad had a stroke', 'I broke my leg years ago'. */
export function isOfOthersOrPast(
  text: string,
  quote: string,
  { today, lasts }: { today: string; lasts: boolean },
): boolean {
  const at = text.indexOf(quote);
  if (at < 0) return false;
  const { before, after } = sentenceAround(text, at, at + quote.length);
  const clause = clauseOf(before, quote, after);
  const isPast = !lasts && (isLongAgo(clause, today) || overWith.test(clause) || allClear.test(clause));
  const isAvoided = /\b(?:avoid|prevent)\w*\s+(?:\S+\s+){0,2}\S+$/i.test(quote) || ofFamily.test(clause);
  const last = quote.split(/\s+/).at(-1) ?? '';
  const isOthers = !isOwn(`${before}${quote} `, last) && !comesAlong.test(`${before}${quote}${after}`);
  return isPast || isAvoided || isOthers;
}

/** 'With my mum, who had her knee replaced', 'dad wants to do it with me after his operation'. */
const comesAlong = new RegExp(
  `\\b(?:with|take|taking|bring) (?:my |our )?(?:\\p{L}+ )?(?:me|us|${oneOf(dear)})\\b`,
  'iu',
);

const isPresent = /\b(?:i['’]?m|im|am|being|currently)\b/i;
/** Whether what is said of the strain is over: its own clause says so, or a doctor does. */
function isOver(
  strain: Strain,
  { clause, sentence, text }: { clause: string; sentence: string; text: string },
  today: string,
): boolean {
  if (strain.id === 'past-eating-disorder') return false;
  if (strain.id === 'pregnancy') return isLongAgo(clause, today) && !isPresent.test(clause);
  if (strain.id === 'birth' && isBirthOver(sentence, text)) return true;
  if (allClear.test(sentence)) return true;
  if (strain.lasts) return false;
  const isSince = strain.id === 'pain' && /\bsince\b/i.test(clause);
  return (isLongAgo(clause, today) && !isSince) || (!neverJustWell.has(strain.id) && overWith.test(clause));
}

/** Denied, ahead, or what somebody writes or teaches about. */
function isNotYet(strain: Strain, said: string, { before, after }: { before: string; after: string }): boolean {
  if (subject.test(before) && !/^my\b/i.test(said)) return true;
  if (afterIt.test(said) || afterBefore.test(before)) return false;
  return denied.test(before) || (isPlanned(strain) && isAhead(before, after));
}

/** Where a thing is mended, its own legs, arms and backs are told of: 'the back is broken'. */
const mending = new Set(wordsOf('restore-furniture restore-vehicle repair-something'));
const ofParts = new Set(wordsOf('operation fracture injury pain worn-joints'));
/** Nobody operates on a chair. */
const ofPeopleOnly = /\b(?:surgery|operation|op|post-op|operated)\b/i;
const isOfSelf = (before: string, said: string) =>
  /\bmy\b/i.test(said) || /\b(?:i|we)(?:['’]ve| have|['’]m| am)?(?: got)?(?: an?)?(?: \S+)? $/i.test(before);

function saidOf(
  { strain, pattern }: (typeof known)[number],
  text: string,
  { today, kind, whose = 'own' }: { today: string; kind: Archetype; whose?: 'own' | 'of-companion' },
): string | undefined {
  const isOfThing = mending.has(kind.id) && ofParts.has(strain.id);
  for (const match of text.matchAll(pattern)) {
    const [said] = match;
    const { before, after } = sentenceAround(text, match.index, match.index + said.length);
    const isOthers = !isOwn(before, said);
    if (isOthers !== (whose === 'of-companion') || isNotYet(strain, said, { before, after })) continue;
    const sentence = `${before}${said}${after}`;
    const clause = clauseOf(before, said, after);
    if (isOthers && !comesAlong.test(sentence)) continue;
    if (isOfThing && !ofPeopleOnly.test(said) && !isOfSelf(before, said)) continue;
    if (ofFamily.test(clause) || strain.not?.test(clause) || isOver(strain, { clause, sentence, text }, today))
      continue;
    return quoteOf(before, said, after);
  }
  return undefined;
}

/** 'I have ME', but not 'for me'. 'I have POTS', but not pots. */
const inCapitals: Readonly<Record<string, RegExp>> = {
  'long-illness': /\b(?:have|with|got|had|my) ME\b/,
  faints: /\b(?:have|with|got|had|my) POTS\b/,
};

/** What a plan that cares for a body begins with anyway. */
const caredFor = new Set(wordsOf('operation fracture injury pain worn-joints frail old-or-heavy'));

const isKnown = (strain: Strain, { kind }: Goal) =>
  (isRecovery(kind) && caredFor.has(strain.id)) ||
  strain.knownTo?.includes(kind.id) ||
  (strain.only && !strain.only.includes(kind.id));

/** What is told of the writer's own body. The gravest comes first. */
export function findStrains(text: string, goal: Goal, at: { today: string; timeZone: string }): FoundStrain[] {
  const found = known
    .filter(({ strain }) => !isKnown(strain, goal))
    .flatMap((one) => {
      const said = saidOf(one, text, { ...at, kind: goal.kind }) ?? inCapitals[one.strain.id]?.exec(text)?.[0];
      return said ? [{ strain: one.strain, said }] : [];
    });
  if (found.length === 0) {
    const grave = known.filter(({ strain }) => strain.sort === 'rest' && !strain.loads);
    const said = grave.flatMap((one) => saidOf(one, text, { ...at, kind: goal.kind, whose: 'of-companion' }) ?? [])[0];
    if (said) found.push({ strain: ofCompanion, said });
  }
  const until = clearedOn(text, at);
  const sorted = found.toSorted((a, b) => Number(a.strain.sort === 'spare') - Number(b.strain.sort === 'spare'));
  return sorted.map((one) => ({ ...one, ...(until ? { until } : {}) }));
}

/** 'The surgeon says no running before March', 'not allowed to lift for six weeks'. */
const forbidden =
  /\b(?:no|not|nothing|\w+n['’]t|cannot|cant|rest|wait|off|out|banned|forbidden|allowed|cleared)\b[^.;!?,]{0,40}?\b(before|until|till|for)\s+([^.;!?,]{2,30})/giu;
/** 'In a cast until 12 January', 'the boot comes off in May', 'cleared to lift from March'. */
const heldUntil =
  /\b(?:cast|boot|brace|sling|plaster|crutches|splint|allowed|cleared|clearance)\b[^.;!?,]{0,25}?\b(until|till|from|in|on)\s+([^.;!?,]{2,30})/giu;
const startOfMonth = new RegExp(`^(?:about |at least |early |the start of )?(${months})\\b`, 'iu');

/** 'The race is not until June' and 'off work for two weeks' forbid no load. */
const forbidsNoLoad =
  /^off (?:work|school|sick)\b|\b(?:race|match|game|wedding|trip|holiday|course|class|exam|money|time|job|pay)\b/i;
const ofAnEvent = /\b(?:is|are|was|were|starts?|begins?)\s+$|^(?:is|are|was|were)n['’]?t\b/i;
const ofDoctor = new RegExp(`\\b(?:${oneOf(strainLists.doctor)})\\b`, 'i');
const speaksOfBody = (text: string) => namesBody.test(text) || namesLoad(text);
const namesBody = new RegExp(
  `\\b(?:surgeon|doctor|gp|consultant|specialist|physio\\w*|midwife|nurse|rest|allowed|cleared|banned|forbidden|${oneOf(strainLists.part)})\\b`,
  'i',
);

/** 'I have not run for three months' forbids nothing. */
const hasNotDone =
  /^(?:\S+ )?(?:(?:have|has|had|did|was|were|i['’]ve) (?:not|never)|(?:have|has|had|did|was|were)n['’]t)\b/i;

/** The first day on which the body may be loaded, where it was named. */
export function clearedOn(text: string, at: { today: string; timeZone: string }): string | undefined {
  const forbidding = [...text.matchAll(forbidden)].filter(({ 0: whole, 2: rest = '', index }) => {
    const before = text.slice(0, index);
    const clause = `${before.split(/[.;!?,]/).at(-1)}${whole.slice(0, whole.length - rest.length)}`;
    const isOrder = ofDoctor.test(clause);
    const isEvent = !isOrder && (ofAnEvent.test(before) || ofAnEvent.test(whole) || forbidsNoLoad.test(whole));
    return !isEvent && speaksOfBody(clause);
  });
  for (const match of [...forbidding, ...text.matchAll(heldUntil)]) {
    const [whole, word = '', rest = ''] = match;
    if (hasNotDone.test(`${text.slice(0, match.index).split(/\s+/).slice(-2).join(' ')}${whole}`)) continue;
    const month = startOfMonth.exec(rest)?.[1];
    const isSpan = /^for$/i.test(word);
    const words = isSpan
      ? `in ${rest.replace(/^(?:at least|another|the next|about)\s+/i, '')}`
      : month
        ? `on 1 ${month}`
        : `on ${rest}`;
    if (
      isSpan &&
      !/^(?:at least |another |the next |about )?(?:\d+|an?|two|three|four|five|six|eight|ten|twelve) (?:more )?(?:weeks?|months?|days?)/i.test(
        rest,
      )
    )
      continue;
    const found = findTargetDate({ text: words, ...at })?.date ?? findTargetDate({ text: `by ${rest}`, ...at })?.date;
    if (found && found > at.today) return found;
  }
  return undefined;
}

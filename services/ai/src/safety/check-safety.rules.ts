import { anyOf } from './amounts/any-of.ts';
import { type AmountContext, harmInAmounts } from './amounts/harm-in-amounts.rules.ts';
import { type Harm, harms } from './harm.ts';
import { danger } from './harms/danger.ts';
import { eatingDisorder } from './harms/eating-disorder.ts';
import { emergency } from './harms/emergency.ts';
import { illegal, smithed } from './harms/illegal.ts';
import { medication } from './harms/medication.ts';
import { minors } from './harms/minors.ts';
import { money } from './harms/money.ts';
import { selfHarm } from './harms/self-harm.ts';
import { stalking } from './harms/stalking.ts';
import { violence } from './harms/violence.ts';
import { withdrawal } from './harms/withdrawal.ts';
import { languageOf } from './language-of.rules.ts';
import { type Language, languages } from './languages.ts';
import { sentencesOf } from './normalise.rules.ts';
import { secondOpinion, soundsHarmful } from './opinion/second-opinion.ts';
import { compile, type HarmWords, indexed, isIn, matches, type Pattern, type WordLists } from './phrases.rules.ts';
import { excuseLists, excuses, words } from './words.ts';

interface SafetyContext extends AmountContext {
  /** Whose words these are. A coach may warn of symptoms; it may not tell anybody to do harm. */
  by?: 'person' | 'coach';
}

export interface SafetyFinding {
  harm: Harm;
  language: Language;
  /** No phrase names it: it only sounds so to the second opinion, which is wrong more often. */
  isHeard?: true;
}

interface Entry {
  harm: Harm;
  language: Language;
  isSure: boolean;
  /** As it is written in `harms/`. */
  phrase: string;
  pattern: Pattern;
}
interface Cut {
  harm: Harm;
  pattern: Pattern;
}

const wordsOf: Partial<Record<Harm, HarmWords>> = {
  emergency,
  'self-harm': selfHarm,
  minors,
  danger,
  violence,
  stalking,
  withdrawal,
  medication,
  'eating-disorder': eatingDisorder,
  illegal,
  money,
};
/** For these, 'stop …' and 'without …' in front say that somebody does not do it. */
const canBeStopped: ReadonlySet<Harm> = new Set(['violence', 'stalking', 'illegal', 'eating-disorder', 'money']);
/** For these, doing it with a doctor is no harm. */
const needsDoctor: ReadonlySet<Harm> = new Set(['medication', 'withdrawal']);
/** What a coach may mention, to warn of it. */
const coachMayMention: ReadonlySet<Harm> = new Set(['emergency', 'danger']);

const entries: Entry[] = [];
const cuts: Cut[] = [];
for (const harm of harms)
  for (const language of languages) {
    const own = wordsOf[harm]?.phrases[language];
    if (!own) continue;
    const lists: WordLists = { ...words[language], ...own.lists };
    const stopped = canBeStopped.has(harm) ? `(?<! (?:${(lists['stop'] ?? []).join('|')}) (?:\\S+ ){0,2})` : '';
    for (const phrase of own.sure ?? [])
      entries.push({ harm, language, isSure: true, phrase, pattern: compile(phrase, lists) });
    const unless = needsDoctor.has(harm) ? ' ! {doctor}' : '';
    for (const phrase of own.likely)
      entries.push({ harm, language, isSure: false, phrase, pattern: compile(phrase + unless, lists, stopped) });
    for (const phrase of own.harmless ?? []) cuts.push({ harm, pattern: compile(phrase, lists) });
  }
const entriesFor = indexed(entries);
const cutsFor = indexed(cuts);
const excusesFor = indexed(
  languages.flatMap((language) =>
    excuses[language].map((phrase) => ({ pattern: compile(phrase, { ...words[language], ...excuseLists }) })),
  ),
);

const isExcused = (sentence: string) => excusesFor(sentence).some((excuse) => isIn(excuse, sentence));

/** 'Do not …', 'see your doctor before …': how a coach warns. */
const warns = anyOf(
  'not, dont, never, avoid, without, doctor, doctors, gp, professional, therapist, instead, if you, before you, rather than, seek, emergency, on prescription, is illegal, or illegal, be dangerous, must be supervised, thoughts of, can harm, goes wrong, ask before, report it, no more than twice, trouble with, considered safe, cause headaches, debt advice, away from, short breath, sold online, heart failure, push acid, takes up to, can kill, the same day, higher than for',
);

/**
 * Says whether a text speaks of harm, and of which. Asked before every goal, draft, suggestion and answer, and of a
 * model's words before anybody sees them.
 */
export function checkSafety(text: string, context: SafetyContext = {}): SafetyFinding | undefined {
  const isCoach = context.by === 'coach';
  const found: SafetyFinding[] = [];
  const sentences = sentencesOf(text);
  for (const sentence of sentences) {
    // A coach writes of plants, cooking and medicine: a phrase alone says too little there.
    if (isCoach && (warns.test(sentence) || !soundsHarmful(sentence))) continue;
    found.push(...entriesIn(sentence).map(({ harm, language }) => ({ harm, language })));
    const amounts = isCoach ? harmInAmounts(sentence) : undefined;
    if (amounts) found.push({ harm: amounts, language: 'en' });
  }
  const amounts = isCoach ? undefined : harmInAmounts(text, context);
  if (amounts) found.push({ harm: amounts, language: 'en' });
  const counted = isCoach ? found.filter(({ harm }) => !coachMayMention.has(harm)) : found;
  const harm = harms.find((one) => counted.some((finding) => finding.harm === one));
  const first = counted.find((finding) => finding.harm === harm) ?? (isCoach ? undefined : heard(sentences));
  return first && { ...first, language: languageOf(text, first.language) };
}

/** For whoever mends the gate: what in it stops a text of a person. */
export function whatStops(text: string, context: SafetyContext = {}): string | undefined {
  const finding = checkSafety(text, context);
  if (!finding) return undefined;
  const { harm, isHeard } = finding;
  if (isHeard) return `${harm}, by the classifier: no phrase fired`;
  const fired = sentencesOf(text)
    .flatMap(entriesIn)
    .find((entry) => entry.harm === harm);
  return fired
    ? `${harm}, by the phrase '${fired.phrase}' in safety/harms/${harm}.ts`
    : `${harm}, by an amount that safety/amounts reckoned`;
}

/** 'I bet every day … I want to stop for good' */
const wantsToStop = /\b(?:want|need|trying|going|ready) to (?:\S+ ){0,2}(?:stop|quit)\b/;

/** 'I want my debts to be gone for good' wishes that for a thing. */
const things =
  '(?:debts?|loans?|overdraft|acne|spots|eczema|weeds|mould|(?:knee|back|neck|hip|shoulder|tooth) (?:pain|ache))';
const thingGone = new RegExp(
  `^\\W*i want (?:my|the|this|these) (?:\\w+ )?${things} to be gone for good(?: by \\w+)?\\W*$`,
  'i',
);

/** 'How many hours do I have to do today?' asks the plan. The classifier knows the hours from doses. */
const asksPlan =
  /^\W*(?:so |and )?how many (?:hours|minutes|mins) (?:do|must|should) i (?:(?:have|need) to )?(?:do|study|read|practi[cs]e|work|train|learn|write)(?: today| tomorrow| this week)?\W*$/i;

/** 'Forge a knife' makes one. The classifier knows the verb from signatures alone. */
const smithing = new RegExp(`\\bforg(?:e|ing)(?= (?:\\S+ ){0,2}(?:${smithed.join('|')}) )`, 'g');

/** What no phrase knows but sounds like harm. */
function heard(sentences: readonly string[]): SafetyFinding | undefined {
  const judged = sentences.filter((sentence) => !thingGone.test(sentence) && !asksPlan.test(sentence));
  const harm = secondOpinion(judged.map((sentence) => sentence.replace(smithing, 'make')));
  if (harm === 'money' && sentences.some((sentence) => wantsToStop.test(sentence))) return undefined;
  return harm && { harm, language: 'en', isHeard: true };
}

function entriesIn(sentence: string): Entry[] {
  const cutting = cutsFor(sentence).filter((cut) => isIn(cut, sentence));
  const remaining = new Map<Harm, string>();
  const without = (harm: Harm): string => {
    const known = remaining.get(harm);
    if (known !== undefined) return known;
    let rest = sentence;
    for (const { entry: cut } of cutting)
      if (cut.harm === harm && matches(cut.pattern, rest)) rest = rest.replace(cut.pattern.needs[0] ?? /^$/, '_ ');
    remaining.set(harm, rest);
    return rest;
  };
  return entriesFor(sentence)
    .filter((candidate) => isIn(candidate, sentence))
    .map(({ entry }) => entry)
    .filter(({ harm, isSure, pattern }) => matches(pattern, without(harm)) && (isSure || !isExcused(sentence)));
}

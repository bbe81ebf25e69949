import { type MatterId, type MessageClass, messageClasses } from '../messages/all.ts';
import { isStory } from './choose-by-all.rules.ts';
import { chooseKind, hinted, sure } from './choose-kind.rules.ts';
import {
  closesWithQuestion,
  isAboutAnybody,
  isAboutSelf,
  isFirstTime,
  isQuestion,
  namesNoGoal,
  noWishBegun,
  onlyAsks,
  tellsTradeOfOther,
  wishesSomething,
} from './closing-question.rules.ts';
import { isNoWishByForm, mayLead, onlyAccompanies, onlyToTell } from './no-wish.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { type MatterRead, readMatter } from './read-matter.rules.ts';
import { cannotBeEdit, isNoWishOfNow, saysGoodbye, statesWish } from './stated-wish.rules.ts';
import { onlyTells } from './told-past.rules.ts';
import { openingsIn } from './wish-openings.ts';
import { clausesOfWish } from './wish-sentences.rules.ts';
import { beginsWithGerund, beginsWithVerb, holdsVerb } from './word-forms.ts';

export type Intent = 'goal' | 'question' | 'greeting' | 'thanks' | 'crisis' | 'other';

const ofClass: Readonly<Record<MessageClass, Intent>> = {
  wish: 'goal',
  vague: 'goal',
  edit: 'question',
  own: 'question',
  app: 'question',
  advice: 'question',
  news: 'question',
  talk: 'other',
  follow: 'other',
};
const ofMatter: Partial<Record<MatterId, Intent>> = {
  greeting: 'greeting',
  'how-are-you': 'greeting',
  thanks: 'thanks',
  goodbye: 'thanks',
  stuck: 'question',
  lonely: 'question',
  'wants-to-talk': 'question',
  knowledge: 'question',
  'professional-matter': 'question',
  'about-sage': 'question',
  maker: 'question',
  taste: 'question',
  'no-goal-yet': 'question',
};

export interface ReadIntent {
  intent: Intent;
  /** The sentence that says it; for a wish without a greeting in front. */
  sentence: string;
  /** What the sentence is about. */
  matter: MatterRead;
}

/** From this share on, a sentence is a wish: 'I want to …' needs less than other sentences, a question or a tale more. */
const wishFrom = { stated: 0.35, asked: 0.65, told: 0.65, other: 0.45 };

/** How much a sure kind counts beside the share. */
const kindCounts = 0.25;
const nearly = 0.33;
const opensQuestion = anyOf(
  [
    'what/whats/wot/wots/wat/when/whens/wen/where/wheres/who/whos/which/why/how/hows',
    'is/are/am/does/did/can/could/should/would/will',
    'do i/you/we/they',
    'tell/show me',
    'any idea/ideas/tip/tips/advice/thoughts',
    'the? best way to',
    'good way/ways to',
  ],
  { before: `^(?:so |and |but )?${noWishBegun}` },
);
/** Whether a sentence looks like a question. */
const asks = (sentence: string): boolean => /\?\s*$/.test(sentence) || opensQuestion.test(sentence);
const noWishes = messageClasses.filter((one) => ofClass[one] !== 'goal');

/** Full stops inside '2.5 kg' or 'e.g.' end nothing. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=\S)|\s*[\n;]\s*/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence));

/** 'Hi Sage, I want to run' begins with a greeting that says nothing about the rest. */
const polite =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|thanks?(?: you)?(?: so much)?|ok(?:ay)?|sorry|please)(?: (?:there|sage|coach|again|so much|a lot|very much))?\s*[,.!:–-]+\s*)+/i;

function readSentence(sentence: string, inStory: boolean): ReadIntent {
  const rest = sentence.replace(polite, '');
  const isPlain = rest.split(/\s+/).length > 1;
  const said = isPlain ? rest : sentence;
  if (namesNoGoal(said))
    return { intent: 'question', sentence: said, matter: { ...readMatter(said, ['talk']), matter: 'no-goal-yet' } };
  if (isNoWishOfNow(said) || isNoWishByForm(said)) return readAsTalk(said);
  const matter = readMatter(said);
  if (statesWish(said, matter) || namesKindAlone(said, matter)) return asGoal(said);
  const from = shareNeeded(said);
  if (isWish(said, matter, from) && (inStory || !isMereFact(said)) && !tellsMood(said)) return asGoal(said);
  return readAsTalk(said);
}

/** So sure is the kind of 'B1 certificate until 30 April'. */
const certain = 0.9;
/** A fragment that names a kind and a date is no change of a plan where it has no verb for one. */
const namesKindAlone = (sentence: string, { of, shares }: MatterRead): boolean =>
  (of === 'edit' || of === 'own') &&
  shares.talk + shares.news + shares.app < 0.2 &&
  cannotBeEdit(sentence) &&
  !onlyTells(sentence) &&
  !asks(sentence) &&
  chooseKind(sentence).certainty >= certain;

const asGoal = (sentence: string): ReadIntent => ({
  intent: 'goal',
  sentence,
  matter: readMatter(sentence, ['wish', 'vague']),
});

/** 'I want to move my deadline' asks for an answer, and 'I need to use the bathroom' is small talk, whatever a kind knows of it. */
const isNoWish = ({ matter, shares: { edit, own, app, follow, talk } }: MatterRead): boolean =>
  edit + own + app + follow >= 0.5 || talk >= 0.6 || matter === 'break';

/** 'I am a nurse and I'd like to sleep better': the clause alone is a wish that a kind knows. */
const holdsWish = (sentence: string): boolean =>
  !asks(sentence) &&
  !isNoWishOfNow(sentence) &&
  !isNoWishByForm(sentence) &&
  !onlyToTell.test(sentence) &&
  clausesOfWish(sentence).some((clause) => {
    const matter = readMatter(clause);
    const { certainty } = chooseKind(clause);
    const isKnown = certainty >= sure || (certainty >= hinted && isWish(clause, matter, wishFrom.other));
    return isKnown && !isNoWish(matter);
  });

function readAsTalk(sentence: string): ReadIntent {
  const talk = readMatter(sentence, noWishes);
  return { intent: ofMatter[talk.matter] ?? ofClass[talk.of], sentence, matter: talk };
}

function shareNeeded(sentence: string): number {
  if (asks(sentence)) return wishFrom.asked;
  if (/^i want\b/i.test(sentence)) return wishFrom.stated;
  return onlyTells(sentence) ? wishFrom.told : wishFrom.other;
}

/** So sure is the kind of 'I smoke 20 a day' or 'I am scared of flying', which say what shall change. */
const trouble = 0.3;

const asksForChange =
  /\b(?:wish|want(?:ing)?|like|love|dream|hop(?:e|ing)|need|needs|must|should|would|ha(?:ve|s) to|tired of|sick of)\b/i;

/** 'I have two kids and a dog' tells of oneself and asks for nothing. */
const isMereFact = (sentence: string): boolean =>
  (isAboutAnybody(sentence) || onlyTells(sentence)) &&
  !asksForChange.test(sentence) &&
  !beginsWithVerb(sentence) &&
  openingsIn(sentence).length === 0 &&
  (tellsTradeOfOther(sentence) || chooseKind(sentence).certainty < trouble);

/** Words before a mood: 'I am kind of', 'really feeling a bit'. */
const howMuch = "(?:so|too|a bit|bit|kind of|kinda|really|absolutely|quite|rather|just|feel(?:ing)?|i['’]?m|i am|i)";
const feelings = '(?:proud|chuffed|smug|buzzing|gutted|thrilled|pleased|not up for)';
const moods: readonly RegExp[] = [
  // 'Kinda chuffed with my run'
  new RegExp(`^(?:${howMuch} )*${feelings}\\b`, 'i'),
  /\b(?:i['’]?m|i am|feel(?:ing)?) (?:so|really|dead|quite) (?:proud|chuffed|smug|gutted)\b/i,
  // 'Five months off the cigarettes today', 'six weeks without betting and I feel great'
  /\b(?:days?|weeks?|months?|years?) (?:without|off|clean|sober)\b.*\b(?:today|now|already|proud|great|amazing|(?<!to )feel\w*)\b/i,
  // 'All my friends own houses already'
  /^(?:everyone|everybody|people my age|(?:all )?(?:of )?my (?:friends|mates|colleagues)|all (?:of )?my \w+)\b[^,;]*\b(?:already|by now|but me|except me|apart from me)\W*$/i,
  // 'Everyone my age has a house and I still rent'
  /^(?:everyone|everybody|people my age|(?:all )?(?:of )?my (?:friends|mates|colleagues)|all the others)\b.*\b(?:and|but|while) (?:i|i['’]?m|i['’]ve|me)\b/i,
];

/** 'So proud of my run' says how somebody feels and asks for nothing. */
const tellsMood = (sentence: string): boolean =>
  !asksForChange.test(sentence) &&
  !/\bfrom (?:today|now)\b/i.test(sentence) &&
  moods.some((mood) => mood.test(sentence));

/** A wish, or nearly one that a kind of goal knows: 'quit smoking tomorrow'. */
function isWish(sentence: string, { shares }: MatterRead, from: number): boolean {
  const share = shares.wish + shares.vague;
  if (share >= from) return true;
  return (
    shares.news < share &&
    share >= nearly &&
    share + kindCounts * chooseKind(sentence).certainty >= Math.max(from, wishFrom.other)
  );
}

const order: readonly Intent[] = ['question', 'other', 'thanks', 'greeting'];

/** What a tidied message is: a goal wins over a question, a question over thanks, thanks over a greeting. */
export function readIntent(text: string): ReadIntent {
  const inStory = isStory(text);
  const sentences = sentencesOf(text).map((sentence) => sentence.replace(polite, ''));
  const endsInQuestion = closesWithQuestion(sentences);
  const read = sentencesOf(text)
    .map((sentence) => readSentence(sentence, inStory))
    .map((one) => (one.intent === 'goal' && isFact(one.sentence, endsInQuestion) ? readAsTalk(one.sentence) : one));
  const last = read.at(-1);
  const isFarewell = last && (saysGoodbye(last.sentence) || last.sentence.split(/\s+/).length > mostOfAside);
  const leaves = last?.matter.matter === 'goodbye' && isFarewell && clausesOfWish(last.sentence).length === 0;
  const asksAlone = onlyAsks(text, sentences) || (asksOfRecord(read) && !wishesSomething(text));
  const goals = read.filter(
    (one, i) =>
      one.intent === 'goal' &&
      !asksAlone &&
      !isAside(one, read) &&
      (inStory || !isBeside(one, read)) &&
      (inStory || !goesOnTelling(one, read.slice(0, i))) &&
      (inStory || !isFragment(one, read)) &&
      (!leaves || stated.test(one.sentence)),
  );
  const isTold = !inStory && !goals.some(({ sentence }) => hasSignOfWish(sentence));
  if (goals.length > 0 && !isTold) return clearest(goals);
  if (goals.length > 0 && goals.length === read.length)
    return { intent: 'other', sentence: text, matter: readMatter(text, ['talk', 'news', 'advice']) };
  const held = asksAlone ? undefined : read.find(({ sentence }) => holdsWish(sentence));
  if (held) return asGoal(held.sentence);
  const talk = read.map((one) => (one.intent === 'goal' ? readAsTalk(one.sentence) : one));
  const main = talk.filter((one, i) => !isAddition(one, talk.slice(0, i)));
  const first = order.flatMap((intent) => surest(main.filter((one) => one.intent === intent)) ?? [])[0];
  return first ? { ...first, sentence: text } : { intent: 'other', sentence: text, matter: readMatter(text) };
}

/** So sure is a question about one's own record or the app. */
const surelyOfRecord = 0.85;
/** A question that is surely about the record, in a message that states no wish: 'what is left? She will want dates.' */
const asksOfRecord = (read: readonly ReadIntent[]): boolean =>
  !read.some(
    ({ intent, sentence }) =>
      intent === 'goal' &&
      (stated.test(sentence) || (beginsWithVerb(sentence) && !/^(?:need|have|got|gotta)\b/i.test(sentence))),
  ) &&
  read.some(
    ({ intent, sentence, matter: { of, shares } }) =>
      intent === 'question' && asks(sentence) && (of === 'own' || of === 'app') && shares[of] >= surelyOfRecord,
  );

/** What is told or asked beside a question is no wish, unless the person states one. */
const isFact = (sentence: string, endsInQuestion: boolean): boolean =>
  isFirstTime(sentence) ||
  (endsInQuestion && !stated.test(sentence) && (isAboutSelf(sentence) || isQuestion(sentence)));

/** So short are words that only add to the sentence before. */
const mostOfAside = 5;

const tellsWhatThereIs =
  /^(?:but |and |because |since )?(?:i(?:'m| am|'ve| have| can| get| got)?|my|there(?:'s| is| are)|with|it|the|we)\b(?!(?: \w+)? to\b)/i;
const little =
  /\b(?:only|just (?:one|two|a|\d+)|at most|not much|no (?:money|time|energy|gym|car|budget|equipment)|little (?:time|money|energy))\b/i;
/** 'Sick of my job' and 'bad at maths' are no weakness. */
const weak =
  /\b(?:bad(?! at)|weak|sore|stiff|hurts?|hurting|aches?|aching|injured|broken|painful|in pain|(?:tired|ill|sick|busy)(?! of)|away)\b/i;
/** 'I have a bad knee and only two evenings': how little time, money or strength there is. */
const namesLimit = (sentence: string): boolean =>
  tellsWhatThereIs.test(sentence) && (little.test(sentence) || weak.test(sentence));

/** An open question: 'what should I do', but not 'what about moving it'. */
const asksOpenly = /^(?:so |and |but |ok(?:ay)? )?(?:what(?! if| about)|whats|how(?! about)|which|where|when)\b/i;

/** The limit that stands behind an open question, in the person's words. */
export function limitIn(text: string): string | undefined {
  const [first = '', ...others] = text.replace(polite, '').split(/(?<=[.!?])\s+|,\s+/);
  const limit = asksOpenly.test(first) ? others.find((part) => namesLimit(part) && !stated.test(part)) : undefined;
  return limit?.replace(/[.!?]+$/, '');
}

/** 'Be honest' after a question, '54 mins' after news, or a limit after a question, is no wish. 'A half marathon in May' before one is. */
function isAside(one: ReadIntent, all: readonly ReadIntent[]): boolean {
  const { sentence } = one;
  if (stated.test(sentence)) return false;
  const isAfterQuestion = all.slice(0, all.indexOf(one)).some(({ intent }) => intent === 'question');
  if (isAfterQuestion && namesLimit(sentence)) return true;
  if (!isAfterQuestion && !isAboutAnybody(sentence) && chooseKind(sentence).certainty >= certain) return false;
  if (sentence.split(/\s+/).length > mostOfAside) return false;
  const others = all.filter((other) => other.sentence !== sentence);
  return others.some((other) =>
    other.intent === 'question' ? asks(other.sentence) : /\d/.test(sentence) && onlyTells(other.sentence),
  );
}

/** From this share on, a sentence is talk or a question beside which others only tell. */
const clearly = 0.4;

/** What is told beside a question or a mood, in a message that states no wish: what hurts before 'go or rest?'. */
function isBeside({ sentence }: ReadIntent, all: readonly ReadIntent[]): boolean {
  if (all.some((one) => stated.test(one.sentence))) return false;
  if (!onlyAccompanies(sentence)) return false;
  return all.some(
    ({ intent, sentence: other, matter }) =>
      other !== sentence &&
      intent !== 'goal' &&
      mayLead(other) &&
      (asks(other) || isNoWishByForm(other) || matter.shares[matter.of] >= clearly),
  );
}

/** So sure is talk that a few words beside it, '3am', only go on with it. */
const surelyOther = 0.9;

/** 'Coffee and walnut', 'not the runs, I know about those': beside talk, words without a verb or word of a wish are none. */
function isFragment({ sentence }: ReadIntent, all: readonly ReadIntent[]): boolean {
  if (stated.test(sentence) || asksForChange.test(sentence) || beginsWithVerb(sentence)) return false;
  if (openingsIn(sentence).length > 0 || chooseKind(sentence).certainty >= nearly) return false;
  const isClip = sentence.split(/\s+/).length < mostOfAside;
  if (
    isClip &&
    all.some(({ intent, matter: { shares } }) => intent !== 'goal' && shares.talk + shares.own >= surelyOther)
  )
    return true;
  const isMeasured = [sentence, ...all.map((one) => one.sentence)].some((one) => measures.test(one));
  return (
    !isMeasured &&
    all.some(
      ({ intent, sentence: other, matter: { shares, of } }) =>
        other !== sentence && intent !== 'goal' && of !== 'follow' && shares[of] >= clearly,
    )
  );
}
/** 'Please create a roadmap' is an order. */
const beforeOrder = /^(?:(?:please|pls|kindly|just|so|and|sage|(?:can|could|would|will) you),? )+/i;

/** 'There are no hills here' has no word of a wish, no order, no kind and no amount. */
const hasSignOfWish = (sentence: string): boolean =>
  stated.test(sentence) ||
  asksForChange.test(sentence) ||
  measures.test(sentence) ||
  beginsWithVerb(sentence.replace(beforeOrder, '')) ||
  beginsWithGerund(sentence) ||
  openingsIn(sentence).length > 0 ||
  chooseKind(sentence).certainty >= nearly ||
  /^to \p{L}/iu.test(sentence) ||
  /[^\p{ASCII}’“”–—…\p{Extended_Pictographic}]/u.test(sentence) ||
  !holdsVerb(sentence);

/** How much, how long or by when: signs of a wish. */
const measures =
  /\d|%|\b(?:by|before|until|untill|till|within|years?|months?|weeks?|finally|proper|first|just one|(?:is|are) due (?:in|on|next))\b/i;

/** These words lead to what is to come. */
const ahead = /\b(?:by|before|until|till|next|now|then|instead|again|time|please)\b/i;

/** 'Both girls' after 'My sister had twins on Sunday' goes on telling. */
function goesOnTelling({ sentence }: ReadIntent, before: readonly ReadIntent[]): boolean {
  if (asksForChange.test(sentence) || ahead.test(sentence)) return false;
  if (beginsWithVerb(sentence) || openingsIn(sentence).length > 0) return false;
  return before.some(
    (told) =>
      told.intent !== 'goal' &&
      onlyTells(told.sentence) &&
      told.matter.shares.talk + told.matter.shares.news >= sureFrom,
  );
}

/** A few words without a question after a sentence that tells something: 'My aunt rang. Just like that'. */
function isAddition({ sentence }: ReadIntent, before: readonly ReadIntent[]): boolean {
  if (sentence.split(/\s+/).length > mostOfAside - 1 || asks(sentence)) return false;
  return before.some(({ matter }) => matter.of === 'talk' || matter.of === 'news');
}

/** The sentence of which it is surest what it is about. */
const surest = (some: readonly ReadIntent[]): ReadIntent | undefined =>
  some.toSorted((a, b) => sureness(b) - sureness(a))[0];
const sureness = ({ matter: { shares, of, certainty } }: ReadIntent) => shares[of] * certainty;

/** Words in which people state a wish of their own. */
const stated =
  /\b(?:i(?:'d| would)?(?: really| also| just)? (?:want|wanna|need|like|love|wish|hope|plan)|and (?:want|would like|hope|plan) to|my (?:goal|dream|aim))\b/i;

/** The sentence that states the wish most clearly. */
function clearest(goals: readonly ReadIntent[]): ReadIntent {
  const [only, ...others] = goals;
  if (only && others.length === 0) return only;
  const scored = goals.map((goal) => ({
    goal,
    score: chooseKind(goal.sentence).certainty + (stated.test(goal.sentence) ? 0.5 : 0),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).goal;
}

/** From this share on, a class is sure. */
const sureFrom = 0.7;

/** Whether a message is no wish even where a page asks for one: a greeting, a question, bad news, a word to the app. */
export function isSureTalk({ text, intent, about }: { text: string; intent: Intent; about: MatterRead }): boolean {
  if (intent === 'greeting' || intent === 'thanks' || about.of === 'news' || namesNoGoal(text)) return true;
  if (about.of === 'edit' || asksHowToReach(text)) return false;
  return asks(text) || about.shares[about.of] >= sureFrom;
}

/** 'How do I become a nurse?' is a wish where a page asks for a goal. 'How do I hold a guitar?' is none. */
const asksHowToReach = (text: string): boolean =>
  /^(?:so |and )?how (?:do|can|could|would|might|should) (?:i|we) (?!(?:hold|use|know|tell|choose|pick|find out|start|begin)\b)/i.test(
    text,
  ) && chooseKind(text).certainty >= sure;

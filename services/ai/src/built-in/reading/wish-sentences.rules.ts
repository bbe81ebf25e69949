import { isStory } from './choose-by-all.rules.ts';
import { chooseKind, hinted, sure } from './choose-kind.rules.ts';
import { beginsAsOrder, tellsHowItIs } from './no-title.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { type Opening, openingOf, openingsIn } from './wish-openings.ts';
import { beginsWithVerb } from './word-forms.ts';

// Which words of a message are the wish: in a story of 300 words, in a list, beside other people's wishes.

/** A part of a message that may be a wish, with how surely it is one. */
interface Part {
  text: string;
  score: number;
  /** It stands for itself: an item of a list, or opened by 'I want to'. */
  isOwn: boolean;
}

export interface WishesFound {
  main: string;
  /** Wishes of their own beside it. */
  others: readonly string[];
  /** False for a story in which no sentence says what is wanted. */
  isSaid: boolean;
}

/** Full stops in '2.5 kg', 'St. Ives' or 'e.g.' end nothing. */
const sentenceEnd =
  /(?<![\s.](?:\p{Lu}|st|dr|mr|mrs|ms|vs|e\.g|i\.e|no|approx|etc))[.!?]+["')]*\s+(?=\S)|\s*[\n;]\s*/giu;
const itemStart = /(?:^|\s)(?:\(?\d{1,2}[.)]|[a-e]\)|[-*•])\s+(?=\p{L})/gu;

/** The items of '1. lose 5 kg 2. learn to cook'; none for other texts. */
function itemsOf(text: string): string[] {
  const starts = [...text.matchAll(itemStart)];
  const isList =
    starts.length >= 2 && (/[\d(]/.test(starts[0]?.[0] ?? '') ? /1/.test(starts[0]?.[0] ?? '') : starts.length >= 2);
  if (!isList || / - /.test(starts[0]?.[0] ?? '')) return [];
  const items = starts.map((start, i) =>
    text.slice(start.index + start[0].length, starts[i + 1]?.index).replace(/[\s,;.]+$/, ''),
  );
  return items.every((item) => item && item.split(' ').length <= 15) ? items : [];
}

export const sentencesIn = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** After these a new clause begins: 'my mum is ill and I want …', 'after 12 years I'd like …'. */
const clauseBreak =
  /(?:^|[,:(–-]\s*|\b(?:and|but|so|then|yet|because|as|since|now|though|although|hence|anyway|plus|also|that's why|or|honestly|ok|okay|well|actually|today|ideally|basically|please)\s+)$/i;
const frontedPhrase =
  /^(?:after|at|in|with|by|for|this|next|before|now|today|within|on|being|having|until|over|one day|from|instead|someday|every|during|hi|hello|hey|yes|hopefully|last)\b(?! which)[^,]*$/i;
const frontedClause = /^(?:since|when|as|once|because|while|although|though|every time|now that|if)\b[^,]*$/i;
const hasSubject = /\b(?:i|we|he|she|they)\b/i;
/** 'After twelve years as a nurse', 'when I retire': what may stand before 'I want to'. */
const isFronted = (lead: string) =>
  (frontedPhrase.test(lead) && !hasSubject.test(lead)) || (frontedClause.test(lead) && lead.split(' ').length <= 12);
const says =
  /\b(?:says?|said|thinks?|reckons?|told me|tells? me|suggest(?:s|ed)|advised?|believes?|insists?)(?: that)?\s+$/i;

const beginsClause = (sentence: string, { index }: Opening): boolean => {
  const lead = sentence.slice(0, index);
  return clauseBreak.test(lead) || isFronted(lead.trim()) || says.test(lead);
};

const noThing = '(?:i|we|he|she|they|it|you|that|this|there|what|which|who|everything|nothing)';
/** 'My landlord is selling and we have to be out' says it of 'we'. */
const noClause = String.raw`(?!\b(?:and|but|so) (?:i|we|he|she|they|you)\b)`;
/** 'The garage has to be empty by Friday' says how something shall be. */
const outcome = new RegExp(
  String.raw`^(?:so |and |but )?((?!${noThing}\b)(?:${noClause}[^,.]){3,40}?) (?:(?:has|have|needs?|ought) to|must) be (?!(?:a|an|the|in|at|more|there)\b)(?=\p{L})`,
  'iu',
);

/** 'Divorced, ready to date again' and '68, always wanted to play the piano' leave out who wants it. */
const withoutWho =
  /(?<=, )(?:(?:always|just|really|finally|now) )?(?:ready|hoping|determined|wanted|want|need) to (?=\p{L})/iu;
/** 'Two jobs, want at least one free day' */
const wantsThing =
  /(?<=, )(?:just |really )?(?:want|need) (?=(?:like |about )?(?:at least|an?|my|our|some|more|\d+) )/iu;

/** 'I'm a nurse in Glasgow wanting to move up' says who wants it in the same breath. */
const whoWants =
  /^((?:i'm|i am|im|we're|we are|i work|i've been|i have been)\b[^,.;:]{3,80}?),? (?=(?:wanting|hoping|looking|planning|aiming) to |thinking (?:of|about) |looking for )/iu;

/** 'Me and my wife both on small wages want to buy a flat' */
const bothWant =
  /^(?:me and my \p{L}+|my \p{L}+ and (?:i|me)|the two of us|both of us)\b[^,.;:]{0,50}? (?=(?:want|need|hope|plan|would like|would love) (?:to )?)/iu;

/** 'Can't go on like this gotta sort out my schedule': no comma stands before such a word. */
const withoutComma =
  /(?<=[\p{L}\d])(?<!\b(?:i|we|u|you|they|he|she|who|that|what|not|just|really|still|also|to|im|i'm|never|all|only|and|but|so))(?<!,|n['’]?t) (?=(?:wanna|gonna|gotta) \p{L})/giu;

/** A sentence with 'I want to' where its person left that out. */
const inFull = (said: string): string =>
  said
    .replace(withoutComma, ', ')
    .replace(outcome, 'I want $1 ')
    .replace(withoutWho, 'I want to ')
    .replace(wantsThing, 'I want ')
    .replace(bothWant, 'we ')
    .replace(whoWants, "$1, I'm ");

/** The clauses of a sentence that say outright what somebody wants: 'I'd like to go back to work' behind who one is. */
export function clausesOfWish(said: string): string[] {
  const sentence = inFull(said);
  const first = openingOf(sentence);
  const starts = [
    ...(first && first.weight >= 3 ? [0] : []),
    ...openingsIn(sentence)
      .filter((opening) => opening.index > 0 && opening.weight >= 3 && beginsClause(sentence, opening))
      .map(({ index }) => index),
  ];
  return starts.map((start, i) =>
    sentence.slice(start, starts[i + 1]).replace(/,\s.*$|[\s,]+(?:and|but|so)?[\s,]*$/is, ''),
  );
}

const pointsBack = anyOf(['it/them/that/this/these/those/her/him/there/so/then/again/too/one/ones']);
/** 'get that grade', 'finish it': what is meant stands in another sentence. */
export const pointsFirst = /^(?:\S+ ){0,4}(?:it|them|there|these|those)\b|^(?:\S+ ){1,2}(?:that|this) (?!i\b|we\b)/i;
/** 'I need to do something about it' says that a wish is there, not which. */
const saysLittle = anyOf(
  [
    'do/make/change/try/stop/get/fix/sort/start/finish/have/face/know/keep/end/manage/see something/anything/some? about/of/with? it/this/that/them/so',
    'help/advice/tips/support/a_plan/your/you/someone/somebody/some_help/ideas/a_break/a_change/change/more_time',
    'know/ask/say/mention/explain/tell_you/talk_to_you/add/be_honest/clarify/thank/apologise/admit/hear/be_clear/stress/share',
    'be_right/be_sad/cry/scream/sleep_on/shine/fix_him/fix_her/lie/complain/whinge/bother',
    'believe/think/wait/stop_talking/go_into_detail/carry_on_like/go_on_like/live_like',
    'it/this/that/them/these/him/her',
  ],
  { before: '^', after: '(?![\\w])' },
);
const adds =
  /\b(?:also|another|second(?:ly)?|as well|besides|on top of that|plus|next to that|additionally|too|other)\b/i;
const longAgo = /\b(?:wanted|wanting|hoped|tried|planned|dreamt|dreamed|was|were|had)\b/i;
const always = /\b(?:always|ever since|for years|for ages|long)\b/i;
const cue =
  /\b(?:finally|more than anything|this time|ideally|this year|next year|by the end|before|by (?:my|the|next|\w+day)|in \d{4}|20\d\d)\b|\d/i;
const subject =
  /^(?:i|we|my|our|he|she|they|it|you|there|his|her|their|that|this|the|last|so a|nobody|everyone|people|mum|dad)\b/i;

const certaintyOf = (text: string) => chooseKind(text).certainty;

/** In a story 'I can train on Tuesdays' says what is possible, not what is wanted. */
function scoreOfOpened(text: string, opening: Opening, { lead, inStory }: { lead: string; inStory: boolean }): number {
  const rest = text.slice(opening.length).trim();
  const words = text.slice(0, opening.length);
  let score = opening.weight + Math.min(certaintyOf(rest), 0.9) * 1.5;
  if (saysLittle.test(rest) || rest.split(' ').length < 2) score -= 2.5;
  if (longAgo.test(words) && !always.test(`${lead} ${words}`)) score -= 2;
  if (says.test(lead)) score -= 1;
  if (/\bif\s*$/i.test(lead)) score -= 2;
  if (adds.test(words)) score -= 1.5;
  if (cue.test(rest)) score += 0.5;
  if (inStory && pointsFirst.test(rest)) score -= 1.5;
  if (inStory && opening.weight < 3) score -= 2;
  return score;
}

/** 'Screen time is 9 hours a day': 'screen' is no verb here. */
const statement = /^(?:\p{L}+ ){1,3}(?:is|are|was|were) (?!to\b)/iu;

const salutation =
  /^(?:(?:hi|hello|hey|thanks|thank you|good (?:morning|evening|afternoon))\b[^,]*|(?:respected|dear) (?:sir|madam|team|coach|all)\b[^,]*)$/i;

/** What stands in a sentence without an opening, or before the first one. */
function scoreOfBare(
  text: string,
  { isAlone, isFirst, inStory }: { isAlone: boolean; isFirst: boolean; inStory: boolean },
): number {
  if (!text || salutation.test(text)) return -1;
  const certainty = certaintyOf(text) * 1.2;
  if (statement.test(text)) return 0.2 + certainty * 0.5;
  if (beginsAsOrder(text) && !tellsHowItIs(text))
    return (saysLittle.test(text) ? 1 : 3) + (isFirst && !inStory ? 1.5 : 0) + certainty;
  if (subject.test(text)) return 0.2 + certainty * 0.5;
  return (isAlone ? 2 : 0.8) + certainty * 0.6;
}

function partsOf(said: string, place: { isAlone: boolean; isFirst: boolean; inStory: boolean }): Part[] {
  const { inStory } = place;
  const sentence = inFull(said);
  const places = openingsIn(sentence).filter((opening) => beginsClause(sentence, opening));
  const ends = places.map((_, i) => places[i + 1]?.index ?? sentence.length);
  const opened = places.map((opening, i) => {
    const text = sentence.slice(opening.index, ends[i]).replace(/[\s,]+(?:and|but|so|then|also|or)?[\s,]*$/i, '');
    return {
      text,
      score: scoreOfOpened(text, opening, { lead: sentence.slice(0, opening.index), inStory }),
      isOwn: opening.weight >= 3,
    };
  });
  const head = sentence
    .slice(0, places[0]?.index ?? sentence.length)
    .replace(/[\s,]+(?:and|but|so|then|also|or)?[\s,]*$/i, '');
  if (places.length > 0 && (places[0]?.index === 0 || isFronted(head))) return opened;
  const lead = openingOf(head);
  if (lead)
    return [
      { text: head, score: scoreOfOpened(head, lead, { lead: '', inStory }), isOwn: lead.weight >= 3 },
      ...opened,
    ];
  const bare = head.replace(/^(?:(?:and|so|then|also|or|but|maybe|perhaps|plus)[\s,]+)+/i, '');
  const score = scoreOfBare(bare, { ...place, isAlone: place.isAlone && places.length === 0 });
  return [{ text: bare, score, isOwn: beginsWithVerb(bare) }, ...opened];
}

/** 'and' joins the halves of one wish more often than two wishes. */
const verySure = 0.8;
const verbAfterAnd =
  /(?:,\s+(?:and\s+|then\s+|also\s+)+|\s+(?:and also to|and also|and to|and then|and|&|\+|then|and also|and to|as well as)\s+)(?=\p{L})/giu;

function isAnother({ body, second, joint }: { body: string; second: string; joint: string }): boolean {
  const [a, b] = [chooseKind(body), chooseKind(second)];
  if (a.kind === b.kind) return false;
  if (/\b(?:to|also)\b/i.test(joint)) return Math.max(b.certainty, b.ofArchetype) >= hinted;
  return a.certainty >= verySure && b.certainty >= verySure && a.category !== b.category && beginsWithVerb(body);
}

/** 'learn Spanish and run a 10k' as two, when each has a verb of its own and they are of different kinds. */
function apart(wish: string): string[] {
  for (const joint of wish.matchAll(verbAfterAnd)) {
    const first = wish.slice(0, joint.index);
    const second = wish.slice(joint.index + joint[0].length).replace(/^(?:to|also|then)\s+/i, '');
    const opening = openingOf(first);
    const body = opening ? first.slice(opening.length).trim() : first;
    if (body.split(' ').length < 2 || body.includes(',') || pointsBack.test(second) || !beginsWithVerb(second))
      continue;
    if (isAnother({ body, second, joint: joint[0] })) return [first, ...apart(second)];
  }
  return [wish];
}

const manyWords = 60;

/** 'We want to fly in October' says when, of the wish beside it. */
const saysWhen =
  /^(?:fly|go|travel|leave|arrive|start|begin|finish|be (?:there|done|ready)) (?:(?:out|back|off) )?(?:in|by|on|before|around|next|this)\b/i;

/** 'Cook two dinners for her' needs no other sentence. */
const forWhom = /(?<= .* )(?:for|with) (?:her|him|them)[.!]?$/i;

/** Two wishes are two when each could stand alone and they are of different kinds. */
function isOther(part: Part, { main, text }: { main: Part; text: string }): boolean {
  if (part === main || !part.isOwn || part.score < 3.4) return false;
  const opening = openingOf(part.text);
  const rest = (opening ? part.text.slice(opening.length) : part.text).trim();
  if (pointsBack.test(rest.replace(forWhom, '')) && !/\btoo$/i.test(rest)) return false;
  if (saysLittle.test(rest) || saysWhen.test(rest)) return false;
  const { kind, certainty, ofArchetype } = chooseKind(rest);
  const isAdded = adds.test(text.slice(Math.max(0, text.indexOf(part.text) - 30)).slice(0, 80));
  if (Math.max(certainty, ofArchetype) < (isAdded ? hinted : sure) || kind === chooseKind(main.text).kind) return false;
  return isAdded || text.split(' ').length < manyWords;
}

/** '(I'd need my licence as well)' parts a wish in two. */
const remark = /\s*\((?:i|we|he|she|they|it|my|our|which|who|that)\b[^()]*\)\s*/gi;
const most = 5;
const leastSaid = 2.6;

/** The words of a tidied message that say what its person wants, the main wish apart from further ones. */
export function wishesIn(message: string): WishesFound {
  const text = message.replace(remark, ' ');
  const [item, ...items] = itemsOf(text);
  if (item) return { main: item, others: items.slice(0, most), isSaid: true };
  const sentences = sentencesIn(text);
  const parts = sentences.flatMap((sentence, i) =>
    partsOf(sentence, { isAlone: sentences.length === 1, isFirst: i === 0, inStory: isStory(text) }),
  );
  const main = parts.reduce<Part | undefined>(
    (best, part) => (!best || part.score > best.score ? part : best),
    undefined,
  );
  if (!main) return { main: text, others: [], isSaid: true };
  const [first = main.text, ...joined] = apart(main.text);
  const others = parts.filter((part) => isOther(part, { main, text })).flatMap((part) => apart(part.text));
  return {
    main: first,
    others: [...joined, ...others].slice(0, most),
    isSaid: sentences.length < 3 || main.score >= leastSaid,
  };
}

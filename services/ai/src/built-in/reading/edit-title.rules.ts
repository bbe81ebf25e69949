import { anyOf, wordsOf } from './phrases.rules.ts';
import { upperFirst } from './tidy-words.rules.ts';

/** New words for a step or goal, with the words that say which one: 'call step 2 “Fix my CV”'. */
export interface NewTitle {
  /** What is renamed, in the person's words. */
  what: string;
  title: string;
  /** The words name what the step is about, and may lack a verb: 'step 5 should be charcoal stove'. */
  isThing?: true;
}

const quote = '["\'“”‘’«»]';
const quoted = new RegExp(`${quote}([^"“”«»]{2,120}?)${quote}(?=$|[\\s.,!?)])`, 'g');
const renames = /\b(?:rename|re-?word|retitle|call|name|change|rewrite|label|replace|swap|turn|make|edit|becomes)\b/i;
const says =
  /\b(?:should|could|must|ought to|can|to)\s+(?:be\s+)?(?:say|read|be called|be named|called|named|titled|be)\b/i;

const named = [
  'step|goal|plan|number|first|second|third|fourth|fifth|sixth|seventh|eighth',
  'last|whole thing|it|this|roadmap|\\d{1,2}(?:st|nd|rd|th)|ninth|tenth',
].join('|');
/** A step by its number, as the whole of what is named: 'step 5', 'number 4', '4', 'the 7th step'. */
const numberedStep =
  '(?:(?:the )?(?:step|number|no\\.?|#) ?)?(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)|the \\w+ (?:step|one)';
const soItSays = '(?:to|into|(?:so )?(?:it |that )?says?|so it reads|:)';
const patterns: readonly RegExp[] = [
  // 'Change the words one to: learn 300 words', 'call step 5 this: start every game'
  /\b(?:change|rename|call|make|set|turn|name|reword|title)\s+(?<what>(?:the\s+)?[\p{L}\d' -]{2,40}?(?:\s+(?:one|step|bit|part|thing))?)\s+(?:to|into|this|that|as follows|so)\s*:\s*(?<title>.+)$/iu,
  // 'Step 1 is wrong, she speaks Quechua. Call it Find a Quechua teacher'
  new RegExp(
    `(?:^|[.!?;,] |\\b(?:and|but|also|so) )(?<what>${numberedStep})\\b[^.!?]*[.!?;,-]+ (?:so |please |can you )*(?:call|name|rename|make) (?:it|that|this|that one)(?: to)?:? (?<title>(?-i:\\p{Lu}).+)$`,
    'iu',
  ),
  // 'Number 3 just put Make the shelf'
  /\b(?<what>(?:step|number|no\.?) ?\d{1,2}),? (?:just |please |can you |you can )*(?:put|write|say|should be|make it|to) (?<title>(?-i:\p{Lu}).+)$/iu,
  // '7: Paint the menu board'
  new RegExp(
    `^\\W*(?<what>${numberedStep})\\s*(?::|[-–—]) ?(?<title>(?!done\\b|finished\\b)(?-i:\\p{Lu})\\p{L}+ .+)$`,
    'iu',
  ),
  /\b(?:rename|re-?word|retitle|relabel|rewrite)\s+(?<what>.+?)\s+(?:to|as|into|so it says|:)\s*(?<title>.+)$/i,
  /\b(?:change|set)\s+(?:the\s+|my\s+)?(?<what>(?:goal'?s?\s+)?(?:name|title))\s+to\s+(?<title>.+)$/i,
  /\b(?<what>.+?)\s+becomes\s+(?<title>.+)$/i,
  // 'Step 5 change to: send the list'
  new RegExp(
    `(?:^|[.!?;,] |\\b(?:and|but|also|so) )(?<what>${numberedStep})[:,]? (?:please |to be )?(?:changed?|changes|renamed?|reword(?:ed)?) (?:to|into|as):? (?<title>.+)$`,
    'i',
  ),
  /\bchange\s+(?:the\s+)?(?:name|title|wording|text|words)\s+of\s+(?<what>.+?)\s+(?:to|into|:)\s*(?<title>.+)$/i,
  /\b(?:replace|exchange|substitute)\s+(?<what>.+?)\s+(?:with|by)\s+(?<title>.+)$/i,
  /\b(?:swap|switch)\s+(?<what>.+?)\s+for\s+(?<title>.+)$/i,
  new RegExp(
    `\\b(?:change|turn|make)\\s+(?<what>(?:the\\s+)?(?:step|number|\\w+ (?:step|one))\\b.*?)\\s+${soItSays}\\s*(?<title>(?!the (?:top|end|start|beginning)\\b|be done).+)$`,
    'i',
  ),
  /\b(?<what>.+?)\s+(?:should|must|could|ought to|needs to|can)\s+(?:rather\s+|really\s+|instead\s+)?(?:say|read|be called|be named|be titled|be worded)\s+(?<title>.+)$/i,
  new RegExp(
    `\\b(?:call|name|title)\\s+(?<what>(?:the\\s+|my\\s+|this\\s+)?(?:${named})\\b[\\w ]{0,20}?)\\s+(?<title>["'“‘A-Z].+)$`,
  ),
  /\binstead of\s+(?<what>.+?),?\s+(?:it should be|make it|put|say|do|let'?s do|i'?d rather|call it)\s+(?<title>.+)$/i,
];
/** 'Step 5 should be charcoal stove and pots', but not 'step 5 should be first' or 'easier'. */
const shouldBe = new RegExp(
  `(?:^|[.!?;,] |\\b(?:and|but|also|so) )(?<what>${numberedStep}) (?:should|must|could|has to|needs to) (?:rather |really )?be (?<title>\\p{L}+ .+)$`,
  'iu',
);
/** What says where, when or how, and is no new title. */
const noTitle = anyOf(
  wordsOf(`first last second third before after in by on at until done due moved removed split deleted dropped easier harder smaller
  shorter longer earlier later sooner two three more less weekly daily gone ok fine about ready finished possible enough much way too
  optional number step under over the called named titled worded renamed`),
  { before: '^' },
);
/** Behind a title: what it replaces, why, and what else is asked. */
const behindTitle = new RegExp(
  [
    ',? (?:not|no longer|instead of|rather than) ',
    '[,;.!]? (?:and|then) (?:then |also |please )?(?:change|tick|mark|add|move|drop|remove|push|set|make|put|give)\\b',
    ', (?:the date|the rest|i|we|because|since|so|as|it|that|she|he|they|please|thanks|if)\\b',
    '(?<!\\b(?:dr|st|mrs?|ms|prof|ch|vol|pp?|no|mt))[.!?] ',
    '[.!?]? ?\\((?:not|was|instead|no)\\b',
  ]
    .map((start) => `(?:${start}).*$`)
    .join('|'),
  'iu',
);
export const withoutBehind = (title: string): string => title.replace(behindTitle, '');
const unquoted = (title: string) =>
  withoutBehind(title)
    .trim()
    .replace(/^(?:to )?(?:say|read|be called|be)[: ]\s*(?=["“‘\p{Lu}\d])/u, '')
    .replace(new RegExp(`^${quote}+|${quote}+[.!?]*$|[.!?]+$`, 'g'), '')
    .replace(/\s+(?:instead|please|pls|thanks|now)$/i, '')
    .trim();

/** 'Split it into two' and 'change the last one to match' give no new words. */
const isCount = /^(?:two|three|four|halves|parts|pieces|bits|several|smaller|match(?: it| that)?$)\b/i;

/** Nobody asks for new words in a longer text, and the patterns take the square of its length. */
const longestText = 400;
const longestTitle = 120;

/** The new words that a text asks for. Undefined when it names none, or more than a title holds. */
export function readNewTitle(text: string): NewTitle | undefined {
  const found = text.length > longestText ? undefined : titleIn(text);
  return found && found.title.length <= longestTitle ? found : undefined;
}

function titleIn(text: string): NewTitle | undefined {
  const inQuotes = [...text.matchAll(quoted)].map(([, words = '']) => words.trim());
  const [first, second] = inQuotes;
  if (first && second && renames.test(text)) return { what: first, title: upperFirst(second) };
  if (first && (renames.test(text) || says.test(text))) {
    const at = text.indexOf(first);
    return { what: text.slice(0, at - 1).replace(renames, ' '), title: upperFirst(first) };
  }
  const { what: step, title: thing } = shouldBe.exec(text)?.groups ?? {};
  if (step && thing && !noTitle.test(thing)) return { what: step, title: unquoted(thing), isThing: true };
  for (const pattern of patterns) {
    const { what, title } = pattern.exec(text)?.groups ?? {};
    if (what && title && unquoted(title).length > 2 && !isCount.test(title))
      return { what, title: upperFirst(unquoted(title)) };
  }
  return undefined;
}

const ofGoal = '(?:the|my|this) (?:whole )?goal';
const asksToName =
  '(?:so |please |can you |and )*(?:name|call|rename|title) (?:the |my |this )?(?:whole )?(?:goal|plan|thing|it)';
/** 'Call it Clean lungs', 'the goal's name to: Build a canoe' */
const goalTitles: readonly RegExp[] = [
  new RegExp(`\\b(?:rename|retitle|re-?name) ${ofGoal}(?: to| as| into|:)?:? (?<title>.+)$`, 'i'),
  new RegExp(
    `\\b(?:name|title) of ${ofGoal},? (?:(?:and|but|so) )?(?:i want it|i'd like it|it should|it must|it can|should) (?<title>.+)$`,
    'i',
  ),
  /^(?:please |can you |could you )?(?:(?:re)?name|call|title|retitle) (?:it|this|this one|the goal|the whole thing|my goal)(?: to| as)?:? (?<title>.+)$/i,
  /^rename (?:it )?to (?<title>.+)$/i,
  /\b(?:goal['’]?s?|its) (?:name|title)(?: to| should be| is)?:? (?<title>.+)$/i,
  /^\W*(?:new|better|other) (?:title|name|heading)(?: for (?:it|the goal|this))?(?: is|:| -)? (?<title>.+)$/i,
  /^\W*(?:can|could|should|may|shall|must) (?:it|this|the goal|this goal|my goal|the whole thing) (?:not )?be (?:called|named|titled|renamed)(?: to)?:? (?<title>.+)$/i,
  // 'Our chat is called Mums on the Run, name the goal that'
  new RegExp(
    `\\b(?:called|named|it|is|:) (?<title>[\\p{Lu}"“'‘][^.!?;,]{3,60}?)["”'’]?[,.;!]+ ${asksToName} (?:that|like that|the same)\\b`,
    'u',
  ),
  /\b(?:call|name|rename|retitle) (?:the|this|my) (?:whole )?(?:goal|plan|thing|roadmap)(?: to| as)?:? (?<title>[\p{Lu}"“'‘].+)$/u,
];

/** The new title of the goal, where a message names the goal or 'it'. */
export function readGoalTitle(text: string): string | undefined {
  const found = text.length > longestText ? undefined : goalTitles.find((pattern) => pattern.test(text))?.exec(text);
  const title = found?.groups?.['title'];
  const words = title && unquoted(title);
  return words && words.length > 2 && words.length <= longestTitle ? upperFirst(words) : undefined;
}

const isNot = "(?:\\b(?:it'?s|its|that'?s|they'?re)|(?<=\\p{L}) (?:is|are))\\s+not\\s+(?:just |only )?";
const butIs = "(?:but|it'?s|its|it is|they'?re|that'?s)";
const correction = new RegExp(
  `${isNot}(?:an? |the )?(?<wrong>.+?)[,;.]?\\s+${butIs}\\s+(?:an? |the )?(?<right>[^.,;!]+)`,
  'iu',
);

const thing = '(?:an? |the |my |our |his |her |their |any |new )*';
const word = "[\\p{L}][\\p{L}'’-]{2,}";
const rightWords = `(?<right>${word}(?: ${word})?)`;
const wrongWord = `(?<wrong>${word})`;
const over = '(?:rather than|instead of|and not|not)';
const preposition = '(?:in|at|to|with|for|by|on|from|of|via)';
/** What is no thing: 'the doctor says no running', 'it is not'. */
const noThing = anyOf(
  wordsOf(`is are was were be been has have had do does did will would can could should say says said
  it that this we they there you so but and free until till before after really just today now
  january february march april may june july august september october november december`),
);
/** 'The weather is the problem, not the road' */
const isComplaint = /^(?:\S+ )?(?:problem|reason|question|issue|trouble|worry)$/i;
const isThing = (words: string) => !noThing.test(words) && !isComplaint.test(words);
/** 'I prefer tableau' names tableau. */
const withoutVerb = (words: string) =>
  words.replace(/^(?:prefer|want|like|use|using|do|doing|take|taking|with|have|get|via) (?=\p{L})/iu, '');
/** People whose place others take: 'my brother moved away, but my aunt will come'. */
const person =
  'brother|sister|mum|mom|dad|mother|father|aunt|uncle|cousin|neighbour|neighbor|friend|wife|husband|partner|boss|manager|teacher|colleague|doctor|son|daughter|flatmate|mate|starters?|apprentice';
/** How people say that one thing takes the place of another. */
const exchanges: readonly RegExp[] = [
  // 'Porto rather than Lisbon', 'an oak wardrobe, not a staircase', 'a shower put in now, no new bath'
  new RegExp(
    `${rightWords}(?: (?:put in|now|then|please))*(?:, (?:not|no)|,? ${over}) (?:${preposition} )?${thing}${wrongWord}`,
    'giu',
  ),
  // 'not his teacher, Mrs Novak', 'no tango, two polkas instead'
  new RegExp(
    `\\b(?:[Nn]ot|[Nn]o) ${thing}${wrongWord},? (?:but |it's |in |at |rather )?${thing}(?<right>\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?|${word}(?= instead))`,
    'gu',
  ),
  // 'swap Tableau for Power BI'
  new RegExp(
    `\\b(?:swap|switch|replace|exchange|change) ${thing}${wrongWord} (?:for|to|with|by) ${thing}(?<right>[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2}?)(?= (?:please|now|instead|and)\\b|[.,;!?]|$)`,
    'giu',
  ),
  // 'the patches give me a rash, gum instead'
  new RegExp(
    `\\b${wrongWord}\\b[^.!?]*?[,;–-] ?(?:i'd like |let's do |let's take |i'll take |so )?${thing}(?<right>${word}) instead\\b(?! of)`,
    'giu',
  ),
  // 'the brother moved to Leeds, but my aunt will sit with me'
  new RegExp(
    `\\b${thing}(?<wrong>${person})\\b[^.!?]*?(?:,|\\bbut\\b|\\bso\\b) ?(?:but |so )?(?:there's )?(?:my |our |an? )(?<right>(?:${person})(?-i: \\p{Lu}\\p{L}+)?)`,
    'giu',
  ),
];

/** Things that take the place of other ones, as each way of saying it reads them. */
export function readExchanges(text: string): { wrong: string; right: string }[] {
  if (text.length > longestText) return [];
  return exchanges.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups: { wrong, right } = {} }) =>
      wrong && right && isThing(right) && wrong.toLowerCase() !== right.toLowerCase()
        ? [{ wrong, right: withoutVerb(right) }]
        : [],
    ),
  );
}

const newThing = `(?<right>(?:only |just )?(?:an? )?${word}(?: ${word}){0,2})`;
const change = '(?:change|switch|swap|turn)';
const pointed = '(?:it|that|this|them|that one|this one|that step|this step|that bit)';
const then = '(?: (?:please|then|now))*';
const behind = `(?<=[,;:.!?–-] ?|^|\\b(?:so|and|but|please|you|can we|lets|let's|we) )`;
/** How people say what comes instead of a thing that they have named before. */
const replacements: readonly RegExp[] = [
  // 'gum makes me dizzy, change it to patches'
  new RegExp(`\\b${change} ${pointed} (?:in)?to ${newThing}${then}(?=[.,;!?]|$)`, 'iu'),
  new RegExp(`\\b(?:switch|swap) ${pointed} (?:for|with) ${newThing}${then}(?=[.,;!?]|$)`, 'iu'),
  // 'we do satin, change it'
  new RegExp(
    `\\b(?:i|we|i'll|we'll|let's|lets) (?:do|use|take|want|have|prefer|go (?:for|with)) ${newThing}(?: instead)?[,.;!]+ (?:so |please )*${change} (?:it|that)`,
    'iu',
  ),
  // 'the photo wall is too much. Make it only a small album'
  new RegExp(
    `${behind}make ${pointed} (?<right>(?:only |just )?an? ${word}(?: ${word}){0,2})${then}(?=[.,;!?]|$)`,
    'iu',
  ),
  // 'gas costs too much now, charcoal stove instead'
  new RegExp(`${behind}(?:use |do |take |buy |get |try )?${newThing} instead${then}(?=[.,;!?]|$)`, 'iu'),
];

const longThing = "(?<right>[\\p{L}][\\p{L}'’-]*(?: [\\p{L}\\d'’-]+){1,8}?)";
const wouldDo =
  "(?:i'd rather|i would rather|i want to|i'd like to|i would like to|i'd prefer to|i prefer to|let's|lets|let me|(?:can|could) (?:i|we)|we'll|i'll|(?:i|we) will|we could|just|maybe)";
const atEnd = '(?=[.,;!?]|$)';
/** As above, for things of more words, which a step's verb or their own goes before. */
const longReplacements: readonly RegExp[] = [
  // 'the dinner scares me, turn it into tea with one person'
  new RegExp(`\\b${change} ${pointed} (?:in)?to ${longThing}${then}${atEnd}`, 'iu'),
  new RegExp(`\\b(?:switch|swap|replace) (?:${pointed} )?(?:for|with|by) ${longThing}${then}${atEnd}`, 'iu'),
  // 'one friend is no test. I want to do an open mic instead of that'
  new RegExp(`\\b${wouldDo} ${longThing} instead(?: of (?:that|it|this|them))?${then}${atEnd}`, 'iu'),
  // 'the dinner is too much stress. Maybe just one person for tea'
  new RegExp(
    `${behind}(?:maybe|perhaps|make it|(?:could|can) (?:it|that|this) be|let it be|(?:could|can) (?:it|that|this) (?:just|only) be) (?:just |only )?${longThing}${atEnd}`,
    'iu',
  ),
  new RegExp(`${behind}make ${pointed} (?<right>an? [\\p{L}\\d'’-]+(?: [\\p{L}\\d'’-]+){1,6}?)${then}${atEnd}`, 'iu'),
];
/** 'Change the back and front to a Fair Isle yoke' */
const changed = new RegExp(
  `(?:^|[.!?;,] |\\b(?:so|and|please|can you|could you|let's|lets) )(?:change|turn|switch|make) (?:the |my |our )?(?<what>[\\p{L}\\d'’ -]{3,60}?) (?:in)?to (?<right>an? ${word}(?: [\\p{L}\\d'’-]+){0,6}?)${then}${atEnd}`,
  'iu',
);
const complainsWords = [
  String.raw`too|scar\w*|stress\w*|can't|cant|cannot|can not|hate|afraid|fear|nervous|shy|boring|expensive`,
  String.raw`enough|much|hard|won't|wont|don't|dont|never|no longer|not|full|shut|closed|dread\w*|panic\w*`,
  String.raw`worr\w*`,
];
const complains = new RegExp(String.raw`\b(?:${complainsWords.join('|')})\b`, 'i');
/** 'Turn it into', 'swap for': who says so needs no complaint. */
const outright = new RegExp(`^(?:${change}) `, 'i');
const noLongThing = anyOf(
  wordsOf(`it that this we i they you there so but and me later earlier more less next something anything someone everything
  easier harder smaller shorter gentler slower in on by at to for until till before after half once twice daily every`),
  { before: '^(?:an? |the )?' },
);
const countsTime =
  /^(?:an?|one|two|three|four|five|six|\d+) (?:\p{L}+ )?(?:steps?|parts?|weeks?|months?|days?|hours?|minutes?|years?|times?|evenings?|mornings?|bit|lot|little|priority|habit)\b/iu;

/** Words for the whole of a step that a message complains of. */
export function readLongReplacement(text: string): { before: string; right: string } | undefined {
  if (text.length > longestText) return undefined;
  const { what, right: thing } = changed.exec(text)?.groups ?? {};
  if (what && thing && !noLongThing.test(thing) && !countsTime.test(thing)) return { before: what, right: thing };
  for (const pattern of longReplacements) {
    const found = pattern.exec(text);
    const right = found?.groups?.['right']?.replace(/^(?:only|just|do) (?=\p{L}+ )/iu, (words) =>
      /^do/i.test(words) ? words : '',
    );
    const before = text.slice(0, found?.index ?? 0);
    const isToldOutright = outright.test(found?.[0] ?? '');
    if (
      found &&
      right &&
      (isToldOutright || complains.test(before)) &&
      !noLongThing.test(right) &&
      !countsTime.test(right)
    )
      return { before, right };
  }
  return undefined;
}

/** 'Make it a priority' and 'change it to something easier' name no other thing. */
const noReplacement = anyOf(
  wordsOf(`bit little lot few couple week weeks month months day days year while priority habit challenge step goal must rule date deadline
  something anything another easier harder smaller shorter less more different every once twice daily weekly later earlier one two three
  first last second`),
  { before: '^(?:an? )?' },
);

/** What comes instead of a thing named before, with the words that name it: 'gum makes me dizzy' and 'patches'. */
export function readReplacement(text: string): { before: string; right: string } | undefined {
  if (text.length > longestText) return undefined;
  for (const pattern of replacements) {
    const found = pattern.exec(text);
    const right = found?.groups?.['right']?.replace(/^(?:only|just) /i, '');
    if (found && right && isThing(right) && !noReplacement.test(right))
      return { before: text.slice(0, found.index), right: withoutVerb(right) };
  }
  return undefined;
}

/** 'it's not two friends, it's my mum': words of a title that are wrong, and the right ones. */
export function readCorrection(text: string): { wrong: string; right: string } | undefined {
  const { wrong, right } = (text.length > longestText ? undefined : correction.exec(text)?.groups) ?? {};
  return wrong && right ? { wrong: unquoted(wrong), right: unquoted(right) } : undefined;
}

import { upperFirst } from './tidy-words.rules.ts';

/** New words for a step or goal, with the words that say which one: 'call step 2 “Fix my CV”'. */
export interface NewTitle {
  /** What is renamed, in the person's words. */
  what: string;
  title: string;
}

const quote = '["\'“”‘’«»]';
const quoted = new RegExp(`${quote}([^"“”«»]{2,120}?)${quote}(?=$|[\\s.,!?)])`, 'g');
const renames = /\b(?:rename|re-?word|retitle|call|name|change|rewrite|label|replace|swap|turn|make|edit|becomes)\b/i;
const says =
  /\b(?:should|could|must|ought to|can|to)\s+(?:be\s+)?(?:say|read|be called|be named|called|named|titled|be)\b/i;

const named = [
  'step|goal|plan|number|first|second|third|fourth|fifth|sixth|seventh|eighth',
  'last|whole thing|it|this|roadmap',
].join('|');
const patterns: readonly RegExp[] = [
  /\b(?:rename|re-?word|retitle|relabel|rewrite)\s+(?<what>.+?)\s+(?:to|as|into|so it says|:)\s*(?<title>.+)$/i,
  /\b(?:change|set)\s+(?:the\s+|my\s+)?(?<what>(?:goal'?s?\s+)?(?:name|title))\s+to\s+(?<title>.+)$/i,
  /\b(?<what>.+?)\s+becomes\s+(?<title>.+)$/i,
  /\bchange\s+(?:the\s+)?(?:name|title|wording|text|words)\s+of\s+(?<what>.+?)\s+(?:to|into|:)\s*(?<title>.+)$/i,
  /\b(?:replace|exchange|substitute)\s+(?<what>.+?)\s+(?:with|by)\s+(?<title>.+)$/i,
  /\b(?:swap|switch)\s+(?<what>.+?)\s+for\s+(?<title>.+)$/i,
  /\b(?:change|turn|make)\s+(?<what>(?:the\s+)?(?:step|number|\w+ (?:step|one))\b.*?)\s+(?:to|into|say|:)\s*(?<title>(?!the (?:top|end|start|beginning)\b|be done).+)$/i,
  /\b(?<what>.+?)\s+(?:should|must|could|ought to|needs to|can)\s+(?:rather\s+|really\s+|instead\s+)?(?:say|read|be called|be named|be titled|be worded)\s+(?<title>.+)$/i,
  new RegExp(
    `\\b(?:call|name|title)\\s+(?<what>(?:the\\s+|my\\s+|this\\s+)?(?:${named})\\b[\\w ]{0,20}?)\\s+(?<title>["'“‘A-Z].+)$`,
  ),
  /\binstead of\s+(?<what>.+?),?\s+(?:it should be|make it|put|say|do|let'?s do|i'?d rather|call it)\s+(?<title>.+)$/i,
];
const unquoted = (title: string) =>
  title
    .trim()
    .replace(new RegExp(`^${quote}+|${quote}+[.!?]*$|[.!?]+$`, 'g'), '')
    .replace(/\s+(?:instead|please|pls|thanks|now)$/i, '')
    .trim();

const isCount = /^(?:two|three|four|halves|parts|pieces|bits|several|smaller)\b/i;

/** Nobody asks for new words in a longer text, and the patterns take the square of its length. */
const longestText = 400;
const longestTitle = 200;

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
  for (const pattern of patterns) {
    const { what, title } = pattern.exec(text)?.groups ?? {};
    if (what && title && unquoted(title).length > 2 && !isCount.test(title))
      return { what, title: upperFirst(unquoted(title)) };
  }
  return undefined;
}

const correction =
  /\b(?:it'?s|its|it is|that'?s|they'?re)\s+not\s+(?<wrong>.+?)[,;.]?\s+(?:but\s+|it'?s\s+|its\s+|it is\s+|they'?re\s+|that'?s\s+)(?<right>[^.,;!]+)/i;

const thing = '(?:an? |the |my )?';
/** 'Porto rather than Lisbon', 'piano, not guitar' */
const exchange = new RegExp(
  String.raw`(?:^|[-–,.;:]\s*|\b(?:want|take|use|make it|do|prefer|choose)\s+)${thing}(?<right>[\p{L}'’]+(?: [\p{L}'’]+)?),?\s+(?:rather than|instead of|and not|not)\s+${thing}(?<wrong>[\p{L}'’-]{3,})(?=$|[\s.,;!?])`,
  'iu',
);

/** A thing that takes the place of another one. */
export function readExchange(text: string): { wrong: string; right: string } | undefined {
  const { wrong, right } = (text.length > longestText ? undefined : exchange.exec(text)?.groups) ?? {};
  return wrong && right ? { wrong, right } : undefined;
}

/** 'it's not two friends, it's my mum': words of a title that are wrong, and the right ones. */
export function readCorrection(text: string): { wrong: string; right: string } | undefined {
  const { wrong, right } = (text.length > longestText ? undefined : correction.exec(text)?.groups) ?? {};
  return wrong && right ? { wrong: unquoted(wrong), right: unquoted(right) } : undefined;
}

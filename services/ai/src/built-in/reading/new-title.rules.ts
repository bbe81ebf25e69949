import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { withoutBehind } from './edit-title.rules.ts';
import { dayIn } from './edit-when.rules.ts';
import { plainClause } from './edit-words.rules.ts';
import { readNumber } from './numbers.rules.ts';
import { anyOf, wordsOf } from './phrases.rules.ts';
import { type NamedStep, scoredSteps, stemsOf, stepNumbersIn } from './step-reference.rules.ts';
import { upperFirst } from './tidy-words.rules.ts';

// 'Write "Call Ana" in place of call the agent', '3 should be called: Order the boxes': a new title as the message gives it.

const quoted = /(?<![\p{L}\d])["“”‘'«„](?<title>[^"“”«»„]{3,120}?)["“”’'»](?=$|[\s.,;:!?)])/gu;
/** What asks for other words. */
const asksForWords = anyOf([
  'rename/retitle/reword/relabel/rewrite/rephrase/call/called/name/named/title/titled/label/wording/worded/words',
  'change/replace/swap/write/put/say/says/read/reads/correct/fix',
  'should/must/could be',
  'instead/in_place of',
  "it's/its/that's/it_is",
]);
/** What asks for more steps than there are, or for fewer. */
const asksForOthers = anyOf([
  'add/insert/include/append/split/divide/break/tick/mark/remove/delete/drop',
  'a/one/new/another/extra/additional/missing step/steps',
  'another/extra one',
  'into/as two/three',
]);
const ofGoal = /\b(?:goal|plan|roadmap|whole (?:thing|plan)|(?:what|how) (?:it|this)(?:'s| is) called|headline)\b/i;

/** 'Name of 3 to', '3 should be called', 'make the third one read' */
const number = '(?<number>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
const bareNumber: readonly RegExp[] = [
  new RegExp(`^\\W*(?:please |so |and )?${number}(?:[:,-]| (?:should|must|could|to|is|needs|please|as)\\b)`, 'i'),
  new RegExp(
    `\\b(?:name|title|wording|words|text|rename|call|change|reword|retitle|can|could) (?:of )?${number}(?=\\s*(?:[:,]|$)| +(?:to|as|be|should|say|read|please)\\b)`,
    'i',
  ),
  // 'Dinner for two' and 'I have three kids' count something else.
  /\b(?:of|make|for|let|have) (?<number>\d{1,2})(?=\s*(?::|$))/i,
];

/** The step or goal that a message means, by its number, its old words or what the new title is about. */
function meantBy(said: string, title: string, { plan, ...asked }: Asked): EditRequest | undefined {
  const rest = said.replace(/\b(the \p{L}+) one\b/giu, '$1'); // 'the words one' is no first step
  const [first] = stepNumbersIn(plainClause(rest), plan.steps);
  const bare = bareNumber.map((pattern) => pattern.exec(rest)?.groups?.['number']).find(Boolean);
  const numbered = plan.steps[(first ?? (bare ? readNumber(bare) : 0)) - 1];
  if (numbered) return { do: 'rename', stepId: numbered.id, title };
  if (/\b(?:the|my|this|whole) (?:whole )?goal\b/i.test(rest)) return { do: 'rename-goal', title };
  const goal: NamedStep = { id: 'goal', title: plan.title, completed: false };
  const all = [goal, ...openSteps({ plan, ...asked })];
  const wanted = stemsOf(title);
  // The more of an old title the new one keeps, the likelier it takes its place.
  const kept = (old: string) => {
    const stems = stemsOf(old);
    return stems.filter((stem) => wanted.includes(stem)).length / Math.max(1, stems.length, wanted.length);
  };
  const byTitle = scoredSteps(title, all);
  const byRest = scoredSteps(rest, all);
  const scoreIn = (scored: typeof byTitle, id: string) => scored.find(({ step }) => step.id === id)?.score ?? 0;
  const [best] = all
    .map(({ id, title: old }) => {
      const isGoal = id === 'goal' && ofGoal.test(rest);
      return { id, score: scoreIn(byTitle, id) + 0.7 * scoreIn(byRest, id) + kept(old) + (isGoal ? 1 : 0) };
    })
    .toSorted((a, b) => b.score - a.score);
  if (!best || best.score < leastLike) return undefined;
  return best.id === 'goal' ? { do: 'rename-goal', title } : { do: 'rename', stepId: best.id, title };
}
/** A new title that shares less with every old one is no title of theirs. */
const leastLike = 0.9;

const behind = '(?<title>\\p{Lu}[^:"“”]{4,100})$';
const unquoted: readonly RegExp[] = [
  new RegExp(
    `\\b(?:rename|retitle|name|call) (?:it|this|that|the (?:whole )?(?:thing|goal|plan|lot)|everything)(?: to| as|:)? ${behind}`,
    'u',
  ),
  new RegExp(
    `\\b(?:should|must|could|ought to|can|to|please|it|one|step|\\d) (?:be|read|say|says|reads)(?: called| named| titled)?:? ${behind}`,
    'u',
  ),
  new RegExp(
    `\\b(?:call it|call this|call that|name it|rename it(?: to)?|should be called|to be called) ${behind}`,
    'u',
  ),
  new RegExp(`(?::|→|->|=>)\\s*${behind}`, 'u'),
];
const ends =
  /(?:,? (?:please|pls|thanks|thank you|instead)|, (?:because|since|as|so|it|it's|she|he|i|we|that|they)\b.*|[.!?;]+)$/i;
/** 'Fit into my old jeans i dont want to see kilos' */
const tellsWhy =
  /(?:,? (?:i|we) (?:do ?n['o]?t|can ?n?['o]?t|hate|never)\b.*|, [\w ]{2,30} (?:sounds|feels|looks)\b.*)$/i;
/** Not after 'Dr.' */
const nextSentence = /(?<!\b(?:dr|st|mrs?|ms|prof|ch|vol|pp?))[.!?;]+ .*$/i;
function withoutEnd(words: string): string {
  const cut = withoutBehind(words.replace(nextSentence, '')).replace(tellsWhy, '').replace(ends, '').trim();
  return cut === words ? cut : withoutEnd(cut);
}
const noTitle = anyOf(
  wordsOf(
    'the before after in by on at until first last something easier harder shorter longer earlier later i it done you my',
  ),
  { before: '^' },
);

/** The title that a message gives, with the rest of its words. */
function titleIn(asked: Asked): { title: string; rest: string } | undefined {
  const { text, plan } = asked;
  const olds = [plan.title, ...plan.steps.map(({ title }) => title)].map((title) => title.toLowerCase());
  const isOld = (words: string) => olds.some((old) => old.includes(words.toLowerCase().replace(/[.,!?]$/, '')));
  const inQuotes = [...text.matchAll(quoted)].filter(({ groups }) => !isOld(groups?.['title'] ?? ''));
  const last = inQuotes.at(-1);
  if (last?.groups?.['title']?.includes(' ')) {
    const title = last.groups['title'].replace(/[.,!?]$/, '');
    return { title, rest: text.replace(last[0], ' ') };
  }
  for (const pattern of unquoted) {
    const found = pattern.exec(text);
    const title = withoutEnd(found?.groups?.['title'] ?? '');
    const isTitle =
      title.includes(' ') &&
      !/, (?:not|no) /i.test(title) &&
      !noTitle.test(title) &&
      !isOld(title) &&
      !dayIn(`by ${title}`, asked);
    if (found && isTitle) return { title, rest: text.slice(0, found.index) };
  }
  return undefined;
}

/** Nobody asks for new words in a longer text. */
const longest = 400;

export const titledAnew: Reader = (asked) => {
  if (asked.text.length > longest) return undefined;
  const found = titleIn(asked);
  const isAsked =
    found &&
    (asksForWords.test(asked.text) ||
      /→|->|=>/.test(asked.text) ||
      bareNumber.some((pattern) => pattern.test(found.rest)));
  const isAdded = /^\W*(?:(?:please|can you|could you|also|and) )*(?:add|insert|include)\b/i.test(asked.text);
  if (!found || !isAsked || isAdded || asksForOthers.test(found.rest)) return undefined;
  return meantBy(found.rest, upperFirst(found.title.trim()), asked);
};

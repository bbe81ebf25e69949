import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { wholeWord } from './edit-words.rules.ts';
import { imperatives } from './imperatives.ts';
import { type NamedStep, scoredSteps, stemsOf } from './step-reference.rules.ts';

// 'Grey would look nicer than green', 'we decided on a house, not a flat', 'hire a digger, don't buy it': another thing, place or
// verb in the place of one that a title names.

const word = "[\\p{L}\\d][\\p{L}\\d'’-]*";
const articles = '(?:(?:an?|the|some|our|my) )?';
const thing = `${articles}(?<right>${word}(?: ${word}){0,2}?)`;
const old = `${articles}(?<wrong>${word}(?: ${word})?)`;
const comparatives =
  '(?:nicer|better|cheaper|easier|simpler|safer|closer|nearer|prettier|warmer|quicker|faster|healthier|more \\p{L}+)';
const linked = "(?:is|are|would|will|looks?|seems?|feels?|sounds?|suits?|tastes?|fits?|'d|might|could)";
const start = '(?<=^|[.,;:!?–-] ?|\\b(?:and|but|so|think|thinks|say|says|actually|maybe|honestly) )';
const wishes = [
  "(?:i|we)(?:'d| would)? (?:much )?(?:rather|prefer(?: to)?|sooner)|let's|lets|we (?:decided|settled|agreed) (?:on|for)",
  "we(?:'re| are) (?:going|having|doing)(?: to| for| with)?|i(?:'ll| will) (?:do|take|have|use|buy|get|play|cook)",
];
const wish = `(?:${wishes.join('|')})`;
const verbs =
  '(?: (?:have|do|use|take|buy|get|play|go to|go with|cook|make|see|eat|visit|try|learn|read|wear|be|join|in|to|for))?';
const end = '(?=[.,;!?]|$| (?:now|instead|then|please|because|since|as|for|in|at|to|so|and|this|is)\\b)';

/** 'The weather is the problem, not the road' */
const complaint = "(?:the|an?|my|our|what's?) (?:\\p{L}+ )?(?:problem|reason|question|point|issue|trouble|worry)\\b";
/** What leads to the other thing: 'the group voted', 'it will be'. */
const leads = [
  'the \\p{L}+ (?:voted|chose|picked|wants|want|decided on) ',
  "it(?:'s| is|'ll be| will be) |(?:we|i)(?:'ll| will)? (?:go|do|take|have|want|use)(?: for| with| to)? ",
  'in |at |to |for ',
];

/** Each names what is refused as `wrong`, and what is wanted as `right`. */
const exchanges: readonly RegExp[] = [
  new RegExp(`${start}${thing} ${linked}(?: \\p{L}+){0,3}? ${comparatives}(?: \\p{L}+){0,2}? than ${old}`, 'giu'),
  new RegExp(`\\b${wish}${verbs} ${thing} than ${verbs.trim()} ?${old}`, 'giu'),
  new RegExp(
    `\\b${wish}${verbs} ${thing},? (?:and )?(?:not|no|instead of|rather than) (?:(?:in|at|to|for|with) )?${old}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:not|no) ${old}(?: any ?more| any longer)?[,;.–-]+ (?:but |so )?(?:${leads.join('|')})?(?:only |just )?${thing}${end}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:no|not a|not an|out of) ${old}\\b[^.!?;]*?[,;.–-] (?:so )?(?:it|that)(?:'s|'ll| will| has to| must| can| is going to)(?: to)? be ${thing}${end}`,
    'giu',
  ),
  new RegExp(
    `${start}(?:it(?:'s| is) )?${thing} (?:is|are|does|do|who(?:'s| is)) (?!${complaint})[^.!?;]*?, not ${old}`,
    'giu',
  ),
];

const noThing = new Set(
  `it that this they them we you he she i one ones not no more less now then today tomorrow so but and or if when than is are was be
  do done have has had get a an the my our in on at to for with of before after first last earlier later sooner easier harder there here
  too also all everything nothing something anything time way`.split(/\s+/),
);
const isThing = (words: string) => !words.split(' ').some((one, at) => at === 0 && noThing.has(one.toLowerCase()));

/** The words of a title that are refused: as they stand, or in another number. */
function standsIn(title: string, wrong: string): string | undefined {
  const whole = wholeWord(wrong).exec(title)?.[0];
  if (whole) return whole;
  const words = wrong.split(' ');
  const stems = stemsOf(words[0] ?? '');
  return title.split(' ').find((one, at) => at > 0 && stems.some((stem) => stemsOf(one).includes(stem)));
}

const plural = (title: string, words: string) => /[^s]s$/.test(words) && !/\b(?:an?|one)\b/i.test(title);
/** 'Ten houses' for 'ten flats', where the message says 'a house'. */
const inNumber = (right: string, old: string, title: string) =>
  plural(title, old) && !/s$/.test(right) ? `${right}s` : right;

const soundsOfVowel = /^(?:hour|hono|heir|honest|(?!one|once|u[sn]i|use|eu)[aeiou])/i;
/** The article right before the new words, as they sound: 'an oboe', 'a unicycle', and no other article of the title. */
const article = (before: string, right: string) =>
  before.replace(/\b(a)n? $/i, (_all, a: string) => `${a}${soundsOfVowel.test(right) ? 'n' : ''} `);

const write = (title: string, oldWords: string, rightWords: string) => {
  const [verb = '', ...things] = rightWords.split(' ');
  const isVerb = things.length > 0 && title.toLowerCase().startsWith(`${verb.toLowerCase()} `);
  const right = isVerb ? things.join(' ') : rightWords;
  const at = title.indexOf(oldWords);
  return article(title.slice(0, at), right) + inNumber(right, oldWords, title) + title.slice(at + oldWords.length);
};

const renamed = (step: Pick<NamedStep, 'id'>, title: string): EditRequest =>
  step.id === 'goal' ? { do: 'rename-goal', title } : { do: 'rename', stepId: step.id, title };

/** Another verb: 'paint it, don't print it', '(not print)'. */
const otherVerb = new RegExp(
  `^\\W*(?:${word} ){0,2}?(?<right>\\p{L}{3,}) (?:it|them|that|${articles}${word}(?: ${word}){0,2})\\b[^.!?;]*?[,;.(–-]+ ?(?:please )?(?:do not|don['’]?t|not|never|no) (?<wrong>\\p{L}{3,}?)(?:ing)?(?: it| them| one)?(?=[.,;!?)]|$)`,
  'iu',
);
/** 'Love it, don't stop!', "keep going, don't quit" */
const isPraise = /^(?:love|like|enjoy|keep)$/i;
const isCheer = /^(?:stop|quit|give|forget|worry|miss)$/i;
function verbChanged({ text, ...asked }: Asked): EditRequest | undefined {
  const { right, wrong } = otherVerb.exec(text)?.groups ?? {};
  if (!right || !wrong || isPraise.test(right) || isCheer.test(wrong)) return undefined;
  if (!imperatives().has(right.toLowerCase())) return undefined;
  const same = openSteps({ text, ...asked }).filter(({ title }) =>
    title.toLowerCase().startsWith(`${wrong} `.toLowerCase()),
  );
  const [step] = same.length === 1 ? same : scoredSteps(text, same).map((one) => one.step);
  return step
    ? renamed(step, right.charAt(0).toUpperCase() + right.slice(1).toLowerCase() + step.title.slice(wrong.length))
    : undefined;
}

/** A title with another thing where a message refuses the one that stands there. */
export const otherThing: Reader = (asked) => {
  const { text, plan } = asked;
  if (text.length > 400 || text.endsWith('?')) return undefined;
  const holders = [...openSteps(asked), { id: 'goal', title: plan.title, completed: false }];
  for (const pattern of exchanges)
    for (const { groups } of text.matchAll(pattern)) {
      const { right = '', wrong = '' } = groups ?? {};
      if (!right || !wrong || !isThing(right) || noThing.has(wrong.toLowerCase())) continue;
      const held = holders.flatMap((step) => {
        const stands = standsIn(step.title, wrong);
        return stands && !wholeWord(right).test(step.title) ? [{ step, stands }] : [];
      });
      const [first, ...more] = held;
      if (!first) continue;
      const requests = [first, ...more].map(({ step, stands }) => renamed(step, write(step.title, stands, right)));
      return more.length > 0 ? { do: 'several', requests } : requests[0];
    }
  return verbChanged(asked);
};

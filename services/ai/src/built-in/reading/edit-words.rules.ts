import { compile, matches, type Pattern, type WordLists } from '../../safety/phrases.rules.ts';
import { tidyWords } from './tidy-words.rules.ts';

const longForms: readonly (readonly [RegExp, string])[] = [
  [/#\s?(?=\d)/g, 'number '],
  [/\blet's\b/g, 'lets'],
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/\b(dont|doesnt|didnt|isnt|wasnt|shouldnt|couldnt|wont|cant)\b/g, '$1 not'],
  [/'s\b/g, ' is'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'d\b/g, ' would'],
  [/'ll\b/g, ' will'],
  [/\b(do|does|did|is|was|should|could)nt not\b/g, '$1 not'],
  [/\bwont not\b/g, 'will not'],
  [/\bcant not\b/g, 'can not'],
  [/\bim\b/g, 'i am'],
  [/\bive\b/g, 'i have'],
  [/\bid\b/g, 'i would'],
  [/\b(?:u|ya)\b/g, 'you'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\b(?:pls|plz)\b/g, 'please'],
];

/** Words of one clause in lower case with long forms and a space at each end: "CV's done!" is ' cv is done '. */
export function plainClause(text: string): string {
  const long = longForms.reduce((words, [short, form]) => words.replace(short, form), text.toLowerCase());
  const plain = long.normalize('NFD').replace(/\p{Mn}/gu, '');
  return ` ${plain.replace(/[^a-z0-9]+/g, ' ').trim()} `;
}

/** What comes before a request: 'could you please', 'btw', 'Sage,'. */
const politeness = [
  'please',
  'hi',
  'hey',
  'hello',
  'sage',
  'ok',
  'okay',
  'so',
  'and',
  'also',
  'but',
  'or',
  'then',
  'now',
  'well',
  'hmm',
  'um',
  'btw',
  'by the way',
  'actually',
  'maybe',
  'perhaps',
  'just',
  'kindly',
  'could you',
  'can you',
  'would you',
  'will you',
  'could we',
  'can we',
  'could i',
  'can i',
  'may i',
  'shall we',
  'should we not',
  'lets',
  'let us',
  'we should',
  'we could',
  'you should',
  'you could',
  'you can',
  'i would like you to',
  'i would like to',
  'i would rather',
  'i would prefer to',
  'i want you to',
  'i want to',
  'i need you to',
  'i need to',
  'would you mind',
  'is it possible to',
  'why not',
  'how about we',
  'what if we',
  'go ahead and',
  'feel free to',
  'sorry',
  'thanks',
  'oh',
  'ah',
  'yes',
  'yeah',
] as const;
const startsPolitely = new RegExp(`^ (?:${politeness.filter((one) => one.length < 12).join('|')}) `);
const startsLongerPolitely = new RegExp(`^ (?:${politeness.filter((one) => one.length >= 12).join('|')}) `);

const orderVerbs =
  'drop|scrap|remove|delete|skip|cut|bin|ditch|take|leave|move|push|put|shift|add|change|make|split|swap|merge|tick|mark|pause|rename|call';
const dayVerbs = 'move|push|shift|postpone|delay|reschedule|bring|set|put';
const everyVerb = [...new Set([...orderVerbs.split('|'), ...dayVerbs.split('|')])];
/** The forms of an order's verb with the verb: 'moving', 'dropped', 'put'. */
const verbOfForm = new Map(
  everyVerb.flatMap((verb) => {
    const doubled = /^(?:drop|scrap|skip|cut|bin|put|split|swap|set)$/.test(verb) ? `${verb}${verb.at(-1)}` : verb;
    const root = doubled.replace(/e$/, '');
    return [verb, `${root}ing`, `${root}ed`].map((form) => [form, verb] as const);
  }),
);
const formEnd = (end: string) => [...verbOfForm.keys()].filter((form) => form.endsWith(end)).join('|');
const ifYou = '(?:of|that you (?:can|could)|you (?:can|could)|for you to|to|if you (?:can|could)|if i asked you to)';
/** What stands before a request in a longer question. The verb of the request is behind it. */
const asksKindly = [
  `would you (?:be able|be willing|be so kind as) ${ifYou}`,
  `(?:is there )?(?:any|a) (?:chance|way|possibility) ${ifYou}`,
  'do you think (?:you|we) (?:can|could|might)|(?:do|would) you mind(?: if (?:you|we))?',
  '(?:would|will) it be possible (?:for you )?(?:to|if (?:you|we|i))|is it possible (?:for you )?to',
  'i (?:wonder|was wondering|am wondering) (?:if|whether) (?:you|we) (?:can|could|might)',
].join('|');
const orderBehind = new RegExp(`^ (?:${asksKindly}) (?:please )?(?=(?:${[...verbOfForm.keys()].join('|')}) )`);
const doing = new RegExp(`^ (${formEnd('ing')}) `);
/** 'Could the exam be moved to May' */
const orderInPassive = new RegExp(
  `^ (?:can|could|may|might) (?!i |we |you )(.{2,60}?) (?:please )?be (${formEnd('ed')}|put|set|brought|cut|split) `,
);
/** 'Can the exam go to May' */
const orderToGo =
  /^ (?:can|could) (?!i |we |you |it |this |that )(.{2,60}?) (?:go|move|come) (?=(?:back |forward )?to )/;

/** A kind question as the order that it is: 'any chance of moving the exam' is 'move the exam'. */
function asOrder(clause: string): string {
  const passive = clause.replace(orderInPassive, (_, what, form) => {
    const verb = form === 'brought' ? 'bring' : (verbOfForm.get(form) ?? form);
    return ` ${verb} ${what} `;
  });
  return passive
    .replace(orderToGo, ' move $1 ')
    .replace(orderBehind, ' ')
    .replace(doing, (_, form) => ` ${verbOfForm.get(form) ?? form} `);
}

/** Whether a message begins with a question that asks for a deed in so many words: 'would you mind moving the exam?' */
export function ordersKindly(text: string): boolean {
  const clause = plainClause(text).replace(/^ (?:(?:please|hi|hey|hello|sage|so|and|ok|okay|sorry) )+/, ' ');
  return asOrder(clause) !== clause && !doing.test(clause);
}

/** A clause without what comes before its request: ' can you please drop step 2 ' is ' drop step 2 '. */
function withoutPoliteness(clause: string): string {
  for (let rest = clause; ; ) {
    const cut = asOrder(rest.replace(startsLongerPolitely, ' ').replace(startsPolitely, ' '));
    if (cut === rest || cut.trim() === '') return rest;
    rest = cut;
  }
}

/** 'Dad's truck failed its MOT so scrap the mock test': what is ordered is a clause of its own. */
const clauseEnd = new RegExp(
  `(?<=[a-z0-9)"'])[.!?;,:]+(?=\\s|$)|\\n|\\s[-–—]\\s|\\s(?:so|then) (?=(?:please |just |can you |could you )*(?:${orderVerbs})\\b(?! (?:i|we|you|they|it|he|she)\\b))`,
  'i',
);
/** The clauses of a message, each without politeness. */
export const clausesOf = (text: string): string[] =>
  tidyWords(text)
    .split(clauseEnd)
    .map((clause) => withoutPoliteness(plainClause(clause)))
    .filter((clause) => clause.trim() !== '');

/** Compiles phrases in the notation of `compile`. Returns whether one of them is in a clause. */
export function anyPhrase(phrases: readonly string[], lists: WordLists = {}): (clause: string) => boolean {
  const patterns: Pattern[] = phrases.map((phrase) => compile(phrase, lists));
  return (clause) => patterns.some((pattern) => matches(pattern, clause));
}

/** A word or words as they stand in a title, whatever their capitals. */
export const wholeWord = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu');

// 'It' in a wish is a thing that the sentence before names: 'I bought a boat and it leaks. I want to get it in the water'.

/** What was measured, in front of its value: 'My cholesterol was 7.2'. */
const measured =
  /(?:^|[.;!?,]\s+|\b(?:and|but)\s+)(?:my |the )?([\p{L}-]+(?: [\p{L}-]+)?) (?:was|is|stands at) (?:still |at |about )?\d/iu;
const towards = /\b(need|want|get|bring|keep|have) it (?=(?:back |down |up )?(?:under|below|over|above|to|at) \d)/i;

/** 'My cholesterol was 7.2 … I need it under 5' wants the cholesterol under 5. */
export function withMeasure(text: string): string {
  const [, thing] = measured.exec(text) ?? [];
  return thing ? text.replace(towards, `$1 my ${thing} `) : text;
}

/** Where the name of a thing ends. */
const nameEnds = String.raw`(?=\s*[.,;!?(]|\s+-|\s+(?:last|in|on|from|and|that|but|full|the|which|with|for|since|at|of|who|by|to|when|years?|i|we|nobody)\b)`;
const name = String.raw`((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)${nameEnds}`;
const named: readonly (readonly [pattern: RegExp, article: string])[] = [
  [
    new RegExp(
      String.raw`\b(?:have|has|'ve got|got|get|bought|inherited|own|adopted|started|began|found|left (?:me|us)|gave (?:me|us)|there(?:'s| is)) an? ${name}`,
      'giu',
    ),
    'the ',
  ],
  [
    /(?:^|[.!?;] )((?:my|our) (?:[\p{L}-]+ )?[\p{L}-]+) (?:is|was|has|had|needs|looks|leaks|stopped|broke|hasn['’]t|won['’]t)\b/giu,
    '',
  ],
  [/(?:^|[.!?;] )the ((?:[\p{L}-]+ )?[\p{L}-]+) (?:is|was|has|had|needs|looks|leaks|started)\b/giu, 'the '],
];
/** 'I've put on two stone': what is lost again is the weight. 'I owe 4,000': what is paid back is the debt. */
const amounts: readonly (readonly [pattern: RegExp, thing: string])[] = [
  [/\b(?:put on|gained) (?:[\p{L}\d.]+ ){0,4}?(?:stone|kilos?|kg|kgs|pounds|lbs|weight)\b/giu, 'the weight'],
  [/\bowe (?:[\p{L}]+ ){0,3}?[£$€]?\d[\d,.]*k?\b/giu, 'the debt'],
];
const nobody =
  /\b(?:mum|mom|dad|mother|father|wife|husband|partner|son|daughter|sister|brother|boss|friend|child|baby|doctor|job|lot|bit|few)s?$/i;
/** What is wrong with a thing is not the thing: 'the kayak has a crack, I want to paddle it'. */
const flaw = /\b(?:crack|hole|leak|fault|dent|scratch|puncture|problem|flat tyre|tear|split|gap|stain|noise|smell)s?$/i;
/** What somebody does to a flaw: 'the flat has a smell, I want to get rid of it'. */
const undoes = /\b(?:rid|remov\w+|find|fix|stop|get out|clean|hide|cover|mend|repair)\b/i;
const lowered = (thing: string) => thing.replace(/^(?:My|Our) /, (article) => article.toLowerCase());

/** 'Want to learn it', 'I'd love to get rid of it'; not 'make it to Mass' or 'get it together'. */
const wishedIt =
  /\b(?:want|wanna|need|like|love|hope|hoping|plan|planning|trying|going) to ((?:[\p{L}]+ ){1,3}?)it(?=[\s.,;!?]|$)(?! (?:easy|together|work|to|through|over with|clear|right|so|is|was|all|on)\b)/iu;

/** Names the thing that a wish calls 'it', where an earlier sentence or clause names one. */
export function withThing(text: string): string {
  const wish = wishedIt.exec(text);
  if (!wish) return text;
  const before = text.slice(0, wish.index);
  const things = [
    ...amounts.flatMap(([pattern, thing]) => [...before.matchAll(pattern)].map(({ index }) => ({ index, thing }))),
    ...named.flatMap(([pattern, article]) =>
      [...before.matchAll(pattern)].map(({ index, 1: thing = '' }) => ({
        index,
        thing: lowered(`${article}${thing}`),
      })),
    ),
  ].filter(({ thing }) => !nobody.test(thing));
  if (undoes.test(wish[0]) && things.some(({ thing }) => flaw.test(thing))) return text;
  const meant = things
    .filter(({ thing }) => !flaw.test(thing))
    .toSorted((a, b) => a.index - b.index)
    .at(-1);
  if (!meant) return text;
  const end = wish.index + wish[0].length;
  return `${text.slice(0, end - 'it'.length)}${meant.thing}${text.slice(end)}`;
}

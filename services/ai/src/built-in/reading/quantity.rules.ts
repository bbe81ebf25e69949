import { amountPattern, digits, readNumber } from './numbers.rules.ts';
import { wordsOf } from './phrases.rules.ts';
import { withCapitals } from './proper-names.ts';

/** An amount the person named. */
export interface Quantity {
  amount: number;
  /** 'kg', 'lb', 'stone', 'km', 'mile', 'm', 'h', 'min', '%', a currency sign, 'money' without one, or '' for things counted. */
  unit: string;
  /** What is counted or measured: 'books', 'weight', 'money'. */
  noun: string;
  /** Set for a pace: 30 minutes a day. */
  per?: 'day' | 'week' | 'month' | 'year';
  /**
   * 'mark' is a level to reach or keep (70 kg, 8 hours of sleep), which cannot be split into parts; 'present' is where the
   * person stands or what lies behind them.
   */
  role: 'total' | 'rate' | 'mark' | 'present';
  /** A sum that somebody has, and neither earned, paid nor lost. */
  owned?: true;
  /** What of a sum the person has put by. */
  held?: number;
  /** Set for the way from a start to a mark: 6 kg up from 52 kg. */
  from?: { amount: number; sign: 1 | -1 };
}

interface Placed extends Quantity {
  index: number;
  length: number;
}

const measures: readonly (readonly [unit: string, noun: string, words: string])[] = [
  ['kg', 'weight', 'kgs?|kilos?|kilogram(?:me)?s?'],
  ['lb', 'weight', 'lbs?|pounds?'],
  ['stone', 'weight', 'stones?'],
  ['km', 'distance', 'kms?|kilomet(?:re|er)s?|k(?!\\w)'],
  ['mile', 'distance', 'miles?'],
  ['m', 'distance', 'met(?:re|er)s?'],
  ['min', 'time', 'minutes?|mins?'],
  ['h', 'time', 'hours?|hrs?|h(?!\\w)'],
  ['%', 'share', '%|per ?cent'],
];
/** Currencies that people write out. The word itself is the unit: '80,000 naira'. */
const spelt = wordsOf(
  `naira pesos peso shillings shilling kronor kroner rand dirhams dirham zloty zlotys lira baht ringgit rupiah reais cedis yuan riyals
  riyal dinars dinar forints birr taka kwacha`,
);
const currency: readonly (readonly [sign: string, words: RegExp])[] = [
  ['€', /^(€|euros?|eur)$/i],
  ['$', /^(\$|dollars?|usd|bucks)$/i],
  ['£', /^(£|pounds?|gbp|quid)$/i],
  ['¥', /^(¥|yen)$/i],
  ['₹', /^(₹|rupees?)$/i],
  ['CHF', /^(chf|francs?)$/i],
  ...spelt.map((word) => [word, new RegExp(`^${word}$`, 'i')] as const),
];
const weighingVerbs =
  /\b(lose|losing|lost|weigh\w*|gain\w*|drop\w*|shed\w*|lift\w*|bench\w*|squat\w*|deadlift\w*|muscle|fat|press\w*)\b/i;
const running = /\b(run\w*|race|jog\w*|marathon|couch|walk\w*|cycl\w*|swim\w*|row\w*|parkrun)\b/i;
const moneyed =
  /\b(sav\w*|debts?|earn\w*|invest\w*|income|deposit|pay\w*|money|fund|loan|budget|salary|raise|worth|mortgage|cash|owe\w*|credit cards?|bet\w*|gambl\w*|grand|buy|sell|aside|put by|cost\w*|rent)\b/i;
const ofThings = '(?:of [a-z]+(?: [a-z]+)?\\s+)?';
const atPlace = '(?:(?:in|on|at|with|from) (?:an?|the|my) [a-z]+\\s+|[a-z]+\\s+)?';
const eachSpan = '(?:a|per|each|every|\\/)\\s?(?<span>day|night|morning|evening|weekday|week|month|year)\\b';
const perUnit = new RegExp(
  `^\\s*${ofThings}${atPlace}(?:${eachSpan}|(?<adverb>daily|nightly|weekly|monthly|yearly)\\b)`,
  'i',
);
const timeNouns = /^(days?|weeks?|fortnights?|months?|years?|decades?|weekends?|nights?|mornings?|evenings?)$/i;
const notCounted =
  /^(seconds?|secs|ans|anos|años|anni|jahre|times|is|was|has|does|this|less|plus|always|perhaps|ones|birthdays?|s|kids|sons|daughters|sisters|brothers)$/i;
/** The number behind these is a name. */
const namesByNumber =
  /\b(?:number|no\.|nr\.?|route|bus|tram|room|flat|apartment|platform|chapter|volume|page|level|grade|junction)\s*$/i;
const linkWords = new Set(
  'a an the of in on at to for with without under over before after and or but per by from as is are than into my your our i my more less every each other'.split(
    ' ',
  ),
);

const canDo = 'can (?:only |already |just |currently )*(?:manage|run|do|lift|read|play|hold|walk)';
const does =
  'i (?:now |currently |already |only |just )*(?:earn|weigh|run|know|speak|understand|swim|cycle|lost|ran|saved|wrote|gained|earned|paid|did)';
const hasDone =
  "(?:i've|i have) (?:only |ever |already |just |so far )*(?:lost|run|saved|written|gained|read|paid|done)";
const presentOrPast = new RegExp(
  `\\b(?:${canDo}|could|currently|at the moment|right now|already|so far|used to|${does}|${hasDone})\\s+(?:\\w+\\s+){0,2}$`,
  'i',
);

/** 'I have 50 subscribers' is how things stand. 'I have three essays to write' is what lies ahead. */
const counts = /\b(?:i|we)(?:['’]ve| have)(?: got)?(?: only| about| around| already| just| maybe)*\s*$/i;
const liesAhead = /^(?: [a-z'-]+){0,5} (?:to|left|ahead|due|coming|open)\b/i;

/** What is saved up already: 'I have about 40k in my pension', 'we've got £3,000 put aside'. */
const owns = /\b(?:have|got)\b[^.,;]*$|['’]ve\b[^.,;]*$/i;
const savedIn =
  'in (?:the bank|super|savings|cash|shares|funds|(?:my|our|an?|the) (?:\\w+ )?(?:super|pensions?|savings|isa|pot|account|401k|fund))';
const ownedAs = new RegExp(
  `^ (?:(?:is|are|already|all) )?(?:saved|invested|put (?:away|aside|by)|set aside|so far|towards|already|${savedIn})\\b`,
  'i',
);

/** 'Right now I have 40k', 'there is 140 dollars in my savings' */
const hasNow = /\b(?:now|so far|at the moment|already|only) (?:i|we)(?:['’]ve| have)(?: got)?(?: only| about)? $/i;
const hasThere = /\b(?:there(?:['’]?s| is| are)|(?:i|we)(?:['’]ve| have))(?: got)?(?: only| about| around)? $/i;
const putBy = new RegExp(`^ (?:${savedIn}|put by|put aside|saved|so far|now(?=$|[.,;!]))`, 'i');
const hasSaved =
  /\b(?:i|we)(?:['’]ve| have) (?:only |already |just |so far )*(?:saved|put by|put aside)(?: up)?(?: only| about| around)? $/i;
/** 'Right now I have 8,000 euros of debt' */
const isOwed =
  /^ (?:(?:of|in|as|on) (?:\w+ ){0,2}(?:debts?|loans?|credit|arrears|cards?)|to (?:pay|repay)|owing|debts?\b)/i;
const isHeld = (lead: string, after: string) =>
  hasNow.test(lead) || hasSaved.test(lead) || (hasThere.test(lead) && putBy.test(after));

/** The end of a way, with words between: 'from 5 km on a good day to 21.1 km', 'from two cigarettes on weekdays to none'. */
const roughly = '(?:about |around |roughly |some )?';
const toAnother = new RegExp(
  `^\\s*(?:[a-z'’-]+ ){0,6}to\\s+${roughly}[€$£¥₹]?(?:(?<amount>${amountPattern})\\s?(?<suffix>k|grand)?|none|nothing|zero)(?!\\w)`,
  'i',
);
const fromHere = new RegExp(`\\bfrom\\s+${roughly}$`, 'i');

const period: Readonly<Record<string, NonNullable<Quantity['per']>>> = {
  day: 'day',
  night: 'day',
  morning: 'day',
  evening: 'day',
  weekday: 'day',
  daily: 'day',
  nightly: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  year: 'year',
  yearly: 'year',
};

function perAfter(text: string, end: number): Quantity['per'] {
  const found = text.slice(end, end + 40).match(perUnit)?.groups;
  const word = found?.['span'] ?? found?.['adverb'];
  return word ? period[word.toLowerCase()] : undefined;
}

const scaled = (amount: number, suffix: string | undefined) =>
  amount * (!suffix ? 1 : /^(m|million)$/i.test(suffix) ? 1_000_000 : 1000);

function place(text: string, match: RegExpExecArray, found: Omit<Quantity, 'per' | 'role'>): Placed {
  const end = match.index + match[0].length;
  const per = perAfter(text, end);
  const isMeasure = ['kg', 'lb', 'stone', 'h', 'min', '%'].includes(found.unit);
  const lead = text.slice(0, match.index);
  const isLevel =
    found.unit === 'h' ||
    found.unit === 'min' ||
    /\b(to|under|below|at|of|weigh|weighing|reach|above|over|than)\s*$/i.test(lead);
  const another = fromHere.test(lead) ? toAnother.exec(text.slice(end)) : null;
  const reached = scaled(readNumber(another?.groups?.['amount'] ?? ''), another?.groups?.['suffix']);
  // 'From 20 cigarettes a day to 5' is cut down day by day; 'from 10 orders a month to 40' only begins there.
  const isStart = another && (!per || reached > found.amount);
  const isOwned =
    found.noun === 'money' &&
    !isOwed.test(text.slice(end)) &&
    ((owns.test(lead) && !/^have\b/i.test(text) && ownedAs.test(text.slice(end))) || isHeld(lead, text.slice(end)));
  const isCounted =
    found.unit === '' && found.noun !== 'money' && counts.test(lead) && !liesAhead.test(text.slice(end));
  const isPresent = isStart || (!per && (isOwned || isCounted || presentOrPast.test(lead)));
  // Who owns 100 things gets there from above, not one by one.
  const isKept =
    found.unit === '' && !counts.test(lead) && /\b(?:own|keep|have)(?: (?:only|just|exactly))?\s*$/i.test(lead);
  const role = isPresent ? 'present' : per ? 'rate' : isKept || (isMeasure && isLevel) ? 'mark' : 'total';
  return {
    ...found,
    ...(per ? { per } : {}),
    ...(isOwned && !per ? { owned: true } : {}),
    role,
    index: match.index,
    length: match[0].length,
  };
}

const thousands = `(?<amount>${digits})(?<suffix>k|\\s?grand|\\s(?:thousand|million))(?!\\w)`;
/** '5,000' or '500', but no year. */
const sum = '(?<plain>\\d{1,3}(?:[,.]\\d{3})+|(?!(?:19|20)\\d\\d(?!\\d))\\d{3,7})';
/** '1,200 saved so far', '2,900 net' */
const tellsSum = '(?:saved|put (?:by|aside|away)|set aside|so far|already|net|gross|(?:after|before) tax)\\b';
const plainSum = `${sum}(?=\\s*(?:$|[.,;!]|for\\b|${tellsSum}|in\\b|by\\b|on (?:my|our|the|a)\\b|of (?:\\w+ )?debt|(?:all together|altogether|in total|in all|total)\\b|(?:a|per|each|every) (?:week|month|year)\\b))`;
/** '50 a week' */
const smallSum = '(?<small>\\d{2})(?=\\s(?:a|per|each|every) (?:week|month)\\b)';

const signed = new RegExp(
  `(?<sign>[€$£¥₹])\\s?(?<amount>${digits})\\s?(?<suffix>k|m|grand|thousand|million)?(?!\\w)`,
  'gi',
);
const named = new RegExp(
  `(?<![\\w.])(?<amount>${amountPattern})\\s?(?<suffix>k|m|grand|thousand|million)?\\s?(?<sign>euros?|eur|dollars?|usd|bucks|pounds?|gbp|quid|yen|rupees?|chf|francs?|${spelt.join('|')}|[€$£])(?!\\w)`,
  'gi',
);
const bare = new RegExp(`(?<![\\w.€$£])(?:${thousands}|${plainSum}|${smallSum})`, 'gi');

function moneyIn(text: string): Placed[] {
  const read = (match: RegExpExecArray, unit: string) => {
    const { amount = '', plain, small = plain, suffix } = match.groups ?? {};
    return place(text, match, { amount: scaled(readNumber(small ?? amount), suffix?.trim()), unit, noun: 'money' });
  };
  const unitOf = (match: RegExpExecArray) =>
    currency.find(([, words]) => words.test(match.groups?.['sign'] ?? ''))?.[0] ?? 'money';
  const isWeight = (match: RegExpExecArray) =>
    /^pounds?$/i.test(match.groups?.['sign'] ?? '') && weighingVerbs.test(text);
  return [
    ...[...text.matchAll(signed)].map((match) => read(match, unitOf(match))),
    ...[...text.matchAll(named)].filter((match) => !isWeight(match)).map((match) => read(match, unitOf(match))),
    ...(moneyed.test(text) && !running.test(text) ? [...text.matchAll(bare)].map((match) => read(match, 'money')) : []),
  ];
}

const measuring = measures.map(([unit, noun, words]) => {
  const pattern = new RegExp(
    `(?<![\\w.€$£])(?<amount>${amountPattern})\\s?-?(?:(?:more|extra|further)\\s)?(?:${words})(?!\\w)(?:\\s+of\\s+(?<of>[a-z]+))?`,
    'gi',
  );
  return { unit, noun, pattern };
});

/** '10k steps' are ten thousand. */
const thousandsOf = /^\s+(?:more )?(?:steps|words|views|subscribers|followers|people|members)\b/i;

function measuresIn(text: string): Placed[] {
  return measuring.flatMap(({ unit, noun, pattern }) =>
    [...text.matchAll(pattern)]
      .filter((match) => {
        const isShort = unit === 'km' && /k$/i.test(match[0]);
        return !isShort || (running.test(text) && !thousandsOf.test(text.slice(match.index + match[0].length)));
      })
      .map((match) =>
        place(text, match, {
          amount: readNumber(match.groups?.['amount'] ?? ''),
          unit,
          noun: match.groups?.['of']?.toLowerCase() ?? noun,
        }),
      ),
  );
}

const counting = new RegExp(
  // A year counts nothing: 'a 1998 Civic'.
  `(?<![\\w.€$£-])(?!(?:19[5-9]\\d|20[012][1-9]|20[12]0)\\s)(?<amount>${amountPattern})(?<k>k)?\\s+(?<words>[a-z-]+(?:\\s+[a-z-]+){0,2})`,
  'gi',
);

function countsIn(text: string): Placed[] {
  return [...text.matchAll(counting)].flatMap((match) => {
    const words = (match.groups?.['words'] ?? '').toLowerCase().split(/\s+/);
    const at = words.findIndex((word) => /(?:[^s]s|people|classes|pieces)$/.test(word) || linkWords.has(word));
    const noun = words[at];
    const amount = readNumber(match.groups?.['amount'] ?? '') * (match.groups?.['k'] ? 1000 : 1);
    if (match.groups?.['k'] && /^(runs|races)$/.test(noun ?? '')) return [];
    if (!noun || linkWords.has(noun) || notCounted.test(noun) || amount < 2) return [];
    // 'The people at number 14' and 'room 12' are names.
    if (namesByNumber.test(text.slice(0, match.index))) return [];
    // 'my three sons' and 'the under 14 girls' say who, not how many.
    if (/\bmy\s*$/i.test(text.slice(0, match.index))) return [];
    if (/\bunder\s*$/i.test(text.slice(0, match.index)) && /^(girls|boys|teams?)$/.test(noun)) return [];
    const length = match[0].toLowerCase().indexOf(noun) + noun.length;
    // 'Nine sheets in ten' is a share.
    if (
      /^\s+(?:in|out of) (?:ten|10|a hundred|100)\b(?! (?:day|week|month|year|hour|minute|session))/i.test(
        text.slice(match.index + length),
      )
    )
      return [];
    const placed = place(text, Object.assign(match, { 0: match[0].slice(0, length) }), {
      amount,
      unit: '',
      noun: withCapitals(words.slice(0, at + 1).join(' ')),
    });
    return timeNouns.test(noun) && !placed.per ? [] : [placed];
  });
}

/** '45 000 rand' is one number. */
const spacedSum = new RegExp(
  `(?<![\\d.,])(\\d{1,3}(?: \\d{3})+)(?=\\s?(?:euros?|eur|dollars?|usd|pounds?|gbp|yen|rupees?|chf|francs?|${spelt.join('|')}|[€$£])(?!\\w))|(?<=[€$£¥₹] ?)(\\d{1,3}(?: \\d{3})+)(?!\\d)`,
  'gi',
);

/** 'from 52 to 58 kg' has its unit once. */
const unitOnce =
  /\bfrom (\d+(?:[.,]\d+)?) to (\d+(?:[.,]\d+)?)\s?(kg|kilos?|lbs?|stone|km|miles?|%|minutes?|mins?|hours?)(?!\w)/gi;

/** Most sentences hold no number. */
const someNumber = new RegExp(`\\d|(?<!\\w)(?:${amountPattern})(?!\\w)`, 'i');

/** Every amount in the words, in their order. Give it the text without its deadline: '3 months' is no amount. */
export function readQuantities(said: string): Quantity[] {
  if (!someNumber.test(said)) return [];
  const text = said.replace(spacedSum, (number) => number.replaceAll(' ', '')).replace(unitOnce, 'from $1 $3 to $2 $3');
  const taken: Placed[] = [];
  for (const one of [...moneyIn(text), ...measuresIn(text), ...countsIn(text)]) {
    const overlaps = taken.some(
      (other) => one.index < other.index + other.length && other.index < one.index + one.length,
    );
    if (!overlaps && Number.isFinite(one.amount) && one.amount > 0) taken.push(one);
  }
  return taken.toSorted((a, b) => a.index - b.index).map(({ index: _, length: __, ...quantity }) => quantity);
}

// Made once: to make a format takes longer than to use it a hundred times.
const inTenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const inWholes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const grouped = (amount: number) => (amount < 100 ? inTenths : inWholes).format(amount);

function singular(noun: string): string {
  if (/people$/.test(noun)) return noun.replace(/people$/, 'person');
  if (/(countries|cities|stories|diaries)$/.test(noun)) return noun.replace(/ies$/, 'y');
  return /(classes|dishes|boxes|glasses|pieces)$/.test(noun) && !/pieces$/.test(noun)
    ? noun.replace(/es$/, '')
    : noun.replace(/s$/, '');
}

/** '€1,250', '2 kg', '6 books', '30 minutes': the amount as one would write it. */
export function inUnits(amount: number, { unit, noun }: Pick<Quantity, 'unit' | 'noun'>): string {
  const figure = grouped(amount);
  if (unit === 'money') return figure;
  if (unit === 'CHF') return `CHF ${figure}`;
  if (/^[€$£¥₹]$/.test(unit)) return `${unit}${figure}`;
  if (unit === '%') return `${figure}%`;
  if (unit === 'min') return `${figure} minute${amount === 1 ? '' : 's'}`;
  // Nobody says '0.4 stone'.
  if (unit === 'stone' && (amount < 1 || amount % 0.5 !== 0)) return `${grouped(Math.round(amount * 14))} lb`;
  if (unit === 'h') return `${figure} hour${amount === 1 ? '' : 's'}`;
  if (unit === 'mile') return `${figure} mile${amount === 1 ? '' : 's'}`;
  if (unit) return `${figure} ${unit}`;
  return `${figure} ${amount === 1 ? singular(noun) : noun}`;
}

/** As `inUnits`, with the pace: '30 minutes a day'. */
export const quantityInWords = (quantity: Quantity) =>
  inUnits(quantity.amount, quantity) + (quantity.per ? ` a ${quantity.per}` : '');

/** How people write an amount. */
const inFigures = ({ amount }: Quantity) => {
  const plain = String(amount);
  const comma = amount.toLocaleString('en-GB');
  const names = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
  const name = names[amount - 1];
  return [plain, comma, ...(name ? [name] : []), ...(amount % 1000 === 0 ? [`${amount / 1000}`] : [])];
};

/** What stands before and after an amount, for each way in which the words write it. */
const aroundAmount = (quantity: Quantity, words: string): readonly (readonly [lead: string, trail: string])[] =>
  inFigures(quantity).flatMap((figure) => {
    const found = new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}(?!\\d)`, 'iu').exec(words);
    return found ? [[words.slice(0, found.index), words.slice(found.index + found[0].length)] as const] : [];
  });

/** Whether the words before the amount match: `lead` is the end of what stands before it. */
export const standsAfter = (lead: RegExp, quantity: Quantity, words: string): boolean =>
  aroundAmount(quantity, words).some(([before]) => lead.test(before));

/** Whether the words after the amount match. */
export const standsBefore = (trail: RegExp, quantity: Quantity, words: string): boolean =>
  aroundAmount(quantity, words).some(([, after]) => trail.test(after));

import { one, type Reader, says } from './edit-asked.rules.ts';
import type { Place, PlanRead } from './edit-request.ts';
import { wholeWord } from './edit-words.rules.ts';
import { type NamedStep, scoredSteps, stepNumbersIn, stepsMeant } from './step-reference.rules.ts';

const tops = [
  '(?<= )(?:to|at|in) (?:the )?(?:very )?(?:top|start|beginning|front)|(?<= )right at the (?:beginning|start)',
  '(?<= )(?:first|to begin with)(?= (?:$|(?:then|and|please|not|of all|thing|tbh|though|because|so|while|since|otherwise)(?: |$)))',
  '(?<= )(?:go|goes|be|come|comes|put|move|move it|goes up|right) (?:at |on |up |to )?(?:the )?top(?= (?:$|of |please(?: |$)))',
  '(?<= )(?:be|is|as|make it|come|go) (?:number|step|no) (?:one|1)(?= )',
  '^ (?:start|begin) with | (?:number|no) (?:one|1) (?:on|in) | (?:top of|first on) (?:the|my) list ',
];
export const toTop = new RegExp(tops.join('|'));
export const toEnd =
  /(?<= )(?:to|at) the (?:very )?(?:end|bottom|back)|(?<= )(?:come|comes|do|go|goes|put|move) (?:\w+ ){0,4}last /;
const toPlace =
  /(?<= )(?:come|comes|be|go|goes|is|move|put|do|make|as|to)(?: \w+){0,4}? (?:number |step |the )?(second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th)(?= |$)/;
const between =
  /(?<= )(before|ahead of|earlier than|sooner than|prior to|after|behind|later than|first then(?: the)?|and then|then)(?= )/;

export const reorder: Reader = (asked) =>
  one(asked, 'reorder') || says.reorder(asked.whole) ? orderAsked(asked) : undefined;

const refused = / (?:(?<!why )can not(?! (?:we|i|you) )|no sense|pointless)(?: (?!so |but |and |maybe )\w+){1,4} $/;
/** 'You can't lay boards before the floor is level' wants them after it. */
const refusesOrder = (left: string, word: string) =>
  / (?:not|never) $/.test(left) || (refused.test(left) && /^(?:before|ahead of)$/.test(word));

/** The new place of a step that a message names, or the two that change places. */
export const orderAsked: Reader = ({ whole, plan, clauses }) => {
  const swaps = / (?:swap|switch|exchange|other way (?:round|around)) /.test(whole);
  const numbers = stepNumbersIn(whole, plan.steps).flatMap((number) => plan.steps[number - 1]?.id ?? []);
  const [split = '', word = ''] = [
    whole.replace(/^ (?:do|put|move|have|take|place|bring) /, ' '),
    between.exec(whole)?.[1] ?? '',
  ];
  if (swaps) {
    const [a, b] = numbers.length >= 2 ? numbers : twoNamed(whole, plan.steps);
    if (a && b && a !== b) return { do: 'swap', stepIds: [a, b] };
    if (!word) return undefined;
  }
  if (word) {
    const at = split.search(between);
    const [left, right] = [split.slice(0, at), split.slice(at + word.length)].map((part) => ` ${part.trim()} `) as [
      string,
      string,
    ];
    const first = stepIn(left, plan);
    const second = stepIn(right, plan, first);
    if (first && second && first !== second) {
      const isBefore = !/^(?:after|behind|later than)$/.test(word) !== refusesOrder(left, word);
      return { do: 'move', stepId: first, to: isBefore ? { before: second } : { after: second } };
    }
  }
  for (const clause of [...clauses, whole]) {
    const to = toPlace.exec(clause)?.[1];
    const place: Place | undefined = toTop.test(clause)
      ? 'first'
      : toEnd.test(clause)
        ? 'last'
        : to
          ? { number: placeNumber(to) }
          : undefined;
    if (!place) continue;
    const named = clause
      .replace(toTop, ' ')
      .replace(toEnd, ' ')
      .replace(to ? ` ${to} ` : '  ', ' ');
    const before = clause.slice(0, Math.max(0, clause.search(toTop)));
    const ofStart = before.trim() === '' ? [] : stepsMeant(` ${before.trim()} `, plan.steps, 0.6).ids;
    const ids = ofStart.length > 0 ? ofStart : stepsMeant(` ${named.trim()} `, plan.steps, 0.6).ids;
    const [meant = withWord(named, plan)] = ids;
    if (meant) return { do: 'move', stepId: meant, to: place };
  }
  return undefined;
};

/** How little is enough for two things that a message puts in order: 'electrics come before paint'. */
const hinted = 0.2;
/** The order of two steps that a message hardly names. */
export const looseOrder: Reader = ({ whole, plan }) => {
  const word = /(?<= )(?:before|ahead of|after)(?= )/.exec(whole);
  const open = plan.steps.filter(({ completed }) => !completed);
  if (!word) return undefined;
  const [first] = scoredSteps(whole.slice(0, word.index), open);
  const [second] = scoredSteps(
    whole.slice(word.index + word[0].length),
    open.filter(({ id }) => id !== first?.step.id),
  );
  if (!first || !second || first.score < hinted || second.score < hinted) return undefined;
  const other = second.step.id;
  return { do: 'move', stepId: first.step.id, to: word[0] === 'after' ? { after: other } : { before: other } };
};

/** The step that words name. Of several that fit equally well the first one, and never `other`. */
function stepIn(words: string, plan: PlanRead, other?: string): string | undefined {
  const { ids, unclear } = stepsMeant(words, plan.steps, 0.5);
  return [...ids, looseNumber(words, plan), ...unclear].find((id) => id !== undefined && id !== other);
}

/** The one step with a word that is said alone: 'skip first', where a step says 'Hire a skip'. */
function withWord(words: string, { steps }: PlanRead): string | undefined {
  const [word = '', ...more] = words.trim().replace(/^the /, '').split(' ');
  const found = word.length > 2 && more.length === 0 ? steps.filter(({ title }) => wholeWord(word).test(title)) : [];
  return found.length === 1 ? found[0]?.id : undefined;
}

const placeNumber = (word: string) => {
  const at = 'first second third fourth fifth sixth'.split(' ').indexOf(word);
  return at >= 0 ? at + 1 : Number.parseInt(word, 10);
};
const looseNumber = (words: string, { steps }: PlanRead) => {
  const [, number] =
    /(?<= )(\d{1,2}) (?!(?:january|february|march|april|may|june|july|august|september|october|november|december) )/.exec(
      words,
    ) ?? [];
  if (!number) return undefined;
  return (steps[Number(number) - 1] ?? steps.find(({ title }) => title.includes(` ${number} `)))?.id;
};
function twoNamed(words: string, steps: readonly NamedStep[]): (string | undefined)[] {
  const [left = '', right = ''] = words.split(/ (?:and|with|for) /);
  return [left, right].map((part) => stepsMeant(` ${part} `, steps, 0.6).ids[0]);
}

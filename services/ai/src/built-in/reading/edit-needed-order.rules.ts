import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import { type NamedStep, relatedSteps, stepNumbersIn } from './step-reference.rules.ts';

// 'We can't visit any until we know about the money': one step needs another one, which comes later in the plan.

/** Words that name a step so well may say which one comes first. */
const named = 0.6;
/** Enough beside a step that is named: 'before I pick anything', where a step says 'Choose the song'. */
const hinted = 0.2;

/** Each has the step that comes first as `first`, and the one that needs it as `then`. */
const orders: readonly RegExp[] = [
  / (?:can|will|could|would|must|should|does|do) not (?:be |let (?:me|us|you) )?(?<then>.{4,80}?) (?:without|until|till|unless|before) (?<first>.{3,80}) /,
  / (?:no point|pointless|no use|no good|silly|daft) (?:in )?(?<then>.{4,80}?) (?:without|until|till|unless|before) (?<first>.{3,80}) /,
  / (?:need|needs|want|wants|have to|has to|must|rather|better) (?<first>.{3,60}?) before (?<then>.{3,80}) /,
  /^ (?<first>.{3,60}?) (?:first|to begin with)(?: please)? (?:and |then |and then |before )?(?<then>.{3,60}?)(?: after| afterwards| later| second| next)? $/,
  /^ (?:so |and |then )*(?:do |have |put )?(?<then>.{3,60}?) (?:comes|come|goes|go|is|are|be|happen)(?: done)? (?:after|later than) (?<first>.{3,60}) $/,
  /^ (?<first>.{3,60}?) before (?:i|we|you|anyone|anything|any of) (?<then>.{3,60}) $/,
  / (?:depends on|relies on|links to|hangs on|builds on|is based on|refers to) (?<first>.{3,60}) /,
];

/** 'So that has to come before it': of the two that were named before, the later one comes first. */
const pointsAtBoth =
  / (?:that|it|this|they)(?: one)? (?:needs to|has to|must|should|ought to|wants to|better|had better|got to) (?:come|be|go|happen)(?: done)? (?:before|ahead of|first) /;
const addsSome = /^ (?:add|include|insert|pop|slot|fit|squeeze|stick|chuck|put (?:in|a|an|some)) | in before /;
const otherWay = / other way (?:round|around|about)(?: (?:for|with|on) \w+| please| then)? $/;

/** The step that some words name, never `other`. */
function stepIn(words: string, among: readonly NamedStep[], least: number): NamedStep | undefined {
  const [best] = relatedSteps(words, among);
  return best && best.score >= least ? best.step : undefined;
}

function ordered(asked: Asked, first: string, then: string): [NamedStep, NamedStep] | undefined {
  const open = openSteps(asked);
  const needed = stepIn(first, open, named);
  const needing = stepIn(
    then,
    open.filter((step) => step !== needed),
    needed ? hinted : named,
  );
  const other =
    needed ??
    stepIn(
      first,
      open.filter((step) => step !== needing),
      hinted,
    );
  return other && needing ? [other, needing] : undefined;
}

/** The two steps that a message names best. */
function bothNamed(asked: Asked): NamedStep[] {
  const named = relatedSteps(asked.whole, openSteps(asked)).filter(({ score }) => score >= hinted);
  return named.slice(0, 2).map(({ step }) => step);
}

/** The step that another one needs moves before it. What stands in that order already asks for nothing. */
export const neededOrder: Reader = (asked) => {
  if (/^\W*(?:why|what|how|when)\b/i.test(asked.text)) return undefined;
  if (asked.text.length > 300 || stepNumbersIn(asked.whole, asked.plan.steps).length > 0) return undefined;
  const open = openSteps(asked);
  const isBefore = (a: NamedStep, b: NamedStep) => open.indexOf(a) < open.indexOf(b);
  if (pointsAtBoth.test(asked.whole) || otherWay.test(asked.whole)) {
    const [a, b] = bothNamed(asked);
    const [first, then] = a && b && isBefore(b, a) ? [a, b] : [b, a];
    if (first && then) return { do: 'move', stepId: first.id, to: { before: then.id } };
  }
  const parts = asked.clauses.flatMap((clause) => clause.split(/ (?:and|but|so|because|cos) /));
  for (const clause of [...parts.map((part) => ` ${part.trim()} `), ...asked.clauses, asked.whole].filter(
    (one) => !addsSome.test(one),
  ))
    for (const pattern of orders) {
      const { first = '', then = clause } = pattern.exec(clause)?.groups ?? {};
      const [needed, needing] = first ? (ordered(asked, ` ${first} `, ` ${then} `) ?? []) : [];
      if (needed && needing && isBefore(needing, needed))
        return { do: 'move', stepId: needed.id, to: { before: needing.id } };
    }
  return undefined;
};

import { type Reader, says } from './edit-asked.rules.ts';
import { isAboutGoal } from './edit-plan-readers.rules.ts';
import { shiftIn } from './edit-when.rules.ts';
import { oneOf } from './phrases.rules.ts';
import { stepsMeant, stepsToChange } from './step-reference.rules.ts';

// 'Push the whole thing out 6 weeks', 'an extension of two months': a later day by a length of time.

const wholePlan = [
  ...['it', 'it all', 'this', 'that', 'all', 'everything', 'all of it', 'the lot'],
  ...['goal', 'plan', 'date', 'deadline', 'target', 'target date', 'end', 'end date', 'thing'].flatMap((what) =>
    ['the', 'my', 'the whole', 'this whole', 'this', 'my whole'].map((which) => `${which} ${what}`),
  ),
];
const lengthWords = '(?:a|an|another|one|two|three|four|five|six|eight|ten|twelve|a couple of|a few|half a|\\d+)';
const lengthUnits = '(?:days?|weeks?|fortnights?|months?|years?)';
const extra = '(?:more|extra|further|additional|longer|later)';
/** 'Push the whole thing out 6 weeks' */
const moves = `(?:push|move|shift|put|set|delay|postpone|slide|bump|extend) ${oneOf(wholePlan)}(?: all)?(?: back| out| on| off)*(?: by| for)? ${lengthWords} (?:more |full |whole )*${lengthUnits}`;
/** 'Give me 6 weeks extra', 'I need 2 more months' */
const ofOthers = '(?<!(?:they|he|she|you|people|bank|landlord|shop|doctor) (?:will |would |still |also )?)';
const gives = `${ofOthers}(?:give me|give us|give it|need|take|could use|can i have|could i have|can i get|could i get|add|(?<=^ )have)`;
const roughly = '(?:about |maybe |like |probably |at least |another |an extra )*';
const asksMore = `${gives} ${roughly}(?:${lengthWords} ${extra} ${lengthUnits}|${lengthWords} ${lengthUnits} ${extra}|another (?:${lengthWords} )?${lengthUnits})`;
/** 'I need two more weeks off' asks for free time. */
const noRest =
  '(?! (?:off|away|of|in|to heal|to recover|at|without|a|per|between|before|after|until|till|earlier|sooner)\\b)';
/** 'Add six months to the whole thing', 'an extension of six weeks', 'two months later with everything' */
const ofAllSteps = oneOf(wholePlan);
const givesAll = [
  `add ${lengthWords} (?:more |extra |full )?${lengthUnits} (?:to|on to|onto|on) ${ofAllSteps}`,
  `(?:extension|delay|postponement|deferral|extra time|reprieve) of ${lengthWords} ${lengthUnits}`,
  `${lengthWords} ${lengthUnits} (?:extension|later (?:with|for) ${ofAllSteps})`,
].join('|');
const putOff = `(?:extend|delay|postpone|prolong|defer|pushed back|put back)(?:ed|d|red)? by ${lengthWords} ${lengthUnits}`;
/** 'So we go a month later than planned' */
const afterPlan = `${lengthWords} ${lengthUnits} later than (?:planned|we planned|i planned|expected|i thought|we thought)`;
const [movesAll, asksForMore] = [`(?:${moves}|${givesAll})`, `(?:${asksMore}|${putOff}|${afterPlan})`].map(
  (asks) => new RegExp(`(?<= )${asks}(?= )${noRest}`),
);

const ofEverything = / (?:everything|it all|all of it|the lot|(?:the|this) (?:whole|entire) (?:plan|thing|lot)) /;
/** Whether each step is to move, and not the end alone. */
export const movesEverything = (clause: string): { isOfAll?: true } =>
  ofEverything.test(clause) ? { isOfAll: true } : {};

/** A later day for the whole plan, by a length of time that is asked for outright, whatever the reason. */
export const delay: Reader = (asked) => {
  const found = asked.clauses.flatMap((clause) => {
    const [all] = movesAll?.exec(clause) ?? [];
    const [words = all] = asksForMore?.exec(clause) ?? [];
    return words ? [{ clause, words, isOfAll: all !== undefined }] : [];
  });
  const { clause = '', words = '', isOfAll } = found.at(-1) ?? {};
  const shift = shiftIn(` ${words} `);
  if (!shift || / (?:not|never) (?:need|push|move|give) /.test(clause)) return undefined;
  const { ids } = stepsMeant(clause, asked.plan.steps, 0.9);
  if (!isOfAll && ids.length > 0 && !isAboutGoal(asked, ids)) return undefined;
  const because = says.setback(asked.whole) ? { because: asked.text } : {};
  return { do: 'shift', stepIds: [], shift: { ...shift, earlier: false }, ...movesEverything(clause), ...because };
};

const lengthLater = `(?:${lengthWords} (?:(?:more|extra|additional|further) )?${lengthUnits} (?:later|earlier|sooner|longer|more|extra)|${lengthWords} (?:more|extra|additional|further) ${lengthUnits}|another (?:${lengthWords} )?${lengthUnits})`;
const barely = new RegExp(
  `^ (?:(?!not )\\w+ ){0,4}?(${lengthLater})(?: (?:please|then|now|if possible|for all|would be (?:good|great|nice)))* $`,
);
/** 'Release a month later', 'two extra weeks please': hardly more than a length of time. */
const justLength = new RegExp(`^ (?:by |of |for )?${lengthWords} (?:whole |full )?${lengthUnits} $`);
const isExtended = / (?:extension|extended|extra time|postponed|delayed|deferred|pushed back|put back) /;
export const laterBy: Reader = (asked) => {
  const extended = isExtended.test(asked.whole) ? asked.clauses.find((clause) => justLength.test(clause)) : undefined;
  const by = extended && shiftIn(extended);
  if (by) return { do: 'shift', stepIds: [], shift: { ...by, earlier: false } };
  for (const clause of asked.clauses) {
    const [, words = ''] = barely.exec(clause) ?? [];
    const shift = words ? shiftIn(` ${words} `) : undefined;
    if (
      !shift ||
      says.setback(clause) ||
      says.done(clause) ||
      / (?:start|took|takes|was|were|off|for|hours?|step) /.test(clause)
    )
      continue;
    const { ids, byNumber } = stepsToChange(clause.replace(words, ' '), asked.plan.steps, 0.7);
    if (ids.length > 0 && !byNumber && isAboutGoal(asked, ids)) return { do: 'shift', stepIds: [], shift };
    return { do: 'shift', stepIds: ids, shift };
  }
  return undefined;
};

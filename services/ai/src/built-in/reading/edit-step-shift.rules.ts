import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import { isAboutGoal } from './edit-plan-readers.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { withoutDays } from './edit-steps-of-day.rules.ts';
import { dayIn, type Shift, shiftIn } from './edit-when.rules.ts';
import { plainClause } from './edit-words.rules.ts';
import { stepsToChange } from './step-reference.rules.ts';

// 'Push the practice tests back by two weeks': a step moves by a length of time, counted from the day that it has.

const verbs = [
  'push|move|shift|put|bring|pull|set|slide|bump|drag|schedule|reschedule|have|make|do',
  'postpone|delay|defer|advance|extend|hold',
].join('|');
const count =
  '(?:an?|another|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple of|a few|half a|\\d{1,3})';
const span = `${count} (?:more |full |whole |extra )?(?:days?|weeks?|fortnights?|months?)`;
const way = 'back|backwards?|forwards?|off|out|on|up|later|earlier|sooner';
const roughly = '(?:(?:about|around|roughly|say|just|another) )?';
/** The step, which way it moves, and how far. */
const movesBy = new RegExp(
  `^ (?:(?:also|just|please|so|then) )*(?<verb>${verbs}) (?<what>.*?)(?<before>(?:(?:${way}) )*)(?<by>(?:by|for) )?${roughly}(?<span>${span}) (?<after>(?:${way}) )?(?<rest>.*)$`,
);
/** 'Push back the tests': the way stands before the step. */
const wayFirst = new RegExp(`^(?<way>(?:(?:${way}) )+)(?<what>.+)$`);
/** ', earlier' in a choice of the coach. */
const wayAlone = /^ (?:earlier|later|sooner) $/;
/** 'To two weeks before', 'in two weeks', 'two weeks from now' name a day. 'For two hours a week' is an amount. */
const namesDay = / (?:to|in|within|until|till|every|after|before|from|at|of|per|the (?:next|last|first)) $/;
const goesOn = /^(?:from |time |before |after |ago |of |per |a (?:day|week|month) |off |to (?!\d|the \d))/;
const putsOff = /^(?:postpone|delay|defer|advance)$/;
const wholePlan =
  /^ (?:it|it all|this|that|everything|all|all of it|the lot|(?:the|my|this) (?:whole |entire )?(?:thing|plan|goal|date|deadline|end)) $/;

interface Found {
  what: string;
  shift: Shift;
}

function movedBy(clause: string): Found | undefined {
  const groups = movesBy.exec(clause)?.groups;
  if (!groups) return undefined;
  const { verb = '', by = '', before = '', span: length = '', after = '', rest = '' } = groups;
  const first = wayFirst.exec(groups['what'] ?? '')?.groups;
  const what = first?.['what'] ?? groups['what'] ?? '';
  const ways = `${first?.['way'] ?? ''}${before}${after}`.trim();
  const isMeant = ways !== '' || by === 'by ' || putsOff.test(verb);
  if (!isMeant || what.trim() === '' || namesDay.test(` ${what}`) || goesOn.test(rest)) return undefined;
  const isSooner = /\b(?:forwards?|earlier|sooner|up)\b/.test(ways) || verb === 'advance' || verb === 'bring';
  const earlier = isSooner && verb !== 'push' && !/\b(?:back|later|off)\b/.test(ways);
  const shift = shiftIn(` ${length} `);
  return shift && { what: ` ${what.trim()} `, shift: { ...shift, earlier } };
}

/** The clauses, in which a title that is copied word for word stands as its number. */
function withNumbers({ clauses, plan }: Asked): string[] {
  const titles = plan.steps.map(({ title }) => plainClause(title));
  return clauses.map((clause) =>
    titles.reduce((text, title, n) => (title.length > 12 ? text.replace(title, ` step ${n + 1} `) : text), clause),
  );
}

/** ', to 20 May' behind it: the day that the person has counted out. */
const saysDay = /^ (?:so |that is |which is |i e )?(?:to|until|till|on) /;

export const stepShifted: Reader = (asked) => {
  const clauses = withNumbers(asked);
  for (const [at, part] of clauses.entries()) {
    const next = clauses[at + 1] ?? '';
    const clause = wayAlone.test(next) ? `${part}${next.trimStart()}` : part;
    const found = movedBy(clause);
    if (!found || wholePlan.test(found.what)) continue;
    const { ids, byNumber } = stepsToChange(withoutDays(found.what), asked.plan.steps, 0.6);
    if (ids.length === 0 || !openSteps(asked).some(({ id }) => ids.includes(id))) continue;
    const ofGoal = !byNumber && isAboutGoal({ ...asked, whole: found.what }, ids);
    const stepIds = ofGoal ? [] : ids;
    const day = dayBehind(asked, { clause, next });
    if (day) return { do: 'date', stepIds, date: day };
    return { do: 'shift', stepIds, shift: found.shift } satisfies EditRequest;
  }
  return undefined;
};

function dayBehind(asked: Asked, { clause, next }: { clause: string; next: string }): string | undefined {
  const rest = movesBy.exec(clause)?.groups?.['rest'] ?? '';
  const said = [` ${rest}`, next].find((words) => saysDay.test(words));
  return said ? dayIn(said.replace(saysDay, ' by '), asked) : undefined;
}

import { type CoachGoal, isRunning } from './answer-goals.rules.ts';
import { type Asked, byDate, firstOfEach, nothingOpen } from './answer-topics.rules.ts';
import { type SmallPiece, smallPiece } from './small-pieces.rules.ts';

const onTheWay = /\b(?:train|bus|tram|plane|commute|waiting room|queue|waiting for|from (?:bed|the sofa))\b/;

/** What fits into a little time: a piece of today's tasks, or of the step that comes first in a goal. */
function offersFor(asked: Asked, minutes: number): SmallPiece[] {
  const place = { minutes, onTheWay: onTheWay.test(asked.words) };
  const tasks = (asked.tasks ?? []).filter(({ day, completed }) => day === asked.today && !completed);
  const ofTasks = tasks.flatMap(({ title }) => {
    const piece = smallPiece(title, place);
    return piece ? [{ ...piece, says: `${piece.says} (from today’s plan).`, rank: piece.rank - 0.5 }] : [];
  });
  const ofSteps = firstOfEach(asked.about)
    .toSorted(byDate)
    .flatMap(({ goal, step }) => {
      const piece = smallPiece(step.title, place);
      if (!piece) return [];
      const how = descriptionOf(goal, step.title);
      return [{ ...piece, says: `${piece.says} (${goal.title}).${how ? ` ${how}` : ''}` }];
    });
  return [...ofTasks, ...ofSteps].toSorted((a, b) => a.rank - b.rank);
}

export function forMinutes(asked: Asked): string {
  const minutes = minutesIn(asked.words);
  const [first, ...others] = offersFor(asked, minutes);
  const second = others.find(({ sort }) => sort !== first?.sort);
  if (!first) return nothingOpen(asked);
  const other = second ? `\n\nOr this: ${second.says}` : '';
  return `For ${minutes} minutes I would take this: ${first.says}${other}\n\nSet a timer and stop when it rings.`;
}

/** One small thing to do now, in a sentence. Empty when nothing is open. */
export function smallThing(asked: Asked): string {
  const running = asked.goals.filter(isRunning);
  return offersFor({ ...asked, about: running }, 10)[0]?.says ?? '';
}

function minutesIn(words: string): number {
  if (/\bhalf an hour\b/.test(words)) return 30;
  if (/\bquarter of an hour\b/.test(words)) return 15;
  const hours = /\b(\d+|an|one|two)\s*(?:hours?|hrs?|h)\b/.exec(words)?.[1];
  if (hours) return 60 * ({ an: 1, one: 1, two: 2 }[hours] ?? Number(hours));
  const written: Record<string, number> = { five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40 };
  const minutes = /\b(\d+|five|ten|fifteen|twenty|thirty|forty)\s*(?:minutes?|mins?)\b/.exec(words)?.[1];
  return minutes ? (written[minutes] ?? Number(minutes)) : 20;
}

const descriptionOf = (goal: CoachGoal, title: string): string =>
  goal.steps?.find((step) => step.title === title)?.description ?? '';

import { anyOf } from '../reading/phrases.rules.ts';

/** A piece of a step or task that fits into a little time. */
export interface SmallPiece {
  /** An order without its full stop: 'Write for 20 minutes on “Revise the whole thing”'. */
  says: string;
  /** Lower comes first. */
  rank: number;
  /** What sort of doing it is. */
  sort: string;
}

interface Sort {
  /** How titles of this sort begin, in the notation of `phrases.rules.ts`. */
  begins: string;
  piece: (title: string, minutes: number) => string;
  rank: number;
}

const quoted = (title: string) => `“${title}”`;

/** What can be done at once of a step, by what its title begins with. The first that fits counts. */
const sorts: readonly Sort[] = [
  {
    begins: 'read watch listen study learn practise practice repeat review translate rehearse',
    piece: (title, minutes) => `Take ${minutes} minutes for ${quoted(title)} with a timer, wherever you stopped last`,
    rank: 1,
  },
  {
    begins: 'write draft outline revise edit sketch describe note draw compose',
    piece: (title, minutes) => `Write for ${minutes} minutes on ${quoted(title)} without stopping; a bad page counts`,
    rank: 1,
  },
  {
    begins:
      'list find look compare choose decide plan collect gather check pick sort count measure research think map name clear tidy',
    piece: (title, minutes) => `Begin ${quoted(title)}: ${minutes} minutes with pen and paper do a good part of it`,
    rank: 1,
  },
  {
    begins: 'book open set apply register order buy join enter sign pay switch cancel get arrange renew',
    piece: (title) => `Open the page or form for ${quoted(title)}, fill in what you know, and note what is missing`,
    rank: 2,
  },
  {
    begins:
      'talk ring call phone ask meet invite visit tell speak send message contact email agree interview show give',
    piece: (title) =>
      `For ${quoted(title)}, write down the three things you want to say or ask, and find the number or address`,
    rank: 3,
  },
];
const fallback: Sort = {
  begins: '',
  piece: (title) => `Write down what is still missing for ${quoted(title)}, and do the shortest thing on the list`,
  rank: 4,
};
const begins = sorts.map((sort) => ({ sort, pattern: anyOf([sort.begins.replaceAll(' ', '/')], { before: '^' }) }));

const isExercise = anyOf([
  'run/runs/running/jog/walk/swim/cycle/ride/row/hike/train/training/workout/gym/yoga/squats/push-ups/plank/stretch/repeats/race/marathon/outing/outings',
]);
/** Minutes that a kilometre takes on foot. */
const minutesAKilometre = 7;

/** How long an outing takes by its own words: '9 km' is an hour, '25 minutes' is 25. */
function minutesFor(title: string): number | undefined {
  const minutes = /(\d+)\s*min/i.exec(title)?.[1];
  const kilometres = /(\d+(?:[.,]\d+)?)\s*k(?:m\b|ilomet)/i.exec(title)?.[1];
  if (minutes) return Number(minutes);
  return kilometres ? Number(kilometres.replace(',', '.')) * minutesAKilometre : undefined;
}

function exercisePiece(title: string, minutes: number): SmallPiece {
  const needs = minutesFor(title);
  if (needs !== undefined && needs <= minutes)
    return { says: `Do ${quoted(title)}: it fits`, rank: 1, sort: 'exercise' };
  return {
    says: `Go out for an easy ${minutes} minutes; ${quoted(title)} itself needs more time`,
    rank: 3,
    sort: 'exercise',
  };
}

/** The piece of a step that fits into some minutes, where the person is. Undefined when nothing of it does. */
export function smallPiece(
  title: string,
  { minutes, onTheWay }: { minutes: number; onTheWay: boolean },
): SmallPiece | undefined {
  if (isExercise.test(title)) return onTheWay ? undefined : exercisePiece(title, minutes);
  const { piece, rank, begins: sort } = begins.find(({ pattern }) => pattern.test(title))?.sort ?? fallback;
  return { says: piece(title, minutes), rank, sort };
}

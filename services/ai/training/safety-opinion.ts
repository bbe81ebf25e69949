// Trains the second opinion of the safety gate and prints how well it does on texts that it was not trained with.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesOf } from '../src/built-in/kinds/examples.ts';
import { archetypes, kinds } from '../src/built-in/kinds/generated/all.ts';
import { type Harm, harms } from '../src/safety/harm.ts';
import { sentencesOf } from '../src/safety/normalise.rules.ts';
import { featuresOf, places } from '../src/safety/opinion/features.ts';
import { classPlaces, partsOf, passagesOf, step } from '../src/safety/opinion/second-opinion.ts';
import { sentencesIn, shuffled } from './choices.ts';

const folder = import.meta.dirname;
const rounds = 8;
const folds = 4;
/** The examples written last are long: with them it learns that a long story is harmless. */
const ofEachKind = 55;
const pace = 0.5;

type Sort = 'harmful' | 'look-alike' | 'example of a kind';
interface Row {
  text: string;
  sort: Sort;
  harm: Harm | undefined;
  features: [place: number, value: number][];
}
/** How much a row of each sort counts. A missed harm is worse than an alarm, and examples of kinds are many. */
const weightOf: Readonly<Record<Sort, number>> = { harmful: 1.1, 'look-alike': 1.5, 'example of a kind': 0.6 };

const toRow = (text: string, sort: Sort, harm?: Harm): Row => {
  const words = passagesOf(sentencesOf(text))[0] ?? [];
  return { text, sort, harm, features: [...featuresOf(words)] };
};

/** The parts of long harmless texts are harmless too. */
const partRows = (rows: readonly Row[]): Row[] =>
  rows
    .filter(({ sort }) => sort !== 'harmful')
    .flatMap((row) => partsOf(sentencesOf(row.text)).map((words) => ({ ...row, features: [...featuresOf(words)] })));

/** The rows of a table by their heading: '# self-harm en'. */
function tableOf(path: string, sort: Sort): Row[] {
  let harm: Harm | undefined;
  const rows: Row[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('# ')) harm = harms.find((one) => line.startsWith(`# ${one} `));
    else if (line.trim()) rows.push(...sentencesIn(line).map((text) => toRow(text, sort, harm)));
  }
  return rows;
}

function allRows(): Row[] {
  const own = readdirSync(join(folder, 'safety')).toSorted();
  const tables = join(folder, '../test/safety');
  const examples = [...kinds, ...archetypes].flatMap((kind) => examplesOf(kind).slice(0, ofEachKind));
  const rows = [
    ...own
      .filter((name) => name.endsWith('.txt'))
      .flatMap((name) => tableOf(join(folder, 'safety', name), name.startsWith('harmful') ? 'harmful' : 'look-alike')),
    ...['harmful.txt', 'harmful-mixed.txt'].flatMap((name) => tableOf(join(tables, name), 'harmful')),
    ...tableOf(join(tables, 'harmless.txt'), 'look-alike'),
    ...[...new Set(examples)].map((text) => toRow(text, 'example of a kind')),
  ];
  // Whether a weight is extreme is computed from its numbers. The words alone are those of harmless wishes.
  return [...rows, ...partRows(rows)].filter(({ sort, harm }) => sort !== 'harmful' || harm !== 'extreme-weight');
}

/** Numbers from 0 to 1 in an order that is the same on every run. */
function randoms(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

interface Line {
  weights: Float64Array;
  start: number;
}
const sumOf = ({ weights, start }: Line, { features }: Row, size: number) =>
  features.reduce((sum, [place, value]) => sum + (weights[place % size] ?? 0) * value, start);

/** Logistic regression by AdaGrad. */
function fit(rows: readonly Row[], isTrue: (row: Row) => boolean, size: number): Line {
  const random = randoms(7);
  const line: Line = { weights: new Float64Array(size), start: 0 };
  const squares = new Float64Array(size).fill(1e-3);
  let startSquares = 1e-3;
  for (let round = 0; round < rounds; round++)
    for (const row of shuffled(rows, random)) {
      const error = (1 / (1 + Math.exp(-sumOf(line, row, size))) - (isTrue(row) ? 1 : 0)) * weightOf[row.sort];
      for (const [place, value] of row.features) {
        const at = place % size;
        const slope = error * value;
        squares[at] = (squares[at] ?? 0) + slope * slope;
        line.weights[at] = (line.weights[at] ?? 0) - (pace * slope) / Math.sqrt(squares[at] ?? 1);
      }
      startSquares += error * error;
      line.start -= (pace * error) / Math.sqrt(startSquares);
    }
  return line;
}

const isHarmful = (row: Row) => row.sort === 'harmful';
const inStore = (value: number) => Math.max(-127, Math.min(127, Math.round(value * step)));

/** Prints, for some scores, what share of each sort reaches it when the row itself was left out of the training. */
function report(rows: readonly Row[]): void {
  const random = randoms(11);
  const foldOf = new Map(rows.map((row) => [row, Math.floor(random() * folds)]));
  const scored = Array.from({ length: folds }, (_, fold) => {
    const line = fit(
      rows.filter((row) => foldOf.get(row) !== fold),
      isHarmful,
      places,
    );
    return rows
      .filter((row) => foldOf.get(row) === fold)
      .map((row) => ({ sort: row.sort, score: sumOf(line, row, places) }));
  }).flat();
  for (const alarm of [0.2, 0.6, 1, 1.4, 1.8, 2.2]) {
    const shares = (Object.keys(weightOf) as Sort[]).map((sort) => {
      const own = scored.filter((row) => row.sort === sort);
      return `${sort} ${((100 * own.filter(({ score }) => score >= alarm).length) / own.length).toFixed(1)} %`;
    });
    console.log(`score ${alarm}: ${shares.join(', ')}`);
  }
}

const rows = allRows();
if (!process.argv.includes('--quick')) report(rows);
const line = fit(rows, isHarmful, places);
const named = rows.filter(({ harm }) => harm);
const lines = harms.map((harm) => fit(named, (row) => row.harm === harm, classPlaces));
const bytes = new Int8Array(places + harms.length * classPlaces + harms.length + 1);
bytes.set(Array.from(line.weights, inStore));
for (const [index, { weights, start }] of lines.entries()) {
  bytes.set(Array.from(weights, inStore), places + index * classPlaces);
  bytes[places + harms.length * classPlaces + index] = inStore(start);
}
bytes[bytes.length - 1] = inStore(line.start);
writeFileSync(join(folder, '../src/safety/opinion/weights.bin'), bytes);

import type { EditOutcome, GoalOutcome, Outcomes, TalkOutcome } from './evaluate.ts';
import { type Figures, worstGoals } from './figures.rules.ts';
import type { Verdict } from './judge.ts';

const worstShown = 25;

/** One line for a figure, with the last run's beside it. */
function line(name: string, now: number, before: number | undefined): string {
  const change = before === undefined ? '' : `  (before: ${before}${now === before ? '' : now > before ? ' ↑' : ' ↓'})`;
  return `  ${name.padEnd(28)}${String(now).padStart(7)}${change}`;
}

function planInWords({ row, read, plan }: GoalOutcome, verdict: Verdict | undefined): string {
  const wanted = `wanted ${row.category}, ${row.date ?? 'no date'}`;
  if (!plan)
    return `“${row.text}”\n  not read as a goal${read.refused ? `, refused for ${read.refused}` : ''} (${wanted})`;
  const steps = plan.draft.milestones.map(
    ({ title, dueDate }, i) => `  ${i + 1}. ${title}${dueDate ? `, ${dueDate}` : ''}`,
  );
  return [
    `“${row.text}”`,
    `  ${plan.points.toFixed(1)} points: ${plan.faults.join('; ') || 'no fault found'}`,
    ...(verdict ? [`  judged ${verdict.points}: ${verdict.why}`] : []),
    `  read as “${read.title}”, ${read.category}, ${read.date ?? 'no date'}, from ${plan.booklet} (${wanted})`,
    ...steps,
  ].join('\n');
}

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 157)}…` : text);

const talkInWords = ({ row, answer }: TalkOutcome) =>
  `“${short(row.text)}”\n  wanted: ${row.expect}\n  answered: ${answer === null ? 'made a goal' : short(answer.replaceAll('\n', ' '))}`;

const editInWords = ({ row, answer, faults }: EditOutcome) =>
  `“${row.text}” (${row.kind}, ${row.goal})\n  wanted: ${row.expect}\n  ${faults.join('; ')}: ${short(JSON.stringify(answer))}`;

const section = (title: string, entries: readonly string[]) =>
  entries.length === 0 ? [] : [`\n## ${title}: ${entries.length}`, ...entries];

/** Every miss by area, so that the one who works on an area finds its rows together. */
function misses({ goals, edits, talk }: Outcomes): string[] {
  const wishes = goals.filter(({ row, read }) => row.isGoal && read.isGoal);
  const found = (one: GoalOutcome) => `“${short(one.row.text)}”${one.row.onboarding ? ' (dialog)' : ''}`;
  return [
    ...section(
      'Goal or not',
      goals
        .filter((one) => !one.isGoalRight)
        .map(
          (one) =>
            `${found(one)} ${one.row.isGoal ? `is a goal${one.read.refused ? `, refused for ${one.read.refused}` : ''}` : `is none; made “${short(one.read.title)}”`}`,
        ),
    ),
    ...section(
      'Category',
      wishes
        .filter((one) => !one.isCategoryRight)
        .map((one) => `${found(one)} ${one.row.category}, read as ${one.read.category} (${one.plan?.booklet})`),
    ),
    ...section(
      'Date',
      wishes
        .filter((one) => !one.isDateRight)
        .map((one) => `${found(one)} ${one.row.date ?? 'none'}, read as ${one.read.date ?? 'none'}`),
    ),
    ...section(
      'Wrong kind',
      wishes.filter((one) => one.hasWrongKind).map((one) => `${found(one)} ${one.plan?.booklet}`),
    ),
    ...section('Edits', edits.filter(({ faults }) => faults.length > 0).map(editInWords)),
    ...section('Talk', talk.filter((one) => !one.isUseful).map(talkInWords)),
  ];
}

/** The report. The worst plans are the judge's where one judged, else those with the fewest points of the rubric. */
export function reportInWords(
  outcomes: Outcomes,
  { figures, verdicts, before }: { figures: Figures; verdicts: ReadonlyMap<GoalOutcome, Verdict>; before?: Figures },
): string {
  const judged = [...verdicts].toSorted(([, a], [, b]) => a.points - b.points).map(([one]) => one);
  const worst = judged.length > 0 ? judged.slice(0, worstShown) : worstGoals(outcomes.goals, worstShown);
  return [
    `# Coach ${outcomes.coach}: ${outcomes.goals.length} messages, ${outcomes.edits.length} edits, ${outcomes.talk.length} of talk`,
    ...Object.entries(figures).map(([name, now]) => line(name, now, before?.[name])),
    `\n# The ${worst.length} worst plans`,
    ...worst.map((one) => `\n${planInWords(one, verdicts.get(one))}`),
    '\n# Misses',
    ...misses(outcomes),
    '',
  ].join('\n');
}

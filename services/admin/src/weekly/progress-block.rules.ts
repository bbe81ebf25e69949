import { type Block, escaped } from '../templates/compose.rules.ts';
import type { WeekTold } from './week-of.rules.ts';

type GoalTold = WeekTold['goals'][number];

/** The colours of progress on every page of Pathwise. */
const colourOf = (percent: number) =>
  percent < 25 ? '#f9a8d4' : percent < 50 ? '#8b5cf6' : percent < 75 ? '#a855f7' : '#ec4899';

const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const by = (dueDate: string | null) => (dueDate ? ` (by ${dayName.format(new Date(dueDate))})` : '');
const tasksInWords = ({ tasks: { done, all } }: WeekTold) =>
  done === all ? `You did all ${all} of your planned tasks.` : `You did ${done} of ${all} planned tasks.`;
const andMore = (count: number, what: string) => (count > 0 ? [`and ${count} more ${what}`] : []);
const plural = (count: number, one: string) => (count === 1 ? one : `${one}s`);

/** The last week as a block of the weekly mail: drawn with tables, because mail programs know no better, and as text. */
export const progressBlockOf = (week: WeekTold): Block => ({
  html: htmlOf(week),
  text: textOf(week),
  preview: previewOf(week),
});

const paragraph = (html: string) => `<p style="margin:0 0 8px">${html}</p>`;
const quiet = (html: string, below = 8) =>
  `<p class="quiet" style="margin:0 0 ${below}px;font-size:14px;color:#65656d">${html}</p>`;
const list = (items: readonly string[]) =>
  `<ul style="margin:0 0 16px;padding-left:20px">${items.map((item) => `<li style="margin:0 0 4px">${item}</li>`).join('')}</ul>`;
const heading = (text: string) =>
  `<h2 style="margin:24px 0 12px;font-size:18px;line-height:1.4;font-weight:600">${text}</h2>`;

function htmlOf(week: WeekTold): string {
  const { goals, otherGoals, completed, missed, otherMissed, tasks } = week;
  return [
    ...completed.map((title) => paragraph(`You completed <strong>${escaped(title)}</strong>. Well done.`)),
    ...(tasks.all > 0 ? [paragraph(tasksInWords(week))] : []),
    ...goals.map(goalHtml),
    ...andMore(otherGoals, plural(otherGoals, 'goal')).map((words) => quiet(words)),
    ...(missed.length > 0 ? [heading('Left over from last week')] : []),
    ...(missed.length > 0
      ? [list([...missed.map(escaped), ...andMore(otherMissed, plural(otherMissed, 'task'))])]
      : []),
    ...(missed.length > 0 ? [quiet('Move what still matters to this week, and let the rest go.', 24)] : []),
  ].join('\n');
}

function goalHtml({ title, progress, done, next, more }: GoalTold): string {
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  const steps = [
    ...next.map((step) => escaped(`${step.title}${by(step.dueDate)}`)),
    ...andMore(more, plural(more, 'step')),
  ];
  return [
    `<table ${table} style="margin:24px 0 6px"><tr><td style="font-size:16px;line-height:1.4;font-weight:600">${escaped(title)}</td>`,
    `<td align="right" style="font-size:16px;line-height:1.4;padding-left:12px;white-space:nowrap">${progress} %</td></tr></table>`,
    `<table ${table} style="margin:0 0 12px"><tr>${barCells(progress)}</tr></table>`,
    ...(done.length > 0 ? [quiet(`Done last week: ${escaped(done.join(', '))}`)] : []),
    ...(steps.length > 0 ? [quiet('Next:'), list(steps)] : []),
  ].join('\n');
}

/** The week in a line: without it an inbox shows the same greeting every Monday. */
function previewOf(week: WeekTold): string {
  const { goals, completed, tasks } = week;
  const [first] = goals;
  const [next] = first?.next ?? [];
  return [
    ...completed.slice(0, 1).map((title) => `You completed ${title}.`),
    ...(tasks.all > 0 ? [tasksInWords(week)] : []),
    ...(first ? [`${first.title}: ${first.progress} %.`] : []),
    ...(next ? [`Next: ${next.title}.`] : []),
  ].join(' ');
}

function barCells(percent: number): string {
  const cell = (width: number, attributes: string) =>
    width > 0
      ? `<td width="${width}%" height="8" ${attributes} style="height:8px;font-size:0;line-height:0">&nbsp;</td>`
      : '';
  return cell(percent, `bgcolor="${colourOf(percent)}"`) + cell(100 - percent, 'class="track" bgcolor="#ececef"');
}

function textOf(week: WeekTold): string {
  const { goals, otherGoals, completed, missed, otherMissed, tasks } = week;
  const leftOver = [...missed, ...andMore(otherMissed, plural(otherMissed, 'task'))].map((title) => `* ${title}`);
  return [
    ...completed.map((title) => `You completed ${title}. Well done.`),
    ...(tasks.all > 0 ? [tasksInWords(week)] : []),
    ...goals.map(goalText),
    ...andMore(otherGoals, plural(otherGoals, 'goal')),
    ...(missed.length > 0 ? [['Left over from last week:', ...leftOver].join('\n')] : []),
  ].join('\n\n');
}

function goalText({ title, progress, done, next, more }: GoalTold): string {
  const filled = Math.round(progress / 5);
  return [
    `${title}: ${progress} %`,
    `[${'#'.repeat(filled)}${'-'.repeat(20 - filled)}]`,
    ...(done.length > 0 ? [`Done last week: ${done.join(', ')}`] : []),
    ...next.map((step) => `Next: ${step.title}${by(step.dueDate)}`),
    ...andMore(more, plural(more, 'step')),
  ].join('\n');
}

import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { isSouthern, toCivil } from './calendar.rules.ts';
import { countryOfZone } from './countries.ts';
import { edgeOf, isBefore, type ReadDeadline, type TargetDateInput, upcoming } from './deadline-days.rules.ts';
import { type DeadlinePhrase, edgeOrNone, preposition, rx, the } from './deadline-phrases.rules.ts';
import { holidayIn } from './holidays.rules.ts';

// Terms of schools and the weeks of great exams. They move by some days each year: the days here are the usual ones.

/** The first and the last day of a term. */
type Term = readonly [first: string, last: string];

const british: Readonly<Record<string, Term>> = {
  autumn: ['09-03', '12-18'],
  spring: ['01-05', '03-26'],
  summer: ['04-13', '07-20'],
};
const universities: Readonly<Record<string, Term>> = {
  michaelmas: ['10-05', '12-05'],
  hilary: ['01-17', '03-13'],
  lent: ['01-19', '03-19'],
  trinity: ['04-25', '06-19'],
};
const southern: Readonly<Record<string, Term>> = {
  '1': ['01-28', '04-09'],
  '2': ['04-27', '07-02'],
  '3': ['07-19', '09-24'],
  '4': ['10-11', '12-17'],
};
const american: Readonly<Record<string, Term>> = {
  fall: ['08-25', '12-18'],
  autumn: ['08-25', '12-18'],
  spring: ['01-19', '05-15'],
};

function termOf(
  { name = '', number = '', kind = '' }: Record<string, string | undefined>,
  timeZone: string,
): Term | undefined {
  const named = name.toLowerCase();
  if (number) return isSouthern(timeZone) ? southern[number] : undefined;
  if (universities[named]) return universities[named];
  if (/^semester$/i.test(kind)) return countryOfZone(timeZone) === 'US' ? american[named] : undefined;
  return ['GB', 'IE'].includes(countryOfZone(timeZone) ?? '') ? british[named] : undefined;
}

const upcomingDay = (day: string, today: string) => {
  const [month = 1, date = 1] = day.split('-').map(Number);
  return upcoming(today, month, date);
};

const termDay: ReadDeadline = (groups, { today, timeZone }) => {
  const term = termOf(groups, timeZone);
  if (!term) return null;
  const { prep, edge, starts } = groups;
  const isStart = starts !== undefined || (edge ? edgeOf(edge) === 'first' : isBefore(prep));
  const day = upcomingDay(term[isStart ? 0 : 1], today);
  return isStart && isBefore(prep) ? addDays(day, -1) : day;
};

/** Only in spring and summer 'when school starts' is sure to mean the start of the school year. */
const schoolBegins: ReadDeadline = ({ prep, sure }, { today, timeZone }) => {
  const { month, year } = toCivil(today);
  if (!sure && (month < 3 || month > 9) && !isSouthern(timeZone)) return null;
  const days = [year, year + 1].flatMap((one) => holidayIn('start of school', one, timeZone) ?? []);
  const day = days.find((one) => one >= today);
  return day && isBefore(prep) ? addDays(day, -1) : (day ?? null);
};

/** The usual first day of exams that a whole country sits. */
const examDays: readonly (readonly [names: string, day: string])[] = [
  ['gcses?|gcse exams|a-?\\s?levels|a-?\\s?level exams', '05-10'],
  ['ap exams', '05-03'],
  ['leaving cert(?:ificate)?', '06-09'],
  ['abitur', '04-15'],
  ['matura', '05-04'],
  ['bac|baccalauréat|baccalaureate', '06-14'],
  ['gaokao', '06-07'],
  ['kcse', '11-01'],
  ['waec|wassce', '04-24'],
  ['neco', '06-15'],
  ['jamb|utme', '04-16'],
  ['matric exams|matric finals', '10-20'],
  ['hsc exams', '10-12'],
  ['neet', '05-02'],
  ['jee mains?', '01-21'],
  ['board exams|boards', '02-15'],
];
const exams = examDays.map(([names]) => names).join('|');

const examDay: ReadDeadline = ({ prep, exam = '' }, { today, timeZone }: TargetDateInput) => {
  if (/^board/i.test(exam) && countryOfZone(timeZone) !== 'IN') return null;
  const [, day] = examDays.find(([names]) => new RegExp(`^(?:${names})$`, 'i').test(exam)) ?? [];
  const date = day ? upcomingDay(day, today) : null;
  return date && isBefore(prep) ? addDays(date, -1) : date;
};

const namedTerm =
  '(?:(?<name>autumn|spring|summer|fall|michaelmas|hilary|lent|trinity)\\s+(?<kind>term|semester)|term\\s+(?<number>[1-4]))';
const school =
  "(?:(?:the\\s+)?(?<sure>(?:new\\s+)?(?:school|academic)\\s+year)|school|the kids' school|uni|university|college)";

export const schoolDates: readonly DeadlinePhrase[] = [
  {
    pattern: rx(
      `\\b${preposition}${the}${edgeOrNone}(?:(?:this|next|the coming)\\s+)?${namedTerm}\\b(?:\\s+(?<starts>starts|begins))?(?!\\s+(?:starts?|begins?|on|in)\\b)`,
    ),
    rank: 3,
    read: termDay,
  },
  {
    pattern: rx(
      `\\b(?<prep>by the time|before|when|until)\\s+${school}\\s+(?:starts|begins|opens)\\b(?!\\s+(?:again\\s+)?(?:on|in|next|after|at|this)\\b)`,
    ),
    rank: 3,
    read: schoolBegins,
  },
  {
    pattern: rx(
      `\\b(?<prep>by|before|in time for|ahead of|until|ready for)\\s+(?:(?:the|my|our|his|her|their|next year's)\\s+)?(?<exam>${exams})\\b(?!\\s+(?:in|on|starts?|begins?|next)\\b)`,
    ),
    rank: 2,
    read: examDay,
  },
];

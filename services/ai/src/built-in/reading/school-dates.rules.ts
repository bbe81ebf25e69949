import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { isSouthern, toCivil } from './calendar.rules.ts';
import { isBefore, type ReadDeadline } from './deadline-days.rules.ts';
import { type DeadlinePhrase, rx } from './deadline-phrases.rules.ts';
import { holidayIn } from './holidays.rules.ts';

// The day on which school begins. Terms and exams differ from place to place, so no day is told of them.

/** Only in spring and summer 'when school starts' is sure to mean the start of the school year. */
const schoolBegins: ReadDeadline = ({ prep, sure }, { today, timeZone }) => {
  const { month, year } = toCivil(today);
  if (!sure && (month < 3 || month > 9) && !isSouthern(timeZone)) return null;
  const days = [year, year + 1].flatMap((one) => holidayIn('start of school', one, timeZone) ?? []);
  const day = days.find((one) => one >= today);
  return day && isBefore(prep) ? addDays(day, -1) : (day ?? null);
};

const school = "(?:(?:the\\s+)?(?<sure>(?:new\\s+)?(?:school|academic)\\s+year)|school|the kids' school)";

export const schoolDates: readonly DeadlinePhrase[] = [
  {
    pattern: rx(
      `\\b(?<prep>by the time|before|when|until)\\s+${school}\\s+(?:starts|begins|opens)\\b(?!\\s+(?:again\\s+)?(?:on|in|next|after|at|this)\\b)`,
    ),
    rank: 3,
    read: schoolBegins,
  },
];

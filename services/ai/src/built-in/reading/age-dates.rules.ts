import { addDays, addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import { fromCivil, toCivil } from './calendar.rules.ts';
import { ageReached, monthOf, type ReadDeadline } from './deadline-days.rules.ts';
import { type DeadlinePhrase, months, rx } from './deadline-phrases.rules.ts';
import { amountPattern, looseAmount, readNumber } from './numbers.rules.ts';

// Deadlines that an age names: 'by my 40th birthday', 'before my son turns 18, he is 15', 'by the time she is 6 months old'.

const day = '(?:(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+)?';
/** 'Born on 3 May 1997', 'born May 1997' */
const birth = new RegExp(
  `\\bborn\\s+(?:(?:on|in)\\s+)?${day}(?<month>${months})(?:\\s+(?<behind>\\d{1,2})(?:st|nd|rd|th)?)?\\b(?:,?\\s+(?<year>(?:19|20)\\d\\d))?`,
  'i',
);

interface Birth {
  year: number | undefined;
  month: number;
  day: number | undefined;
}

/** Whose birth the words before 'born' tell. */
const ofMe = /^(?:(?:i|i'm|i am|i was)(?: \w+)?)?$/i;
const ofChild = /\b(?:he|she|they|son|daughter|baby|kid|boy|girl|little one)\b/i;

function birthIn(text: string, whose: RegExp): Birth | undefined {
  const match = birth.exec(text);
  const before = text.slice(0, match?.index).split(/[.,;:!?(]\s?|\b(?:and|but)\s/);
  const groups = match?.groups;
  if (!groups || !whose.test(before.at(-1)?.trim() ?? '')) return undefined;
  const named = groups['day'] ?? groups['behind'];
  return {
    year: groups['year'] ? Number(groups['year']) : undefined,
    month: monthOf(groups['month'] ?? ''),
    day: named ? Number(named) : undefined,
  };
}

/** The eve of a birthday, or of the month in which it is. */
const eveOf = ({ month, day: named }: Birth, year: number) => addDays(fromCivil({ year, month, day: named ?? 1 }), -1);

/** 'By my 40th birthday': by the year of birth, or by the age that is told. */
const ownBirthday: ReadDeadline = (groups, input) => {
  const wanted = readNumber(groups['age'] ?? '');
  const born = birthIn(input.text, ofMe);
  if (born?.year) return eveOf(born, born.year + wanted);
  return ageReached(groups, input);
};

const somebody = '(?:he|she|they|my\\s+\\w+|our\\s+\\w+|the\\s+(?:baby|kid|boy|girl|little one)|baby)';
const toldAge = new RegExp(
  `\\b(?<who>${somebody})(?:'s|\\s+is)(?:\\s+(?:now|currently|only|just))?\\s+(?<age>${amountPattern})\\s*(?<unit>months?|weeks?)?\\b(?!\\s*(?:%|kg|cm|min|hours?|km))`,
  'gi',
);
const lead = /\b(?:before|by the time|until|till|when|once|if)\s+$/i;

const isPronoun = (who: string) => /^(?:he|she|they)$/i.test(who);
/** The age of one child tells nothing of another one. */
const isSame = (one: string, other: string) =>
  isPronoun(one) || isPronoun(other) || one.toLowerCase() === other.toLowerCase();

/** The age of a child that the text tells, beside the one that is wished for. */
function childAge(text: string, who: string): { months: number } | undefined {
  const told = [...text.matchAll(toldAge)].filter(({ index }) => !lead.test(text.slice(0, index)));
  const [only] = told;
  if (!only || told.length > 1 || !isSame(who, only.groups?.['who'] ?? '')) return undefined;
  const many = readNumber(only.groups?.['age'] ?? '');
  const unit = only.groups?.['unit'] ?? '';
  const parts = /^week/i.test(unit) ? many / 4.35 : /^month/i.test(unit) ? many : many * 12;
  return Number.isFinite(parts) ? { months: Math.round(parts) } : undefined;
}

/** 'Before my son turns 18', 'by the time the baby is six months old' */
const childReaches: ReadDeadline = ({ age = '', unit, who = '' }, { text, today }) => {
  const wanted = readNumber(age) * (unit && /^month/i.test(unit) ? 1 : 12);
  if (!Number.isFinite(wanted)) return null;
  const born = birthIn(text, ofChild);
  if (born && (born.year || wanted <= 24)) {
    const { year } = toCivil(today);
    const last = fromCivil({ year, month: born.month, day: born.day ?? 1 });
    const from = born.year
      ? fromCivil({ year: born.year, month: born.month, day: born.day ?? 1 })
      : last <= today
        ? last
        : fromCivil({ ...toCivil(last), year: year - 1 });
    return addMonths(from, wanted);
  }
  const now = childAge(text, who);
  return now && wanted > now.months && wanted < 360 ? addMonths(today, wanted - now.months) : null;
};

export const ageDates: readonly DeadlinePhrase[] = [
  {
    pattern: rx(
      `\\b(?:by|before|until|till|for|in time for)\\s+my\\s+(?<age>[2-9]\\d)(?:st|nd|rd|th)\\b(?:\\s+birthday\\b(?!\\s+(?:on|in|is|which|that)\\b)|(?=\\s*(?:$|[.,;!?)])))`,
    ),
    rank: 2,
    read: ownBirthday,
  },
  {
    pattern: rx(
      `\\b(?:before|by the time|until|till|when)\\s+(?<who>${somebody})(?:'s|\\s+(?:is|turns?|hits?|reach(?:es)?))\\s+(?<age>\\d{1,2}|${looseAmount})\\b(?:\\s+(?<unit>months?|years?))?(?:\\s+old)?(?!\\s+(?:in|on)\\b)`,
    ),
    rank: 3,
    read: childReaches,
  },
];

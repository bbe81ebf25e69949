// The forms in which people of many countries write a deadline, each with the day that it means, computed without the rules.
// For tests alone.

const dayMs = 86_400_000;
const at = (date: string) => Date.parse(`${date}T00:00:00Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const parts = (today: string) => today.split('-').map(Number) as [number, number, number];

type Expected = (today: string) => string | readonly string[];

const days =
  (n: number): Expected =>
  (today) =>
    iso(at(today) + n * dayMs);
const weeks = (n: number) => days(7 * n);
/** The same day so many months later, or the last one of a shorter month. */
const months =
  (n: number): Expected =>
  (today) => {
    const [year, month, day] = parts(today);
    const last = new Date(Date.UTC(year, month + n, 0)).getUTCDate();
    return iso(Date.UTC(year, month - 1 + n, Math.min(day, last)));
  };
/** The next such day, today included. */
const on =
  (month: number, day: number, shift = 0): Expected =>
  (today) => {
    const [year] = parts(today);
    const [here, next] = [year, year + 1].map((one) => iso(Date.UTC(one, month - 1, day) + shift * dayMs));
    return (here as string) >= today ? (here as string) : (next as string);
  };
const inYear =
  (year: number, month: number, day: number, shift = 0): Expected =>
  () =>
    iso(Date.UTC(year, month - 1, day) + shift * dayMs);
/** The last day of the next such month. */
const endOf =
  (month: number): Expected =>
  (today) => {
    const [year, now] = parts(today);
    return iso(Date.UTC(year + (month < now ? 1 : 0), month, 0));
  };
/** The last day of the month so many months on. */
const endOfMonth =
  (n: number): Expected =>
  (today) => {
    const [year, month] = parts(today);
    return iso(Date.UTC(year, month + n, 0));
  };
const ofMonth =
  (n: number, day: number): Expected =>
  (today) => {
    const [year, month] = parts(today);
    return iso(Date.UTC(year, month - 1 + n, day));
  };
const endOfYear =
  (n: number): Expected =>
  (today) =>
    `${parts(today)[0] + n}-12-31`;
/** 1 is Monday. */
const nextWeekday =
  (weekday: number, shift = 0): Expected =>
  (today) => {
    const now = new Date(at(today)).getUTCDay() || 7;
    return iso(at(today) + (((weekday - now + 7) % 7 || 7) + shift) * dayMs);
  };
/** Sunday of the ISO week. */
const endOfWeek =
  (week: number): Expected =>
  (today) => {
    const [year] = parts(today);
    const sundayOf = (one: number) => {
      const fourth = Date.UTC(one, 0, 4);
      const monday = fourth - ((new Date(fourth).getUTCDay() || 7) - 1) * dayMs;
      return iso(monday + (week * 7 - 1) * dayMs);
    };
    return sundayOf(year) >= today ? sundayOf(year) : sundayOf(year + 1);
  };
/** Easter Sunday and what follows it, from a printed table. */
const easters = ['2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01'];

export interface DateForm {
  words: string;
  means: Expected;
  zone?: string;
}

const same = (words: readonly string[], means: Expected, zone?: string): DateForm[] =>
  words.map((one) => ({ words: one, means, ...(zone ? { zone } : {}) }));

const dayAndMonth: DateForm[] = [
  ...same(
    [
      ...['by 12 March', 'by 12th March', 'by the 12th of March', 'by March 12', 'by March 12th', 'by the 12th March'],
      ...['on 12 Mar', 'by Mar 12', 'by 12-Mar', 'by 12mar', 'by 12 march', 'BY MARCH 12TH', 'by march 12th'],
      ...[
        'by the twelfth of March',
        'on March the 12th',
        'on the twelfth of march',
        'by 12. March',
        'by 12.3.',
        'by 12.03.',
      ],
      ...[
        'by 12/3',
        'by 12/03',
        'due 12/3',
        'no later than 12 March',
        'not later than 12 March',
        'until 12 March',
        'till 12th march',
      ],
      ...['by 12 March at the latest', 'latest 12 March', 'latest by 12 March', 'at latest 12 March', 'up to 12 March'],
      ...[
        'by 12 Marhc',
        'by 12 Mrach',
        'up until 12 March',
        'by or on 12 March',
        'on or before 12 March',
        'by 12 de marzo',
      ],
      ...[
        'by 12th mar',
        'by the 12 of march',
        'by 12 of March',
        'by 12 March latest',
        'by 12th March max',
        'cutoff 12 March',
      ],
      ...[
        'with a deadline of 12 March',
        'deadline is 12 March',
        'deadline: 12 March',
        'due by 12 March',
        'due date 12 March',
      ],
      ...[
        'in time for 12 March',
        'ready for 12 March',
        'for 12 March',
        'for the 12th of March',
        'as of 12 March at the very latest',
      ],
      ...[
        'not later than the 12th of March',
        'by close of business 12 March',
        'by noon on 12 March',
        'by 6pm on 12 March',
        'come 12 March',
      ],
    ],
    on(3, 12),
  ),
  ...same(
    ['before 12 March', 'before the 12th of March', 'before March 12', 'ahead of 12 March', 'prior to 12 March'],
    on(3, 12, -1),
  ),
  ...same(['by 3/12', 'by 03/12', 'by March 12th'], on(3, 12), 'America/Chicago'),
  ...same(
    [
      ...['by 12 March 2028', 'by 12th March 2028', 'by March 12, 2028', 'by March 12th 2028', 'by March 12th, 2028'],
      ...[
        'by 12.3.2028',
        'by 12.03.2028',
        'by 12.03.28',
        'by 12.3.28',
        'by 12/03/2028',
        'by 12/3/28',
        'by 12-03-2028',
        'by 12-3-28',
        'by 2028-03-12',
      ],
      ...[
        'by 2028/03/12',
        'by 2028.03.12',
        'by 12 Mar 2028',
        'by 12-Mar-2028',
        "by 12 March '28",
        'by 12 Mar 28',
        'by Sunday 12 March 2028',
      ],
      ...[
        'by Sunday, 12 March 2028',
        'by Sunday, March 12, 2028',
        'by the 12th of March 2028',
        'by the 12th of March, 2028',
        'by 12 March of 2028',
      ],
      ...['by 12. März 2028', 'by 12/Mar/2028'],
    ],
    inYear(2028, 3, 12),
  ),
  ...same(['by 3/12/2028', 'by 03/12/28', 'by March 12, 2028'], inYear(2028, 3, 12), 'America/New_York'),
  ...same(['by 25/12', 'by 12/25', 'by Dec 25', 'by 25.12.', 'by 25 dec'], on(12, 25)),
  ...same(['by 2028-03-12'], inYear(2028, 3, 12), 'Asia/Tokyo'),
  ...same(['before 12.03.2028', 'before 12 March 2028'], inYear(2028, 3, 11)),
];

const monthNames: readonly (readonly [month: number, written: readonly string[]])[] = [
  [1, ['January', 'january', 'Jan', 'janurary', 'januari', 'janaury', 'jan.']],
  [2, ['February', 'february', 'Feb', 'feburary', 'febuary', 'Febr', 'feb.', 'februari']],
  [4, ['April', 'april', 'Apr', 'apirl', 'aprill']],
  [5, ['May', 'may']],
  [6, ['June', 'Jun', 'juni', 'juin']],
  [7, ['July', 'Jul', 'juli', 'juilet']],
  [8, ['August', 'aug', 'agust', 'augst', 'Agosto']],
  [9, ['September', 'sept', 'sep', 'setember', 'septembre', 'septemer', 'sept.']],
  [10, ['October', 'oct', 'ocotber', 'octobre', 'oktober', 'octuber']],
  [11, ['November', 'nov', 'novemeber', 'novembre', 'novemer']],
  [12, ['December', 'dec', 'decemeber', 'decembre', 'desember', 'dezember', 'deceember']],
];
const inMonths: DateForm[] = monthNames.flatMap(([month, written]) =>
  written.flatMap((name) => [
    ...same([`by ${name}`, `by end of ${name}`, `by the end of ${name}`, `until the end of ${name}`], endOf(month)),
    ...same([`by ${name} 2028`, `in ${name} 2028`, `by ${name} of 2028`], inYear(2028, month + 1, 0)),
    ...same([`before ${name} 2028`], inYear(2028, month, 1, -1)),
    ...same([`by mid-${name} 2028`, `by the middle of ${name} 2028`], inYear(2028, month, 15)),
    ...same([`by 4 ${name} 2028`, `by ${name} 4th, 2028`, `by 4th of ${name} 2028`], inYear(2028, month, 4)),
  ]),
);
const edgesOfMonth: DateForm[] = [
  ...same(
    [
      'by mid-March',
      'by mid March',
      'by the middle of March',
      'in the middle of March',
      'around the middle of March',
      'by around mid-March',
    ],
    on(3, 15),
  ),
  ...same(['by early March 2028', 'in early March 2028', 'early in March 2028'], inYear(2028, 3, 10)),
  ...same(
    [
      'by late March 2028',
      'in late March 2028',
      'late in March 2028',
      'by end March 2028',
      'by the last day of March 2028',
      'at the end of March 2028',
      'towards the end of March 2028',
      'by the very end of March 2028',
    ],
    inYear(2028, 3, 31),
  ),
  ...same(
    [
      'by 03/2028',
      'by 3/2028',
      'by 03.2028',
      'in 03/2028',
      'by 2028-03',
      "by March '28",
      'by march of 2028',
      'some time in March 2028',
      'sometime around March 2028',
      'at some point in March 2028',
    ],
    inYear(2028, 4, 0),
  ),
  ...same(
    [
      'by the start of March 2028',
      'by the beginning of March 2028',
      'at the start of March 2028',
      'by the first of March 2028',
    ],
    inYear(2028, 3, 1),
  ),
  ...same(['by the second week of March 2028', 'in the second week of March 2028'], inYear(2028, 3, 14)),
  ...same(
    ['by the third Friday of March 2028', 'on the third Friday in March 2028', 'on the 3rd Friday of March 2028'],
    inYear(2028, 3, 17),
  ),
  ...same(
    ['by the last Friday of March 2028', 'on the last Friday in March 2028', 'by the final Friday of March 2028'],
    inYear(2028, 3, 31),
  ),
  ...same(['by the first weekend of March 2028', 'on the first weekend in March 2028'], inYear(2028, 3, 5)),
  ...same(['on the last weekend of March 2028'], inYear(2028, 3, 26)),
];

const weeksOfYear: DateForm[] = [
  ...same(
    [
      'in calendar week 12',
      'by calendar week 12',
      'by KW 12',
      'in KW12',
      'by CW 12',
      'by CW12',
      'in week 12 of the year',
      'by KW12',
    ],
    endOfWeek(12),
  ),
  ...same(
    ['by week 12 of 2028', 'in week 12 of 2028', 'by KW 12/2028', 'by KW 12 2028', 'by 2028-W12'],
    inYear(2028, 3, 26),
  ),
];

const quarters: DateForm[] = [
  ...same(
    [
      'by Q2',
      'in Q2',
      'by the end of Q2',
      'by end of Q2',
      'by end Q2',
      'by the close of Q2',
      'in the second quarter',
      'by the end of the second quarter',
      'by the second quarter',
    ],
    endOf(6),
  ),
  ...same(
    [
      'by Q2 2028',
      'in Q2 2028',
      'by Q2 of 2028',
      "by Q2 '28",
      'by Q2/2028',
      'by 2Q28',
      'by 2Q 2028',
      'by 2028 Q2',
      'by 2028-Q2',
      'in the second quarter of 2028',
      'by the 2nd quarter of 2028',
      'by Q2 28',
      'by end of Q2 2028',
      'by Q2-2028',
    ],
    inYear(2028, 6, 30),
  ),
  ...same(
    [
      'by H1 2028',
      'in H1 2028',
      'in the first half of 2028',
      'by 1H 2028',
      'by the first half of 2028',
      'by mid-2028',
      'by mid 2028',
      'by the middle of 2028',
      'halfway through 2028',
    ],
    inYear(2028, 6, 30),
  ),
  ...same(['by the start of Q2 2028'], inYear(2028, 4, 1)),
  ...same(['before Q2 2028'], inYear(2028, 3, 31)),
  ...same(
    ['by the end of this quarter', 'this quarter', 'by quarter end', 'by the end of the quarter', 'by EOQ'],
    (today) => {
      const [year, month] = parts(today);
      return iso(Date.UTC(year, Math.ceil(month / 3) * 3, 0));
    },
  ),
  ...same(['by the end of next quarter', 'next quarter', 'in the next quarter', 'by next quarter'], (today) => {
    const [year, month] = parts(today);
    return iso(Date.UTC(year, Math.ceil(month / 3) * 3 + 3, 0));
  }),
];

const spans: DateForm[] = [
  ...(['6', 'six'] as const).flatMap((six) => [
    ...same(
      [
        `in ${six} weeks`,
        `within ${six} weeks`,
        `in ${six} weeks' time`,
        `in ${six} weeks time`,
        `${six} weeks from now`,
        `${six} weeks from today`,
        `in the next ${six} weeks`,
        `within the next ${six} weeks`,
        `over the next ${six} weeks`,
        `during the next ${six} weeks`,
        `over the coming ${six} weeks`,
        `in the coming ${six} weeks`,
        `in about ${six} weeks`,
        `in around ${six} weeks`,
        `in roughly ${six} weeks`,
        `in less than ${six} weeks`,
        `in under ${six} weeks`,
        `in at most ${six} weeks`,
        `inside ${six} weeks`,
        `in no more than ${six} weeks`,
        `in a maximum of ${six} weeks`,
        `in just ${six} weeks`,
        `in only ${six} weeks`,
        `in the space of ${six} weeks`,
        `in ${six} weeks or less`,
        `in ${six} weeks max`,
        `in ${six} weeks at the latest`,
        `within ${six} weeks from today`,
        `within a period of ${six} weeks`,
        `in exactly ${six} weeks`,
        `${six} weeks from today's date`,
        `in ${six} short weeks`,
        `by ${six} weeks from now`,
        `in the following ${six} weeks`,
        `in ${six} weeks or so`,
        `${six} weeks hence`,
        `for the next ${six} weeks`,
        `over the next ${six} weeks`,
      ],
      weeks(6),
    ),
    ...same(
      [
        `in ${six} months`,
        `within ${six} months`,
        `in ${six} months time`,
        `in ${six} months' time`,
        `${six} months from now`,
        `in the next ${six} months`,
        `within the next ${six} months`,
        `over the next ${six} months`,
        `${six} months from today`,
        `in the next ${six} months or so`,
        `inside of ${six} months`,
        `in ${six} month`,
        `in ${six} months from now`,
      ],
      months(6),
    ),
    ...same(
      [
        `in ${six} years`,
        `within ${six} years`,
        `in ${six} years' time`,
        `${six} years from now`,
        `in the next ${six} years`,
      ],
      months(72),
    ),
    ...same(
      [
        `in ${six} days`,
        `within ${six} days`,
        `${six} days from now`,
        `in ${six} days time`,
        `in the next ${six} days`,
      ],
      days(6),
    ),
  ]),
  ...same(['in 6 wks', 'in 6wks', 'in 6w', 'in 6 wk', 'within 6wks', 'in 6 weeks!', 'in the next 6 wks'], weeks(6)),
  ...same(
    [
      'in 6 mths',
      'in 6mo',
      'in 6 mos',
      'in 6 mnths',
      'within 6mths',
      'in half a year',
      'within half a year',
      'half a year from now',
      'in 6-months',
      'in 6 calendar months',
      'in the next half year',
      'in a half year',
    ],
    months(6),
  ),
  ...same(
    ['in 2 yrs', 'in 2yrs', 'in 2 y', 'in two years', 'in a couple of years', 'within 24 months', 'in 24 months'],
    months(24),
  ),
  ...same(
    [
      'in a year',
      'within a year',
      'in one year',
      'in a year from now',
      'a year from now',
      'a year from today',
      'in a year or so',
      'in 1 year',
      'in 12 months',
      'in twelve months',
      "in a year's time",
      'in a years time',
      'within the next year',
      'in the next year',
      'this time next year',
      'by this time next year',
      'one year from now',
      'in the next 12 months',
      'in exactly a year',
      'inside a year',
      'in under a year',
      'a year from this day',
      'in the space of a year',
      'in the coming 12 months',
      'by around this time next year',
    ],
    months(12),
  ),
  ...same(
    [
      'in a month',
      'within a month',
      'in one month',
      'in 1 month',
      'a month from now',
      "in a month's time",
      'in the next month',
      'within the next month',
      'by this time next month',
      'one month from today',
    ],
    months(1),
  ),
  ...same(
    [
      'in a week',
      'within a week',
      'in one week',
      'in 7 days',
      'a week from now',
      'a week from today',
      "in a week's time",
      'in the next seven days',
      'within the next week',
      'this time next week',
      'by this time next week',
      'in a week or so',
    ],
    weeks(1),
  ),
  ...same(
    [
      'in a fortnight',
      'within a fortnight',
      'in two weeks',
      "in a fortnight's time",
      'a fortnight from now',
      'in the next fortnight',
      'in 14 days',
      'in 2 weeks',
      'in a couple of weeks',
      'a couple of weeks from now',
      'two weeks from today',
      "in two week's time",
      'in fourteen days',
      'in the next couple of weeks',
    ],
    weeks(2),
  ),
  ...same(
    [
      'in 18 months',
      'in eighteen months',
      'in a year and a half',
      'in one and a half years',
      'in 1.5 years',
      'within the next 18 months',
      'in 1 1/2 years',
      'in 1½ years',
      'in a year and six months',
      'in one year and six months',
      'in 1,5 years',
      'eighteen months from now',
      'within a year and a half',
      'over the next year and a half',
    ],
    months(18),
  ),
  ...same(
    ['in two and a half years', 'in 2.5 years', 'in 2 and a half years', 'in 2½ years', 'in 30 months'],
    months(30),
  ),
  ...same(
    [
      'in 2-3 months',
      'in 2 to 3 months',
      'in two to three months',
      'in two or three months',
      'within 2-3 months',
      'in the next two to three months',
      'in the next 2-3 months',
      'in 2 or 3 months',
      'in 3 months',
    ],
    months(3),
  ),
  ...same(
    [
      'in 100 days',
      'in a hundred days',
      'within 100 days',
      'in the next 100 days',
      'in the next hundred days',
      '100 days from now',
      'in one hundred days',
    ],
    days(100),
  ),
  ...same(
    [
      'in a few weeks',
      'in the next few weeks',
      'in three weeks',
      'in 3 weeks',
      'three weeks from now',
      'in three weeks time',
    ],
    weeks(3),
  ),
  ...same(
    ['in ten days', 'in 10 days', 'within ten days', 'in the next ten days', 'ten days from now', "in ten days' time"],
    days(10),
  ),
  ...same(['in twenty-four months', 'in 24mths'], months(24)),
  ...same(
    [
      'in 5 years',
      'in five years',
      'within five years',
      'in half a decade',
      'in the next five years',
      'five years from now',
    ],
    months(60),
  ),
  ...same(
    ['in ten years', 'in a decade', 'within a decade', 'in the next decade', 'in 10 yrs', 'ten years from now'],
    months(120),
  ),
  ...same(
    ['three weeks from Monday', 'in three weeks from Monday', '3 weeks from Monday', '3 weeks on Monday'],
    nextWeekday(1, 21),
  ),
  ...same(
    [
      'a week from Monday',
      'a week on Monday',
      'Monday week',
      'on Monday week',
      'the Monday after next',
      'Monday after next',
      'a week from this Monday',
    ],
    nextWeekday(1, 7),
  ),
  ...same(
    [
      'a fortnight on Monday',
      'two weeks from Monday',
      'two weeks on Monday',
      'Monday fortnight',
      'a fortnight from Monday',
      'in two weeks from Monday',
    ],
    nextWeekday(1, 14),
  ),
  ...same(
    [
      'three weeks before Christmas',
      'by three weeks before Christmas',
      '3 weeks before Christmas Day',
      'at least three weeks before Christmas',
      'three weeks ahead of Christmas',
    ],
    on(12, 25, -21),
  ),
  ...same(
    [
      'two weeks before 12 March 2028',
      'two weeks ahead of 12 March 2028',
      'a fortnight before 12 March 2028',
      '14 days before 12 March 2028',
      'at least two weeks before 12 March 2028',
      'two full weeks before 12 March 2028',
      'two weeks before my wedding on 12 March 2028',
      'two weeks prior to 12 March 2028',
      'by two weeks before 12 March 2028',
      'a couple of weeks before 12 March 2028',
      'two weeks before the wedding, which is 12 March 2028',
    ],
    inYear(2028, 3, 12, -14),
  ),
  ...same(
    [
      'a month before 12 March 2028',
      'one month before 12 March 2028',
      'a month ahead of my exam on 12 March 2028',
      'a month before the exam on 12 March 2028',
    ],
    inYear(2028, 2, 12),
  ),
  ...same(
    ['the day before 12 March 2028', 'a day before 12 March 2028', 'the day before my exam on 12 March 2028'],
    inYear(2028, 3, 11),
  ),
  ...same(
    [
      'the week before 12 March 2028',
      'by the week before 12 March 2028',
      'a week before 12 March 2028',
      'the week before the race on 12 March 2028',
    ],
    inYear(2028, 3, 5),
  ),
  ...same(
    ['two weeks after 12 March 2028', 'a fortnight after 12 March 2028', 'within two weeks after 12 March 2028'],
    inYear(2028, 3, 26),
  ),
  ...same(['the day after Christmas', 'on the day after Christmas'], on(12, 26)),
];

const periods: DateForm[] = [
  ...same(
    [
      'by the end of the month',
      'by end of the month',
      'by the end of this month',
      'this month',
      'before the month is out',
      'before the end of the month',
      'by month end',
      "by the month's end",
      'by EOM',
      'at the end of the month',
      'until the end of the month',
      'by end of month',
      'before the end of this month',
      'by the last day of the month',
      'later this month',
      'before this month ends',
      'before the month ends',
      'by months end',
      'before this month is over',
      'within this month',
      'by the close of the month',
    ],
    endOfMonth(0),
  ),
  ...same(
    [
      'by the end of next month',
      'next month',
      'by end of next month',
      'by end next month',
      'at the end of next month',
      'until the end of next month',
      'before the end of next month',
      'during next month',
      'sometime next month',
      'late next month',
      'by next month end',
      "by next month's end",
      'end of next month',
      'by the last day of next month',
    ],
    endOfMonth(1),
  ),
  ...same(
    ['by the middle of next month', 'mid next month', 'by mid-next month', 'in the middle of next month'],
    ofMonth(1, 15),
  ),
  ...same(
    [
      'by the beginning of next month',
      'at the start of next month',
      'by the start of next month',
      'by the first of next month',
      'by the 1st of next month',
      'on the first of next month',
      'on the first day of next month',
    ],
    ofMonth(1, 1),
  ),
  ...same(
    ['by the 5th of next month', 'on the fifth of next month', 'on the 5th of next month', 'by the 5th next month'],
    ofMonth(1, 5),
  ),
  ...same(
    [
      'by the end of the year',
      'this year',
      'by end of the year',
      'by the end of this year',
      'before the year is out',
      'before the year ends',
      "by the year's end",
      'by year end',
      'by EOY',
      "by year's end",
      'before the end of the year',
      'until the end of the year',
      'by end of year',
      'by years end',
      'before the year is over',
      'before this year ends',
      'by the close of the year',
      'within this year',
      'later this year',
      'by the end of the calendar year',
      'before the year runs out',
      'before year end',
      'by yearend',
      'still this year',
      'by the back end of this year',
      'at the end of this year',
      'this calendar year',
      'before the year is up',
      'by 31 December',
    ],
    endOfYear(0),
  ),
  ...same(
    [
      'by the end of next year',
      'next year',
      'by end of next year',
      'by end next year',
      'in the course of next year',
      'during next year',
      'before the end of next year',
      'late next year',
      'sometime next year',
      'until the end of next year',
      'at some point next year',
      'over the course of next year',
      'throughout next year',
      'within next year',
      'by late next year',
      'at the end of next year',
    ],
    endOfYear(1),
  ),
  ...same(
    [
      'by the middle of next year',
      'mid next year',
      'by mid-next year',
      'by mid next year',
      'halfway through next year',
      'in the first half of next year',
    ],
    (today) => `${parts(today)[0] + 1}-06-30`,
  ),
  ...same(
    ['early next year', 'by early next year', 'early in the next year', 'in early next year', 'early in the new year'],
    (today) => [
      `${parts(today)[0] + 1}-03-31`,
      `${parts(today)[0] + 1}-01-31`,
      `${parts(today)[0] + 1}-02-28`,
      `${parts(today)[0] + 1}-01-01`,
    ],
  ),
  ...same(
    [
      'by the beginning of next year',
      'at the start of next year',
      'by the start of next year',
      'by the turn of the year',
      'before next year',
      'before the new year',
      'by new year',
      'before New Year',
      'by the start of the new year',
      'by the beginning of the new year',
    ],
    (today) => [`${parts(today)[0] + 1}-01-01`, `${parts(today)[0]}-12-31`],
  ),
  ...same(
    [
      'by the end of the decade',
      'before the decade is out',
      'this decade',
      'before 2030',
      'by the end of 2029',
      'by 2029',
    ],
    inYear(2029, 12, 31),
  ),
  ...same(
    [
      'in 2028',
      'by 2028',
      'by the end of 2028',
      'by end 2028',
      'before 2029',
      'during 2028',
      'in the year 2028',
      'by late 2028',
      'late 2028',
      'before the end of 2028',
      'some time in 2028',
      'by year end 2028',
      'by the end of the year 2028',
      'before 2028 is over',
      'before 2028 is out',
      'by the close of 2028',
      'by December 2028',
      'by EOY 2028',
      'by the back end of 2028',
      'in the course of 2028',
    ],
    inYear(2028, 12, 31),
  ),
  ...same(['by the day after tomorrow', 'the day after tomorrow', 'by the day after tomorrow at the latest'], days(2)),
  ...same(
    [
      'by tomorrow',
      'tomorrow',
      'by tomorrow evening',
      'until tomorrow',
      'by end of day tomorrow',
      'by EOD tomorrow',
      'before tomorrow night',
      'by tmrw',
      'by tomorrow morning',
      'by tomorow',
      'by tomorrow at noon',
    ],
    days(1),
  ),
  ...same(
    [
      'by tonight',
      'by the end of the day',
      'by EOD',
      'by end of day',
      'by midnight tonight',
      'before tonight is over',
      'by the end of today',
    ],
    days(0),
  ),
  ...same(
    [
      'by Friday',
      'on Friday',
      'by this Friday',
      'before Friday night',
      'until Friday',
      'by friday evening',
      'by Fri',
      'due Friday',
      'by this coming Friday',
      'by EOD Friday',
      'by the coming Friday',
      'no later than Friday',
      'by Friday at the latest',
      'by Friday noon',
      'by close of play Friday',
      'by Friday 5pm',
    ],
    nextWeekday(5),
  ),
];

/** Feasts of religions and countries by the zone of the writer, from printed calendars. */
const feast = (names: readonly string[], days: readonly string[], zone?: string): DateForm[] => {
  const next: Expected = (today) => days.find((day) => day >= today) as string;
  const eve: Expected = (today) => days.map((day) => iso(at(day) - dayMs)).find((day) => day >= today) as string;
  return names.flatMap((name) => [
    ...same(
      [
        `by ${name}`,
        `in time for ${name}`,
        `for ${name}`,
        `until ${name}`,
        `ready for ${name}`,
        `come ${name}`,
        `till ${name}`,
        `by ${name.toLowerCase()}`,
      ],
      next,
      zone,
    ),
    ...same([`before ${name}`, `ahead of ${name}`], eve, zone),
  ]);
};
const yearly = (day: string) => [2026, 2027, 2028].map((year) => `${year}-${day}`);
const feasts: DateForm[] = [
  ...feast(['Christmas', 'Xmas', 'Christmas Day', 'xmas day', 'Chrismas', 'X-mas', 'Navidad'], yearly('12-25')),
  ...feast(['Christmas Eve', 'Xmas Eve', 'Heiligabend'], yearly('12-24')),
  ...feast(['Boxing Day', "St Stephen's Day"], yearly('12-26')),
  ...feast(["New Year's Day", 'New Years Day', 'Jan 1st'], yearly('01-01')),
  ...feast(
    ["Valentine's Day", 'Valentines', "Valentine's", 'valentines day', "St Valentine's Day", 'Valentine’s Day'],
    yearly('02-14'),
  ),
  ...feast(
    [
      "St Patrick's Day",
      'St Patricks Day',
      "St. Patrick's Day",
      "Paddy's Day",
      'paddys day',
      "Saint Patrick's Day",
      "St Paddy's",
    ],
    yearly('03-17'),
  ),
  ...feast(['Halloween', "Hallowe'en"], yearly('10-31')),
  ...feast(['Bonfire Night', 'Guy Fawkes Night'], yearly('11-05')),
  ...feast(['Easter', 'Easter Sunday', 'easter sunday'], easters),
  ...feast(['Easter Monday'], ['2026-04-06', '2027-03-29', '2028-04-17']),
  ...feast(['Good Friday'], ['2026-04-03', '2027-03-26', '2028-04-14']),
  ...feast(['Maundy Thursday', 'Holy Thursday'], ['2026-04-02', '2027-03-25', '2028-04-13']),
  ...feast(['Holy Saturday', 'Easter Saturday'], ['2026-04-04', '2027-03-27', '2028-04-15']),
  ...feast(['Palm Sunday'], ['2026-03-29', '2027-03-21', '2028-04-09']),
  ...feast(['Ash Wednesday'], ['2026-02-18', '2027-02-10', '2028-03-01']),
  ...feast(['Shrove Tuesday', 'Pancake Day', 'Mardi Gras'], ['2026-02-17', '2027-02-09', '2028-02-29']),
  ...feast(['Ascension Day', 'Ascension Thursday'], ['2026-05-14', '2027-05-06', '2028-05-25']),
  ...feast(['Pentecost', 'Whitsun', 'Whit Sunday'], ['2026-05-24', '2027-05-16', '2028-06-04']),
  ...feast(['Whit Monday', 'Pentecost Monday'], ['2026-05-25', '2027-05-17', '2028-06-05']),
  ...feast(["Mother's Day", 'Mothers Day', 'Mothering Sunday'], ['2026-03-15', '2027-03-07', '2028-03-26']),
  ...feast(["Mother's Day", 'mothers day'], ['2026-05-10', '2027-05-09', '2028-05-14'], 'America/New_York'),
  ...feast(["Father's Day", 'fathers day'], ['2026-06-21', '2027-06-20', '2028-06-18']),
  ...feast(["Father's Day"], ['2026-09-06', '2027-09-05', '2028-09-03'], 'Australia/Sydney'),
  ...feast(
    ['Thanksgiving', 'Thanksgiving Day', 'Turkey Day'],
    ['2026-11-26', '2027-11-25', '2028-11-23'],
    'America/Denver',
  ),
  ...feast(['Thanksgiving'], ['2026-10-12', '2027-10-11', '2028-10-09'], 'America/Toronto'),
  ...feast(['Black Friday'], ['2026-11-27', '2027-11-26', '2028-11-24']),
  ...feast(['Cyber Monday'], ['2026-11-30', '2027-11-29', '2028-11-27']),
  ...feast(['Memorial Day'], ['2026-05-25', '2027-05-31', '2028-05-29'], 'America/Chicago'),
  ...feast(['Labor Day'], ['2026-09-07', '2027-09-06', '2028-09-04'], 'America/Chicago'),
  ...feast(
    ['the Fourth of July', 'July 4th', '4th of July', 'Independence Day', 'July Fourth', '4 July'],
    yearly('07-04'),
    'America/Chicago',
  ),
  ...feast(['Juneteenth'], yearly('06-19'), 'America/Chicago'),
  ...feast(['MLK Day', 'Martin Luther King Day'], ['2026-01-19', '2027-01-18', '2028-01-17'], 'America/Chicago'),
  ...feast(
    ["Presidents' Day", 'Presidents Day', "President's Day"],
    ['2026-02-16', '2027-02-15', '2028-02-21'],
    'America/Chicago',
  ),
  ...feast(['Veterans Day', "Veterans' Day"], yearly('11-11'), 'America/Chicago'),
  ...feast(['Columbus Day'], ['2026-10-12', '2027-10-11', '2028-10-09'], 'America/Chicago'),
  ...feast(['Groundhog Day'], yearly('02-02'), 'America/Chicago'),
  ...feast(['Super Bowl Sunday', 'the Super Bowl'], ['2026-02-08', '2027-02-14', '2028-02-13'], 'America/Chicago'),
  ...feast(['Tax Day'], yearly('04-15'), 'America/Chicago'),
  ...feast(['Canada Day'], yearly('07-01'), 'America/Toronto'),
  ...feast(['Victoria Day'], ['2026-05-18', '2027-05-24', '2028-05-22'], 'America/Toronto'),
  ...feast(['Family Day'], ['2026-02-16', '2027-02-15', '2028-02-21'], 'America/Toronto'),
  ...feast(['Australia Day'], yearly('01-26'), 'Australia/Sydney'),
  ...feast(['Anzac Day', 'ANZAC Day'], yearly('04-25'), 'Australia/Sydney'),
  ...feast(['Waitangi Day'], yearly('02-06'), 'Pacific/Auckland'),
  ...feast(['Matariki'], ['2026-07-10', '2027-06-25', '2028-07-14'], 'Pacific/Auckland'),
  ...feast(
    ['the Melbourne Cup', 'Melbourne Cup Day'],
    ['2026-11-03', '2027-11-02', '2028-11-07'],
    'Australia/Melbourne',
  ),
  ...feast(["King's Birthday"], ['2026-06-08', '2027-06-14', '2028-06-12'], 'Australia/Melbourne'),
  ...feast(['Burns Night'], yearly('01-25')),
  ...feast(["St Andrew's Day"], yearly('11-30')),
  ...feast(["St David's Day"], yearly('03-01')),
  ...feast(["St George's Day"], yearly('04-23')),
  ...feast(['Remembrance Sunday'], ['2026-11-08', '2027-11-14', '2028-11-12']),
  ...feast(['Remembrance Day', 'Armistice Day'], yearly('11-11')),
  ...feast(['the early May bank holiday', 'the May Day bank holiday'], ['2026-05-04', '2027-05-03', '2028-05-01']),
  ...feast(
    ['the late May bank holiday', 'the spring bank holiday', 'the Whitsun bank holiday'],
    ['2026-05-25', '2027-05-31', '2028-05-29'],
  ),
  ...feast(['the August bank holiday', 'the late August bank holiday'], ['2026-08-31', '2027-08-30', '2028-08-28']),
  ...feast(
    ['Midsummer', 'midsummer', 'Midsommar', 'Midsummer Eve'],
    ['2026-06-19', '2027-06-25', '2028-06-23'],
    'Europe/Stockholm',
  ),
  ...feast(['St Lucia'], yearly('12-13'), 'Europe/Stockholm'),
  ...feast(["King's Day", 'Koningsdag'], yearly('04-27'), 'Europe/Amsterdam'),
  ...feast(['Sinterklaas'], yearly('12-05'), 'Europe/Amsterdam'),
  ...feast(['Bastille Day', '14 juillet', '14 Juillet'], yearly('07-14'), 'Europe/Paris'),
  ...feast(['Ferragosto'], yearly('08-15'), 'Europe/Rome'),
  ...feast(['Epiphany', 'Three Kings', "Three Kings' Day", 'Dreikönig'], yearly('01-06'), 'Europe/Madrid'),
  ...feast(["All Saints' Day", 'All Saints', 'Allerheiligen'], yearly('11-01'), 'Europe/Paris'),
  ...feast(['Rosenmontag'], ['2026-02-16', '2027-02-08', '2028-02-28'], 'Europe/Berlin'),
  ...feast(['German Unity Day'], yearly('10-03'), 'Europe/Berlin'),
  ...feast(['May Day', 'Labour Day', '1 May', 'the first of May'], yearly('05-01'), 'Europe/Berlin'),
  ...feast(['St Nicholas Day', "St Nicholas' Day"], yearly('12-06'), 'Europe/Berlin'),
  ...feast(['Syttende Mai', '17 May'], yearly('05-17'), 'Europe/Oslo'),
  ...feast(['Vappu'], yearly('05-01'), 'Europe/Helsinki'),
  ...feast(['Juhannus'], ['2026-06-19', '2027-06-25', '2028-06-23'], 'Europe/Helsinki'),
  ...feast(['Orthodox Easter', 'Greek Easter', 'Pascha'], ['2026-04-12', '2027-05-02', '2028-04-16'], 'Europe/Athens'),
  ...feast(['Orthodox Christmas'], yearly('01-07'), 'Europe/Belgrade'),
  ...feast(["Women's Day", "International Women's Day", '8 March'], yearly('03-08')),
  ...feast(
    ['Chinese New Year', 'Lunar New Year', 'CNY', 'Spring Festival', 'the Spring Festival', 'Chinese new year'],
    ['2026-02-17', '2027-02-06', '2028-01-26'],
    'Asia/Singapore',
  ),
  ...feast(['Tet', 'Tết'], ['2026-02-17', '2027-02-06', '2028-01-26'], 'Asia/Ho_Chi_Minh'),
  ...feast(
    ['Mid-Autumn Festival', 'the Moon Festival', 'the Mid-Autumn Festival'],
    ['2026-09-25', '2027-09-15', '2028-10-03'],
    'Asia/Singapore',
  ),
  ...feast(['Seollal'], ['2026-02-17', '2027-02-07', '2028-01-27'], 'Asia/Seoul'),
  ...feast(['Chuseok'], ['2026-09-25', '2027-09-15', '2028-10-03'], 'Asia/Seoul'),
  ...feast(['Golden Week'], yearly('04-29'), 'Asia/Tokyo'),
  ...feast(['Obon'], yearly('08-13'), 'Asia/Tokyo'),
  ...feast(
    ['Diwali', 'Deepavali', 'diwali', 'Dipawali', 'Divali', 'Diwali night'],
    ['2026-11-08', '2027-10-29', '2028-10-17'],
    'Asia/Kolkata',
  ),
  ...feast(['Holi'], ['2026-03-04', '2027-03-22', '2028-03-11'], 'Asia/Kolkata'),
  ...feast(['Dussehra', 'Dasara', 'Vijayadashami'], ['2026-10-20', '2027-10-09', '2028-09-27'], 'Asia/Kolkata'),
  ...feast(['Navratri', 'Navaratri'], ['2026-10-11', '2027-09-30', '2028-09-19'], 'Asia/Kolkata'),
  ...feast(['Ganesh Chaturthi', 'Ganpati'], ['2026-09-14', '2027-09-04', '2028-08-23'], 'Asia/Kolkata'),
  ...feast(['Raksha Bandhan', 'Rakhi'], ['2026-08-28', '2027-08-17', '2028-08-05'], 'Asia/Kolkata'),
  ...feast(['Pongal', 'Makar Sankranti', 'Sankranti'], yearly('01-14'), 'Asia/Kolkata'),
  ...feast(['Lohri'], yearly('01-13'), 'Asia/Kolkata'),
  ...feast(['Baisakhi', 'Vaisakhi'], yearly('04-14'), 'Asia/Kolkata'),
  ...feast(['Vishu'], yearly('04-14'), 'Asia/Kolkata'),
  ...feast(['Republic Day', '26 January', '26th Jan'], yearly('01-26'), 'Asia/Kolkata'),
  ...feast(['Independence Day', '15 August', '15th August'], yearly('08-15'), 'Asia/Kolkata'),
  ...feast(['Onam'], ['2026-08-26', '2027-09-12', '2028-09-01'], 'Asia/Kolkata'),
  ...feast(['Durga Puja'], ['2026-10-17', '2027-10-05', '2028-09-24'], 'Asia/Kolkata'),
  ...feast(['Dashain'], ['2026-10-20', '2027-10-09', '2028-09-27'], 'Asia/Kathmandu'),
  ...feast(['Vesak', 'Wesak'], ['2026-05-31', '2027-05-20', '2028-05-09'], 'Asia/Colombo'),
  ...feast(['Songkran'], yearly('04-13'), 'Asia/Bangkok'),
  ...feast(
    ['Ramadan', 'Ramadhan', 'Ramzan', 'the start of Ramadan', 'the beginning of Ramadan', 'ramazan'],
    ['2026-02-18', '2027-02-08', '2028-01-28'],
    'Asia/Dubai',
  ),
  ...feast(
    [
      'Eid',
      'Eid al-Fitr',
      'Eid ul Fitr',
      'Eid-ul-Fitr',
      'Lebaran',
      'Hari Raya',
      'Small Eid',
      'Eid el-Fitr',
      'Eid-al-Fitr',
    ],
    ['2026-03-20', '2027-03-09', '2028-02-26'],
    'Asia/Dubai',
  ),
  ...feast(
    [
      'Eid al-Adha',
      'Eid ul Adha',
      'Bakrid',
      'Big Eid',
      'Tabaski',
      'Hari Raya Haji',
      'Eid el-Kabir',
      'Eid-al-Adha',
      'Eid el Kabir',
    ],
    ['2026-05-27', '2027-05-16', '2028-05-05'],
    'Asia/Dubai',
  ),
  ...feast(['Islamic New Year', 'the Islamic New Year'], ['2026-06-16', '2027-06-06', '2028-05-25'], 'Asia/Dubai'),
  ...feast(['Mawlid', 'Eid Milad'], ['2026-08-25', '2027-08-14', '2028-08-03'], 'Asia/Dubai'),
  ...feast(['Nowruz', 'Norouz', 'Newroz', 'Persian New Year'], yearly('03-20'), 'Asia/Tehran'),
  ...feast(['Passover', 'Pesach'], ['2026-04-02', '2027-04-22', '2028-04-11'], 'Asia/Jerusalem'),
  ...feast(
    ['Rosh Hashanah', 'Rosh Hashana', 'Jewish New Year'],
    ['2026-09-12', '2027-10-02', '2028-09-21'],
    'Asia/Jerusalem',
  ),
  ...feast(['Yom Kippur'], ['2026-09-21', '2027-10-11', '2028-09-30'], 'Asia/Jerusalem'),
  ...feast(['Hanukkah', 'Chanukah'], ['2026-12-05', '2027-12-25', '2028-12-13'], 'America/New_York'),
  ...feast(['Purim'], ['2026-03-03', '2027-03-23', '2028-03-12'], 'Asia/Jerusalem'),
  ...feast(['Shavuot'], ['2026-05-22', '2027-06-11', '2028-05-31'], 'Asia/Jerusalem'),
  ...feast(['Lag BaOmer', "Lag B'Omer"], ['2026-05-05', '2027-05-25', '2028-05-14'], 'Asia/Jerusalem'),
  ...feast(['Heritage Day'], yearly('09-24'), 'Africa/Johannesburg'),
  ...feast(['Freedom Day'], yearly('04-27'), 'Africa/Johannesburg'),
  ...feast(["Women's Day", 'Womens Day'], yearly('08-09'), 'Africa/Johannesburg'),
  ...feast(['Youth Day'], yearly('06-16'), 'Africa/Johannesburg'),
  ...feast(['Independence Day'], yearly('10-01'), 'Africa/Lagos'),
  ...feast(['Democracy Day'], yearly('06-12'), 'Africa/Lagos'),
  ...feast(['Independence Day'], yearly('03-06'), 'Africa/Accra'),
  ...feast(['Jamhuri Day'], yearly('12-12'), 'Africa/Nairobi'),
  ...feast(['Madaraka Day'], yearly('06-01'), 'Africa/Nairobi'),
  ...feast(['Mashujaa Day'], yearly('10-20'), 'Africa/Nairobi'),
  ...feast(['Independence Day'], yearly('10-09'), 'Africa/Kampala'),
  ...feast(['Independence Day'], yearly('10-24'), 'Africa/Lusaka'),
  ...feast(['Saba Saba'], yearly('07-07'), 'Africa/Dar_es_Salaam'),
  ...feast(['Timkat'], ['2026-01-19', '2027-01-19', '2028-01-20'], 'Africa/Addis_Ababa'),
  ...feast(['Independence Day'], yearly('09-16'), 'America/Mexico_City'),
  ...feast(['Día de los Muertos', 'Dia de Muertos', 'Day of the Dead'], yearly('11-02'), 'America/Mexico_City'),
  ...feast(['Carnaval', 'Carnival'], ['2026-02-17', '2027-02-09', '2028-02-29'], 'America/Sao_Paulo'),
  ...feast(['Festa Junina', 'São João'], yearly('06-24'), 'America/Sao_Paulo'),
  ...feast(['Fiestas Patrias', 'el 18 de septiembre'], yearly('09-18'), 'America/Santiago'),
  ...feast(['Fiestas Patrias'], yearly('07-28'), 'America/Lima'),
  ...feast(['Semana Santa', 'Holy Week'], ['2026-03-29', '2027-03-21', '2028-04-09'], 'America/Bogota'),
  ...feast(['Undas'], yearly('11-01'), 'Asia/Manila'),
  ...feast(['Merdeka', 'Merdeka Day', 'National Day'], yearly('08-31'), 'Asia/Kuala_Lumpur'),
  ...feast(['National Day'], yearly('08-09'), 'Asia/Singapore'),
  ...feast(['National Day'], yearly('12-02'), 'Asia/Dubai'),
  ...feast(['Independence Day', '17 Agustus'], yearly('08-17'), 'Asia/Jakarta'),
  ...feast(['Independence Day'], yearly('08-14'), 'Asia/Karachi'),
  ...feast(['Pohela Boishakh'], ['2026-04-14', '2027-04-14', '2028-04-14'], 'Asia/Dhaka'),
  ...feast(['Victory Day'], yearly('12-16'), 'Asia/Dhaka'),
];

export const dateForms: readonly DateForm[] = [
  ...dayAndMonth,
  ...inMonths,
  ...edgesOfMonth,
  ...weeksOfYear,
  ...quarters,
  ...spans,
  ...periods,
  ...feasts,
];
export const todays = ['2026-11-22', '2027-03-03', '2027-07-14'];

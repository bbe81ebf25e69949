// Feasts that follow a moon which Intl does not know, or knows a day late. Each row begins with 2026.
// The days are those of the country that keeps the feast, as its calendars print them.

const firstYear = 2026;

const days = {
  chinese: '02-17 02-06 01-26 02-13 02-03 01-23 02-11',
  seollal: '02-17 02-07 01-27 02-13 02-03 01-23 02-11',
  tet: '02-17 02-06 01-26 02-13 02-02 01-23 02-11',
  dragon: '06-19 06-09 05-28 06-16 06-05 06-24 06-12',
  harvest: '09-25 09-15 10-03 09-22 09-12 10-01 09-19',
  matariki: '07-10 06-25 07-14 07-06 06-21 07-11 07-02',
  vesak: '05-31 05-20 05-09 05-27 05-17 05-07 05-24',
  shivratri: '02-15 03-06 02-23 02-11 03-02 02-20 03-10',
  holi: '03-04 03-22 03-11 03-01 03-20 03-09 03-27',
  ugadi: '03-19 04-07 03-27 04-14 04-03 03-24 04-11',
  raksha: '08-28 08-17 08-05 08-23 08-13 08-02 08-21',
  janmashtami: '09-04 08-25 08-13 09-01 08-21 08-10 08-28',
  onam: '08-26 09-12 09-01 08-22 09-09 08-30 08-20',
  ganesh: '09-14 09-04 08-23 09-11 09-01 09-20 09-08',
  navratri: '10-11 09-30 09-19 10-08 09-28 10-17 10-05',
  durga: '10-17 10-05 09-24 10-13 10-02 10-21 10-10',
  dussehra: '10-20 10-09 09-27 10-16 10-06 10-25 10-14',
  diwali: '11-08 10-29 10-17 11-05 10-26 11-14 11-02',
} as const;

/** The day of a feast in a year, or null outside the table. */
export const moonDay =
  (feast: keyof typeof days) =>
  (year: number): string | null => {
    const day = days[feast].split(' ')[year - firstYear];
    return day ? `${year}-${day}` : null;
  };

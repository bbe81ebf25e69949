import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { fromCivil, isSouthern, weekdayOf } from './calendar.rules.ts';
import { countryOfZone } from './countries.ts';
import { moonDay } from './moon-feasts.ts';
import { remembered } from './remembered.ts';

/** The n-th weekday of a month, Monday being 1; the last one for n = -1. */
export function nthWeekday({ year, month, weekday, n }: { year: number; month: number; weekday: number; n: number }) {
  if (n < 0) {
    const last = fromCivil({ year, month, day: 31 });
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = fromCivil({ year, month, day: 1 });
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

function easter(year: number): string {
  // Anonymous Gregorian computus (Meeus, Astronomical Algorithms, ch. 8).
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return fromCivil({ year, month: Math.floor(n / 31), day: (n % 31) + 1 });
}

/**
 * The day of a year on which another calendar shows this month and day, such as the first of Ramadan. A year is searched
 * day by day, once.
 */
function inCalendar(calendar: string, month: string, day: string) {
  const search = remembered(300, (year) => {
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'long', day: 'numeric', timeZone: 'UTC' });
    for (let date = `${year}-01-01`; date.startsWith(year); date = addDays(date, 1)) {
      const parts = format.formatToParts(new Date(`${date}T12:00:00Z`));
      const named = (type: string) => parts.find((part) => part.type === type)?.value;
      if (named('month') === month && named('day') === day) return date;
    }
    return null;
  });
  return (year: number): string | null => search(String(year));
}

type DayOf = (year: number, timeZone: string) => string | null;

const fixed =
  (day: string): DayOf =>
  (year) =>
    `${year}-${day}`;
const fromEaster =
  (days: number): DayOf =>
  (year) =>
    addDays(easter(year), days);
const nth =
  (n: number, weekday: number, month: number): DayOf =>
  (year) =>
    nthWeekday({ year, month, weekday, n });
const isCanadian =
  /^(?:Canada\/|America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Regina|Halifax|Moncton|St_Johns|Montreal))/;
const americanThanksgiving = nth(4, 4, 11);
const canadianThanksgiving = nth(2, 1, 10);
const thanksgiving: DayOf = (year, timeZone) =>
  (isCanadian.test(timeZone) ? canadianThanksgiving : americanThanksgiving)(year, timeZone);
/** By the Julian calendar (Meeus, ch. 8), which is 13 days behind until 2099. */
function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const n = d + e + 114;
  return addDays(fromCivil({ year, month: Math.floor(n / 31), day: (n % 31) + 1 }), 13);
}
/** Sweden and Finland keep it from the Friday before, elsewhere it is 24 June. */
const midsummer: DayOf = (year, timeZone) =>
  /Stockholm|Helsinki|Mariehamn/.test(timeZone)
    ? addDays(`${year}-06-19`, (12 - weekdayOf(`${year}-06-19`)) % 7)
    : `${year}-06-24`;

const nationalDays: readonly (readonly [RegExp, string])[] = [
  [/Singapore/, '08-09'],
  [/Oslo/, '05-17'],
  [/Stockholm/, '06-06'],
  [/Zurich/, '08-01'],
  [/Paris/, '07-14'],
  [/Dubai/, '12-02'],
  [/Riyadh/, '09-23'],
  [/Kuala_Lumpur|Kuching/, '08-31'],
  [/Doha/, '12-18'],
  [/Taipei/, '10-10'],
  [/Shanghai|Chongqing|Urumqi/, '10-01'],
];

const nationalDay: DayOf = (year, timeZone) => {
  const [, day] = nationalDays.find(([zone]) => zone.test(timeZone)) ?? [];
  return day ? `${year}-${day}` : null;
};

/** In a leap year it is in the second Adar. */
const purimOfLeapYear = inCalendar('hebrew', 'Adar II', '14');
const purimOfOtherYear = inCalendar('hebrew', 'Adar', '14');
const purim: DayOf = (year) => purimOfLeapYear(year) ?? purimOfOtherYear(year);

/** The first day of a school's long holiday, by the zone. */
const schoolEnds: DayOf = (year, timeZone) =>
  `${year}-${isSouthern(timeZone) ? '12-15' : (schoolEndDays.find(([zone]) => zone.test(timeZone))?.[1] ?? '07-20')}`;
const schoolEndDays: readonly (readonly [RegExp, string])[] = [
  [/^(?:US\/|America\/|Canada\/)/, '06-15'],
  [/Stockholm|Helsinki|Oslo|Tallinn|Riga|Vilnius/, '06-15'],
  [/Copenhagen|Warsaw|Prague|Budapest|Madrid|Lisbon|Dublin/, '06-25'],
  [/Kolkata|Calcutta/, '03-31'],
];
const schoolStarts: DayOf = (year, timeZone) =>
  `${year}-${isSouthern(timeZone) ? '02-01' : /^(?:US\/|America\/)/.test(timeZone) ? '08-20' : /Kolkata|Calcutta/.test(timeZone) ? '04-01' : '09-01'}`;

const summerHolidayNames = ['summer holidays', 'summer vacation', 'summer break', 'summer hols'];
const summerHolidays: DayOf = (year, timeZone) =>
  countryOfZone(timeZone) === 'IN' ? `${year}-05-01` : schoolEnds(year, timeZone);

const summerHolidaysEnd: DayOf = (year, timeZone) => {
  if (countryOfZone(timeZone) === 'IN') return `${year}-05-31`;
  return `${year}-${isSouthern(timeZone) ? '01-31' : '08-31'}`;
};

/** In Australia each state has its own, so that none is named. */
const labourDay: DayOf = (year, timeZone) => {
  const country = countryOfZone(timeZone);
  if (country === 'AU') return null;
  if (country === 'NZ') return nth(4, 1, 10)(year, timeZone);
  return country === 'US' || country === 'CA' ? nth(1, 1, 9)(year, timeZone) : `${year}-05-01`;
};

/** The sun is there on the 4th in a leap year and in the year behind it, until 2041. */
const qingming: DayOf = (year) => `${year}-04-0${year % 4 < 2 ? 4 : 5}`;

/** Each country has its own. Elsewhere the name means the American one. */
const independence: readonly (readonly [RegExp, string])[] = [
  [/Kolkata|Calcutta/, '08-15'],
  [/Karachi/, '08-14'],
  [/Lagos/, '10-01'],
  [/Accra/, '03-06'],
  [/Nairobi/, '12-12'],
  [/Kampala/, '10-09'],
  [/Lusaka/, '10-24'],
  [/Harare/, '04-18'],
  [/Gaborone/, '09-30'],
  [/Windhoek/, '03-21'],
  [/Dar_es_Salaam/, '12-09'],
  [/Kigali/, '07-01'],
  [/Dhaka/, '03-26'],
  [/Colombo/, '02-04'],
  [/Bogota/, '07-20'],
  [/Lima/, '07-28'],
  [/Argentina|Buenos_Aires/, '07-09'],
  [/Kyiv|Kiev/, '08-24'],
  [/Warsaw/, '11-11'],
  [/Jamaica/, '08-06'],
  [/Port_of_Spain/, '08-31'],
  [/Manila/, '06-12'],
  [/Jakarta/, '08-17'],
  [/Mexico_City/, '09-16'],
  [/Sao_Paulo/, '09-07'],
];

/** Queensland and Western Australia keep it on other days. */
const kingsBirthday: DayOf = (year, timeZone) => {
  const country = countryOfZone(timeZone);
  if (country === 'NZ') return nth(1, 1, 6)(year, timeZone);
  return country === 'AU' && !/Brisbane|Lindeman|Perth|Eucla/.test(timeZone) ? nth(2, 1, 6)(year, timeZone) : null;
};

const mothersDays: readonly (readonly [RegExp, DayOf])[] = [
  [/London|Belfast|Dublin|Jersey|Guernsey|Isle_of_Man/, fromEaster(-21)],
  [/Mexico|Guatemala|El_Salvador/, fixed('05-10')],
  [/Paris|Stockholm/, nth(-1, 7, 5)],
  [/Madrid|Lisbon|Budapest|Bucharest/, nth(1, 7, 5)],
  [/Warsaw/, fixed('05-26')],
  [/Oslo/, nth(2, 7, 2)],
  [/Bangkok/, fixed('08-12')],
  [/Cairo|Dubai|Riyadh|Beirut|Amman|Baghdad|Doha|Kuwait/, fixed('03-21')],
  [/Argentina|Buenos_Aires/, nth(3, 7, 10)],
];
const mothersDay: DayOf = (year, timeZone) =>
  (mothersDays.find(([zone]) => zone.test(timeZone))?.[1] ?? nth(2, 7, 5))(year, timeZone);

const fathersDays: readonly (readonly [RegExp, DayOf])[] = [
  [/^(?:Australia\/|NZ|Pacific\/(?:Auckland|Chatham))/, nth(1, 7, 9)],
  [/Berlin|Busingen/, fromEaster(39)],
  [/Madrid|Rome|Lisbon/, fixed('03-19')],
  [/Stockholm|Oslo|Helsinki/, nth(2, 7, 11)],
  [/Sao_Paulo/, nth(2, 7, 8)],
  [/Warsaw/, fixed('06-23')],
];
const fathersDay: DayOf = (year, timeZone) =>
  (fathersDays.find(([zone]) => zone.test(timeZone))?.[1] ?? nth(3, 7, 6))(year, timeZone);

const victoryDay: DayOf = (year, timeZone) => (/Dhaka/.test(timeZone) ? `${year}-12-16` : null);

const fiestasPatrias: DayOf = (year, timeZone) => {
  if (/Lima/.test(timeZone)) return `${year}-07-28`;
  return /Santiago/.test(timeZone) ? `${year}-09-18` : null;
};

const holidays: readonly (readonly [names: readonly string[], day: DayOf])[] = [
  [['christmas eve', 'heiligabend', 'julafton', 'julaften', 'nochebuena', 'noche buena', 'wigilia'], fixed('12-24')],
  [
    ['christmas', 'christmas day', 'christmas time', 'christmas holidays', 'christmas break', 'x-mas', 'navidad'],
    fixed('12-25'),
  ],
  [['boxing day', "st stephen's day"], fixed('12-26')],
  [["new year's day"], fixed('01-01')],
  [['new year', "new year's", "new year's eve", 'hogmanay', 'nye'], fixed('12-31')],
  [
    ['epiphany', 'twelfth night', "three kings' day", 'three kings', 'dreikönig', 'día de reyes', 'dia de reyes'],
    fixed('01-06'),
  ],
  [['burns night'], fixed('01-25')],
  [['australia day'], fixed('01-26')],
  [["valentine's", 'valentine', "valentine's day", "st valentine's day", "st valentine's"], fixed('02-14')],
  [["international women's day"], fixed('03-08')],
  [["women's day"], (year, timeZone) => `${year}-${/Johannesburg/.test(timeZone) ? '08-09' : '03-08'}`],
  [
    [
      "st patrick's day",
      "paddy's day",
      "st paddy's day",
      "st patrick's",
      "paddy's",
      "st. patrick's day",
      "saint patrick's day",
      "st paddy's",
    ],
    fixed('03-17'),
  ],
  [['earth day'], fixed('04-22')],
  [['anzac day'], fixed('04-25')],
  [['may day'], fixed('05-01')],
  [['midsummer', "midsummer's day", 'midsommar', 'juhannus'], midsummer],
  [['summer solstice'], fixed('06-21')],
  [['canada day'], fixed('07-01')],
  [['waitangi day'], fixed('02-06')],
  [["st david's day"], fixed('03-01')],
  [['freedom day', "king's day", 'koningsdag'], fixed('04-27')],
  [['cinco de mayo'], fixed('05-05')],
  [['youth day'], fixed('06-16')],
  [['mandela day'], fixed('07-18')],
  [['ferragosto', 'assumption day'], fixed('08-15')],
  [['heritage day'], fixed('09-24')],
  [['gandhi jayanti'], fixed('10-02')],
  [['german unity day'], fixed('10-03')],
  [
    [
      'day of the dead',
      'dia de los muertos',
      'día de los muertos',
      'dia de muertos',
      'día de muertos',
      "all souls' day",
    ],
    fixed('11-02'),
  ],
  [['st nicholas day', "st nicholas' day"], fixed('12-06')],
  [['democracy day'], fixed('06-12')],
  [['songkran'], fixed('04-13')],
  [['mlk day', 'martin luther king day'], nth(3, 1, 1)],
  [["presidents' day", "president's day"], nth(3, 1, 2)],
  [['columbus day', "indigenous peoples' day"], nth(2, 1, 10)],
  [
    ['victoria day', 'may long weekend', 'may two-four'],
    (year) => addDays(`${year}-05-24`, 1 - weekdayOf(`${year}-05-24`)),
  ],
  [['republic day'], (year, timeZone) => `${year}-${/^Europe\/Rome/.test(timeZone) ? '06-02' : '01-26'}`],
  [
    ['independence day'],
    (year, timeZone) => `${year}-${independence.find(([zone]) => zone.test(timeZone))?.[1] ?? '07-04'}`,
  ],
  [['bastille day'], fixed('07-14')],
  [['halloween', "hallowe'en"], fixed('10-31')],
  [['all saints', "all saints' day", 'allerheiligen'], fixed('11-01')],
  [['bonfire night', 'guy fawkes', 'guy fawkes night'], fixed('11-05')],
  [['remembrance day', 'armistice day', "veterans' day"], fixed('11-11')],
  [['winter solstice'], fixed('12-21')],
  [['pancake day', 'shrove tuesday', 'mardi gras', 'carnival', 'karneval', 'fasching', 'fasnacht'], fromEaster(-47)],
  // In the Netherlands it begins on the Sunday before.
  [['carnaval'], (year, timeZone) => fromEaster(/Amsterdam|Brussels/.test(timeZone) ? -49 : -47)(year, timeZone)],
  [['orthodox easter', 'greek easter', 'orthodox pascha', 'pascha'], (year) => orthodoxEaster(year)],
  [['orthodox christmas', 'ethiopian christmas', 'coptic christmas', 'genna'], fixed('01-07')],
  [['lohri'], fixed('01-13')],
  [['pongal', 'makar sankranti', 'sankranti'], fixed('01-14')],
  [['st lucia', "st lucia's day"], fixed('12-13')],
  [['sinterklaas'], fixed('12-05')],
  [["workers' day"], fixed('05-01')],
  [['ash wednesday', 'lent'], fromEaster(-46)],
  [['palm sunday'], fromEaster(-7)],
  [['maundy thursday', 'holy thursday'], fromEaster(-3)],
  [['good friday'], fromEaster(-2)],
  [['holy saturday', 'easter saturday', 'easter eve'], fromEaster(-1)],
  [['easter', 'easter sunday', 'easter holidays', 'easter break'], fromEaster(0)],
  [['easter monday'], fromEaster(1)],
  [['ascension', 'ascension day', 'ascension thursday'], fromEaster(39)],
  [['pentecost', 'whitsun', 'whit sunday'], fromEaster(49)],
  [['whit monday', 'pentecost monday', 'pfingstmontag'], fromEaster(50)],
  [['mothering sunday'], fromEaster(-21)],
  [["mother's day", "mothers' day"], mothersDay],
  [["father's day", "fathers' day"], fathersDay],
  [['memorial day'], nth(-1, 1, 5)],
  [['labor day', 'labour day'], labourDay],
  [['early may bank holiday', 'may day bank holiday'], nth(1, 1, 5)],
  [['spring bank holiday', 'whit monday bank holiday', 'late may bank holiday', 'whitsun bank holiday'], nth(-1, 1, 5)],
  [
    ['august bank holiday', 'late august bank holiday'],
    (year, timeZone) => nth(countryOfZone(timeZone) === 'IE' ? 1 : -1, 1, 8)(year, timeZone),
  ],
  [['june bank holiday'], nth(1, 1, 6)],
  [['october bank holiday'], nth(-1, 1, 10)],
  [['thanksgiving', 'thanksgiving day', 'turkey day'], thanksgiving],
  [['black friday'], (year, timeZone) => addDays(americanThanksgiving(year, timeZone) ?? '', 1)],
  [['cyber monday'], (year, timeZone) => addDays(americanThanksgiving(year, timeZone) ?? '', 4)],
  [['groundhog day'], fixed('02-02')],
  [['tax day'], (year, timeZone) => (countryOfZone(timeZone) === 'US' ? `${year}-04-15` : null)],
  [['family day'], (year, timeZone) => (countryOfZone(timeZone) === 'CA' ? nth(3, 1, 2)(year, timeZone) : null)],
  [["king's birthday"], kingsBirthday],
  [['remembrance sunday'], nth(2, 7, 11)],
  [['advent', 'first advent'], (year) => addDays(`${year}-12-24`, -(weekdayOf(`${year}-12-24`) % 7) - 21)],
  [['chinese new year', 'lunar new year', 'spring festival', 'cny', 'imlek'], moonDay('chinese')],
  [['seollal'], moonDay('seollal')],
  [['tet', 'tết'], moonDay('tet')],
  [['dragon boat festival'], moonDay('dragon')],
  [['mid-autumn festival', 'mid autumn festival', 'mooncake festival', 'moon festival', 'chuseok'], moonDay('harvest')],
  [['qingming', 'cheng beng'], qingming],
  [['matariki'], moonDay('matariki')],
  [['vesak', 'wesak', 'buddha day', 'visakha bucha'], moonDay('vesak')],
  [['ramadan', 'ramzan', 'ramadhan', 'ramazan'], inCalendar('islamic-umalqura', 'Ramadan', '1')],
  [
    [
      ...[
        'eid',
        'eid al-fitr',
        'eid ul-fitr',
        'eid ul fitr',
        'eid al fitr',
        'eid-ul-fitr',
        'eid-al-fitr',
        'eid el-fitr',
        'small eid',
      ],
      ...['hari raya', 'hari raya puasa', 'hari raya aidilfitri', 'aidilfitri', 'idul fitri', 'lebaran', 'korite'],
    ],
    inCalendar('islamic-umalqura', 'Shawwal', '1'),
  ],
  [
    [
      ...['eid al-adha', 'eid ul-adha', 'eid ul adha', 'eid al adha', 'eid-ul-adha', 'bakrid', 'bakra eid', 'big eid'],
      ...[
        'eid-al-adha',
        'eid el-kabir',
        'eid el kabir',
        'eid-el-kabir',
        'tabaski',
        'hari raya haji',
        'idul adha',
        'kurban bayrami',
        'sallah',
      ],
    ],
    inCalendar('islamic-umalqura', 'Dhuʻl-Hijjah', '10'),
  ],
  [['islamic new year', 'hijri new year'], inCalendar('islamic-umalqura', 'Muharram', '1')],
  [['ashura', 'muharram'], inCalendar('islamic-umalqura', 'Muharram', '10')],
  [['mawlid', 'maulid', 'eid milad'], inCalendar('islamic-umalqura', 'Rabiʻ I', '12')],
  [['purim'], purim],
  [['passover', 'pesach'], inCalendar('hebrew', 'Nisan', '15')],
  // It is the evening before the first day.
  [['seder'], inCalendar('hebrew', 'Nisan', '14')],
  [['lag baomer', "lag b'omer"], inCalendar('hebrew', 'Iyar', '18')],
  [['shavuot', 'shavuos'], inCalendar('hebrew', 'Sivan', '6')],
  [['rosh hashanah', 'rosh hashana', 'jewish new year', 'the high holidays'], inCalendar('hebrew', 'Tishri', '1')],
  [['yom kippur'], inCalendar('hebrew', 'Tishri', '10')],
  [['sukkot', 'sukkos'], inCalendar('hebrew', 'Tishri', '15')],
  [['simchat torah'], inCalendar('hebrew', 'Tishri', '23')],
  [['hanukkah', 'chanukah', 'hanukah', 'hannukah'], inCalendar('hebrew', 'Kislev', '25')],
  [['diwali', 'divali', 'deepavali', 'deepawali', 'dipawali', 'tihar'], moonDay('diwali')],
  [['holi'], moonDay('holi')],
  [['maha shivratri', 'mahashivratri', 'shivratri', 'shivaratri'], moonDay('shivratri')],
  [['ugadi', 'gudi padwa'], moonDay('ugadi')],
  [['raksha bandhan', 'rakhi'], moonDay('raksha')],
  [['janmashtami'], moonDay('janmashtami')],
  [['onam', 'thiruvonam'], moonDay('onam')],
  [['ganesh chaturthi', 'ganpati', 'vinayaka chaturthi'], moonDay('ganesh')],
  [['navratri', 'navaratri'], moonDay('navratri')],
  [['durga puja', 'durga pooja', 'pujo'], moonDay('durga')],
  [['dussehra', 'dasara', 'vijayadashami', 'dashain'], moonDay('dussehra')],
  [
    ['baisakhi', 'vaisakhi', 'vishu', 'puthandu', 'tamil new year', 'poila boishakh', 'pohela boishakh', 'bihu'],
    fixed('04-14'),
  ],
  [
    ['sinhala new year', 'sinhala and tamil new year', 'avurudu', 'khmer new year', 'lao new year', 'thai new year'],
    fixed('04-14'),
  ],
  [['nowruz', 'norouz', 'newroz', 'persian new year'], fixed('03-20')],
  [['candlemas'], fixed('02-02')],
  [['lady day'], fixed('03-25')],
  [["st george's day"], fixed('04-23')],
  [['juneteenth'], fixed('06-19')],
  [['michaelmas'], fixed('09-29')],
  [['martinmas'], fixed('11-11')],
  [["st andrew's day"], fixed('11-30')],
  [["st john's day", 'sao joao', 'são joão'], fixed('06-24')],
  [['vappu'], fixed('05-01')],
  [['jamhuri day'], fixed('12-12')],
  [['madaraka day'], fixed('06-01')],
  [['mashujaa day'], fixed('10-20')],
  [['saba saba'], fixed('07-07')],
  [['victory day'], victoryDay],
  [['festa junina'], fixed('06-24')],
  [['fiestas patrias'], fiestasPatrias],
  [['walpurgis night', 'valborg'], fixed('04-30')],
  [['syttende mai'], fixed('05-17')],
  [['sant jordi'], fixed('04-23')],
  [['las fallas', 'fallas'], fixed('03-19')],
  [['san fermin', 'san fermín'], fixed('07-06')],
  [['feria de abril', 'feria de sevilla'], fromEaster(14)],
  [['holy week', 'semana santa'], fromEaster(-7)],
  [['corpus christi'], fromEaster(60)],
  [['rosenmontag'], fromEaster(-48)],
  [['merdeka', 'merdeka day', 'hari merdeka'], fixed('08-31')],
  [['malaysia day'], fixed('09-16')],
  [['gawai'], fixed('06-01')],
  [['undas'], fixed('11-01')],
  [['sinulog'], nth(3, 7, 1)],
  [['obon'], fixed('08-13')],
  [['golden week'], fixed('04-29')],
  [['timkat'], inCalendar('ethiopic', 'Ter', '11')],
  [['meskel'], inCalendar('ethiopic', 'Meskerem', '17')],
  [['enkutatash', 'ethiopian new year', 'ethiopian newyear'], inCalendar('ethiopic', 'Meskerem', '1')],
  [['kwanzaa'], fixed('12-26')],
  [['detty december'], fixed('12-01')],
  [['reconciliation day', 'day of reconciliation'], fixed('12-16')],
  [['melbourne cup', 'melbourne cup day'], nth(1, 2, 11)],
  [['super bowl', 'superbowl'], nth(2, 7, 2)],
  [['national day'], nationalDay],
  [['school year', 'academic year'], schoolEnds],
  [['start of school'], schoolStarts],
  [summerHolidayNames, summerHolidays],
];

export const holidayNames: readonly string[] = holidays.flatMap(([names]) => names);

const plain = (name: string) => name.toLowerCase().replace(/[’']/g, '');
const dayOf = new Map(holidays.flatMap(([names, day]) => names.map((name) => [plain(name), day] as const)));

const lastDays: Readonly<Record<string, DayOf>> = {
  advent: fixed('12-24'),
  lent: fromEaster(-1),
  ramadan: (year, timeZone) => {
    const feast = holidayIn('eid', year, timeZone);
    return feast && addDays(feast, -1);
  },
  ...Object.fromEntries(summerHolidayNames.map((name): [string, DayOf] => [name, summerHolidaysEnd])),
};

/** The last day of a season of several weeks, such as Advent; null for other holidays. */
export const lastDayIn = (name: string, year: number, timeZone: string): string | null =>
  lastDays[plain(name)]?.(year, timeZone) ?? null;

/** The day of a named holiday in a year; null for one that this year does not have. */
export const holidayIn = (name: string, year: number, timeZone: string): string | null =>
  dayOf.get(plain(name))?.(year, timeZone) ?? null;

import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** They take folic acid and know the cycle. */
const prepared = [
  'taking/take/on folic_acid/prenatal/prenatals/prenatal_vitamins',
  'tracking/track my ovulation/cycle',
  'use/using ovulation_tests/strips/opks',
];

/** They have tried for long. */
const long = [
  'trying to_conceive/for_a_baby/for_one/to_get_pregnant? for? over/more_than/about/almost/nearly? a/one/two/three/1/2/3/12/13/14/15/16/17/18/20/24/30 year/years/months',
  'tried to_conceive/for_a_baby? for over/more_than/about/almost/nearly? a/one/two/three/1/2/3 year/years',
  `${numbers} months of trying`,
  'year/years of trying',
];

/** The tests are done. */
const tested = [
  'tests/bloods/results are/were/came/all? done/normal/back/fine',
  'sperm test/analysis is/was/came/done/low/normal',
  'had the? tests/hsg/laparoscopy/bloods',
  'referred me/us? to a/the? fertility? clinic',
];

export const fertility: Kind = {
  id: 'fertility',
  category: 'health',
  name: 'Try for a baby',
  slots: {
    condition: {
      words: [
        'PCOS|polycystic',
        'endometriosis',
        'irregular periods|irregular cycle|irregular',
        'low sperm count|sperm count',
        'low AMH|egg reserve|AMH',
        'thyroid trouble|thyroid',
        'miscarriages|miscarriage',
        'blocked tubes|tubes',
        'fibroids',
        'vasectomy',
        'early menopause',
        'diabetes',
        'epilepsy',
        'high blood pressure',
        'age|39|40|41|42',
      ],
      otherwise: 'medical history',
    },
    route: {
      words: [
        'IVF',
        'IUI|insemination',
        'ICSI',
        'egg freezing|freeze my eggs|freeze eggs',
        'donor sperm|donor',
        'egg donation',
        'fertility tests|fertility check',
      ],
      otherwise: 'fertility tests',
    },
  },
  ask: {
    question: 'How old are you both, and how long have you been trying?',
    chips: ['Just starting', 'Over a year, or 6 months and over 35', 'Treatment such as IVF'],
  },
  hoursAWeek: 1.5,
  unhurried: true,
  weekly: 'Folic acid daily, sex every two to three days, and one thing a week that has nothing to do with it',
  overview:
    'You will prepare your body with folic acid and a health check, find the fertile days, and know when to ask for tests. If treatment is needed the plan leads through questions, costs and decisions step by step.',
  approach:
    'Of couples under 35 about eight in ten conceive within a year with regular sex; it takes longer with age. Sex every two to three days is enough and less tiring than exact timing. Both partners are tested from the beginning, since the cause is as often with the man. What usually goes wrong is waiting too long after 35.',
  done: 'You are pregnant, or you have a diagnosis and a decided next step with dates.',
  cautions: [
    'See a doctor after one year without success, after six months from 35, and at once with no or very irregular periods, earlier pelvic infection, endometriosis, cancer treatment, or two miscarriages. Ask about all medicines before trying; do not stop them on your own.',
    'Go to an emergency department for strong pain on one side, fainting or heavy bleeding with a positive test or missed period. If sadness lasts for two weeks, ask for help; clinics have counsellors.',
  ],
  steps: [
    step(
      'Write months of trying, cycles and results on one page',
      'Length of the last six cycles, days of the tests, medicines and illnesses of both, your {condition}. Go on with folic acid. This page saves a whole visit at the doctor.',
      ['Write the last six cycles', 'List medicines and illnesses of both', 'Add results that you already have'],
      0.7,
      { when: { said: [...prepared, ...long, ...tested] } },
    ),
    step(
      'Start folic acid and mark the cycle',
      'Take 400 micrograms of folic acid a day, beginning before conception; some people need a higher dose on prescription, for example with diabetes, epilepsy tablets or a very high weight. Note the first day of each period.',
      [
        'Ask a pharmacist which tablet is right',
        'Mark the last three periods in a calendar',
        'List your {condition} and all medicines of both',
      ],
      0.7,
      { when: { unsaid: prepared } },
    ),
    step(
      'Have a check-up before pregnancy, both of you',
      'Blood pressure, rubella and other vaccinations, thyroid, sugar, infections, cervical screening, dentist, medicines, family illnesses. It saves months later.',
      [
        'Book with doctor or gynaecologist',
        'Ask about pregnancy with your {condition}',
        'Have missing vaccinations done, then wait as told',
      ],
      2,
      { when: { unsaid: tested }, waitDays: 10 },
    ),
    step(
      'Change what helps both partners conceive',
      'No smoking or drugs, no or little alcohol, weight in the healthy range, under 200 mg of caffeine. For him: no hot baths or saunas, no testosterone or steroids; sperm takes three months to renew.',
      ['Each chooses two changes', 'Take vitamin D if advised', 'Put the date three months from now in the calendar'],
      4,
    ),
    step(
      'Learn the fertile days and plan relaxed weeks',
      'They are the five days before ovulation and the day itself; in a 28-day cycle about days 9 to 14. Sex every two to three days covers them. Strips or mucus signs help with irregular cycles.',
      [
        'Work out the days from three cycles',
        'Choose a lubricant that does not harm sperm',
        'Agree on evenings that have nothing to do with it',
      ],
      1.5,
      { when: { unsaid: [...prepared, ...long, ...tested] } },
    ),
    step(
      'Ask for tests of both of you now',
      'After a year of trying, or half a year from 35, nobody should tell you to wait. Ask the doctor this month: hormones, ultrasound and tubes for her, a sperm test for him. A third of causes lie with him, so both go at once.',
      ['Book both appointments on one day', 'Take the page with cycles along', 'Ask for copies of every result'],
      2,
      { waitDays: 14, when: { said: long, unsaid: tested } },
    ),
    step(
      'Have every result explained and the next step named',
      'What does it mean, does a second test help, what is the chance in a year without treatment and with it? Ask about tablets, insemination, {route}, and what you two can change meanwhile.',
      ['Write one question behind each result', 'Ask for the chance with and without treatment', 'Note the next date'],
      1.5,
      { waitDays: 10, when: { said: tested } },
    ),
    step(
      'Decide together how far you want to go',
      'Two evenings, with paper: which treatments, how many attempts, how much money, until when, and what else would be a good life. Nothing is final, but it keeps one from dragging the other along.',
      ['Each writes alone for twenty minutes', 'Compare over a meal', 'Agree when you talk again'],
      2,
      { when: { said: tested } },
    ),
    step(
      'Ask for {route} at the right time',
      'After twelve months, or six from 35, or earlier for a reason named in the cautions. For her: hormones, ultrasound, tubes; for him: a sperm test, repeated once.',
      [
        'Write down months of trying, cycles and earlier illnesses',
        'Book for both partners',
        'Ask for copies of each result',
      ],
      3,
      { waitDays: 21, when: { weeksFrom: 8, unsaid: tested } },
    ),
    step(
      'Compare clinics, costs and rules for treatment',
      'Who pays how many attempts, age limits, waiting time, results in your age group, donor law, counselling. Ask for chances per started cycle, not per transfer.',
      [
        'List two clinics and ask the same ten questions',
        'Ask insurer or health service about {route}',
        'Agree on a limit of money and attempts, and when you talk again',
      ],
      4,
      { when: { weeksFrom: 12 } },
    ),
    step(
      'Set up support for the waiting time',
      'One friend who knows, one answer for nosy questions, one plan for the day of the result. The two weeks of waiting are hardest for most.',
      [
        'Write the answer for relatives',
        'Plan something good for the day of a negative test',
        'Look for a group, also for your {condition}',
      ],
      1,
    ),
    step(
      'Test on the right day and book the next step',
      'From the first day of the missed period. Positive: call doctor or midwife, go on with folic acid, no alcohol. Negative after the agreed months: go to the next stage of {route}.',
      ['Wait until the missed period', 'Call and book the first appointment', 'Write down what you decide together'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Talk once a week, not daily',
      'An hour on Sunday protects the other days.',
      'Timer on',
      'Then do something else',
    ),
    tip('Test early, not each day', 'Early tests bring false hope.', 'First day of the missed period', 'Morning urine'),
    tip('Be careful with apps', 'They guess the fertile days.', 'Use for dates', 'Strips for certainty'),
    tip(
      'Eat ordinary good food',
      'No single food makes pregnant.',
      'Vegetables, fish, whole grain',
      'Skip costly powders',
    ),
    tip('Keep the phone from his lap', 'Heat and tight clothes reduce sperm.', 'Loose underwear', 'Laptop on a table'),
    tip('Ask about work and heat', 'Chemicals or radiation may matter.', 'Company doctor', 'Both partners'),
    tip(
      'Move, but not to exhaustion',
      'Very hard training stops ovulation in some.',
      '150 minutes a week',
      'Tell the doctor if periods stop',
    ),
    tip('Know your rights at work', 'Treatment needs hours off.', 'Ask a union or adviser', 'You need not say why'),
    tip('Mute baby posts for a while', 'Envy is normal.', 'Unfollow without guilt', 'Tell close friends'),
    tip('Have a date without the topic', 'You were a couple before.', 'Once a week', 'Phones off'),
    tip(
      'Ask about egg freezing honestly',
      'Chances depend on age and number.',
      'Ask for figures',
      'Costs per year of storage',
    ),
    tip('Grieve a loss properly', 'A miscarriage is a loss at any week.', 'Name a day', 'Ask for counselling'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';
import { radioHere } from '../local-papers.ts';

/** They have learnt or wait for the exam. */
const hasCourse = [
  'course/class _? _? _? is over/done/finished',
  'exam is? on/booked',
  'exam _? on saturday/monday/friday/sunday',
  'passed the? foundation/technician/general/intermediate',
  'have my technician/foundation/general',
];

/** The electronics are what frightens. */
const theory = ['electronics/maths/math/theory', 'left school', 'bad at/with? maths/physics'];

/** The set was there before the licence. */
const bought = ['bought a baofeng/radio/handheld/set', 'baofeng/quansheng', 'have/got a radio/rig/handheld/baofeng'];

/** The pool of questions is public. */
const poolKnown = ['question pool/pools/bank', 'technician/pool/vhf', 'general class'];

/** Money is scarce. */
const lowBudget = ['money is/for/_ small/tight/short', 'cheap/cheaply/budget', "cannot/can't afford"];

export const amateurRadioLicence: Kind = {
  id: 'amateur-radio-licence',
  category: 'hobby',
  name: 'Get an amateur radio licence',
  slots: {
    level: {
      words: [
        'Technician|technician',
        'General|general class',
        'Extra|extra class',
        'Foundation|foundation',
        'Intermediate|intermediate',
        'Full licence|full licence|class a|klasse a',
        'class N|klasse n|n-klasse',
        'class E|klasse e',
        'entry level|novice',
      ],
      otherwise: 'entry level',
    },
  },
  ask: {
    question: 'Which country’s licence, and what do you want to do on the air?',
    chips: ['First licence', 'Upgrade', 'Talk round the world'],
  },
  hoursAWeek: 3,
  weekly: 'Four sessions of 25 minutes: one chapter, then twenty practice questions',
  measures: ['contacts'],
  overview:
    'You will find the syllabus and question bank for the {level} exam, learn rules and simple radio theory, pass, choose a call sign and make first contacts.',
  approach:
    'Most countries use multiple choice from a published question pool; six to eight weeks of half an hour are usual for the first level. Listening to the bands from the first week makes theory stick. You may listen without a licence, and transmit only with one.',
  done: 'You have the call sign, and twenty contacts stand in your log.',
  cautions: [
    'Aerials near power lines kill, so keep well away; fit lightning protection and keep to safe distances for radio exposure. Ask the landlord before you put one up.',
  ],
  steps: [
    step(
      'Sit two mock exams and list the weak chapter',
      'Two timed papers today, no notes. Sort wrong answers by chapter. For aerials learn five facts: half-wave length is 143 divided by MHz in metres, impedance of a dipole, gain, feeder loss, match. Then twenty questions of that chapter each evening, and nothing that already sits.',
      ['Do two timed mocks', 'Sort mistakes by chapter', 'Twenty questions of the weakest chapter each evening'],
      1.5,
      { when: { said: hasCourse } },
    ),
    step(
      'Listen only, until the call sign is yours',
      'Receiving is allowed nearly everywhere, sending without a licence costs a fine, on walkie-talkie channels too, because such sets are not approved for them. Program the local repeaters and the space station’s 145.800 MHz with transmitting locked. Note call signs you hear.',
      ['Lock transmitting in the menu', 'Program three repeaters near you', 'Write down ten call signs'],
      1,
      { when: { said: bought } },
    ),
    step(
      'Listen to amateur radio this evening',
      'A web receiver needs no equipment: 40 metres in the evening, 20 metres by day, 2-metre repeaters near you. Note three call signs and their countries.',
      [
        'Open a web receiver and tune 7.0–7.2 MHz',
        'Find the nearest club and its evening',
        'Write down three call signs',
      ],
      1,
      {
        when: { unsaid: [...hasCourse, ...bought] },
        resources: 'International Amateur Radio Union: https://www.iaru.org',
      },
    ),
    step(
      'Find syllabus, exam date and fee for the {level} exam',
      'The regulator or national society has them: number of questions, pass mark, online or in a hall, papers to bring. Book a date 8 weeks ahead: a date makes you learn.',
      ['Download the question bank', 'Ask the club who tutors', 'Book the exam'],
      1,
      { when: { unsaid: hasCourse }, local: radioHere, waitDays: 3 },
    ),
    step(
      'Learn the rules and procedures first',
      'Bands, powers, identification, what may not be said, Q codes, phonetic alphabet. It is a third of the marks and needs no maths.',
      [
        'Spell street signs in the phonetic alphabet',
        'Do twenty questions a day',
        'Mark those of the {level} pool that you miss twice',
      ],
      6,
      { when: { unsaid: hasCourse } },
    ),
    step(
      'Work through the question pool in blocks of thirty',
      'The pool is published with its answers: the American Technician has about 400 questions, 35 are asked, 26 must be right. Read why the right answer is right, cover the rest, mark what you miss. Thirty new and thirty old a day, and the whole pool is seen in two weeks.',
      [
        'Download this period’s pool, since it changes every four years',
        'Thirty new and thirty old questions a day',
        'Start mocks when 85 per cent sit',
      ],
      14,
      { when: { said: poolKnown, unsaid: hasCourse } },
    ),
    step(
      'Get the electronics by five formulas and a battery',
      'Ohm’s law, power, wavelength, resonance in words, and the half wave. Build each once: lamp, resistor, meter. Ask the club for one evening with somebody patient. No school certificate is asked for; most first exams want only division and a formula sheet.',
      [
        'Measure volts and amps of a lamp',
        'Calculate ten wavelengths by hand',
        'Ask the club for one evening of theory',
      ],
      8,
      { when: { said: theory } },
    ),
    step(
      'Learn the technical part with your hands',
      'Ohm’s law, frequency and wavelength (300 divided by MHz), aerials, feeders, interference. Build a dipole or measure a battery: one experiment for each {level} chapter.',
      ['Calculate ten wavelengths', 'Build one simple aerial with the club', 'Explain a block diagram to someone'],
      12,
      { when: { unsaid: poolKnown } },
    ),
    step(
      'Pass three mock exams in a row',
      'At 10 per cent over the pass mark, timed, without notes. Read wrong answers again next day.',
      ['One {level} mock every second day', 'Make cards of what you miss'],
      5,
    ),
    step(
      'Sit the {level} exam',
      'Arrive early, identity card, plain calculator. Read each question twice; leave no blank where wrong answers cost nothing.',
      ['Check papers and place the day before', 'Apply for the call sign with the result'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Put a station together for little money',
      'A used handheld and a wire aerial that you cut yourself reach further than a dear set on its rubber stick. Clubs lend sets and give coax away. For short wave a used 100-watt set, a 12-volt battery and 20 metres of wire are a whole station, also without mains.',
      [
        'Ask the club for loans and give-aways',
        'Cut a wire dipole for one band',
        'Compare two used sets with somebody from the club',
      ],
      4,
      { when: { said: lowBudget } },
    ),
    step(
      'Choose a first radio and aerial',
      'A handheld for local repeaters, or a used short-wave set with a wire aerial: the aerial matters more. Ask the club to lend one.',
      ['Borrow for a month', 'Put up a wire dipole or a vertical', 'Measure the match before you send'],
      4,
      { when: { unsaid: lowBudget } },
    ),
    step(
      'Make twenty contacts and keep a log',
      'First a club net or repeater: call sign, name, signal report, thanks. Then a quiet afternoon on 20 metres or digital modes. It is done when twenty are confirmed.',
      ['Write a cue card for the first call', 'Log date, time, band, mode', 'Say on the air that you are new'],
      8,
      { measured: 'Log all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Listen for ten minutes each evening',
      'The theory makes sense once you hear the bands.',
      'A web receiver is free',
      'Write down call signs',
    ),
    tip(
      'Do twenty exam questions a day',
      'The real ones come from the same pool.',
      'Mark what you miss twice',
      'Repeat after three days',
    ),
    tip(
      'Go to a club evening before the exam',
      'Clubs lend radios and run the exam.',
      'Ask who tutors',
      'Ask about the next date',
    ),
    tip(
      'Spend on the aerial before the radio',
      'A wire in a tree does more than watts.',
      'As high as you can',
      'Away from power lines',
    ),
    tip('Say your call sign slowly', 'Nobody laughs at beginners.', 'Phonetics', 'Cue card'),
    tip('Learn by question bank', 'The exam has no surprises.', 'Twenty a day', 'Mark misses'),
    tip('Put money in the aerial', 'Height beats watts.', 'Wire in a tree', 'Coax short'),
    tip('Try digital modes', 'They reach far with little power.', 'Laptop cable', 'Clock exact'),
    tip('Use a web receiver to test', 'Hear yourself far away.', 'After the licence', 'Compare aerials'),
    tip('Learn Morse for joy', 'Ten minutes a day for ten weeks.', 'By sound', 'Not dots on paper'),
    tip('Keep the neighbours friendly', 'Ferrites cure most noise.', 'Talk first', 'Note times'),
    tip('Send a card', 'Paper confirmations are a pleasure.', 'Bureau', 'Design your own'),
  ],
};

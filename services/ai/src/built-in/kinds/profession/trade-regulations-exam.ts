import { type Kind, step, tip } from '../kind.ts';
import { months } from '../stage-words.ts';

const booked = [
  'exam/test/it is/has_been/was? booked',
  'booked my/the/for? exam/test/seat',
  `exam/test is? on/in ${months}`,
  'exam/test is? next/this week/month',
];

const failed = [
  'failed it/once/twice/the/my/by/on/last',
  'second/third attempt/try/go/time',
  'resit/resitting/retake/retaking',
  'missed it by',
];

/** The wiring rules of Britain, as a multiple-choice exam with the book open. */
const wiring = ['7671/2382/wiring/18th'];

const american = ['nec/journeyman/psi/icc/prov/contractor/upc/imc'];
const gas = ['acs/ccn1/gas/gas_safe'];
const refrigerant = ['epa/608/f-gas/fgas/refrigerant/refrigerants'];

/** Reading is slow. */
const slowReader = ['dyslexic/dyslexia/reading/reader/second_language', 'not a/much book/books/of_a_reader'];

export const tradeRegulationsExam: Kind = {
  id: 'trade-regulations-exam',
  category: 'profession',
  name: 'Pass the regulations exam of my trade',
  slots: {
    exam: {
      words: [
        'BS 7671|bs 7671|bs7671|7671|18th edition|wiring regs|wiring regulations|2382',
        'NEC exam|nec exam|nec code exam|code exam',
        'journeyman exam|journeyman test|journeyman electrician exam',
        'contractor exam|contractor test|business and law exam',
        'gas ACS|acs|ccn1',
        'EPA 608|epa 608|608 exam',
        'F-gas exam|f-gas|fgas',
        'plumbing code exam|plumbing code',
        'wiring rules exam|wiring rules|as/nzs 3000',
        'inspection and testing exam|inspection and testing|2391',
      ],
      otherwise: 'regulations exam',
    },
  },
  ask: {
    question: 'Which book and edition is it, is it open on the day, and when do you sit it?',
    chips: ['Wiring regulations, beside work', 'Code exam for my licence', 'Failed it once'],
  },
  hoursAWeek: 5,
  weekly: 'Two rounds of look-ups against the clock and one timed mock',
  overview:
    'You know the trade; the {exam} asks whether you find the rule in time. You get the right edition, learn how the book is built, drill look-ups until each takes under two minutes, and sit timed mocks until three in a row are ten points above the mark.',
  approach:
    'Nobody learns such a book by heart. Points come from the index, the tables and the words of the question. What goes wrong is reading from page one, answering from site habit, and no full paper against the clock.',
  done: 'You have passed the {exam}, and the certificate is with your employer, scheme or licence office.',
  cautions: [
    'Only the edition and the marks in the book that the exam centre allows count: ask before you write or stick tabs. A pass in rules does not replace supervised work on live electricity or gas.',
  ],
  steps: [
    step(
      'Ask the centre for edition, minutes, pass mark and open book',
      'Number of questions, minutes, points to pass, whether your own copy and tabs may be used, calculator, screen or paper, what a repeat costs. Then buy or borrow exactly that edition with its amendment; an old one loses points.',
      ['Send the six questions today', 'Get the right edition', 'Note the pass mark'],
      0.75,
      { when: { unsaid: [...booked, ...wiring] } },
    ),
    step(
      'Get the brown or blue book of the right amendment and the exam form',
      'The usual British exam has 60 multiple-choice questions in two hours on a screen, and about six in ten must be right; your own copy of BS 7671 is open beside you. Ask the centre which amendment is examined and whether tabs and notes in the book may stay.',
      ['Ask the centre about amendment and tabs', 'Get your own copy', 'Note minutes a question: two'],
      0.75,
      { when: { said: wiring, unsaid: booked } },
    ),
    step(
      'Count the weeks to the {exam} and fix four short evenings',
      'The day stands. The last three mocks belong into the last ten days, look-ups on four evenings a week before that. Note the last day on which you may move it.',
      ['Write the weeks on one sheet', 'Fix four evenings', 'Check edition and what may lie on the desk'],
      0.5,
      { when: { said: booked } },
    ),
    step(
      'Book the {exam} for a day six to eight weeks ahead',
      'A day makes the evenings happen. Choose a morning at a quiet time of work. Ask whether the boss pays and gives the half day, and whether course evenings are in the price.',
      ['Compare two centres', 'Ask the boss for half a day', 'Book and save the confirmation'],
      0.75,
      { when: { unsaid: booked, weeksFrom: 4 } },
    ),
    step(
      'Sit one mock with the book and sort what went wrong',
      'Real minutes. Beside each lost point: did not find it, found it too late, misread the question, answered from habit. Count by part of the book. The second cause is usually the largest, and it is the easiest to mend.',
      ['Sit a mock of the real length', 'Sort lost points by cause', 'Count them by part'],
      2.5,
      { when: { unsaid: failed } },
    ),
    step(
      'Compare the failed {exam} with the parts of the book',
      'The result sheet mostly shows points by part. Beside each write lost points, and what really happened: not found, too slow, misread. The two dearest parts get half of the evenings; a repeat usually costs only the fee, so book it now.',
      ['Copy points by part', 'Name the cause', 'Book the repeat'],
      1.5,
      { when: { said: failed } },
    ),
    step(
      'Learn how the book is built, part by part, without reading it',
      'Write on one card what each part answers: scope, definitions, protection, selection, special places, testing, appendices with tables. Put the allowed tabs on contents, index and the ten tables you use. Then ten questions a day: only say which part and open it.',
      ['Write one card for the whole book', 'Set the allowed tabs', 'Open ten right parts in ten minutes'],
      4,
      { when: { unsaid: [...american, ...gas, ...refrigerant] } },
    ),
    step(
      'Learn the code by articles, tables and calculations',
      'Know by number the twenty articles that come up most: grounding, overcurrent, conductors, raceways, boxes, motors, services, pipe sizes or vents in your trade. Work one load, box fill or sizing sum a day by the same steps. Contractor papers add liens, wages, insurance and contracts from a business book.',
      ['List the twenty articles with their page', 'Do one sum a day by fixed steps', 'Tab tables as far as allowed'],
      10,
      { when: { said: american } },
    ),
    step(
      'Rehearse each gas unit as theory and at the rig',
      'Core first, then each appliance: combustion and ventilation, tightness test and purge, flue tests, unsafe situations with the right label and words. Say each figure aloud while you do it. Assessors look at the order and the readings you write.',
      [
        'Write the order of each test on a card',
        'Do it five times with readings',
        'Learn unsafe situations as ten cases',
      ],
      16,
      { when: { said: gas } },
    ),
    step(
      'Learn the refrigerant core first, then your types',
      'Core: ozone, recovery, rules, safety, leak checks. It must be passed for any type, and types one to three ask for equipment you know. Make cards with the numbers: vacuum levels, leak rates, dates, cylinder colours and fills.',
      ['Make forty cards of numbers', 'Do two core mocks', 'Add one type a week'],
      10,
      { when: { said: refrigerant } },
    ),
    step(
      'Ask for reading time and let the questions be spoken',
      'Centres give extra time, a reader or a screen voice for dyslexia or another first language when it is asked for early with a paper. At home record twenty questions on the phone, underline the one word that decides, and find the rule by headword, not by reading along.',
      ['Ask the centre for the form today', 'Record twenty questions', 'Underline not, minimum, maximum'],
      2,
      { when: { said: slowReader } },
    ),
    step(
      'Drill twenty look-ups an evening until each takes under two minutes',
      'Read the question to the end, choose the headword, index, page, answer, and write the number of the rule. Those that took longer go on a list and come again the day after. Answer from the book even when you are sure; site habit costs the cheap points.',
      ['Time twenty look-ups', 'Write the rule number each time', 'Repeat the slow ones next day'],
      16,
      { measured: 'Work through the first {60%}' },
    ),
    step(
      'Sit three full {exam} mocks in a row above the mark',
      'Three rounds in the paper: sure ones first, then those with one look-up, last the long ones. Ten points above the mark three times, the last one four days before. What is still wrong gives the list of the last evenings.',
      ['Sit one a week at the real hour', 'Answer in three rounds', 'Learn only what was wrong'],
      7,
    ),
    step(
      'Sit the {exam} and send the certificate where it counts',
      'Book, identity card, calculator, early night. Leave no answer empty. After it give the certificate to employer, competent person scheme or licence office, ask what it changes in grade and pay, and note when the next edition comes.',
      ['Pack book and identity card', 'Answer every question', 'Send the certificate on'],
      3,
    ),
  ],
  suggestions: [
    tip('Carry ten questions to work', 'The break is long enough for two.', 'One at tea', 'Look up at night'),
    tip('Ask a colleague why, on site', 'A rule you have seen stays.', 'One rule a day', 'Name its number'),
    tip('Learn the definitions first', 'Many questions hang on one word.', 'Twenty words', 'Cover and say'),
    tip('Mark the words that decide', 'Not, minimum and shall change the answer.', 'Underline', 'Read to the end'),
    tip('Use one book of mocks', 'More sources mean other editions.', 'Current edition', 'With rule numbers'),
    tip('Draw the ten tables from memory', 'You find faster what you can picture.', 'Headings', 'Units'),
    tip('Set a tea clock at two minutes', 'You feel when to go on.', 'Every evening', 'Skip, then return'),
    tip('Study in the van before home', 'At home somebody needs you.', 'Twenty minutes', 'Phone away'),
    tip('Find one partner from the course', 'You ask each other for rules.', 'One call a week', 'Ten questions each'),
    tip('Ask who pays a repeat', 'It takes the fear away.', 'Boss or fund', 'In writing'),
    tip('Keep the old edition away', 'The eye remembers wrong pages.', 'Box it', 'Only the new one'),
    tip('Rest on the last evening', 'Finding needs a clear head.', 'No mocks', 'Pack the bag'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';
import { medicalSchoolHere } from '../local-work.ts';

/** Refused last year. */
const again = [
  'rejected/refused by/last/from/everywhere',
  'gap yr/year',
  'fell/failed last year',
  'second/third attempt/try/time',
  'two/three times',
  'try again',
];
/** A conditional offer or an interview is there. */
const interview = [
  'mmi/mmis/interview/interviews in/on/is/are/next/booked',
  'have/got two/an/three mmis/interview/interviews',
];
const conditional = ['conditional on/offer', 'offer depends/is', 'place depends/depending'];
const neet = ['neet/mbbs'];

export const medicalSchoolAdmission: Kind = {
  id: 'medical-school-admission',
  category: 'profession',
  name: 'Get into medical school',
  slots: {
    subject: {
      words: [
        'veterinary medicine|vet school|vet|veterinary',
        'dentistry|dental school|dentist',
        'pharmacy|pharmacist',
        'graduate medicine|graduate entry',
        'medicine|medical school|med school|doctor|medical',
      ],
      otherwise: 'medicine',
    },
    test: {
      words: [
        'UCAT|ucat',
        'MCAT|mcat',
        'BMAT|bmat',
        'GAMSAT|gamsat',
        'TMS|medizinertest',
        'HAM-Nat|ham-nat',
        'DAT|dat',
        'NEET|neet',
        'IMAT|imat',
        'MedAT|medat',
        'Numerus clausus|nc',
      ],
      otherwise: 'admission',
    },
  },
  ask: {
    question: 'Which year would you begin, and have you sat the admission test?',
    chips: ['Last years of school', 'Graduate, second degree', 'Turned down last year'],
  },
  hoursAWeek: 7,
  weekly: 'Do two timed sections of the admission test and one afternoon of work experience',
  overview:
    'You list which schools would take you with your marks, prepare the {test} test for ten weeks, gather work experience that you can talk about, and rehearse the interview. A second way stands ready, since good people are refused.',
  approach:
    'Choose schools by how they weigh marks, test and interview, not by name. What goes wrong is booking the {test} test too late, applying only to places that look at what you are weak in, and work experience one cannot say anything about.',
  done: 'You hold an offer for {subject}, and its conditions are met.',
  steps: [
    step(
      'Find where last year’s {subject} applications ended',
      'Before the interview: marks and test against the line of those schools. After it: stations. Ask each school for feedback and its lowest invited score, and choose four that weigh what you are good at. A year in care counts only when you can tell what it changed.',
      ['Write for each school where it ended', 'Ask for feedback and lowest scores', 'Choose four by your strengths'],
      1.5,
      { when: { said: again, unsaid: conditional } },
    ),
    step(
      'Write the marks your offer needs and the points you lack',
      'Subject by subject: wished grade, last mock, points between. Two topics usually hold most of them. Ask the school now what happens when one grade is missed, which resits count, and keep one other place alive.',
      ['Write grade, mock and gap', 'Ask what a missed grade means', 'Ask the teacher for the two topics'],
      1.5,
      { when: { said: conditional } },
    ),
    step(
      'Work past papers in the gap subject three times a week',
      'One topic, one set of questions by that topic, marked with the scheme, wrong ones again after three days. In the last six weeks whole papers. Chemistry: calculations and mechanisms first, since they return every year.',
      ['Sort past questions by topic', 'Do three sittings a week', 'Redo wrong ones after three days'],
      60,
      { when: { said: conditional } },
    ),
    step(
      'Divide NEET by syllabus: biology half, then physics and chemistry',
      'Biology brings half of the 720 marks and comes from the school book almost line by line, so read it three times and answer after each chapter. Physics lifts those stuck at 540: 40 sums a day by chapter. Wrong answers cost one, so learn when to leave. A full test each Sunday at two o’clock.',
      ['Write last marks by subject and chapter', 'Do 40 physics sums a day', 'Sit a full test each Sunday'],
      150,
      { when: { said: neet } },
    ),
    step(
      'Find out how each school interviews and what it looks for',
      'Stations or panel, online or there, minutes, tasks, values of the school, what the score of the interview counts beside marks and test. Write where last year or in mocks you were weakest; that station is practised first.',
      ['Read the page of each school', 'Ask two students who sat it', 'Name your weakest station'],
      1.5,
      { when: { said: interview, unsaid: conditional } },
    ),
    step(
      'Write six scenes from care and two topics of the year',
      'Each scene in four lines: what I saw, what I felt, what the staff did, what I would ask. Two topics: one of the health system, one of ethics, with both sides. They carry half of the stations.',
      ['Write six scenes', 'Read up on two topics', 'Say each in ninety seconds'],
      6,
      { when: { said: interview } },
    ),
    step(
      'Do two mock circuits a week with strangers until the day',
      'Eight stations of six minutes: ethics, role play with an upset person, data, teamwork, why here. After each one say what you left out: the other person’s feelings come first, rules after. Ask a nurse, a teacher and somebody who passed to play.',
      ['Find three people who play', 'Record one circuit', 'Mend one habit a week'],
      20,
      { when: { said: interview } },
    ),
    step(
      'Compare how six schools choose for {subject}',
      'Make a table: weight of marks, test and interview, required subjects, closing date, how many applicants per place. Mark where you would be above last year’s line.',
      ['Open the admission pages of six schools', 'Fill the table', 'Write down the earliest closing date'],
      2,
      { local: medicalSchoolHere, when: { unsaid: [...interview, ...conditional] } },
    ),
    step(
      'Register for the {test} test and book the seat',
      'Registration often closes months before the test and good dates go first. Note fee, reduced fee, identity card, extra time with a doctor’s letter, and how long the result counts.',
      ['Find registration dates on the official page', 'Book date and place', 'Apply for reduced fee or extra time'],
      1.5,
      { when: { unsaid: [...interview, ...conditional] } },
    ),
    step(
      'Prepare the {test} test for ten weeks',
      'Week one: learn the sections and sit one mock. Then six weeks by section, twenty to forty questions a day with notes on each mistake. In the last three weeks do one full mock every third day. Speed comes last, method first.',
      ['Sit one full mock', 'Keep a list of mistakes by type', 'Review every mock for as long as it took'],
      90,
      { when: { weeksFrom: 6, unsaid: [...interview, ...conditional, ...neet] } },
    ),
    step(
      'Get work experience you can talk about',
      'A care home, hospice, ward or practice, for {subject} also a lab or a farm. Ten afternoons with the same people are worth more than three days beside a surgeon. Note after each what you saw, felt and would ask. Vet schools want weeks on farms, in practices and with other animals.',
      ['Ask ten places by phone', 'Agree a fixed afternoon', 'Keep a diary without names'],
      50,
      { when: { unsaid: [...conditional, ...neet] } },
    ),
    step(
      'Secure the marks in the subjects that count',
      'Chemistry and biology come first. Find the two topics that cost you most and work on old papers weekly. If marks are fixed already, look at schools that count test, training or waiting time more.',
      ['List the two weakest topics', 'Do one old paper a week', 'Ask a teacher for a predicted mark'],
      80,
      { when: { weeksFrom: 10 } },
    ),
    step(
      'Write the {subject} statement from your diary',
      'Why {subject}, proof by what you saw, what it taught you, one thing outside. No childhood illness story without a point. Ask your referee six weeks before and give a list of facts.',
      ['Draft one page from the diary', 'Have it read by a doctor and a stranger', 'Give the referee your list'],
      12,
      { waitDays: 42, when: { unsaid: [...interview, ...conditional, ...neet] } },
    ),
    step(
      'Rehearse stations and panel questions',
      'Short stations test ethics, breaking bad news, maths, teamwork; panels ask about the school and your work experience. Learn the four principles: what the patient wants, benefit, harm, fairness. Rehearse with strangers and a clock.',
      ['Do two mock interviews with a clock', 'Discuss six ethical cases', 'Know three current topics in health'],
      20,
      { waitDays: 30, when: { unsaid: [...conditional, ...neet, ...interview] } },
    ),
    step(
      'Take counselling and papers in order with a list of colleges',
      'State and all-India rounds have their own registration, fees and days. Write colleges by last year’s closing rank and yearly fee, from wished to safe, with category papers in the right form and date. One missed lock of choices costs the year.',
      ['List colleges by closing rank and fee', 'Order category and home papers', 'Enter all round dates'],
      6,
      { when: { said: neet } },
    ),
    step(
      'Sit two whole papers a week in the last month',
      'Real hour, real length, marked by the scheme the same day. After each only its two dearest topics. Twice above the grade: keep it warm and give the hours to the next subject.',
      ['Sit two papers a week', 'Mark them the same day', 'Move hours to the next subject'],
      24,
      { when: { said: conditional } },
    ),
    step(
      'Settle loan, room and health papers while you wait',
      'Grants and loans open before results, vaccinations need months, rooms go in the week of the results. Write for both cases, with and without the grade, what you do on that morning: whom you ring, with which number in hand.',
      ['Apply for the loan', 'Begin the vaccinations', 'Write the plan for the morning of results'],
      5,
      { when: { said: conditional } },
    ),
    step(
      'Choose among the {subject} offers or start the second way',
      'Accept in time and settle loans, housing and health papers. Without an offer ask for feedback and decide: repeat the test, another country, a health degree with later transfer, or a health job and graduate entry.',
      ['Return forms and vaccinations', 'Ask for feedback on every refusal', 'Write the second way on one page'],
      6,
    ),
  ],
  suggestions: [
    tip(
      'Speak with three first-year students',
      'They know what the interview is like.',
      'Open day',
      'Two questions each',
    ),
    tip('Keep one afternoon for something else', 'Interviews ask what keeps you sane.', 'Sport, music', 'Weekly'),
    tip('Work as a care assistant', 'It pays and counts for much.', 'Weekend shifts', 'Reference'),
    tip('Read one health news article daily', 'Panels ask what you think of it.', 'Two opinions', 'Five lines'),
    tip('Learn mental arithmetic', 'It saves minutes in the test.', 'Ten minutes', 'Without paper'),
    tip(
      'Look at schools abroad carefully',
      'Check that the degree counts at home.',
      'Official register',
      'Language and fees',
    ),
    tip('Ask about extra time', 'Dyslexia or illness may give it.', 'Letter', 'Before registration'),
    tip('Practise explaining to a child', 'It trains clear speech.', 'Why a fever', 'One minute'),
    tip('Calculate five years of costs', 'Loans and bursaries differ.', 'Rent', 'Hours for work'),
    tip('Rest two days before the test', 'Scores fall with tiredness.', 'No mock', 'Sleep'),
    tip('Make a group of three for interviews', 'Each watches and each is asked.', 'Weekly hour', 'Honest notes'),
    tip('Keep every reflection dated', 'You will need them for years.', 'One file', 'No names'),
  ],
};

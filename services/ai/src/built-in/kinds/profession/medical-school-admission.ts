import { type Kind, step, tip } from '../kind.ts';
import { medicalSchoolHere } from '../local-work.ts';

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
      'Compare how six schools choose for {subject}',
      'Make a table: weight of marks, test and interview, required subjects, closing date, how many applicants per place. Mark where you would be above last year’s line.',
      ['Open the admission pages of six schools', 'Fill the table', 'Write down the earliest closing date'],
      2,
      { local: medicalSchoolHere },
    ),
    step(
      'Register for the {test} test and book the seat',
      'Registration often closes months before the test and good dates go first. Note fee, reduced fee, identity card, extra time with a doctor’s letter, and how long the result counts.',
      ['Find registration dates on the official page', 'Book date and place', 'Apply for reduced fee or extra time'],
      1.5,
    ),
    step(
      'Prepare the {test} test for ten weeks',
      'Week one: learn the sections and sit one mock. Then six weeks by section, twenty to forty questions a day with notes on each mistake. In the last three weeks do one full mock every third day. Speed comes last, method first.',
      ['Sit one full mock', 'Keep a list of mistakes by type', 'Review every mock for as long as it took'],
      90,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Get work experience you can talk about',
      'A care home, hospice, ward or practice, for {subject} also a lab or a farm. Ten afternoons with the same people are worth more than three days beside a surgeon. Note after each what you saw, felt and would ask. Vet schools want weeks on farms, in practices and with other animals.',
      ['Ask ten places by phone', 'Agree a fixed afternoon', 'Keep a diary without names'],
      50,
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
      { waitDays: 42 },
    ),
    step(
      'Rehearse stations and panel questions',
      'Short stations test ethics, breaking bad news, maths, teamwork; panels ask about the school and your work experience. Learn the four principles: what the patient wants, benefit, harm, fairness. Rehearse with strangers and a clock.',
      ['Do two mock interviews with a clock', 'Discuss six ethical cases', 'Know three current topics in health'],
      20,
      { waitDays: 30 },
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

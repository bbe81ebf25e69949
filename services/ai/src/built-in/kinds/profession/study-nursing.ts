import { type Kind, step, tip } from '../kind.ts';
import { nursingHere } from '../local-work.ts';

/** A place is offered. */
const offered = [
  'have/got/received/with my/an/a/two/conditional/unconditional _? offer/offers/place',
  'offer/offers/place from/at/for/to',
  'got into/in_to/a_place',
  'been/was/got accepted/offered',
  'start my? nursing/training/course? in/next',
  'conditional/unconditional offer',
];

/** They work in care. */
const careWork = [
  "am/i'm/im a? carer/support_worker in/at/for",
  'carer/hca/healthcare_assistant in a residential/care/nursing home/hospital',
  'work/working/worked as a? hca/carer/care_assistant/healthcare_assistant/nursing_assistant/support_worker',
  "am/i'm a hca/carer/care_assistant/healthcare_assistant/support_worker",
  'years in care',
  'work in a care/nursing',
];

/** The application is sent or an interview fixed. */
const applied = [
  'application is/was? sent/in/submitted',
  'have applied/sent',
  'interview is? on/next/booked/in/at',
  'have/got an? interview',
];

/** An access course runs or is done. */
const access = ['doing/on/through/finished/completed/started/did my/the/an? _? access_course/access_to'];

/** Without the school subjects an access course comes first. */
const noSubjects = [
  'only have/got/did gcses/gcse/o-levels',
  'no a-levels/a_levels/alevels/abitur/high_school/qualifications',
  'left school at/with/without',
  "didn't/didnt/never finish/do school/a-levels",
];

export const studyNursing: Kind = {
  id: 'study-nursing',
  category: 'profession',
  name: 'Get into nursing training',
  slots: {
    course: {
      words: [
        'midwifery|midwife',
        'paediatric nursing|children’s nursing',
        'mental health nursing|psychiatric nursing',
        'physiotherapy|physio',
        'occupational therapy|occupational therapist',
        'radiography|radiographer',
        'dental hygiene|dental hygienist|dental nurse',
        'veterinary nursing|vet nurse|vet nursing|veterinary nurse',
        'nursing|nurse|registered nurse|lpn|bsn',
      ],
      otherwise: 'nursing',
    },
  },
  ask: {
    question: 'Where are you now: at school, in care work, or in another job?',
    chips: ['Still at school', 'Care assistant who wants more', 'Changing career'],
  },
  hoursAWeek: 5,
  weekly: 'Work one shift or half-day in care and write down one case without names',
  overview:
    'You check which {course} places you may apply for, get weeks of real care work, and bring the missing subjects, maths and biology above all. Statement, entry test and interview are then built on things you have seen and done.',
  approach:
    'Schools want proof that you know the work: nights, bodily care, grief. What usually goes wrong is a missing science subject found out too late, a statement about wanting to help without one example, and the yearly closing date.',
  done: 'You have a confirmed place, funding and a start date.',
  steps: [
    step(
      'Read the conditions of the {course} offer and their days',
      'Grades or access course, health form, vaccinations, record check, language, references: write the last day behind each. Hepatitis B needs three doses over months, so ask your doctor this week.',
      [
        'Write each condition with its last day',
        'Ask the doctor about vaccinations',
        'Answer the offer and save the proof',
      ],
      0.7,
      { when: { said: offered } },
    ),
    step(
      'List {course} places with conditions and closing dates',
      'Compare degree, apprenticeship with pay and school course within reach. Note required subjects and marks, minimum age, language level, health check, record check, closing date. In many countries it is January, for hospital schools all year round.',
      ['Open three official course pages', 'Write down subjects, marks and date of each', 'Mark what you lack'],
      1.5,
      { local: nursingHere, when: { unsaid: [...offered, ...applied] } },
    ),
    step(
      'Apply for the access course that opens {course} places',
      'Without the subjects this is the way, and it takes nine to twelve months: in England the Access to Higher Education Diploma in health or nursing at a college. Ask two universities first which diploma, grades, and English and maths marks they take; many ask for both at GCSE grade 4. Then apply to the college for the next start and to the university during the course.',
      [
        'Ask two universities what they accept',
        'Check your English and maths certificates',
        'Ring two colleges: next start, hours, fee and loan',
      ],
      6,
      { waitDays: 300, when: { said: noSubjects, unsaid: [...offered, ...access, ...applied] } },
    ),
    step(
      'Check that every {course} application is complete',
      'Log in: references there, certificates accepted, fee paid? Put interview and test dates into one table, and order the record check and the vaccination papers now, because they hold up most starts.',
      ['Log in to each application', 'Remind the referees', 'Order record check and vaccination papers'],
      1,
      { when: { said: applied, unsaid: offered } },
    ),
    step(
      'Work some weeks in care before you apply',
      'Two to four weeks in a ward, care home or practice are expected; a care assistant post is better still. Ask to follow a qualified person for {course} work for one day and note what surprised you.',
      ['Ask five homes, wards or practices', 'Work at least ten shifts', 'Note three situations without names'],
      60,
      { when: { weeksFrom: 4, unsaid: [...offered, ...careWork] } },
    ),
    step(
      'Ask your ward or home for a day beside a qualified nurse',
      'You know care from the bed; now look at the other half: drug round, handover, planning, relatives. Ask the nurse what the training did not teach. Note three situations without names.',
      ['Ask the manager for the day', 'Note three situations without names', 'Ask for a reference from the ward'],
      8,
      { when: { said: careWork, unsaid: offered } },
    ),
    step(
      'Close the gaps in maths, biology and language',
      'Percentages, units and ratios decide drug sums; cells, heart, lungs, kidneys and hygiene are asked in every entry test. Without the school subject ask about an access course, which takes nine to twelve months.',
      ['Do one entry test for {course} places', 'Study four half hours a week', 'Book the access or language course'],
      50,
      { when: { weeksFrom: 6, unsaid: [...offered, ...access, ...noSubjects] } },
    ),
    step(
      'Ask your access tutor for grades, reference and what is missing',
      'Which marks do the {course} schools ask for, which units are graded, when is the reference written? Ask for the subject that costs you most and get an hour of help in it; most offers hang on the marks of the last term.',
      [
        'Compare your marks with two schools',
        'Ask the tutor for the reference',
        'Book an hour of help in the weakest unit',
      ],
      6,
      { when: { said: access, unsaid: offered } },
    ),
    step(
      'Repeat drug sums, percentages and the heart before the start',
      'Most who leave in the first term were surprised by maths and anatomy. Twenty minutes a day for eight weeks: units, ratios, drops a minute; heart, lungs, kidneys with one drawing each.',
      ['Do ten drug sums a day', 'Draw one organ a week from memory', 'Find the reading list of the first term'],
      16,
      { when: { said: offered } },
    ),
    step(
      'Write the statement from three real situations',
      'Why {course} and not another health job, what you have seen, what was hard, what you did. Each claim gets one situation. Let a nurse or teacher read it; cut every sentence anybody could write.',
      ['Note three situations in five lines', 'Write one page', 'Have it read by someone in the profession'],
      6,
      { when: { unsaid: [...offered, ...applied] } },
    ),
    step(
      'Ask for references and send the applications',
      'One reference from school, one from care work, asked six weeks ahead. Apply to four or five places, one of them safe. Vaccination record and record check take weeks, so order them now.',
      ['Ask two people for references', 'Order the record check', 'Send every {course} application a week early'],
      4,
      { when: { unsaid: [...offered, ...applied] }, waitDays: 28 },
    ),
    step(
      'Ask what comes next and keep a second way open',
      'When are interviews, how many places, is there a list? Keep one later start, an apprenticeship with pay or another school alive, so that one no does not cost a year.',
      ['Ask the admissions office two questions', 'Choose one second way', 'Note its closing date'],
      1.5,
      { when: { said: applied, unsaid: offered } },
    ),
    step(
      'Train for the {course} interview and group tasks',
      'Usual questions: a patient refuses help, a colleague makes a mistake, two call at once. Safety first, respect, speak up, ask. Many schools use short stations of five minutes; rehearse with a clock.',
      ['Rehearse ten questions aloud', 'Read the profession’s code of conduct', 'Do drug sums without a calculator'],
      8,
      { when: { unsaid: offered } },
    ),
    step(
      'Settle money, rota and travel for the training',
      'Ask about bursary, training pay, childcare money, uniform and travel to placements. Shifts begin before the first bus: check the way and the car. Plan who looks after children on early shifts.',
      ['Ask the school about bursary and pay', 'Write a monthly budget', 'Test the way for an early shift'],
      5,
    ),
    step(
      'Send health, record and identity papers within a week',
      'Occupational health form, vaccination record, record check, certificates with translation, photograph. Keep copies, ring after ten days. Places are lost over a missing signature more often than over grades.',
      ['Fill in all forms in one sitting', 'Copy everything', 'Ring after ten days'],
      4,
      { waitDays: 14, when: { said: offered } },
    ),
    step(
      'Meet two students of the {course} year above you',
      'What is really used, which shoes, which placement to fear or ask for, how they pay rent, how they sleep after nights. Ask whether you may write to them in the first week.',
      ['Find two students through the school', 'Ask six questions', 'Exchange numbers'],
      2,
      { when: { said: offered } },
    ),
    step(
      'Accept the {course} place and prepare the first month',
      'Send health form, vaccinations and papers at once, since places lapse. Read one anatomy chapter on heart and lungs, buy shoes that carry you for eight hours, and ask a second-year student which book is really used.',
      ['Return all forms in a week', 'Meet one second-year student', 'Put blocks and placements into the calendar'],
      6,
    ),
  ],
  suggestions: [
    tip('Become a bank care assistant', 'You earn and learn in one.', 'Two shifts a week', 'Any ward'),
    tip('Learn ten drug sums a day', 'Fear of sums goes by routine.', 'mg to g', 'Drops a minute'),
    tip('Ask for a taster shift at night', 'It shows whether the rota suits you.', 'One night', 'Sleep plan'),
    tip('Build back strength', 'Lifting ends many careers early.', 'Twice a week', 'Learn transfers'),
    tip('Compare fields by shadowing', 'Children, surgery and old age differ much.', 'One day each', 'One page'),
    tip('Learn medical words by roots', 'Twenty roots open hundreds of words.', 'Ten cards a day', 'Say aloud'),
    tip('Start hepatitis B vaccination', 'It takes six months to be complete.', 'Ask your doctor', 'Keep the record'),
    tip('Meet a nurse who left', 'Honest reasons help you choose.', 'One coffee', 'What would help'),
    tip(
      'Ask about recognition of earlier training',
      'Care papers may shorten the course.',
      'Certificates',
      'In writing',
    ),
    tip(
      'Use a study group from the first week',
      'Anatomy sticks by asking each other.',
      'Three people',
      'Sunday evening',
    ),
    tip('Practise taking blood pressure', 'It calms you in the first placement.', 'On friends', 'Note values'),
    tip('Plan one free day after nights', 'Students burn out by second jobs.', 'Fixed day', 'No shift'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

/** The course runs or is over. */
const inCourse = [
  'in/started/doing/finishing my/the/a _? _? course/program/programme/class/externship/placement',
  'finished/completed/passed my/the/a _? _? course/program/programme/class',
];

export const healthSupportTraining: Kind = {
  id: 'health-support-training',
  category: 'profession',
  name: 'Train for a support job in health care',
  slots: {
    job: {
      words: [
        'nursing assistant|cna|certified nursing assistant|nurse aide|stna|psw|personal support worker',
        'phlebotomy|phlebotomist',
        'pharmacy technician|pharmacy tech|pharmacy assistant|dispenser',
        'medical assistant',
        'medical coding|medical coder|medical billing|coder',
        'dental assistant|dental nurse|dental nursing',
        'dental hygiene|dental hygienist',
        'patient care technician|pct|patient care tech',
        'EKG technician|ekg|ecg technician',
        'surgical technology|surgical tech|scrub tech|theatre assistant|operating department',
        'sterile processing|sterile services',
        'dialysis technician|dialysis tech',
        'medical receptionist|medical secretary',
        'health care assistant|healthcare assistant|hca|healthcare support worker',
        'physiotherapy assistant|therapy assistant|physical therapist assistant|pta',
        'optical assistant|optician assistant|optical dispensing',
        'x-ray technician|radiology tech|rad tech|sonographer|ultrasound tech',
        'lab assistant|medical laboratory assistant',
      ],
      otherwise: 'health support',
    },
  },
  ask: {
    question: 'Which job is it, and must you earn while you train?',
    chips: ['Must earn meanwhile', 'Can study full time', 'Finished, exam is next'],
  },
  hoursAWeek: 8,
  weekly: 'Three study evenings, one skill practised by hand or on screen',
  overview:
    'You find out which certificate employers near you really ask for, choose an approved {job} course with a placement, and clear checks and vaccinations early. Exam and first post are prepared while the course runs.',
  approach:
    'Between a few weeks and two years lie these jobs, and the paper differs by country and state. So read adverts before brochures, and ask employers who train and pay. What goes wrong is an online course that no employer or register accepts.',
  done: 'You hold the {job} certificate or registration that employers ask for, and have a start day.',
  cautions: [
    'Before you pay, check on the page of the state, board or register that the course is approved and how many of its students passed.',
  ],
  steps: [
    step(
      'Read ten {job} adverts and write down the paper they want',
      'Certificate, register, hours of practice, age, driving, shifts, pay. What stands in seven of ten is what you need. Note three employers who train people and pay for it; hospitals, homes and chain pharmacies often do.',
      ['Collect ten adverts', 'Count the papers', 'Note three employers who train'],
      1.5,
    ),
    step(
      'Spend a day where the {job} work is done',
      'Ask a clinic, home, surgery or pharmacy for a day, or talk with two people in the post. Look at pace, smells, needles, sitting or standing, people’s moods. Better to know before the fee.',
      ['Ask three places', 'Spend a day or talk with two people', 'Write down what you liked'],
      6,
      { when: { unsaid: inCourse } },
    ),
    step(
      'Choose an approved {job} course and settle the money',
      'On the official list: length, evenings or days, total with books and exam, placement guaranteed or not, pass rate. Then money: employer, grant, job centre or workforce office, instalments. Never the whole sum before you saw the room.',
      ['Open the official list', 'Ask two courses the same five questions', 'Ask the job office about funding'],
      3,
      { when: { unsaid: inCourse } },
    ),
    step(
      'Clear checks, vaccinations and first aid',
      'Background check, proof of vaccinations such as hepatitis B and measles, a tuberculosis test, resuscitation course, drug test in some places. Results and doses take weeks, and without them no placement begins.',
      ['Ask the course for its list', 'See your doctor about vaccinations', 'Book the resuscitation course'],
      4,
      { waitDays: 28 },
    ),
    step(
      'Study three evenings and practise each {job} skill',
      'Medical words are built from parts: ten parts a week, body by system, hygiene, privacy. Write the steps of each skill in order: greet, check the name, wash hands, do, make safe, record. Practise aloud with a partner, slowly and then timed. For desk jobs code or dispense twenty old cases a week.',
      [
        'Fix three evenings and tell family and employer',
        'Learn ten word parts a week',
        'Practise each skill aloud with a partner',
      ],
      70,
    ),
    step(
      'Use the placement as a long interview',
      'Come ten minutes early, ask for the task before you stand about, write down every correction, thank by name. In the last week ask for a reference, for vacancies, and what they would have you learn next.',
      ['Write down every correction', 'Ask for a reference', 'Ask about vacancies'],
      40,
    ),
    step(
      'Sit the {job} exam with two full practice tests behind you',
      'Register early, read the list of topics with their share, and sit two timed tests. For a skills test: hand washing, privacy, safety and measuring cost most people the pass, so say each check aloud.',
      ['Register for the exam', 'Sit two timed tests', 'Say each check aloud'],
      14,
      { waitDays: 14 },
    ),
    step(
      'Register, apply and ask for a good start',
      'Enter the register where there is one, put the number on the CV, and apply to placement, the three employers who train and an agency. Ask for two shadow shifts, a named person, the pay step for the paper, and a talk after half a year about the next one.',
      ['Enter the register', 'Send five applications', 'Ask for two shadow shifts'],
      8,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Work as an aide first', 'You see whether it suits you.', 'Weekend', 'Paid'),
    tip('Buy good shoes', 'Twelve thousand steps a shift.', 'Before placement', 'Second pair'),
    tip('Learn names of people first', 'Then of diseases.', 'Greet', 'Use it'),
    tip('Ask about tuition for staff', 'Hospitals pay courses.', 'Human resources', 'Months to stay'),
    tip('Form a skills pair', 'One does, one reads the list.', 'Weekly', 'Swap'),
    tip('Say when you do not know', 'It keeps people safe.', 'Ask', 'Write it down'),
    tip('Practise numbers', 'Doses, temperatures, times.', 'Five sums', 'Daily'),
    tip('Keep all papers in one folder', 'They are asked for often.', 'Scan', 'Expiry days'),
    tip('Sleep before early shifts', 'Six o’clock comes early.', 'Nine thirty', 'Clothes ready'),
    tip('Watch ten skill videos', 'Only from the exam’s own list.', 'Pause', 'Copy'),
    tip('Speak to people in bed at eye level', 'It calms.', 'Sit', 'Slowly'),
    tip('Compare pay by shift', 'Evenings pay more.', 'Table', 'Childcare'),
  ],
};

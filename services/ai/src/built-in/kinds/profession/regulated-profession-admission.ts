import { type Kind, step, tip } from '../kind.ts';
import { regulatedHere } from '../local-work.ts';

const germany = [
  'germany/german/deutschland/approbation/kenntnisprüfung/kenntnispruefung/fachsprachprüfung/fachsprachpruefung/berufserlaubnis',
];
const nurse = ['nurse/nurses/nursing/nmc/nmbi/nclex/cgfns/osce/cbt/midwife'];
const doctor = ['doctor/doctors/physician/gmc/plab/usmle/amc/surgeon/gynaecologist/mbbs'];
const dentist = ['dentist/dentists/dental/ore/gdc/adc/ndeb'];

/** The language is proved. */
const languagePassed = [
  'fachsprachprüfung/fachsprachpruefung/ielts/oet/b2/c1/language is? passed/done/cleared/behind',
  'passed the/my? fachsprachprüfung/ielts/oet/b2/c1/language',
  'have/got my? b2/c1/oet/ielts',
];

/** The authority has the file or has answered. */
const decided = [
  'decision/deficit/assessment letter has/is/came/arrived/here',
  'got/have/received the/my/a decision/defizitbescheid/bescheid/assessment/eligibility',
  'diploma/degree was/is/has_been recognised/recognized/accepted/assessed',
  'only the? _? exam/test/kenntnisprüfung/osce left/remains/is_left',
];

/** The test has a day. */
const testBooked = [
  'osce/kenntnisprüfung/kenntnispruefung/cbt/plab/test/exam is? booked/on/in',
  'booked my/the? osce/cbt/plab/kenntnisprüfung',
];

export const regulatedProfessionAdmission: Kind = {
  id: 'regulated-profession-admission',
  category: 'profession',
  name: 'Get my professional licence recognised',
  slots: {
    profession: {
      words: [
        'nursing|nurse|nclex',
        'medical|doctor|physician|usmle|plab|gmc|approbation',
        'dental|dentist',
        'veterinary|vet',
        'pharmacy|pharmacist',
        'midwifery|midwife|midwives',
        'physiotherapy|physiotherapist',
        'occupational therapy',
        'psychotherapy|psychotherapist|psychologist|psychology',
        'speech therapy',
        'paramedic',
        'laboratory|medical technologist',
        'social work|social worker',
        'teaching|teacher',
        'early years|kindergarten|nursery teacher',
        'law|lawyer|solicitor|attorney|bar',
        'notary',
        'tax|tax adviser',
        'auditing|auditor|accountant',
        'architecture|architect',
        'engineering|engineer',
        'electrical|electrician',
        'plumbing|gas',
        'aviation|pilot',
        'optician|optometry',
        'hairdressing|hairdresser',
        'care work|care worker',
      ],
      otherwise: 'professional',
    },
    place: { from: 'place', otherwise: 'the new country' },
  },
  ask: {
    question: 'Which profession is it, where did you train, and where will you work?',
    chips: ['Health profession, trained abroad', 'Teacher or lawyer in a new country', 'My old licence has lapsed'],
  },
  hoursAWeek: 6,
  weekly: 'Move one paper forward and study the professional language four times',
  overview:
    'You find the one authority that decides, learn which papers, language level and tests it wants, and order what takes longest first. While the decision runs you prepare the {profession} exam or adaptation period and work in a permitted helping post.',
  approach:
    'Plan on six to eighteen months; the decision itself often takes three to four from the day the file is complete. What usually goes wrong is sending incomplete papers, translations by the wrong person, and language study only after the decision.',
  done: 'You hold the licence or registration and may work in the profession with full title.',
  cautions: [
    'Do not use a protected title or do reserved work before you are licensed. Take rules only from the authority itself; agencies that want large sums or your original papers are a warning sign.',
    'Residence permit, recognition and job depend on each other: get free advice at a recognition or migration office before you resign or move.',
  ],
  steps: [
    step(
      'Write to the recognition office of the federal state about your file',
      'The state where you will work decides, so choose it first and ask its office for the list of papers. The chain: B2, for doctors, dentists and pharmacists also the professional language exam at C1 level before the chamber, then the file, then equal, or a knowledge test or adaptation period. Free advice comes before you pay anyone.',
      ['Choose the federal state', 'Ask its office for the list of papers', 'Book free recognition advice'],
      1.5,
      {
        when: { said: germany, unsaid: [...decided, ...testBooked] },
        resources: 'Recognition in Germany: https://www.anerkennung-in-deutschland.de',
      },
    ),
    step(
      'Draw the {profession} chain of {place} from council to first shift',
      'For nurses it is in Britain NMC application, computer test, OSCE; in Ireland NMBI decision, then adaptation or aptitude test; in the United States credentials check and NCLEX; in Australia assessment by Ahpra with a test and OSCE. In the Gulf it is papers checked by DataFlow and a computer test. Write yours with fee, time and how long each result is valid.',
      ['Open the page of the council of {place}', 'Write each link with fee and months', 'Mark which ones you have'],
      1.5,
      { when: { said: nurse, unsaid: [...germany, ...decided, ...testBooked] } },
    ),
    step(
      'Draw the doctor’s chain of {place} from degree check to licence',
      'Britain: English test, degree checked through EPIC, PLAB 1 and 2, GMC registration. United States: ECFMG, USMLE steps 1 and 2, the match. Canada: MCCQE and residency. Australia: AMC part 1 and clinical. Gulf: DataFlow and a computer test. Write fee, months, attempts and how long each pass counts.',
      ['Open the regulator’s page for foreign graduates', 'Write each link with months and fee', 'Mark what you have'],
      1.5,
      { when: { said: doctor, unsaid: [...germany, ...decided, ...testBooked] } },
    ),
    step(
      'Draw the dentist’s chain of {place} and look for the scarce exam seats',
      'Britain: GDC and the ORE in two parts, or the LDS; seats go in minutes, so the account and papers must be ready. Australia: ADC papers, written, practical. Canada: NDEB. United States: boards and mostly two or three more years at a dental school. Keep your hands in training meanwhile.',
      [
        'Open the regulator’s page for foreign dentists',
        'Write dates when exam seats open',
        'Ask about permitted nurse or assistant work',
      ],
      1.5,
      { when: { said: dentist, unsaid: [...germany, ...decided, ...testBooked] } },
    ),
    step(
      'Count the weeks to the {profession} test and sort its stations',
      'Print the official list of stations or topics and mark each: could show it today, shaky, never done like this here. The shaky ones with safety in them come first, for they fail people at once. Note validity of everything in your file as well: good standing often counts for three months only.',
      ['Print the official list', 'Mark each station', 'Note which paper runs out when'],
      1.5,
      { when: { said: testBooked } },
    ),
    step(
      'Turn the decision into a list of what is still missing',
      'Copy each missing subject, hour or proof out of the letter, and write beside it: test, adaptation, or a paper that shows I have it. Note the last day for an objection and for the next step.',
      ['Copy the missing parts', 'Ask an adviser which can be proved by paper', 'Note both last days'],
      1,
      { when: { said: decided, unsaid: testBooked } },
    ),
    step(
      'Find the authority that decides in {place}',
      'It depends on profession and place of work. Use the official recognition portal or the register of the profession, and save the page with procedure, fees and papers for {place}.',
      [
        'Search the official {profession} register in thirty minutes',
        'Save address, form and list of papers',
        'Book free recognition advice',
      ],
      1.5,
      {
        local: regulatedHere,
        when: { unsaid: [...germany, ...nurse, ...doctor, ...dentist, ...decided, ...testBooked] },
        resources: 'National centres for recognition: https://www.enic-naric.net',
      },
    ),
    step(
      'List every paper and order the slowest first',
      'Note for diploma, subject list, licence at home, good standing, criminal record and language who issues it and how long it takes. Good standing and criminal record often may not be older than three months, so order those last. Use accepted sworn translators.',
      [
        'Fill the table from the official list for {place}',
        'Write to school and register at home',
        'Scan every {profession} paper and keep it in two places',
      ],
      10,
      { waitDays: 42, when: { unsaid: [...decided, ...testBooked] } },
    ),
    step(
      'Prove the language level for the {profession} licence',
      'If it is your own language, ask which proof is enough, often a school or degree certificate, and go on. Otherwise it is often B2, plus a professional test for health work. Study four times a week with real cases: handover, patient talk, letters, lessons or contracts. Book the test as soon as the place is free.',
      [
        'Take a sample language test',
        'Join a course for {profession} language',
        'Practise cases with a partner twice a week',
      ],
      150,
      { when: { weeksFrom: 16, unsaid: [...languagePassed, ...decided, ...testBooked, ...germany] } },
    ),
    step(
      'Reach B2 German and speak cases, letters and consent aloud',
      'From B1 it takes 300 to 400 hours, so a course by day or five evenings. In parallel from week four: history of a patient in plain German, one letter, one handover to a colleague. The professional exam of the doctors and dentists has exactly these three parts of twenty minutes.',
      [
        'Book course and exam date',
        'Rehearse the three parts with a partner weekly',
        'Shadow two days in a practice or ward',
      ],
      220,
      { when: { said: germany, weeksFrom: 16, unsaid: [...languagePassed, ...decided, ...testBooked] } },
    ),
    step(
      'Check the file with an adviser and hand it in',
      'Go through the official list line by line with the adviser. Hand in by registered post or portal, ask for a confirmation that it is complete, and note the legal time limit.',
      ['Book the check of the file', 'Send the complete {profession} file', 'Note reference and time limit'],
      4,
      { waitDays: 60, when: { unsaid: [...decided, ...testBooked] } },
    ),
    step(
      'Work in a permitted post in {place} while you wait',
      'Look for an assistant, trainee or adaptation place in {place}: you learn the system, get references and an income. Have it confirmed in writing which tasks you may do.',
      [
        'Ask three employers about {profession} assistant posts',
        'Have permitted tasks written down',
        'Keep a diary of cases and terms',
      ],
      20,
      { when: { weeksFrom: 2 } },
    ),
    step(
      'Read the decision and choose test or adaptation',
      'The decision names the differences from the local training. Ask employer and adviser which way is quicker and paid. You have only a few weeks to object; ask a lawyer or adviser at once if something was not counted.',
      ['Mark the missing parts', 'Compare {profession} test and adaptation period', 'Note the date for objections'],
      4,
      { waitDays: 14, when: { weeksFrom: 12, unsaid: [...decided, ...testBooked] } },
    ),
    step(
      'Rehearse every station aloud with a clock and a checklist',
      'Say what you do and why while you do it: hands, identity, consent, check, record. Ten stations a week, each three times, the third before a colleague who only ticks the official list. Values, silence and written records are points as much as the hand.',
      ['Do two stations each evening', 'Let a colleague tick the list', 'Film the weakest one'],
      45,
      { when: { said: [...decided, ...testBooked] } },
    ),
    step(
      'Sit a whole rehearsal a week before and settle the way there',
      'All stations or oral questions in one go, in work clothes, with strangers if a course offers it. Afterwards only the three weakest. Book a bed near the centre, pack identity papers, and know what a partial fail would let you repeat.',
      ['Do one full rehearsal', 'Train the three weakest', 'Book bed and way'],
      10,
      { when: { said: testBooked } },
    ),
    step(
      'Pass the knowledge test or finish the adaptation',
      'For the test use the official topics, old cases, a study group and two oral rehearsals; three to six months are usual. For the adaptation ask for an assessment every month, so that nothing surprises you at the end.',
      [
        'Get the official list of {profession} topics',
        'Study in a group twice a week',
        'Rehearse with somebody who passed',
      ],
      120,
    ),
    step(
      'Apply for the {profession} licence, register, and start work',
      'You need a fresh criminal record, a health certificate, the fee, chamber, insurance and often a changed residence title. Give the employer a copy, and ask for your contract and pay to be adjusted to the full title in {place}.',
      ['Send the last papers', 'Register with the {profession} chamber', 'Have contract and pay changed'],
      5,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Never send originals by post', 'They are hard to replace.', 'Certified copies', 'Show originals in person'),
    tip(
      'Meet someone who had {profession} papers recognised',
      'Same profession, same country of training.',
      'Online groups',
      'Ask what they would do first',
    ),
    tip('Ask about grants for costs', 'Many countries pay fees and courses.', 'Employment office', 'Before you pay'),
    tip(
      'Write down every call',
      'Another person may answer next time and know nothing of it.',
      'Date, name, answer',
      'Ask for it by mail',
    ),
    tip('Learn the law of your profession', 'It is asked in every test.', 'Ten pages a week', 'With a local textbook'),
    tip(
      'Have names written alike',
      'Files are stopped when papers spell a name in two ways.',
      'Passport is the rule',
      'Sworn note about the change',
    ),
    tip(
      'Look at regions',
      'Rules and waiting times differ inside one country.',
      'Ask two authorities',
      'Where are jobs',
    ),
    tip(
      'Practise explaining simply',
      'You will need it with patients, clients or pupils every day.',
      'Three topics',
      'To a neighbour',
    ),
    tip('Keep hands and knowledge current', 'Long gaps count against you.', 'Courses with points', 'Observing days'),
    tip('Ask the employer to help', 'Hospitals and schools know the way.', 'Letter of intent', 'Paid hours for study'),
    tip(
      'Put limits of time in the calendar',
      'Some papers expire while you wait for the others.',
      'Date of each one',
      'Reminder a month before',
    ),
    tip(
      'Plan the family too',
      'The months of waiting are hard on all.',
      'Money for twelve months',
      'One thing that is good here',
    ),
  ],
};

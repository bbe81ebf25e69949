import { type Kind, step, tip } from '../kind.ts';
import { apprenticeshipsHere } from '../local-work.ts';
import { months } from '../stage-words.ts';

/** The exam has a day. */
const booked = [
  'exam/exams/it is/are/has_been/was? booked',
  `exam/exams is/are? on/in ${months}`,
  'registered for the? exam',
  'am2 is/booked/on',
];

/** A part is passed. */
const theory = [
  'theory/written/part_1/part_one is? passed/done',
  'passed the/my theory/written/part_1/part_one/practical',
  'finished/done/completed the/my course/college/level_2/level_3/nvq',
  'only the/my practical/theory/am2/project',
];

/** The practical end assessment of electricians in Britain. */
const am2 = ['am2/am2s/am2e'];
/** The master's exam with its four parts. */
const meister = ['meister/meisterprüfung/meisterpruefung/meisterschule/master'];
/** Years of work, no paper. */
const noPaper = [
  'no paper/papers/certificate/ticket/qualification',
  'years with/without no? paper',
  'never got/did/had the/my/any papers/paper',
  'counts that',
];

export const tradeQualification: Kind = {
  id: 'trade-qualification',
  category: 'profession',
  name: 'Get a trade qualification',
  slots: {
    trade: {
      words: [
        'carpentry|carpenter|joiner|joinery',
        'cabinet making|cabinet maker',
        'electrical|electrician',
        'plumbing|plumber',
        'heating|hvac|gas engineer|gas',
        'bricklaying|bricklayer|mason',
        'roofing|roofer',
        'tiling|tiler',
        'painting|painter|decorator',
        'plastering|plasterer',
        'welding|welder',
        'metalwork|metal worker',
        'machining|machinist|cnc',
        'mechatronics',
        'car mechanic|mechanic|vehicle',
        'bicycle mechanic',
        'stonemasonry|stonemason',
        'glazing|glazier',
        'gardening|gardener|landscaping',
        'forestry|tree surgeon',
        'farming|farmer',
        'bakery|baker',
        'confectionery|pastry chef',
        'butchery|butcher',
        'cooking|chef|cook',
        'hotel|restaurant',
        'hairdressing|hairdresser',
        'beauty|beautician',
        'optics|optician',
        'tailoring|tailor|dressmaker',
        'goldsmithing|goldsmith',
        'office|industrial clerk|clerk',
        'retail',
        'logistics',
        'nursing care|care work|nursing assistant',
        'crane|crane operator|rigger',
        'laboratory',
      ],
      otherwise: 'trade',
    },
  },
  ask: {
    question: 'Which trade and which exam is it, and what have you already passed?',
    chips: ['Final exam of my training', 'Master school beside work', 'Years of practice, no paper'],
  },
  hoursAWeek: 6,
  weekly: 'Study theory on three evenings and practise one task of the exam by hand',
  measures: ['modules', 'parts', 'papers', 'hours'],
  overview:
    'You find out what the examining body wants in theory and in practice, and split the {trade} syllabus into evenings and workshop hours. The practical piece is planned like a real order, with drawing, material, time and checking.',
  approach:
    'Theory fails more people than handwork: calculation, regulations and expert talk need three evenings a week. What usually goes wrong is missing the registration date, and practising only what one does at work every day.',
  done: 'You have passed all parts and hold the certificate.',
  cautions: [
    'Practise on live electricity, gas, machines or heights only with the protection rules and the supervision your trade demands.',
    'Have admission, recognised practice and grants confirmed by the chamber in writing before you pay a school.',
  ],
  steps: [
    step(
      'Count the weeks to the {trade} exam and list its parts',
      'Parts, length, weight, permitted tools and tables, what must be handed in before. Write behind each part: safe, shaky, never done. Ask for free days before it now.',
      ['Read the invitation and the rules', 'Mark each part safe, shaky or never done', 'Ask the boss for free days'],
      1,
      { when: { said: booked } },
    ),
    step(
      'Get the {trade} exam rules and the registration date',
      'Ask the chamber or awarding body for parts, duration, weight, permitted tools and tables, conditions, fee and closing date. Those without an apprenticeship may often sit it with years of practice; ask how to prove them.',
      ['Download the {trade} exam rules', 'Note closing date and fee', 'Ring the chamber with your three questions'],
      1.5,
      { local: apprenticeshipsHere, when: { unsaid: booked } },
    ),
    step(
      'Prove practice and clear cost and leave',
      'Collect employment records, training book and references. Ask about grants for upgrading, tax, study leave, help from the employer. The plan stands when hours and money for the whole {trade} course add up.',
      [
        'Collect your employment records',
        'Apply for the grant before the course begins',
        'Agree study days with the boss',
      ],
      4,
      { waitDays: 21, when: { level: 'experienced', weeksFrom: 10 } },
    ),
    step(
      'Choose a course or study group and fix the evenings',
      'Look at evening, weekend, block and distance courses: compare pass rate, hours in the workshop, price. Three evenings of ninety minutes and one Saturday a month are usual.',
      ['Ask two former pupils', 'Register for the {trade} course', 'Put the evenings into the calendar'],
      3,
      { when: { level: 'beginner', weeksFrom: 10, unsaid: [...theory, ...booked, ...meister] } },
    ),
    step(
      'Let your years be counted before you sit in a school bench',
      'Recognition of prior learning, direct admission to the exam, validation, trade test: most countries have a way for people with years and no paper. Proof is wages, photographs of jobs with dates, letters of three bosses or clients, a test day. Ask which parts fall away and what is left.',
      [
        'Ask the body for its way without apprenticeship',
        'Ask three bosses for a letter',
        'Put photographs with dates in order',
      ],
      4,
      { waitDays: 21, when: { said: noPaper, unsaid: [...theory, ...booked] } },
    ),
    step(
      'Put the four parts of the master exam in order',
      'Practical part, theory of the trade, business and law, teaching apprentices. The last two are the same for all trades and can be done first in the evening; the teaching part is often four weeks or a few months. Apply for the upgrading grant before the course begins. The weakest part, often accounts, gets a weekly hour from now on.',
      ['Ask the chamber for order and dates', 'Apply for the grant first', 'Book the teaching part'],
      3,
      { when: { said: meister, unsaid: booked } },
    ),
    step(
      'Rehearse the AM2 sections with the clock and the same kit',
      'Composite installation, inspection and testing, safe isolation, fault finding, an online test of knowledge: two and a half to three days in a booth. Safe isolation by the exact words is pass or fail. Do dead and live tests five times with the schedule filled in, and ten faults by symptom, not by guess.',
      ['Say safe isolation aloud ten times', 'Fill in five test schedules', 'Find ten faults by symptom'],
      24,
      { when: { said: am2 } },
    ),
    step(
      'Do an old exam and find the weak fields',
      'Write the theory in real time, and let a colleague mark the practice tasks as safe, shaky or never done. Begin with weak fields of high weight, often calculation, regulations and drawing.',
      ['Get three old {trade} papers', 'Write one of them in real time', 'Ask a colleague to mark the list of tasks'],
      5,
    ),
    step(
      'Give the passed part a rest and the open part the evenings',
      'What is passed counts; look until when. All evenings now belong to the open part: three old tasks a week in exam time, marked by somebody who passed it.',
      [
        'Note until when the passed part counts',
        'Choose three old tasks a week',
        'Ask somebody who passed to mark them',
      ],
      12,
      { when: { said: theory } },
    ),
    step(
      'Learn calculation and regulations in small portions',
      'Calculate with the tables for twenty minutes every second day, and learn ten cards of rules a day. For each rule name one example from your site or workshop. Aim for 70 per cent in old papers.',
      [
        'Learn to use the book of tables quickly',
        'Solve five {trade} calculations a session',
        'Repeat wrong ones on Sunday',
      ],
      35,
      { when: { unsaid: theory }, measured: 'Finish the first {25%} of the theory' },
    ),
    step(
      'Practise the {trade} tasks you never do at work',
      'Ask for time at the training centre or in another firm, and for somebody to watch. Do each task three times: slowly, with checklist, in exam time with measuring afterwards.',
      ['List five missing tasks', 'Ask the boss for {trade} practice hours', 'Have each measured or tested'],
      30,
      { when: { unsaid: am2 }, measured: 'Reach {50%}, including unfamiliar tasks' },
    ),
    step(
      'Plan and make your {trade} exam piece or project',
      'Prepare sketch, drawing with measures, list of material, hours, cost and safety, and have it approved by the board. Keep one spare day for every five. Photograph each stage and write the report on the same evening.',
      [
        'Have the idea approved',
        'Order material for your {trade} exam piece, with a spare',
        'Check each measure before the next stage',
      ],
      40,
      { when: { weeksFrom: 8, unsaid: am2 } },
    ),
    step(
      'Rehearse theory, practice and expert talk',
      'Rehearse for one full day under exam conditions. In the talk say what you did, why, which rule applies, what could go wrong. Two colleagues ask; correct only the costliest faults.',
      [
        'Fix the rehearsal two weeks ahead',
        'Write twenty questions on your {trade} work',
        'Check tools, clothes and identity card',
      ],
      14,
    ),
    step(
      'Sit all parts and collect the {trade} certificate',
      'Sleep well, be early with sharp and tested tools, read the task twice, measure twice, and tidy up. After a failed part ask to see it and register for that part only. With the paper, talk about grade and pay.',
      ['Pack the evening before', 'Note dates of all {trade} results', 'Book the talk about pay'],
      12,
      { measured: 'Pass all {total} and collect the certificate' },
    ),
  ],
  suggestions: [
    tip(
      'Explain {trade} work to an apprentice',
      'It is good practice for the talk in the exam.',
      'Why so',
      'Which rule',
    ),
    tip(
      'Know your book of tables',
      'Speed comes from marks at the right pages.',
      'Coloured tabs if allowed',
      'Five look-ups a day',
    ),
    tip(
      'Sharpen and label your tools',
      'Blunt or missing tools cost points.',
      'A week before',
      'Spare for the main one',
    ),
    tip(
      'Write the training book weekly',
      'Without it some are not admitted.',
      'Friday, fifteen minutes',
      'Have it signed',
    ),
    tip('Study with two colleagues', 'Each is good at another part.', 'Weekly evening', 'Swap tasks'),
    tip('Draw by hand daily', 'Sketches are part of nearly every practical exam.', 'Ten minutes', 'Three views'),
    tip(
      'Learn safety rules as cases',
      'You remember an accident and its cause better than a paragraph.',
      'What happened',
      'What should have',
    ),
    tip('Ask the examiners’ favourite faults', 'Masters and teachers know them.', 'Three people', 'List on the wall'),
    tip(
      'Keep time on every task',
      'Many candidates lose points because they do not finish.',
      'Estimate first',
      'Compare',
    ),
    tip(
      'Take photos of good joints and work',
      'You need them for report and applications.',
      'Before, during, after',
      'Ask permission',
    ),
    tip('Move after a day on site', 'Fifteen minutes of rest make study possible.', 'Shower, food', 'Then one task'),
    tip(
      'Ask about a learning disorder early',
      'More time or reading aloud may be allowed.',
      'Doctor’s letter',
      'With the registration',
    ),
  ],
};

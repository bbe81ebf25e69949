import { type Kind, step, tip } from '../kind.ts';

/** It was failed before. */
const failed = [
  'failed it/once/twice/by/last',
  'failed my/the/this _',
  'retake/retaking/resit/resitting/re-sit/second_attempt/third_attempt/second_time/third_time',
  'got 40/41/42/43/44/45/46/47/48/49',
];

/** The seat is booked. */
const entered = ['entered/registered/booked for/in/my/the/already', 'exam/paper/seat is booked/entered'];

const cfa = ['cfa'];
const acca = ['acca/sbr/sbl/afm/apm/atx'];

export const oneProfessionalPaper: Kind = {
  id: 'one-professional-paper',
  category: 'profession',
  name: 'Pass the next paper of my professional exams',
  slots: {
    paper: {
      words: [
        'SBR paper|sbr|strategic business reporting',
        'SBL paper|sbl|strategic business leader',
        'AFM paper|afm|advanced financial management',
        'APM paper|apm',
        'ATX paper|atx|advanced taxation',
        'AAA paper|aaa|advanced audit',
        'financial reporting paper|financial reporting',
        'audit paper|audit and assurance|audit section|aud section',
        'tax paper|taxation paper|tax section|reg section',
        'FAR section|far section|far exam|cpa far',
        'case study exam|case study',
        'management accounting paper|management accounting|performance management',
        'CFA level 1 exam|cfa level 1|level 1 cfa|cfa level i|cfa l1',
        'CFA level 2 exam|cfa level 2|level 2 cfa|cfa level ii|cfa l2',
        'CFA level 3 exam|cfa level 3|level 3 cfa|cfa level iii|cfa l3',
        'CAIA exam|caia',
        'FRM exam|frm part 1|frm part 2|frm',
        'actuarial exam|exam p|exam fm|exam ifm',
        'CISI exam|cisi',
        'insurance module|cii module|cii exam',
        'CIPS module|cips',
        'CMA part|cma part 1|cma part 2',
      ],
      otherwise: 'paper',
    },
  },
  ask: {
    question: 'Which paper and sitting, and how many hours a week are really free?',
    chips: ['First attempt', 'A resit', 'Busy season lies before it'],
  },
  hoursAWeek: 9,
  weekly: 'Answer one timed question and mark it by the official scheme',
  overview:
    'One exam, one sitting: you enter for it in time, go once through the {paper} syllabus by questions, and give the last five to six weeks to timed answers and full mocks that are marked as strictly as the examiner would.',
  approach:
    'Work backwards from the day: mocks last, syllabus before, entry now. People who know the matter fail by unanswered parts and by answers that retell theory in place of using the case. So timed writing begins in the first third, while it still goes badly.',
  done: 'You have passed the {paper}, and the result is entered in your account.',
  cautions: [
    'Entry dates, permitted aids and syllabus changes stand on the body’s own page for this very sitting; an old book may teach a withdrawn standard.',
  ],
  steps: [
    step(
      'Put the {paper} day, last entry day and free hours on one page',
      'Take day, length, form and entry deadlines from the body’s page. Then count hours week by week, with month-end and holidays taken out. Most papers want 120 to 150 hours; if the page shows less, drop something now and not in the last month.',
      [
        'Note the day and the entry deadline',
        'Count the free hours of each week',
        'Mark the weeks in which work is heavy',
      ],
      1,
      { when: { unsaid: [...cfa, ...acca] } },
    ),
    step(
      'Put the {paper} day, entry deadline and free hours on a page',
      'ACCA sittings lie in the first half of March, June, September and December, so look up the very day and the early, standard and late entry deadlines in your account. Then count hours week by week, with year-end and busy season taken out. Most papers want 120 to 150 hours; if the page shows less, drop something now and not in the last month.',
      [
        'Look up day and entry deadline in your account',
        'Count the free hours of each week',
        'Mark the weeks in which work is heavy',
      ],
      1,
      { when: { said: acca, unsaid: cfa } },
    ),
    step(
      'Put your CFA day, registration and 300 hours on a calendar',
      'Candidates report around 300 hours a level. Register before the cheaper deadline, choose the day in the window, and set the reading to end six weeks earlier: the rest is questions and mocks.',
      ['Register and choose the day', 'Divide the topics by their weight', 'Enter the hours of each week'],
      1.5,
      { when: { said: cfa } },
    ),
    step(
      'Enter for the {paper} and ask work for study leave',
      'Enter at the early fee. Ask the manager in one mail for two or three days before the exam and no late evenings in the last fortnight, and say which day the result comes.',
      ['Enter and save the confirmation', 'Send the mail about study days', 'Keep the last two weekends free'],
      1,
      { when: { unsaid: entered } },
    ),
    step(
      'Find out where the last {paper} marks were lost',
      'Look at result and examiner’s report beside what you remember of your answers: not known, not applied to the case, too slow, a part left empty. Each has another remedy, and the same book again is none of them.',
      ['Read the examiner’s report', 'Write three reasons for lost marks', 'Choose one remedy for each'],
      1.5,
      { when: { said: failed } },
    ),
    step(
      'Answer one past {paper} question with the book open',
      'It shows the level before you read a page: what is asked, how many marks, how long the model answer is. List the topics of the last four sittings, since some return each time.',
      ['Print one past question and its answer', 'Work it open-book', 'List the topics of four sittings'],
      3,
      { when: { unsaid: failed } },
    ),
    step(
      'Go through the {paper} syllabus once, by questions',
      'For every topic: read for half an hour, one worked example, then questions without looking. Heaviest topics and those that build on earlier papers first, ethics and current issues not last. Note on one page a topic what examiners want to see.',
      ['Fix four sittings a week', 'Finish the heaviest topics first', 'Write one page for each topic'],
      70,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Learn only the heavy {paper} topics that are weak',
      'The time is too short for everything. Rank the topics by marks times weakness, take the first six, and answer two questions on each; read only what those need.',
      ['Rank the topics', 'Answer two questions on each of six', 'Leave the rest to the mocks'],
      25,
      { when: { weeksTo: 6 } },
    ),
    step(
      'Write one timed {paper} answer a week from the start',
      'Divide the minutes by the marks: 195 minutes for 100 marks give 1.95 a mark. Stop when the time is over. Plan for two minutes, use a heading for each requirement, and tie every point to a fact of the case.',
      ['Work out the minutes a mark', 'Write one answer a week', 'Mark it by the scheme and rewrite one part'],
      14,
    ),
    step(
      'Sit four full {paper} mocks on the official screen',
      'One each weekend in the last five weeks, with the real software, calculator and length. Have one marked by a tutor or colleague. Between them only what they showed: a weak topic, a slow calculation, an answer that missed the verb.',
      ['Open the practice platform of the body', 'Sit one full mock each weekend', 'Have one marked by somebody else'],
      24,
    ),
    step(
      'Sit the {paper} and write down what it asked',
      'Two free days before: pages of notes, one easy question, sleep. In the room first the requirement you know best, then by the clock, nothing left empty. Note the topics that evening; they help whatever the result is.',
      [
        'Pack identification and permitted calculator',
        'Keep to the minutes a mark',
        'Note topics and the day of the result',
      ],
      6,
    ),
  ],
  suggestions: [
    tip('Read the examiner’s article', 'It tells what will be marked.', 'Two a month', 'Five lines each'),
    tip('Practise in the exam software', 'Its tables behave differently.', 'Word and sheet', 'Copy and paste'),
    tip('Study before work', 'After a day at work little stays.', 'Forty minutes', 'Same chair'),
    tip('Keep a page for each standard', 'Rule, example, trap.', 'One side', 'From memory'),
    tip('Learn the verbs', 'Advise is not explain.', 'List of ten', 'Match the marks'),
    tip('Get the professional marks', 'Form and tone count in some papers.', 'Headings', 'Short sentences'),
    tip('Swap answers with one colleague', 'You see what a marker sees.', 'Fortnightly', 'Mark strictly'),
    tip('Repeat the calculator steps', 'Fingers must know them.', 'Five a day', 'Spare battery'),
    tip('Leave a week empty', 'Illness and month-end come.', 'In the middle', 'Then for weak topics'),
    tip('Decide about the resit beforehand', 'It takes the fear away.', 'Next sitting', 'Entry day'),
    tip('Use the tutor’s debriefs', 'Somebody talks through the answer.', 'One a week', 'Pause and predict'),
    tip('Plan a treat after the day', 'It is a long winter of evenings.', 'Booked', 'Without books'),
  ],
};

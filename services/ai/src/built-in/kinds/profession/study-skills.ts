import { type Kind, step, tip } from '../kind.ts';

/** Numbers, where worked examples help more than cards. */
const withSums = [
  'maths/math/mathematics/physics/chemistry/statistics/accounting/calculus/algebra/engineering/mechanics/economics',
];

/** The eyes pass over the page. */
const reads = ['read/reading/textbook/textbooks/pages/page/chapters/chapter/articles'];

/** The head wanders off. */
const drifts = ['concentrate/concentration/distracted/distraction/focus/phone/drift/wander/wanders/attention'];

export const studySkills: Kind = {
  id: 'study-skills',
  category: 'profession',
  name: 'Learn how to study so that it sticks',
  slots: {
    subject: {
      words: [
        'anatomy',
        'pharmacology',
        'physiology',
        'biology',
        'chemistry',
        'physics',
        'maths|math|mathematics',
        'statistics',
        'calculus',
        'algebra',
        'engineering',
        'accounting',
        'economics',
        'history',
        'geography',
        'law|case law',
        'medicine|medical school|med school',
        'nursing',
        'psychology',
        'philosophy',
        'literature',
        'French',
        'Spanish',
        'English',
        'computer science|programming',
        'electrical theory',
        'Latin',
      ],
      otherwise: 'your subject',
    },
  },
  ask: {
    question: 'What happens when you sit down to study?',
    chips: ['I read and forget it', 'I drift off after minutes', 'I learn too late and cram'],
  },
  hoursAWeek: 5,
  weekly: 'Do five study blocks, each with ten questions answered from memory',
  overview:
    'You will swap reading again and marking for two things that work: recalling without the book, and coming back after days. Within four weeks you measure whether more of {subject} stays.',
  approach:
    'Remembering is trained by trying to remember, and it feels harder than reading. Short blocks on several days beat one long evening. Most people stop in the first week because it feels slow.',
  done: 'After a week without the book you can still say four fifths of a topic you learnt, and you keep three fixed study times.',
  cautions: [
    'If reading, spelling or sitting still has been hard since childhood, ask the college or a doctor about dyslexia or ADHD. Extra time and helps exist.',
    'Low sleep undoes learning: seven to nine hours, also before a test.',
  ],
  steps: [
    step(
      'Test how much of one page of {subject} you can still say',
      'Read one page for ten minutes, close it, and write all you remember. Count the main points you have and those you missed. That number is your start, and it takes half an hour.',
      ['Choose one page and set ten minutes', 'Close it and write what you remember', 'Count hits and gaps'],
      0.5,
    ),
    step(
      'Put four study blocks of 45 minutes into next week',
      'Same place, same time, phone in another room. Twenty minutes of work, five standing, twenty of work. Write beforehand what will be done: answer ten questions, not study.',
      ['Choose four times when you are awake', 'Enter them in the calendar', 'Write the task for each block'],
      1,
    ),
    step(
      'Lengthen one study block from 15 minutes to 40',
      'Start with what you manage now. Keep a sheet for every thought that comes, write it down, and go on. Add five minutes after three good blocks; stand up in the break and leave the phone where it is.',
      [
        'Measure today’s block without a break',
        'Lay out a sheet for stray thoughts',
        'Add five minutes after three good blocks',
      ],
      4,
      { when: { said: drifts } },
    ),
    step(
      'Divide the days left among the topics of {subject}, weakest first',
      'List all topics, mark each green, yellow or red by answering two questions on it. Red ones get two blocks, yellow one, green a quick look. Keep the last evening free for sleep.',
      ['List topics and answer two questions on each', 'Mark them green, yellow or red', 'Give each day its topics'],
      1,
      { when: { weeksTo: 4 } },
    ),
    step(
      'Read one chapter of {subject} in four moves',
      'Look over headings and pictures for three minutes. Write a question for each heading. Read one part to answer it, close the book, say the answer. Mark nothing before the second reading.',
      ['Look over the chapter', 'Write a question for each heading', 'Answer each one with the book closed'],
      2,
      { when: { said: reads, unsaid: withSums } },
    ),
    step(
      'Turn your notes on {subject} into ten questions a page',
      'Questions begin with why, how, what differs, or show me. Put the answers on the back or in a second column. Ten questions a page replace copying and colouring.',
      ['Choose the notes of this week', 'Write ten questions a page', 'Answer them once without looking'],
      4,
    ),
    step(
      'Repeat each topic after one, three and seven days',
      'Answer the questions from memory first, then look. What was right moves to the next gap, what was wrong comes back tomorrow. Paper boxes or a card app both do.',
      ['Make three boxes or set up an app', 'Put the repeats in the calendar', 'Do fifteen minutes on five days'],
      6,
    ),
    step(
      'Solve each example in {subject} twice, the second time covered',
      'Follow a worked example line by line and say why. Cover it and solve it alone. Then mix three kinds of problem in one block, since tests do not say which method to take.',
      ['Work through three examples', 'Solve them again with the answer covered', 'Mix three kinds of problem'],
      6,
      { when: { said: withSums } },
    ),
    step(
      'Answer old questions on {subject} before you feel ready',
      'Use past papers, the questions at the end of a chapter, or ask the teacher. Work against the clock, mark by the scheme, and sort faults: not known, misread, careless. Each fault becomes a new question.',
      ['Get two old papers or question lists', 'Do one against the clock', 'Turn each fault into a question'],
      5,
    ),
    step(
      'Explain one topic of {subject} aloud in five minutes',
      'To a friend, a parent or the wall, in plain words and with an example. Where you get stuck is the gap. Look it up and explain that part again the same day.',
      ['Choose one topic and set five minutes', 'Explain it without notes', 'Mend the place where you got stuck'],
      2,
    ),
    step(
      'Repeat the page test and keep what worked',
      'Take a topic you learnt a week ago and write what you remember. Compare with the first number. Keep the two habits that helped most, and drop the rest.',
      ['Do the page test on an old topic', 'Compare both numbers', 'Write the two habits you keep'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Start each block with yesterday',
      'Five minutes of recall warm the head up.',
      'Write three things from yesterday',
      'Check them quickly',
    ),
    tip(
      'Take notes in your own words',
      'Copied words pass through without staying.',
      'Listen first, then write',
      'One line for each idea',
    ),
    tip(
      'Study with one other person',
      'Asking each other questions is recall for two.',
      'Meet for an hour a week',
      'Bring ten questions each',
    ),
    tip(
      'Sleep before you repeat',
      'The night fixes what was learnt.',
      'Learn in the evening',
      'Repeat it in the morning',
    ),
    tip(
      'Draw it from memory',
      'A picture shows at once what is missing.',
      'Draw with the book closed',
      'Correct it in red',
    ),
    tip(
      'Move between two blocks',
      'Ten minutes of walking clear the head.',
      'Walk without the phone',
      'Drink a glass of water',
    ),
    tip('Do the hardest topic first', 'It needs the fresh hour.', 'Choose it the evening before', 'Open it at once'),
    tip(
      'Use bus rides for ten questions',
      'Short repeats on the way add up to hours.',
      'Keep cards in your pocket',
      'Do ten each ride',
    ),
    tip(
      'Ask the teacher one exact question',
      'It saves an evening of guessing.',
      'Write what you understand',
      'Name the line where it stops',
    ),
    tip(
      'Change the place when stuck',
      'A library or kitchen table can break a bad habit.',
      'Try two places this week',
      'Keep the better one',
    ),
    tip('Count blocks, not hours', 'A counted block was real work.', 'Make a tick for each', 'Aim at five a week'),
    tip(
      'Stop while you know the next line',
      'Beginning again is then easy.',
      'Write the next task',
      'Leave the page open',
    ),
  ],
};

import { type Kind, step, tip } from '../kind.ts';
import { homeEducationHere } from '../local-work.ts';

const maths = [
  'maths/math/sums/arithmetic/fractions/times_tables/subtraction/division/multiplication/algebra/decimals/percentages/numeracy',
];

const fractions = ['fractions/fraction'];

export const homeschoolOrHelpChildLearn: Kind = {
  id: 'homeschool-or-help-child-learn',
  category: 'personal',
  name: 'Help my child learn, at school or at home',
  slots: {
    subject: {
      words: [
        'maths|math|times tables|fractions|arithmetic',
        'reading|read|books',
        'writing|spelling|handwriting',
        'English',
        'French',
        'German',
        'Spanish',
        'physics',
        'chemistry',
        'biology',
        'science',
        'history',
        'Latin',
        'homework',
        'talking|speech|talk',
        'a second language|bilingual|two languages',
        'money sense|money',
        'riding a bike|ride a bike',
        'tying shoes|shoes',
        'swimming|swim',
        'music',
        'geography',
        'computing|coding',
        'exam preparation|entrance exam|GCSEs|exam',
      ],
      otherwise: 'the hardest subject',
    },
    person: { from: 'person', otherwise: 'your child' },
  },
  ask: {
    question: 'How old is the child, what is hard, and is it about school or learning at home?',
    chips: ['Age 7, reading is hard', 'Homework fights, age 11', 'We want to homeschool'],
  },
  hoursAWeek: 3,
  weekly: 'Four short sessions of 10 to 25 minutes, and one talk about how the week went',
  overview:
    'You will find out where exactly {subject} breaks down, talk with the school or the authority, and set up short sessions that end well. Small tests every two weeks show if it helps, and when a specialist is needed.',
  approach:
    'Go back to the last thing that is easy and build from there. Ten minutes a day with praise for effort beat an hour of tears. What usually goes wrong is explaining louder, doing the work for the child, and judging by marks alone.',
  done: 'The child does by themselves what was impossible at the start, and the sessions are quiet.',
  cautions: [
    'Home education is regulated or forbidden in some countries: ask the education authority before you take a child out of school.',
    'Have eyes and ears tested first. With reading, writing or number trouble for months, stomach aches before school, or a child who speaks of not wanting to live, ask doctor, school psychologist or crisis line at once.',
  ],
  steps: [
    step(
      'Find the maths topic where it stops with ten small tasks',
      'One task each for numbers: pairs that make 10, adding across ten, taking away across ten, tens and ones, a times table. One each for sharing with a rest, a half and a quarter, a decimal, a word problem, the time. Mark where counting on fingers begins. The gap lies one topic earlier.',
      ['Write the ten tasks on one sheet', 'Let {person} do them without help', 'Circle the first shaky topic'],
      0.8,
      { when: { said: maths } },
    ),
    step(
      'Watch one task and find the last easy step',
      'Sit beside it for 15 minutes without helping and note where it stops: reading the question, the rule, starting, staying with it. Then go back until it is easy.',
      [
        'Choose one task in {subject} and watch for 15 minutes',
        'Note the exact place where it stops',
        'Find the last thing that is easy',
      ],
      0.8,
      { when: { unsaid: maths } },
    ),
    step(
      'Ask {person} what would help',
      'In the car or on a walk, not at the desk. What is the worst part, what is all right, when does it work. Repeat it in your own words and promise one change.',
      ['Choose a calm moment', 'Ask three questions and only listen', 'Write one change and do it tomorrow'],
      0.7,
    ),
    step(
      'Talk to the teacher or the authority',
      'School: what is seen in class, what comes next, which support exists. Home education: is it allowed, notice, curriculum, inspections, exams and the way back. Ask for it in writing.',
      [
        'Ask for 20 minutes and send your notes',
        'Ask what to practise in {subject} and what to leave',
        'Book a test of eyes and ears',
      ],
      2,
      { local: homeEducationHere, waitDays: 7 },
    ),
    step(
      'Set place, time and a start ritual',
      'Same hour, clear table, phones away, food and movement before. 10 minutes for under eights, 20 later, with a timer. Ends with something that went well, always.',
      ['Choose the hour with {person}', 'Make a box with all that is needed', 'Hang up a sheet with four boxes a week'],
      1,
    ),
    step(
      'Practise one maths topic a week, first with things',
      'The order is pairs to 10, place value, adding and taking away across ten, times tables, division, fractions, decimals, word problems. Begin at the circled one. Three days with coins or paper strips, one day with a drawing, one with figures. Ten to fifteen minutes, and {person} explains it to you on Friday.',
      [
        'Write the topics of six weeks on a sheet',
        'Collect coins, strips and a number line',
        'Let {person} explain the topic on Friday',
      ],
      7,
      { when: { said: maths } },
    ),
    step(
      'Practise {subject} four times a week for three weeks',
      'Begin with something easy, then one new thing, then a game. You do one, do one together, then alone. Praise what was done: you checked it twice.',
      [
        'Prepare twelve mini sessions',
        'Collect three games or apps without advertising',
        'Stop at the timer, even when it goes well',
      ],
      6,
      { resources: 'Free lessons by age: https://www.khanacademy.org', when: { unsaid: maths } },
    ),
    step(
      'Teach fractions with folded paper and then a line',
      'Fold strips into halves, quarters, thirds; lay them beside each other and see which are the same length. Then a line from 0 to 2 with all of them marked. Only when one half and two quarters are seen as the same come adding and rules.',
      ['Fold five strips with {person}', 'Draw the line from 0 to 2', 'Find three fractions of the same length'],
      2,
      { when: { said: fractions } },
    ),
    step(
      'Test after three weeks and adjust',
      'The same kind of task as on day one, ten minutes. Better: go on one step. Same: smaller steps or another way. Worse or tears: ask for help.',
      ['Do the small test in {subject}', 'Compare with your notes', 'Show {person} both sheets'],
      1,
    ),
    step(
      'Bring in somebody who is not the parent',
      'Older pupil, grandparent, tutor, learning therapist, homeschool group. Many fights end when another person explains. Ask for a trial and an aim.',
      [
        'Ask school and two families',
        'Agree four sessions of {subject} and an aim',
        'Ask about assessment if progress stays small',
      ],
      3,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Show what has been learned and plan the next',
      'A page read to grandma, a test, a bike ride round the block. Compare with the first day and say what made it work. Choose the next aim in {subject} together, or a rest.',
      ['Choose how to show it', 'Look at first and last sheet', 'Write the next small aim'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Read aloud every evening', 'It helps at any age up to twelve.', 'Ten minutes', 'You read, they turn'),
    tip('Praise the way, not the brain', 'You tried another way.', 'Be exact', 'No clever boy'),
    tip('Let them teach you', 'Explaining is the best test.', 'Ask silly questions', 'Two minutes'),
    tip('Move before sitting', 'Ten minutes outside first.', 'Ball, stairs, trampoline', 'Drink water'),
    tip(
      'Hand over one part each fortnight',
      'First the bag, then the plan, then checking.',
      'You look only at the end',
      'Name what they now do alone',
    ),
    tip('Use real things', 'Cooking, maps and money teach.', 'Weigh and halve', 'Let them pay'),
    tip('Keep mistakes in a box', 'Each is a thing to learn.', 'Date it', 'Solved: out'),
    tip('Say: you cannot do it yet', 'One word changes the meaning.', 'Say it of yourself too', 'Name the next step'),
    tip('Put sleep before homework', 'Tired children forget.', 'Fixed bedtime', 'Write a note to school'),
    tip('Play number or word games', 'Dice, cards, rhymes.', 'While waiting', 'Let them win by rule'),
    tip('Meet other families', 'Children copy children.', 'Library or group', 'Once a week'),
    tip('Keep a folder of proof', 'Authorities and courage need it.', 'One page a week', 'With date'),
    tip('Let others praise them', 'It counts double.', 'Call grandad', 'Show the page'),
  ],
};

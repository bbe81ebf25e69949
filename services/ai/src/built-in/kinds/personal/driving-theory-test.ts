import { type Kind, step, tip } from '../kind.ts';
import { movedTheoryTestHere, theoryTestHere } from '../local-papers.ts';

/** The theory test has a day. */
const booked = [
  'theory/theory_test is/has_been/was? booked',
  'booked my/the theory/theory_test',
  'my test is booked',
  'theory/theory_test is? on/next/tomorrow',
];

/** At least one theory test was failed. */
const failed = [
  'failed my/the theory/theory_test',
  'failed theory/theory_test',
  'failed it? once/twice/three_times/again',
  'failed by one/two/three/1/2/3/4/5',
  'second/third/fourth/2nd/3rd/4th time/attempt/try',
];

export const drivingTheoryTest: Kind = {
  id: 'driving-theory-test',
  category: 'personal',
  name: 'Pass my driving theory test',
  slots: {
    part: {
      words: [
        'hazard perception|hazard',
        'road signs|signs|traffic signs',
        'stopping distances|braking distances',
        'right of way|priority',
        'the multiple-choice questions|multiple choice|questions|question bank',
      ],
      otherwise: 'the whole question bank',
    },
  },
  ask: {
    question: 'Is the date booked, and how far are you with the questions?',
    chips: ['Nothing booked yet', 'Booked, mocks are too low', 'I failed it once'],
  },
  hoursAWeek: 4,
  weekly: 'Answer forty questions on five days and sit one full mock test',
  overview:
    'You will learn from the official question bank, topic by topic, sit timed mock tests until they are safely above the pass mark, and book the test only then. Most people need three to six weeks with half an hour a day.',
  approach:
    'Learn the rule behind a question instead of its wording, because the wording in the test differs. Repeat each wrong answer the next day and again after a week. People fail by stopping at mocks just above the pass mark, so wait for three in a row with five points to spare.',
  done: 'You have the pass certificate, and its number and last valid day are written down for the practical test.',
  cautions: [
    'Book only on the official site of your country; other sites take an extra fee for the same booking. If you have dyslexia, a hearing loss or another first language, ask about extra time, a voice-over or a reader before you book.',
  ],
  steps: [
    step(
      'Find the pass mark, format and official question bank',
      'Look up on the licensing office’s page how many questions there are, how many must be right, how long it takes and whether {part} is marked separately. Check that you hold the learner’s permit you need for booking.',
      [
        'Read the official page about the theory test',
        'Write down pass mark, time and fee',
        'Install the official app or buy the current official book',
      ],
      0.8,
      { local: theoryTestHere },
    ),
    step(
      'Read the letter of the failed test, topic by topic',
      'It shows the points in each group of questions and in the clips. Take the two groups with the most lost points; the others need only a look each week. Note what was not knowledge: time, words misread, a click in rhythm.',
      [
        'Find the result letter or email',
        'Write the two weakest groups on a card',
        'Look up the first day for a repeat',
      ],
      0.7,
      { when: { said: failed } },
    ),
    step(
      'Learn the two weakest groups until none is guessed',
      'Thirty questions a day from these two groups only. Mark each answer that you guessed, even when it was right, and read the rule behind it. It is done when fifty in a row are right without a guess.',
      [
        'Do thirty questions of the first group',
        'Look up the rule behind every guess',
        'Repeat the marked ones after three days',
      ],
      5,
      { when: { said: failed } },
    ),
    step(
      'Sit one mock test cold to find weak topics',
      'Do a full timed mock without learning first. The score does not matter; the list of topics does. Sort them into safe, shaky and new, and begin with the new ones. Look especially at {part}.',
      ['Do one timed mock test', 'List the topics with more than one wrong answer'],
      1,
      { when: { unsaid: failed } },
    ),
    step(
      'Learn signs, right of way and speed limits first',
      'These three topics carry most questions. Thirty minutes a day: read the rule, answer twenty questions on it, and star the wrong ones. When you walk or sit in a bus, name each sign and say who goes first.',
      [
        'Learn one group of signs a day',
        'Draw five junctions and write who goes first',
        'Repeat starred questions the next morning',
      ],
      6,
      { when: { unsaid: failed } },
    ),
    step(
      'Learn the number topics by heart',
      'Stopping distances, alcohol limit, tyre tread, parking distances, loads and penalties are pure memory. Make one card for each number and ask yourself on the way. Add a card for every number you miss in {part}.',
      ['Write fifteen to twenty number cards', 'Test yourself on them twice a day'],
      4,
    ),
    step(
      'Practise the hazard clips or picture questions',
      'Where your test has clips, press when a hazard begins to develop, once more a second later, and never in a rhythm, which counts as cheating. Where it has pictures, look at mirrors, children, parked cars and side roads in the same order each time.',
      ['Do ten clips or pictures a day', 'Note the kinds of hazard you see late'],
      4,
    ),
    step(
      'Pass three timed mocks in a row',
      'Sit them at the hour of the real test, without a break and without notes. Each should be about five points above the pass mark. Go back to {part} if the same topic fails twice.',
      ['Sit a mock on three different days', 'Explain each wrong answer aloud'],
      5,
    ),
    step(
      'Check papers and the last day for moving the theory test',
      'You hold a date, so read what the confirmation asks for: photo card, time, place. If the mocks are not safe a week before, move it in time, while that costs nothing.',
      [
        'Put the photo card and the confirmation together',
        'Note the last day for moving it',
        'Plan the way with half an hour to spare',
      ],
      0.5,
      { local: movedTheoryTestHere, daysBefore: 4, when: { said: booked } },
    ),
    step(
      'Book the test and bring the right papers',
      'Choose a morning and a centre you can reach without hurry; popular ones are full for weeks, so look early and for cancelled places. Check which card you must bring, for most the photo licence, and until when a test may be moved without losing the fee.',
      [
        'Book on the official site',
        'Put the photo card and the confirmation together',
        'Plan the way with half an hour to spare',
      ],
      1,
      { when: { unsaid: booked }, daysBefore: 7 },
    ),
    step(
      'Sit the theory test and write down the number',
      'The day before, look only at starred questions and {part}, then stop at supper. In the test read every question twice, flag the unsure ones and use the time left for them. Note the certificate’s number and its last day, often two years on, and book practical lessons.',
      [
        'Repeat the starred questions once',
        'Arrive twenty minutes early',
        'Book the practical test or the next lessons',
      ],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Learn in short rounds',
      'Four rounds of ten minutes stay better than forty at once.',
      'Morning, bus, lunch, evening',
      'Stop while it goes well',
    ),
    tip(
      'Explain a rule to somebody',
      'You notice at once what you do not know.',
      'One rule at supper',
      'Let them ask why',
    ),
    tip(
      'Ask a driver to quiz you in the car',
      'Real signs stay in mind best.',
      'Name each sign aloud',
      'Who goes first here?',
    ),
    tip(
      'Learn the shape of signs',
      'Triangles warn, circles order, rectangles inform.',
      'Shape, colour, then picture',
      'Ten a day',
    ),
    tip(
      'Watch for always, never and must',
      'Single words often decide the answer.',
      'Read to the end',
      'Underline in practice',
    ),
    tip(
      'Listen to the rules on the way',
      'An audio version helps tired eyes.',
      'Ten minutes in the bus',
      'Same chapter twice',
    ),
    tip(
      'Use only this year’s questions',
      'Rules change, and old books teach the wrong number.',
      'Check the edition',
      'Same country, same class',
    ),
    tip(
      'Look for cancelled places',
      'Earlier dates appear in the morning and late evening.',
      'Check twice a day',
      'Only the official site',
    ),
    tip(
      'Study with a friend who also sits it',
      'Ten questions each way by message.',
      'Every evening',
      'Loser buys the tea',
    ),
    tip(
      'Sleep instead of cramming',
      'The last night adds little and costs attention.',
      'Screens off at ten',
      'Clothes and card ready',
    ),
    tip(
      'Ask your school about a mock day',
      'Many driving schools run one on their computers.',
      'Same screens as the test',
      'Ask what others miss',
    ),
    tip(
      'Plan the second try now',
      'If it fails, book the first date allowed.',
      'Read the topic report',
      'Repeat those topics only',
    ),
  ],
};

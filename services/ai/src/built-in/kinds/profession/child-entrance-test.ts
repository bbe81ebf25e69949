import { type Kind, step, tip } from '../kind.ts';

const tears = ['tears/crying/cries/refuses/anxious/nervous/scared/panics/hates/pressure/stress/stressed'];

export const childEntranceTest: Kind = {
  id: 'child-entrance-test',
  category: 'profession',
  name: 'Prepare my child for a school entrance test',
  slots: {
    test: {
      words: [
        '11-plus|eleven plus|11+|11 plus|kent test|cem',
        '7-plus|7+|7 plus|seven plus',
        '13-plus|13+|common entrance',
        'transfer test|sea exam',
        'PSLE|psle',
        'SSAT|ssat',
        'ISEE|isee',
        'SHSAT|shsat',
        'CogAT|cogat|gifted test|oat',
        'NAPLAN|selective school test|selective high school',
        'Navodaya test|navodaya|jnv',
        'Sainik School test|sainik school|aissee',
        'Olympiad|olympiad',
        'zhongkao',
        'Gymnasium test|gymnasium|probezeit|gymi',
        'music school audition|specialist music school',
        'KCPE|kpsea|common entrance examination|ncee',
      ],
      otherwise: 'entrance test',
    },
    child: { from: 'person', otherwise: 'your child' },
  },
  ask: {
    question: 'Which test or school is it, how old is your child, and when is the day?',
    chips: ['11-plus next September', 'A selective school, in a few months', 'My child is nervous about it'],
  },
  hoursAWeek: 3,
  weekly: 'Four short sessions of practice and one free day without any talk of the test',
  overview:
    'You find out what the {test} really asks and whether the school suits, then practise in short turns beside reading and play. One or two calm rehearsals take the fright out of the day, and a second school that you like takes away its weight.',
  approach:
    'Twenty to thirty minutes four times a week do more than Sundays full of papers. Vocabulary and mental arithmetic grow slowly, so begin with reading and tables. What goes wrong is too many papers too early, and a child who believes that love hangs on the result.',
  done: 'Your child went in rested and calm, knew the kinds of task, and has a school to look forward to whatever the letter says.',
  cautions: [
    'Stomach aches, bad sleep or tears before sessions mean: halve it, and speak with teacher or doctor. Say often and plainly that you are proud whatever comes.',
  ],
  steps: [
    step(
      'Find out what the {test} asks, and register in time',
      'Date, subjects, length, pass mark, places in your area. Closing dates lie months ahead, and extra time must be asked for with reports about dyslexia, illness or another first language. Look at two schools that need no test too.',
      ['Read the official page', 'Register and send reports for extra time', 'List two schools without a test'],
      1,
    ),
    step(
      'Ask teacher and child whether it is right',
      'Show {child} what the school is like, and listen. Ask the teacher plainly: is it within reach, what is missing, would it be a happy place? A no is a good result as well.',
      ['Talk with the teacher', 'Visit the school together', 'Ask what your child hopes and fears'],
      2,
    ),
    step(
      'Take the fright out of it with games and breathing',
      'Worry goes where it may be said. Five slow breaths, feet on the floor, one sentence: I do the next question. Rehearse it at home with funny questions, and cut sessions to ten minutes for two weeks.',
      ['Let your child say the worry aloud', 'Practise five breaths before each session', 'Cut sessions for two weeks'],
      2,
      { when: { said: tears } },
    ),
    step(
      'Do one easy paper together and look where it sticks',
      'No clock, side by side, half today and half tomorrow. Sort mistakes: not known, misread, slow. Choose two topics, no more.',
      ['Take an official familiarisation paper', 'Do it in two halves', 'Choose two topics'],
      1.5,
    ),
    step(
      'Fix four short sessions and one free day a week',
      'Same hour, twenty to thirty minutes, a snack before, stop while it goes well. One topic a week, then five mixed questions from older ones. Sport and friends stay.',
      ['Agree the four times with your child', 'Put a sheet for ticks on the wall', 'Keep one day free of it'],
      20,
    ),
    step(
      'Read every evening and collect ten words a week',
      'Vocabulary decides many tests, and it comes from books. Read aloud in turns, a page each; ask what a word may mean before you look. Tables and mental sums in the car, as a game.',
      ['Choose a book slightly too hard', 'Keep a box of new words', 'Play with sums for five minutes'],
      15,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Practise with the clock only in the last two months',
      'First one section, then two. Teach the three rules: skip what sticks, guess at the end only if wrong answers cost no marks, look back once. Praise the method, not the number of points.',
      ['Time one section a week', 'Teach the three rules', 'Review mistakes the day after'],
      8,
      { when: { weeksFrom: 5, unsaid: tears } },
    ),
    step(
      'Rehearse the whole morning twice',
      'Breakfast, way, pencils, a strange room, strangers beside. Afterwards something nice, and no marking on that day.',
      ['Sit a mock in another room', 'Go the way once', 'Do something nice afterwards'],
      5,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Go rested to the {test} and celebrate before the result',
      'Nothing new in the last week, early nights. Celebrate on the day itself, since the work is done. When the letter comes, read it first alone, then talk about the next school with joy.',
      ['Lay out things the evening before', 'Celebrate on the same day', 'Visit the second school again'],
      3,
    ),
  ],
  suggestions: [
    tip('Play card and word games', 'Learning without a desk.', 'Two evenings', 'Let them win fairly'),
    tip('Share tutoring', 'Prices fall and it is merrier.', 'Two children', 'Same level'),
    tip('Ask the library', 'Practice books are there.', 'Free', 'Old ones too'),
    tip('Stop comparing', 'Parents’ chats scare.', 'Mute', 'One friend'),
    tip('Let your child teach you', 'Who explains has understood.', 'Five minutes', 'Ask why'),
    tip('Move before sitting', 'Ten minutes outside wake the head.', 'Ball', 'Stairs'),
    tip('Keep bedtime', 'Sleep is worth more than a paper.', 'Same hour', 'No screen'),
    tip('Praise effort', 'It lasts.', 'Say what you saw', 'No sums of money'),
    tip('Watch your own face', 'Children read it.', 'Calm first', 'Talk elsewhere'),
    tip('Take a week off', 'Holidays are for rest.', 'No books', 'Swim'),
    tip('Know the appeal rules', 'Only in case.', 'Date', 'Reasons'),
    tip('Plan the later plus', 'There are second doors.', 'At 12 or 13', 'Sixth form'),
  ],
};

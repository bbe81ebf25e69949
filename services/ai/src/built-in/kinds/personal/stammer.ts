import { type Kind, step, tip } from '../kind.ts';

export const stammer: Kind = {
  id: 'stammer',
  category: 'personal',
  name: 'Live and speak more freely with a stammer',
  slots: {
    situation: {
      words: [
        'phone calls|phone|telephone|calls',
        'interviews|interview',
        'introductions|my name|own name',
        'meetings|meeting',
        'talks|presentations|presentation',
        'shops|ordering|order|shop|restaurant|food',
        'school|class|reading aloud',
        'speeches|wedding speech|speech|vows',
        'dates|dating',
      ],
      otherwise: 'hard situations',
    },
  },
  ask: {
    question: 'Who stammers, and what is worst about it?',
    chips: ['I do, and I avoid speaking', 'My child', 'It came suddenly'],
  },
  hoursAWeek: 2,
  weekly: 'Two planned talks in which you stammer openly, and fifteen minutes of the technique',
  overview:
    'You will find a specialised speech therapist, list what you avoid, tell people openly, learn to stammer with less struggle, and take back situations one by one with others who know it.',
  approach:
    'Fewer tricks and less hiding bring more ease than hunting for fluent speech. Openness first, technique second, real situations third. Good and bad weeks belong to it.',
  done: 'You do the three situations at the top of your list, stammering or not, and no longer choose words by fear.',
  cautions: [
    'A stammer that begins suddenly in an adult needs a doctor soon. Children who stammer for more than some months, struggle or are sad about it should see a speech therapist early. Beware of paid cures that promise fluency.',
  ],
  steps: [
    step(
      'Write down what you avoid because of it',
      'Words, people, places, {situation}. Give each a number from 1 to 10. Write what you would do if stammering were allowed.',
      [
        'List ten situations with a number',
        'Write the sentence: if it were allowed, I would',
        'Choose one person to tell',
      ],
      0.6,
    ),
    step(
      'Find a specialised therapist and a group',
      'Stammering associations keep lists and help lines. Ask: how do you work, do you go into real situations, what about avoidance? A self-help group is free and starts now.',
      ['Ask the association of your country', 'Ring two therapists', 'Visit one group'],
      1,
      { waitDays: 21 },
    ),
    step(
      'Tell three people in one sentence',
      '‘I stammer; please wait and do not finish my words.’ Begin with a friend, then a colleague. It takes away most of the pressure in {situation}.',
      ['Write your sentence', 'Say it to three people', 'Notice what they did'],
      0.8,
    ),
    step(
      'Watch a stammer instead of fighting it',
      'Before a mirror or on film: what do lips, jaw, breath, eyes do? Keep eye contact, stay in the block, let go slowly. Ten minutes a day.',
      ['Film two minutes', 'Describe without judging', 'Keep eye contact in one talk a day'],
      3,
    ),
    step(
      'Learn to ease the word with your therapist',
      'Soft start, sliding into the sound, stopping after a block and saying it again more loosely. First alone, then with the therapist, then in calls.',
      ['Practise fifteen minutes a day', 'Stammer on purpose, gently, five times a day', 'Record one call a week'],
      8,
    ),
    step(
      'Take back the lowest situations',
      'Twice each until the number halves. One trick less each time: no changed words, no texting instead of {situation}. Write what you feared and what happened.',
      ['Choose two of your list a week, such as {situation}', 'Do each twice', 'Write fear and result'],
      6,
    ),
    step(
      'Ask for what is your right at school or work',
      'More time in oral exams, no forced reading aloud, calls shared, a word to the interviewer before. Many laws count stammering as a disability if you want that.',
      ['Write two lines to teacher, boss or interviewer', 'Ask for time instead of pity'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Do what stands at the top of the list',
      'Speech, call, date, name in a round: the {situation} you wrote down. Tell the group before and after. Keep one open stammer a day, so that hiding does not return.',
      ['Fix the date', 'Tell someone before', 'Choose the next one'],
      3,
    ),
  ],
  suggestions: [
    tip('Let others wait', 'You need not hurry.', 'Breathe out', 'Eyes up'),
    tip('Read about people who stammer', 'Many known speakers do.', 'One book', 'One film'),
    tip('Order by voice once a day', 'Small and real.', 'Coffee', 'Ask something'),
    tip('Meet with the group by video', 'Far away is no reason.', 'Weekly', 'Camera on'),
    tip('Say your name first on purpose', 'It loses its power.', 'Five times', 'Mirror'),
    tip('Sleep and breaks', 'Tired days stammer more.', 'Plan calls early', 'No blame'),
    tip('Write no script for calls', 'Three words are enough.', 'Stand', 'Walk'),
    tip('Tell children it is fine', 'They copy your calm.', 'Slow answers', 'Listen'),
    tip('Thank those who waited', 'It teaches them.', 'One line', 'Smile'),
    tip('Avoid alcohol as helper', 'It brings avoidance back.', 'Water', 'Friend'),
    tip('Celebrate brave, not fluent', 'Count what you did.', 'Jar of beans', 'Month'),
    tip('Have a bad-day plan', 'One open stammer counts.', 'Short', 'Tomorrow again'),
  ],
};

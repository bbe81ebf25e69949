import { type Archetype, step, tip } from '../kind.ts';

const already = [
  'third/fourth/second session/lesson/time',
  'by himself/herself/themselves',
  'is hers/his now',
  'can already/tie/do/ride/glide',
  'still needs',
];

export const teachSomeone: Archetype = {
  id: 'teach-someone',
  name: 'Teach somebody something',
  slots: { person: { from: 'person', otherwise: 'the person you teach', anywhere: true } },
  ask: {
    question: 'What should they be able to do alone at the end, and do they want to learn it?',
    chips: ['They asked for it', 'They must, without wish', 'It is a group'],
  },
  hoursAWeek: 2,
  weekly: 'Two short lessons, and one where they show it without help',
  overview:
    'You write what you want to see from {person} alone at the end, see what is there already, and cut it into small parts. You show, do it together, let them do it alone, and each lesson ends with something that worked.',
  approach:
    'Children learn in ten minutes, adults in thirty, dogs in three; short and often is best. What usually goes wrong is explaining too much, taking it out of their hands, and going on before one part is safe.',
  done: 'They do it three times alone, on different days and without your hints.',
  cautions: [
    'With water, traffic, tools, heights or children of others know the safety rules and your liability, and never let beginners out of sight.',
  ],
  steps: [
    step(
      'Write the final aim you have for {person}',
      'One act that can be seen, with place and without you. Then why they want it, in their words; if you do not know, ask.',
      ['Ask for their reason', 'Write the act in one sentence', 'Choose a first tiny success'],
      0.5,
    ),
    step(
      'Write which parts sit and where a hint is still needed',
      'Two columns after the last lesson: done without you three times, done with a word, not yet. The next part is the one with a word. Find out which word it is, write it on a card, and then put the card further and further away from {person}.',
      ['Write both columns', 'Choose the one part', 'Write the hint on a card'],
      0.4,
      { when: { said: already } },
    ),
    step(
      'See what is there already',
      'Let {person} try or tell for ten minutes without correcting. Note what works, where fear or wrong ideas are, how long attention lasts.',
      ['Watch ten minutes', 'Note three things that work', 'Note the first obstacle'],
      0.5,
      { when: { unsaid: already } },
    ),
    step(
      'Cut the skill into six to ten small parts',
      'Order from easy to hard, each to be learnt in one or two lessons. Do it slowly yourself and speak each part aloud; that is how you find the parts for {person}.',
      ['Do it slowly yourself', 'Write the parts', 'Put the safety rule first'],
      1.5,
      { when: { unsaid: already } },
    ),
    step(
      'Learn how good teachers teach this',
      'Watch one lesson, read one guide, ask for their first exercise and the usual mistake. Take over the exercise for {person}.',
      ['Watch or ask', 'Note first exercise and mistake', 'Prepare material'],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'Change what did not reach earlier learners',
      'Where did most of them give up or nod politely? Make a shorter exercise for {person} at exactly this point.',
      ['Remember three learners', 'Find the point', 'Write the new exercise'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Give the first three lessons, short and same time',
      'Show once silently, once with three words, then together, then {person} alone. Praise exactly what was done right, correct one thing.',
      ['Fix the time', 'Show, together, alone', 'End with something that worked'],
      4,
    ),
    step(
      'Let {person} practise between the lessons',
      'Five minutes a day with a sheet or reminder, easy enough to succeed without you. Ask them to show it to somebody.',
      ['Make a sheet with five boxes', 'Agree the time', 'Look at it first next time'],
      1.5,
    ),
    step(
      'Teach the harder parts and use mistakes',
      'Ask first: what happened, what would you try? Wait ten seconds. When it fails three times go back one part with {person}.',
      ['Take the next part', 'Ask before you explain', 'Repeat an old part each time'],
      7,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Let {person} do it alone three times and step back',
      'Real situation, you out of reach, then out of sight. Then let them explain it to somebody else, and celebrate.',
      ['Fix three occasions', 'Stay silent', 'Let them teach it on'],
      2,
    ),
  ],
  suggestions: [
    tip('Say half as much', 'Hands learn while you are silent.', 'Three words', 'Then wait'),
    tip('Keep your hands in your pockets', 'What you do for them they do not learn.', 'Count to ten', 'Ask'),
    tip('Stop while it is going well', 'They will want to come again.', 'Timer', 'Last try a success'),
    tip('Correct one thing at a time', 'Three corrections are none.', 'The most useful', 'Rest later'),
    tip('Praise what was done', 'You looked left first, rather than well done.', 'Exact', 'At once'),
    tip('Use their interest', 'Football teaches fractions, too.', 'Ask', 'One example'),
    tip('Repeat the old first', 'It gives safety.', 'Two minutes', 'Then new'),
    tip('Let them make mistakes safely', 'They stay in the memory.', 'Small risk', 'Talk after'),
    tip('Write a sheet with pictures', 'It helps when you are not there.', 'Five steps', 'Their own words'),
    tip('Ask what was hardest', 'They know better than you.', 'At the end', 'Begin there'),
    tip('Change place and people', 'Skills stick to rooms.', 'Three places', 'Other helper'),
    tip('Accept a pause', 'After a week off it often goes better.', 'No reproach', 'Easy start'),
  ],
};

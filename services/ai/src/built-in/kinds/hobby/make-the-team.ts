import { type Kind, step, tip } from '../kind.ts';

/** They are through or were cut. */
const firstCut = ['made first cut', 'final day', 'bench squad', 'last five', 'cut last', 'coach said'];

/** One number is missing. */
const number = ['beep test', '40 yard', 'swim times', 'sprint', '11.4', 'faster/speed'];

/** They freeze. */
const freeze = ['freeze/nerves/nervous'];

export const makeTheTeam: Kind = {
  id: 'make-the-team',
  category: 'hobby',
  name: 'Make the team at tryouts',
  slots: {
    sport: {
      words: [
        'basketball',
        'football',
        'soccer',
        'volleyball',
        'cheer|cheerleading',
        'baseball',
        'softball',
        'hockey',
        'netball',
        'rugby',
        'cricket',
        'lacrosse',
        'swimming|swim team',
        'track|athletics',
        'tennis',
        'gymnastics',
        'handball',
      ],
      otherwise: 'sport',
    },
  },
  ask: {
    question: 'Which team, when are the tryouts, and what was the reason last time?',
    chips: ['School team, first try', 'I was cut last year', 'A higher league or academy'],
  },
  hoursAWeek: 4,
  weekly: 'Train on four days: two of skill, one of fitness, one match',
  overview:
    'You will ask what coaches look for, train two skills of your position and the fitness test, play in front of people, and go to the tryouts rested and prepared.',
  approach:
    'Coaches choose who is fit, listens and does simple things well. Two skills trained daily show more than ten tricks. Write down figures, because they tell you and the coach what got better.',
  done: 'You went to the tryouts with your figures reached, and you have the answer, with one thing to train next.',
  cautions: [
    'Add load slowly: pain in knee, heel or back that lasts more than a few days needs a look. No crash diets and no pills for a team.',
  ],
  steps: [
    step(
      'Work only on what the coach named',
      'Write the two things, a number for each, and the days left. Ten minutes of the weak foot or hand at the start of each session, 60 touches; the test twice a week, never in the last four days. Ask a team-mate to pass under pressure on that side.',
      ['Write two things and a number', 'Ten minutes first in each session', 'Tell the coach what you did'],
      0.7,
      { when: { said: firstCut } },
    ),
    step(
      'Find out date, place and what the coach looks for',
      'Ask the coach or a player three things: which tests, how many places, what you could show. Write the date in the calendar and count the weeks.',
      ['Write to the coach', 'Ask a player from last year', 'Note tests and papers needed'],
      0.5,
      { when: { unsaid: firstCut } },
    ),
    step(
      'Measure yourself in four tests',
      'For example 20 m sprint, a shuttle run, one skill of {sport} out of ten, one of your position. Have a friend film two minutes.',
      ['Choose four tests', 'Write the figures', 'Name the weakest'],
      1.5,
    ),
    step(
      'Train two skills for 20 minutes a day',
      'The first touch, the pass, the serve, the shot: the two that your position needs most. Count hits of ten and raise speed when eight are good.',
      ['Choose two skills for {sport}', 'Write hits every day', 'Film once a week'],
      12,
    ),
    step(
      'Get fit for the test',
      'Two sessions a week of short runs with breaks, one of strength with your own weight. Begin below what you can do.',
      ['Two sessions in the calendar', '6 times 30 seconds fast', 'Repeat the shuttle test every two weeks'],
      10,
      { when: { unsaid: number, weeksFrom: 3 } },
    ),
    step(
      'Play with better people once a week',
      'Older players, a pick-up game, a holiday camp. Ask one of them what you should change.',
      ['Find a game', 'Ask for one tip', 'Train it in the week'],
      8,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Ask the coach for one look before tryouts',
      'Show up at an open training. Ask: what would I have to show? It also makes you known.',
      ['Go to open training', 'Ask one question', 'Write the answer down'],
      1,
      { waitDays: 7, when: { unsaid: firstCut, weeksFrom: 3 } },
    ),
    step(
      'Take the missing tenths by a plan of eight weeks',
      'Sprint: two days a week 6 to 10 starts of 10 to 30 metres, full rest, plus squats or jumps; film the first three steps. Beep test: once long intervals at level 9, once shuttle turns. Swimming: 12 times 50 at race pace with 30 seconds. Measure each second Friday: 4.9 to 4.75 takes about twelve weeks.',
      ['Two fast days a week with full rest', 'One strength day', 'Measure every second Friday'],
      14,
      { when: { said: number } },
    ),
    step(
      'Practise the freeze: one try, eyes on you',
      'Once a session one serve, shot or sprint that counts, with people watching, and a forfeit. Routine: breath out, cue word, next action. After a mistake clap once and run. Selectors write down what comes after the mistake.',
      ['One counting try a session', 'Choose a cue word', 'Practise clap and run'],
      3,
      { when: { said: freeze } },
    ),
    step(
      'Do a mock tryout',
      'All tests in one afternoon with friends watching, numbers on the shirts. Talk on the field, run back, help others up.',
      ['Ask two friends', 'Do all tests in order', 'Write what to keep'],
      2,
    ),
    step(
      'Rest and pack for the day',
      'Two easy days, sleep, things you know to eat, shoes worn in, forms signed. Arrive 20 minutes early and stand in front.',
      ['Pack bag and forms', 'Sleep nine hours', 'Choose three things you will show'],
      1,
      { daysBefore: 2 },
    ),
    step(
      'Ask for a reason and choose the next step',
      'In: ask what to train until the first match. Not in: ask for two things, other teams, the next date. Many who play today were cut once.',
      ['Thank the coach', 'Ask for two things', 'Decide on team or next try'],
      0.5,
    ),
  ],
  suggestions: [
    tip(
      'Carry the balls without being asked',
      'Coaches notice who helps.',
      'Come first',
      'Listen with your eyes on the coach',
    ),
    tip('Train the weak foot or hand', 'Few people do it, so it shows.', 'Ten minutes', 'In each session'),
    tip('Call out loudly', 'Talking is a skill that coaches look for.', 'Use names', 'Say what you see'),
    tip('Sleep nine hours', 'You get faster and calmer at night.', 'Phone in another room', 'The whole week before'),
    tip(
      'Learn a second position',
      'There are more places for players who fit in two.',
      'Ask the coach which',
      'Learn its two main skills',
    ),
    tip('Run back after each mistake', 'It is what a coach remembers.', 'At full speed', 'Without waving your arms'),
    tip('Read the rules', 'It saves silly fouls.', 'Twenty minutes', 'Watch one match for them'),
    tip('Use a wall', 'A thousand touches cost nothing.', 'Both feet or hands', 'Count the clean ones'),
    tip('Eat two hours before', 'Empty legs are slow.', 'Something you know', 'Water in small sips'),
    tip('Have a word for after a mistake', 'The next ball counts.', 'Breathe out', 'Say it quietly'),
    tip('Help somebody who is nervous', 'It calms you, too.', 'Pair up with them', 'Coaches like good teammates'),
    tip('Know a second team', 'One no is then not the end.', 'A club or the B team', 'In the same weeks'),
  ],
};

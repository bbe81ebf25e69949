import { type Archetype, step, tip } from '../kind.ts';

export const celebrateSomething: Archetype = {
  id: 'celebrate-something',
  name: 'Celebrate an occasion',
  slots: { event: { from: 'event', otherwise: 'the occasion' } },
  ask: {
    question: 'Who should be there, and should it be quiet or large?',
    chips: ['Two to six people', 'Family and friends, 10 to 30', 'A large party'],
  },
  hoursAWeek: 2,
  overview:
    'You decide what you want to mark with {event} and who belongs there, set date, place and money, and invite early. One moment with words or music is prepared, jobs are shared out, and thanks follow within a week.',
  approach:
    'People remember one moment, who was there, and how welcome they felt, seldom the decoration. What usually goes wrong is too many guests, too much food to make oneself, and no moment at all.',
  done: 'It has been celebrated with those who matter, you had time to sit with them, and the thanks have gone out.',
  cautions: [
    'Think of safe ways home, allergies, drinks without alcohol and neighbours. On days of mourning keep a person near you with whom you may leave.',
  ],
  steps: [
    step(
      'Write the point of {event} and who belongs there',
      'One sentence on what is celebrated or remembered, the names without whom it would not be right, and the mood in three words.',
      ['Write the sentence and names in 15 minutes', 'Choose three words', 'Ask the main person what they do not want'],
      0.5,
    ),
    step(
      'Set date, number, place and money for {event}',
      'Check the date with the three most important people. Agree on money per head, a limit, and whether guests bring something.',
      ['Ask the three', 'Choose the place', 'Write the limit'],
      1,
    ),
    step(
      'Look at one celebration you liked',
      'What made it good: length, food, music, a speech, a game? Take over two things for {event} and leave out what you only felt you had to do.',
      ['Remember or ask somebody', 'Write two things', 'Strike three duties'],
      0.5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Change the one thing that stressed you last time',
      'Kitchen, seating, costs, length: for {event} give exactly this to another person or make it simpler.',
      ['Name it', 'Ask somebody', 'Make it simpler'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Book place, food and music for {event}',
      'Book first what is scarce. Food that can be prepared the day before or is brought; ask about stairs, noise, end and deposit.',
      ['Book the place', 'Settle the food', 'Settle music or a list of songs'],
      2.5,
      { daysBefore: 35 },
    ),
    step(
      'Invite with date, place, end and answer by',
      'Invite personally or by card; say what to bring or that nothing is needed. Note allergies and who needs a lift to {event}.',
      ['Write six lines', 'Send and keep a list', 'Ask again a week before the last day'],
      1.5,
      { daysBefore: 28 },
    ),
    step(
      'Prepare the one moment of {event}',
      'It may be a speech of two minutes, pictures, song, candle, toast, game, story by each. Ask two people secretly for a contribution.',
      ['Choose the moment', 'Write eight lines', 'Rehearse once'],
      2.5,
    ),
    step(
      'Share out jobs and make the list for the day',
      'Welcome, kitchen, photos, children, lifts, clearing up: a name each. Do everything for {event} that can be ready two days before.',
      ['Write the list by hours', 'Ask for each job', 'Shop and cook ahead'],
      4,
      { daysBefore: 2 },
    ),
    step(
      'Celebrate {event} and send thanks within a week',
      'Greet everybody, hold the moment early enough, sit down at each table. Afterwards thanks with a photo, and one line on what you would do again.',
      ['Be ready half an hour before', 'Hold the moment before the cake', 'Send thanks with a photo'],
      6,
    ),
  ],
  suggestions: [
    tip('Invite fewer', 'You can speak with twelve people.', 'Who must be there?', 'A second, smaller date'),
    tip('Say the end time', 'Guests are grateful, too.', 'On the card', 'Last song'),
    tip('Hold the speech early', 'Later it gets loud.', 'After the first drink', 'Two minutes'),
    tip('Ask for stories as gifts', 'They last longer than wine.', 'One page each', 'Read two aloud'),
    tip('Seat shy people beside kind ones', 'Half of hosting is that.', 'Names on the table', 'Change once'),
    tip('One dish, well made', 'Nobody counts the salads.', 'Pot for all', 'Bread'),
    tip('Put a person at the door', 'First minutes decide.', 'Coat, drink, name', 'Introduce'),
    tip('Take a photo of all', 'It never happens by itself.', 'Before the food', 'One person in charge'),
    tip('Remember those who are missing', 'A candle or a name is enough.', 'One sentence', 'Then go on'),
    tip('Ask the neighbours in', 'Or tell them until when.', 'Note and telephone', 'Cake next day'),
    tip('Make a corner for children', 'Parents stay longer.', 'Blanket, paper, a teenager', 'Film late'),
    tip('Sit down for ten minutes', 'It is your day as well.', 'Plate in hand', 'Look around'),
  ],
};

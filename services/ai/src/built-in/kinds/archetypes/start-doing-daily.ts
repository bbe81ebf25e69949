import { type Archetype, step, tip } from '../kind.ts';

const running = ['_ of _ tied/done/days', 'day _ of', '_ days in a row', 'already do/did it', '31/30/20 of'];

const quitsEarly = [
  'quit/quits/stop/stopped/give_up/gave_up/fail by/after/on/around',
  'always quit/stop/forget/give_up',
  'if i miss',
  'not skip',
  'no excuses',
  'on most evenings',
  'forget/forgot',
];

export const startDoingDaily: Archetype = {
  id: 'start-doing-daily',
  name: 'Start doing something every day',
  slots: { thing: { from: 'object', otherwise: 'the daily thing' } },
  ask: {
    question: 'At what time of day would it be easiest, and what have you tried?',
    chips: ['In the morning', 'In the evening', 'It always breaks off after days'],
  },
  hoursAWeek: 2,
  weekly: 'Do it seven days, the two-minute version counts, and cross off each one',
  overview:
    'You make {thing} so small that it takes two minutes on a bad day, tie it to something you do anyway, and put what you need in sight. You count days, and the rule is never to miss twice.',
  approach:
    'Same time and place matter more than length; it takes about two to three months until a daily act runs by itself. What usually goes wrong is beginning too large in the first good week and stopping after the first missed day.',
  done: 'You did it on at least 54 of 60 days, and it would feel strange to leave it out.',
  cautions: [
    'If it is about body, food or medicine, ask a doctor or pharmacist about amount and time first, and take a rest day when something hurts.',
  ],
  steps: [
    step(
      'Count the days behind you and look where it wobbled',
      'Hang up the number. Then mark the days it nearly failed: what was different, which hour, who was there? Put {thing} on that kind of day into the morning or make it a minute long. Travel is next on most lists, so pack what you need for it today.',
      ['Hang up the number', 'Mark three shaky days', 'Pack the small version for travel'],
      0.5,
      { when: { said: running } },
    ),
    step(
      'Do it today in the smallest version',
      'Two minutes, one line, one glass, one phone call. Then write down when in the day it was easiest and what was in the way.',
      ['Do the two-minute version now', 'Write down what was in the way', 'Write down why you want it'],
      0.5,
      { when: { unsaid: running } },
    ),
    step(
      'Choose a fixed moment for {thing}',
      'Something that happens every day anyway: coffee, brushing teeth, school run, closing the laptop. Write the sentence: after … I do … at ….',
      ['List five fixed points of your day', 'Choose the one with time and place', 'Write the sentence and hang it up'],
      0.5,
    ),
    step(
      'Ask somebody who does it every day',
      'When, how long, what do you do while travelling, what do you do when you have no wish? Take over two of the answers for {thing}.',
      ['Find a person or group', 'Ask the four questions', 'Take over two answers'],
      1,
      { when: { unsaid: [...running, ...quitsEarly], level: 'beginner' } },
    ),
    step(
      'Find the day on which you dropped {thing} before',
      'Weekend, illness, travel, success? Write a rule for exactly that day before you begin again.',
      ['Look back at the last attempts', 'Name the day', 'Write the rule'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Write the rule for the day on which it usually ends',
      'It stops on day four or five, at weekends, or after one missed day. So the rule comes before: on that day one minute counts, and a missed day is made up the next morning before breakfast. Somebody gets a photo or a tick each evening and asks when none comes. Two misses in a row are the only failure.',
      [
        'Write the day and the rule on one card',
        'Ask one person for the evening question',
        'Set a reminder on day five',
      ],
      0.5,
      { when: { said: quitsEarly } },
    ),
    step(
      'Put everything you need for {thing} in sight',
      'Begin within 20 seconds: laid out, filled, opened, charged. Put what distracts you at this hour into another room.',
      ['Lay out what you need', 'Move what distracts', 'Set one reminder'],
      0.5,
    ),
    step(
      'Keep it up for fourteen days in the small version',
      'Not more than the small version of {thing} plus what comes by itself. Cross off each day on paper; twelve of fourteen and you go on.',
      ['Hang up a sheet with 14 boxes', 'Cross off each evening', 'After a missed day do it first thing'],
      3,
      { waitDays: 10, when: { unsaid: running } },
    ),
    step(
      'Raise it to the amount you want',
      'A little more each week, and back by one when two days in a row were hard. The two-minute version stays allowed for bad days.',
      ['Set the amounts for three weeks', 'Raise it each Monday', 'Write down which amount feels right'],
      5,
    ),
    step(
      'Write a plan for travel, illness and weekends',
      'One line each: what is the smallest version of {thing} there, at what time, with what? Try one of them on purpose.',
      ['Write the three lines', 'Try the weekend version', 'Tell somebody at home'],
      1,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Reach sixty days and decide how it goes on',
      'Count the crosses, write what has changed, and decide: every day, five days a week, or more. Begin a new sheet on the same evening.',
      ['Count the crosses', 'Write three changes', 'Begin the next sheet'],
      8,
    ),
  ],
  suggestions: [
    tip('Never miss twice', 'One day is chance, two begin a new habit.', 'First thing the next day', 'Two minutes'),
    tip('Stop while you want more', 'It makes tomorrow easier.', 'A timer', 'Leave something open'),
    tip(
      'Put the sheet where you brush your teeth',
      'Paper is seen, apps are swiped away.',
      'Pen on a string',
      'Large boxes',
    ),
    tip('Do it badly on bad days', 'Badly counts as done.', 'One line', 'Half a glass'),
    tip('Tie it to a pleasure', 'Music or tea that you only have then.', 'Same cup', 'Same song'),
    tip('Tell one person your row of days', 'They will ask.', 'Number by message', 'Sundays'),
    tip(
      'Choose the morning if evenings fail',
      'Later in the day something comes between.',
      'Before the phone',
      'Ten minutes earlier',
    ),
    tip('Prepare it in the evening', 'The tired morning needs no decision.', 'Everything laid out', 'Light on'),
    tip('Keep one habit at a time', 'Three new ones disturb each other.', 'List for later', 'After sixty days'),
    tip('Take it with you', 'A travel version saves the row.', 'Small bag', 'On the phone'),
    tip('Note what gets easier', 'It shows before results do.', 'One line a week', 'Aloud'),
    tip('Reward the week, not the day', 'Six of seven earn something small.', 'Choose before', 'Enjoy it on purpose'),
  ],
};

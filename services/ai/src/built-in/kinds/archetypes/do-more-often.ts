import { type Archetype, step, tip } from '../kind.ts';

export const doMoreOften: Archetype = {
  id: 'do-more-often',
  name: 'Do something more often',
  slots: { thing: { from: 'object', otherwise: 'what you want to do more often' } },
  ask: {
    question: 'How often is it today, and how often would feel right?',
    chips: ['Hardly ever', 'Once a month, want weekly', 'It depends on other people'],
  },
  hoursAWeek: 2.5,
  weekly: 'Put the next two dates into the calendar every Sunday, before anything else',
  overview:
    'You count how often you manage {thing} at present, find out what takes its place, and give it fixed dates before the week fills up. A person or place that waits for you does the rest.',
  approach:
    'What has no date is eaten up by what has one. What usually goes wrong is a wish without a number, and waiting until one feels like it; the wish mostly comes after the first ten minutes.',
  done: 'For eight weeks it has taken place as often as you set, and the next dates are already fixed.',
  steps: [
    step(
      'Count the times of {thing} in three months',
      'Look through calendar, photos and messages. Write the number, the best occasion, and what made it possible.',
      ['Search the calendar for 20 minutes', 'Write number and best occasion', 'Note what was there that time'],
      0.5,
    ),
    step(
      'Write down what comes between you and {thing}',
      'Time, money, tiredness, planning, company, habit. Choose the largest obstacle; only this one has to be solved at first.',
      ['List the last five times it failed', 'Mark the largest reason', 'Think of three ways around it'],
      0.5,
    ),
    step(
      'Try {thing} once this week in an easy form',
      'Shorter, nearer, cheaper or with somebody who knows how. Afterwards note what you would do the same way again.',
      ['Choose day and easy form', 'Do it', 'Write three lines'],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'Bring back what once helped you with {thing}',
      'There was a time when it worked: which day, with whom, at which place? Rebuild one of these things exactly.',
      ['Write down how it was then', 'Choose one thing', 'Arrange it this week'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Set a number and a fixed place in the week',
      'One number you can keep in a bad week. Same day and hour for {thing}, entered for two months, with travel time.',
      ['Set the number', 'Enter all dates', 'Tell those who share your week'],
      0.5,
    ),
    step(
      'Arrange company or a place for {thing} that waits for you',
      'A partner, a group, a course, a ticket, a standing table. An appointment with others is kept three times as often.',
      ['Ask two people for a fixed date', 'Book the first four times', 'Agree what happens when one cannot'],
      1.5,
      { waitDays: 5 },
    ),
    step(
      'Remove the largest obstacle to {thing}',
      'Packed bag, shopping done, childcare swap, an hour less of something else. Decide aloud what you will do less of in exchange.',
      ['Solve the one obstacle', 'Name what you will do less', 'Test it for a week'],
      2,
    ),
    step(
      'Keep the dates for four weeks and count',
      'Cross off. If you had to cancel {thing}, move the date within the same week instead of dropping it.',
      ['Cross off each time', 'Move cancelled dates at once', 'Note which day works best'],
      6,
      { waitDays: 7 },
    ),
    step(
      'Adjust after four weeks and go on for eight',
      'More, fewer, other day, other company. It is done when eight weeks are crossed off and the next dates for {thing} stand in the calendar.',
      ['Compare with the first number', 'Change one thing', 'Enter the next two months'],
      8,
      { when: { weeksFrom: 4 } },
    ),
  ],
  suggestions: [
    tip('Make the next date before you part', 'Afterwards it takes ten messages.', 'Calendars out', 'Same weekday'),
    tip('Have a twenty-minute version', 'Short and often beats long and never.', 'Write it down', 'It counts'),
    tip('Pay in advance', 'A ticket pulls you off the sofa.', 'Block of ten', 'Ask about return'),
    tip('Combine it with something you must do', 'The way is already there.', 'After shopping', 'On the way home'),
    tip('Keep the bag packed', 'The decision takes one second then.', 'At the door', 'Refill at once'),
    tip('Say no to one standing thing', 'Time is only moved, never made.', 'Which evening?', 'For two months'),
    tip(
      'Go although you do not feel like it',
      'Give it ten minutes, then you may leave.',
      'You will mostly stay',
      'Note how it was',
    ),
    tip('Take turns in planning', 'Nobody likes to be the only one.', 'Odd and even months', 'The planner decides'),
    tip('Use the seasons', 'Some things are easier in summer, some in winter.', 'Two lists', 'Change in spring'),
    tip('Photograph each time', 'The row of pictures shows the year.', 'One picture', 'Album of its own'),
    tip('Tell the children or partner why', 'They protect the date with you.', 'One sentence', 'Ask for theirs'),
    tip('Look at the calendar on Sunday', 'What is important goes in first.', 'Ten minutes', 'With tea'),
  ],
};

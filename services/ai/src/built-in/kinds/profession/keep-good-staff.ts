import { type Kind, step, tip } from '../kind.ts';

export const keepGoodStaff: Kind = {
  id: 'keep-good-staff',
  category: 'profession',
  name: 'Keep the people who work for me',
  slots: {
    people: {
      words: [
        'apprentice|apprentices|trainee|trainees',
        'chefs|cooks|kitchen staff',
        'carers|care staff',
        'stylists|hairdressers|barbers',
        'drivers',
        'nurses',
        'developers|engineers',
        'teachers',
        'waiters|waiting staff',
        'volunteers',
      ],
      otherwise: 'people',
    },
  },
  ask: {
    question: 'When do they leave, and what do they say on the last day?',
    chips: ['In the first months', 'After training', 'For more money elsewhere'],
  },
  hoursAWeek: 2,
  overview:
    'You find out why the last ones left, plan the first ninety days so that people really learn and belong, talk for half an hour a month, show a path with dates, and mend what drives people away before it is said in a resignation.',
  approach:
    'Most who leave early were bored, unsure or ashamed, not badly paid. What goes wrong is praising in the interview and forgetting in week two, and giving beginners only what nobody else wants to do.',
  done: 'The next person has stayed past the month in which the last ones left, does skilled work alone each week, and says that they would recommend you.',
  cautions: [
    'Pay, hours, breaks and training of young people are fixed by law and agreements; have contract and hours checked by the guild, chamber or an advice line.',
  ],
  steps: [
    step(
      'Ring two who left and ask three questions',
      'After some months people speak freely: what made you look elsewhere, what would have kept you, what did you like? Listen, do not defend. If they will not talk, ask those who stayed the same.',
      ['Write the three questions', 'Ring or write to two', 'Write their words down exactly'],
      1,
    ),
    step(
      'Write a week of what your {people} really do',
      'Quarter hours: skilled work, practice, cleaning, waiting. If beginners do skilled work for less than a fifth of the week, that is the first thing to change.',
      ['Note a week in quarter hours', 'Add it up by sort', 'Choose what to hand over'],
      1,
    ),
    step(
      'Plan the first ninety days by the week',
      'Week one: tools, names, one small real task. Week four: one skilled task under your eye, daily. Week twelve: one task alone. For each: who shows it, how it is judged, what comes next. Hang it where both of you see it.',
      ['List ten skills in order', 'Put a week to each', 'Show it at the interview'],
      2.5,
    ),
    step(
      'Give a fixed hour of teaching each week',
      'Same day, first thing, paid, no customers: show, do together, do alone, talk. On models, friends or offcuts, so that mistakes cost little. Cancel a delivery before you cancel this hour.',
      ['Fix the hour', 'Choose the next three lessons', 'Find six people to practise on'],
      6,
    ),
    step(
      'Talk for half an hour every month',
      'What went well, what was hard, what do you want to learn, what would you change here, and what should I do differently? Write two promises each. Ask in month four and five above all, when the last ones went.',
      ['Put twelve dates in the calendar', 'Ask the five questions', 'Keep your promise in a week'],
      3,
    ),
    step(
      'Show pay and rights rising step by step',
      'A table: skill or date, pay, hours, duties, own customers, exam, what comes after qualifying. Small and certain beats large and vague. Say what happens if they pass, and what if they need longer.',
      ['Write the table', 'Check what the law and the till allow', 'Go through it together'],
      2,
    ),
    step(
      'Choose the next {people} by a paid trial day',
      'Two days of real work tell more than an interview, for both. Show the dull part too. Let your present staff say yes or no. Ask what they want to be able to do in two years and write it into the plan.',
      ['Ask three sources for names', 'Offer paid trial days', 'Decide with the team'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Check after six months and mend the weakest point',
      'Ask the person and a colleague from 0 to 10: would you tell a friend to work here? Under eight, ask what makes it a nine. Change one thing within a month, and say that you did.',
      ['Ask the number', 'Change one thing', 'Put the next date in'],
      1,
    ),
  ],
  suggestions: [
    tip('Greet by name each morning', 'Belonging starts at the door.', 'Eye to eye', 'One question'),
    tip('Let beginners keep tips of their own work', 'Pride grows by it.', 'Write the rule', 'From week four'),
    tip('Praise in front of customers', 'It is remembered for years.', 'What exactly', 'The same day'),
    tip('Write the rota four weeks ahead', 'Private life needs it.', 'Fixed day off', 'Swaps allowed'),
    tip('Pay for the first own tool', 'A tool of one’s own binds.', 'After three months', 'With a name on it'),
    tip('Send them to a competition or fair', 'They see the trade is large.', 'One day', 'Paid'),
    tip('Do the dull jobs by turn', 'Also you.', 'List on the wall', 'Weekly change'),
    tip('Have a second person to ask', 'Not every question is for the boss.', 'A mentor', 'Coffee monthly'),
    tip('Say early what is not good enough', 'Silence feels like contempt.', 'One thing', 'With a how'),
    tip('Ask what they earn elsewhere', 'Then you know the gap.', 'Once a year', 'Three offers'),
    tip('Celebrate passed exams', 'It is half the way.', 'Cake', 'Photo on the wall'),
    tip('Write the exit questions down', 'Every leaving teaches.', 'Three questions', 'After a month'),
  ],
};

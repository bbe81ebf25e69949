import { type Archetype, step, tip } from '../kind.ts';

const fixed = [
  'hall/venue/place/sponsor/date/speakers are/is/and fixed/booked/sponsor/venue/date',
  'fixed/booked the/a hall/venue/place/date',
  'sign-ups/signups',
  'already booked/signed_up',
];

export const organiseSomething: Archetype = {
  id: 'organise-something',
  name: 'Organise something for others',
  slots: { thing: { from: 'object', otherwise: 'the event' } },
  ask: {
    question: 'For how many people is it, and who helps you?',
    chips: ['Up to 20, alone', '20 to 100, small team', 'Larger, with permits'],
  },
  hoursAWeek: 4,
  weekly: 'One call with all helpers, 30 minutes, same day',
  overview:
    'You write on one page the purpose of {thing}, for whom, when and with what money, find two or three people who share the work, and fix place and permission first. Then come invitations, a list for the day, a rehearsal of the weak points, and thanks.',
  approach:
    'Fix date and place before anything else, since everything depends on them. What usually goes wrong is one person doing all, money advanced without a limit, and no plan for rain or for too few people.',
  done: 'It took place, the accounts are closed, and the helpers have been thanked.',
  cautions: [
    'Ask early about permits, insurance, food rules, music rights and first aid; the local authority or an experienced club knows what applies. Never carry the liability alone for a large event.',
  ],
  steps: [
    step(
      'Write one page on {thing}',
      'For whom, what for, when, where, how many, costs and income, what the day looks like in five lines. Add what would make it a success you can count.',
      ['Write the page in 30 minutes', 'Show it to one who would come', 'Change what they did not understand'],
      1,
    ),
    step(
      'Find two or three people who share {thing}',
      'One for money, one for place and equipment, one for people. Ask each singly, with a task, hours and end date.',
      ['Write down the three roles', 'Ask four people', 'Meet for an hour and divide the work'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Talk to somebody who organised such an event',
      'Ask for their list, costs, number of helpers and the mistake they would not repeat. Often you may copy their papers.',
      ['Find last year’s or the next town’s organiser', 'Ask the four questions', 'Adjust the page'],
      1.5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Go through the notes of the last event',
      'Which three things annoyed people, which cost too much, what did nobody use? Strike and move before you plan anew.',
      ['Get out accounts and notes', 'Ask two guests and two helpers', 'Write down three changes'],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'List what is fixed and what is missing for {thing}',
      'Three columns: fixed in writing, promised by word, not begun. Ring the promised ones today. What is missing is ordered by how long it takes: caterer, permits, speakers, print, volunteers. Ask those who signed up what they need and which part they could run.',
      ['Write the three columns', 'Ring the promised ones', 'Order the missing things by how long they take'],
      1.5,
      { when: { said: fixed } },
    ),
    step(
      'Fix date, place and permission for {thing}',
      'Check holidays, exams and other events. Reserve the place in writing with price, times, access, toilets and power, and file what needs a permit.',
      ['Compare two dates and two places', 'Reserve and file', 'Agree a place for bad weather'],
      4,
      { waitDays: 10, daysBefore: 60, when: { unsaid: fixed } },
    ),
    step(
      'Make the budget of {thing} and collect the money',
      'Three columns: cost, sure income, possible income. Set the loss you can bear and the day on which you cancel if too few sign up.',
      ['Get three prices', 'Write the budget with ten per cent reserve', 'Ask one sponsor or collect fees'],
      4,
    ),
    step(
      'Invite people and keep a list of yes and no',
      'Who, what, when, where, cost, answer by which day. Invite personally first, then publicly; a second message a week before {thing} often wins a third of the guests.',
      [
        'Write the invitation in eight lines',
        'Ask twenty people yourself',
        'Put up posters or posts and keep the list',
      ],
      4,
      { daysBefore: 28 },
    ),
    step(
      'Write the running order and the jobs for the day',
      'Sheet with time, task, name, telephone: set-up, welcome, food, sound, money, first aid, clearing up. Walk through {thing} at the place with the sheet.',
      ['Write the sheet from hour to hour', 'Fill each job with a name', 'Walk through it and mend gaps'],
      4,
      { daysBefore: 7 },
    ),
    step(
      'Hold the event, clear up and close the accounts',
      'You stay free for questions and let the others do their jobs. Within a week: accounts of {thing}, thanks to each helper, five lines for next time.',
      ['Be there first with the sheet', 'Clear up together with a time limit', 'Send thanks and accounts'],
      9,
    ),
  ],
  suggestions: [
    tip(
      'Choose a small first version',
      'One afternoon well done brings people for the next.',
      'Half the programme',
      'Same welcome',
    ),
    tip(
      'Ask for one hour, not for help',
      'People say yes to a task with an end.',
      'Two to three, the coffee',
      'Send a reminder',
    ),
    tip('Put food on the plan early', 'Hungry guests go home.', 'Water for all', 'Something without meat'),
    tip('Count on a third not coming', 'Without a fee it is often more.', 'Small fee', 'Ask again two days before'),
    tip('Put signs everywhere', 'Guests ask the same four questions.', 'Toilet, start, cost, exit', 'Large letters'),
    tip(
      'Keep cash and accounts apart',
      'Two persons count together.',
      'Receipts in one envelope',
      'Slip for every payment',
    ),
    tip(
      'Think of those who walk badly',
      'Steps and long ways keep people away.',
      'Chairs with backs',
      'Parking at the door',
    ),
    tip(
      'Test sound and power the day before',
      'Half of all delays come from a cable.',
      'Long cable',
      'Spare batteries',
    ),
    tip('Welcome everybody by one person', 'Strangers stay when somebody speaks to them.', 'At the door', 'Name tags'),
    tip('Have a rain decision time', 'Then all know when to ask.', 'Three hours before', 'One channel'),
    tip('Take ten good photos', 'You need them for thanks and next year.', 'Ask before faces', 'One person in charge'),
    tip('Write lessons on the same evening', 'In a week all is forgotten.', 'Keep, drop, change', 'With numbers'),
  ],
};

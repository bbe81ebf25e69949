import { type Archetype, step, tip } from '../kind.ts';

const booked = ['train/flight/ticket/bus/hotel is? booked', 'booked the/a/my train/flight/ticket'];

const inside = ['prison/jail/inmate/remand'];

const frail = [
  'hospice/hospital/dying/sick/ill/care_home/nursing_home',
  'before it is/s too late',
  "isn't/not getting younger",
];

const neverMet = ['never met/seen/been', 'first time'];

export const visitSomeone: Archetype = {
  id: 'visit-someone',
  name: 'Visit somebody',
  slots: { person: { from: 'person', otherwise: 'the person you visit', anywhere: true } },
  ask: {
    question: 'How long since you saw each other, and does the person know you would like to come?',
    chips: ['Weeks', 'Years', 'I am unsure of my welcome'],
  },
  hoursAWeek: 1.5,
  overview:
    'You ask {person} whether and when it suits, learn the rules of the place, and settle way, bed and length. You bring one thing that fits, have something to do together, and fix the next contact before you leave.',
  approach:
    'A short visit that takes place is better than a long one that is planned for years. What usually goes wrong is waiting for the perfect weekend, arriving as a surprise, and staying too long.',
  done: 'You have been there, and the next call or visit has a date.',
  cautions: [
    'Do not visit hospitals or care homes with a cold or fever. If there were violence or a court order, ask an advice centre first and meet in a safe place.',
  ],
  steps: [
    step(
      'Ring this week and ask which hour of the day is good',
      'With age or illness the next month is not sure. Ask the ward or family for the best hour, how long, who else comes, and go within two weeks, even for half an hour. If travel takes longer, make a call with picture first and send the letter now.',
      ['Ring ward or family today', 'Fix a day within two weeks', 'Tell {person} in three lines'],
      0.5,
      { when: { said: frail } },
    ),
    step(
      'Call or write to {person} and offer two dates',
      'Three sentences: I would like to see you, these two dates, how long would suit you? In case of illness, ask a relative or the ward first.',
      ['Look at your calendar for ten minutes', 'Offer two dates', 'Note the answer'],
      0.5,
      { when: { unsaid: frail } },
    ),
    step(
      'Get onto the visitors’ list and book the slot',
      'The person inside puts your name on the list or sends a visiting order; then you book a slot with two papers of identity and date of birth. Arrive 45 minutes before, leave phone and bag in the locker, coins in a clear bag if allowed, plain clothes. A letter in the same week makes the first visit easier.',
      [
        'Write to {person} and ask for the list',
        'Look up the rules and slots of the prison',
        'Bring two papers of identity',
      ],
      1.5,
      { waitDays: 10, when: { said: inside } },
    ),
    step(
      'Ask about rules and needs of the place',
      'Visiting hours, registration, identity, gifts allowed, stairs, sleep, food, pets. For prison or ward the application takes days or weeks.',
      ['Call the house or host of {person}', 'Note times and rules', 'Apply if needed'],
      0.5,
      { waitDays: 5, when: { unsaid: inside } },
    ),
    step(
      'Find out what would please {person} at present',
      'Ask somebody near: what tires, what gives joy, what should one not mention? After a long pause look at old photos and letters.',
      ['Ask one person', 'Choose three topics', 'Choose one thing to bring'],
      1,
      { when: { level: 'beginner' } },
    ),
    step(
      'Agree with {person} on a short first hour and a way out',
      'For a first meeting an hour in a cafe or on a walk is kinder than a whole day at home. Bring four photos and one small thing from your place. Have three questions about now and two about then. Sleep elsewhere the first night and keep the second day open.',
      ['Suggest hour and place', 'Choose four photos', 'Book your own bed for the first night'],
      0.7,
      { when: { said: neverMet } },
    ),
    step(
      'Choose something new for the visit',
      'You see {person} now and then, so leave the usual table: a walk, cook together, photos, a place from earlier, their work.',
      ['Think of three ideas', 'Ask which is wished', 'Prepare it'],
      0.5,
      { when: { unsaid: neverMet, level: 'experienced' } },
    ),
    step(
      'Book the way and the bed',
      'Arrive rested, not on the last train, with a place of your own if you stay longer than two nights with {person}.',
      ['Compare way and price', 'Book', 'Send arrival and departure'],
      1,
      { daysBefore: 14, when: { unsaid: booked } },
    ),
    step(
      'Arrange your home and who comes along',
      'Leave, children, animals, other visitors on the same day. Too many at once can be tiring for {person}; agree turns.',
      ['Arrange leave and care', 'Agree who comes along', 'Remind of the date two days before'],
      0.5,
      { daysBefore: 2 },
    ),
    step(
      'Prepare a gift and three questions',
      'Small and usable: photos, food that is allowed, a recording, help with one thing in the home. Questions to {person} that lead to stories.',
      ['Prepare the gift', 'Write three questions', 'Charge phone for photos'],
      1,
    ),
    step(
      'Visit {person} and stay as long as agreed',
      'Sit down, listen more than you tell, do one thing together, leave while it is still nice. With the ill half an hour can be enough.',
      ['Put the phone away', 'Ask the first question', 'Fix the next date at the door'],
      4,
    ),
    step(
      'Write to {person} within three days',
      'A photo, a thank you, one sentence about what you took home, and the date of the next call in the calendar.',
      ['Send photo and thanks', 'Enter the next call', 'Do what you promised'],
      0.5,
      { waitDays: 2 },
    ),
  ],
  suggestions: [
    tip('Say at the start how long you stay', 'Both can relax.', 'Until four', 'Keep to it'),
    tip('Bring old pictures', 'They open the memory of ill people, too.', 'Ten prints', 'Names on the back'),
    tip('Do something with your hands', 'Talking is easier then.', 'Peel, repair, knit', 'Side by side'),
    tip('Ask before you bring children', 'Joy for some, too much for others.', 'Half an hour', 'Something to play'),
    tip('Come without advice', 'Visitors are not inspectors.', 'First listen', 'Ask if wanted'),
    tip('Take the second-best date', 'The best one never comes.', 'This month', 'Enter it now'),
    tip('Help with one small thing', 'Bulb, form, phone.', 'Ask', 'Finish it'),
    tip('Leave something behind', 'A photo, a note, a plant.', 'With your name', 'In sight'),
    tip('Say it while you can', 'Thank you and sorry need no occasion.', 'One sentence', 'Eye to eye'),
    tip('Plan an hour for yourself after', 'Some visits are sad.', 'Walk', 'Call a friend'),
    tip('Tell others how it was', 'They may come next.', 'Family message', 'Good news first'),
    tip('Make it a rhythm', 'Four times a year needs no decision.', 'Seasons', 'Fixed weekend'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

const rhythmThere = [
  'call/calls on wednesdays/sundays/fixed/daily',
  'visit every',
  'we have a',
  'second/third year apart',
];

const timeZones = ['time zones/zone', 'when i/she/he sleep/sleeps', 'odd hours', 'signal'];

export const longDistanceRelationship: Kind = {
  id: 'long-distance-relationship',
  category: 'relationship',
  name: 'Make our long-distance relationship work',
  slots: {
    partner: {
      words: ['husband', 'wife', 'girlfriend', 'boyfriend', 'fiance|fiancé', 'fiancee|fiancée', 'partner'],
      otherwise: 'partner',
    },
    reason: {
      words: [
        'studies|university|abroad',
        'job in another city|job|work|oil rig',
        'deployment|army|navy|military',
        'visa|country|immigration',
        'care of family|parents',
        'military service',
        'online beginning|met online',
      ],
      otherwise: 'distance',
    },
  },
  ask: {
    question: 'Is there a date on which the distance ends?',
    chips: ['Yes, it is settled', 'Not yet, but both want it', 'No, and that is the problem'],
  },
  hoursAWeek: 4,
  weekly: 'Have two long calls, one thing done together at a distance, and the next visit in the calendar',
  overview:
    'You and your {partner} will agree how you stay in contact, fix the next visits with a fair sharing of cost, deal with jealousy and misunderstandings, and make a plan for when and where the distance ends.',
  approach:
    'Reliable contact of good quality counts more than constant messages. There should always be a date for the next meeting and, in time, a date on which the distance ends. Do not settle conflicts by text. Many such couples fail because nobody says who might move.',
  done: 'You have kept the agreed rhythm for three months, two visits have a date, and a written plan names place and month for living together, or you have decided honestly against it.',
  cautions: [
    'If you met online: video call first, meet in public, stay somewhere of your own, tell a friend. Somebody who always has a reason not to meet or asks for money is very likely a fraudster.',
    'Controlling your whereabouts, passwords or friends is not love. A helpline can advise you.',
  ],
  steps: [
    step(
      'Ask your {partner} what closeness means to them',
      'Is it messages, calls, seeing everyday life, sex, planning? What is too much and what too little? Both answer in writing and swap. Different answers are normal and can be combined.',
      [
        'Each writes five lines about closeness',
        'Swap the pages and ask questions',
        'Note one wish of each for this week',
      ],
      1,
    ),
    step(
      'Agree on a rhythm of contact',
      'For example a good morning each day, two long calls a week at fixed hours, and one free evening without any duty. Put both time zones in both calendars and agree what happens when one of you cannot.',
      ['Find two hours that suit both', 'Enter them as repeating dates', 'Agree on how to cancel kindly'],
      0.5,
      { when: { unsaid: rhythmThere } },
    ),
    step(
      'Talk about when and where the distance ends',
      'Who could move, by when, and what would each lose: work, language, family, papers? Collect facts about the {reason}, residence and jobs in both places. If one of you will never move, it is better to say so now.',
      [
        'Each writes three possible places with pros and cons',
        'Look up work and residence rules',
        'Fix the date for the second talk',
      ],
      3,
    ),
    step(
      'Plan visits and share the cost fairly',
      'Fix the next two visits now, every four to six weeks or as far as distance and money allow. Share the cost by income and meet half-way at times. Plan one evening out, one ordinary day and one time with friends.',
      ['Compare three dates and prices', 'Set a monthly sum for travel', 'Book the next visit with your {partner}'],
      2,
    ),
    step(
      'Send voices and pictures that need no answer at once',
      'With hours apart, three minutes of voice a day beat a tired call: what I see, what annoyed me, what I look forward to. One real talk a week at the hour that is fair, alternating who gets up. No quarrels in writing and none after midnight of either; a word means we talk on Sunday.',
      ['Agree on the hour of the one talk', 'Send a voice note a day', 'Choose the word that stops a quarrel'],
      3,
      { when: { said: timeZones } },
    ),
    step(
      'Do something together each week, not only talk',
      'Cook the same dish, watch a film at the same time, read aloud, play or exercise. Send letters and parcels. Talk with your {partner} about intimacy at a distance: what both like, and what stays private.',
      ['Write ten ideas together', 'Do the first one this week'],
      5,
      { when: { unsaid: timeZones } },
    ),
    step(
      'Agree how you handle jealousy and quarrels',
      'Say what being faithful means to each of you and what you tell without being asked. Never quarrel by text; write that you want to talk tonight. End calls with one good sentence, and let your {partner} have evenings without you.',
      ['Write down three agreements', 'Choose a sign for pause', 'Practise on a small subject'],
      1.5,
    ),
    step(
      'Keep your own life full where you are',
      'Keep up friends, sport and sleep; who only waits becomes bitter, and the calls get difficult. Introduce your {partner} to two of your friends by video or on the next visit.',
      ['Enter two fixed dates a week', 'Plan the evening after each goodbye'],
      4,
    ),
    step(
      'Write the plan and try living together',
      'Write down month, place, money, first flat and what happens if it does not work. Before that live together for two to four weeks with work and chores. It is done when you and your {partner} have agreed on the plan or decided against it.',
      [
        'Plan two to four trial weeks together',
        'Write one page with steps and dates',
        'Do the first step: application, notice, savings',
      ],
      6,
    ),
  ],
  suggestions: [
    tip(
      'Start calls with the small things',
      'Knowing each other’s day keeps you close.',
      'Ask what they ate',
      'Show your street or desk',
    ),
    tip('Send something to touch', 'A smell does what screens cannot.', 'A worn shirt', 'A handwritten page'),
    tip(
      'Keep a shared list',
      'It gives you plans for the next visit.',
      'Places, films and dishes',
      'Both of you add to it',
    ),
    tip(
      'Leave notes when you go',
      'They are found for weeks afterwards.',
      'In a pocket, the fridge or a book',
      'Five notes are enough',
    ),
    tip(
      'Let the first hours be calm',
      'High expectations make the first evening difficult.',
      'Shower, eat and rest first',
      'Invite no guests that day',
    ),
    tip(
      'Plan the goodbye',
      'It is the hardest hour of a visit.',
      'Know the date of the next one',
      'Arrange company for the evening',
    ),
    tip(
      'Use the cheap seasons',
      'The cost of travel decides how often you meet.',
      'Book two months ahead',
      'Compare night buses and trains',
    ),
    tip(
      'Do not interpret short messages',
      'A short answer often only means a tired person.',
      'Ask once',
      'Call when you are unsure',
    ),
    tip('Read the same book', 'It gives you things to talk about.', 'A chapter a week', 'Voice messages'),
    tip('Share the calendar', 'You know when the other one is busy.', 'Use two colours', 'Show both time zones'),
    tip(
      'Celebrate at a distance',
      'Birthdays apart need more planning.',
      'Send the parcel two weeks ahead',
      'Order a cake from a local bakery',
    ),
    tip(
      'Learn the language of the other',
      'It is also the language of the family.',
      'Ten minutes a day',
      'Practise with relatives',
    ),
  ],
};

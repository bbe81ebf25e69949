import { type Kind, step, tip } from '../kind.ts';

export const parentStopsDriving: Kind = {
  id: 'parent-stops-driving',
  category: 'relationship',
  name: 'Help a parent to stop driving',
  slots: {
    person: { from: 'person', otherwise: 'your parent', anywhere: true },
  },
  ask: {
    question: 'Who is it, and what has happened?',
    chips: ['Scratches and near misses', 'Memory or eyes got worse', 'A doctor said no'],
  },
  hoursAWeek: 1,
  unhurried: true,
  overview:
    'You will look closely, talk early and kindly, have driving judged by somebody neutral, and put other ways to get about in place before the key goes.',
  approach:
    'People give up a key for a way to the shop, not for a reason. So build the rides first. Let doctor or driving teacher be the one to judge: then you stay daughter or son. Age alone proves nothing.',
  done: 'The last drive is done, the car is gone or locked up, and there are three ways to get about that are used each week.',
  cautions: [
    'With confusion, fainting, very poor sight or a recent accident, do not wait for agreement: tell the doctor now and keep the key safe. Rules on telling the authority differ by country.',
  ],
  steps: [
    step(
      'Ride along for 20 minutes and take notes',
      'Lanes, signs, speed, turning left or right across traffic, reactions, new scratches. Notes with dates, no remarks in the car.',
      ['Ask for a lift to the shop', 'Write five lines after', 'Look round the car'],
      1,
    ),
    step(
      'Ask about eyes, medicines and worries',
      'Begin with a question: how is it to drive at night now? Many older drivers already avoid things and are relieved. Offer an eye test first.',
      ['Choose a calm hour', 'Ask two open questions', 'Book the eye test'],
      1,
    ),
    step(
      'Speak with the doctor',
      'Send your notes beforehand. Ask for a look at sight, memory, medicines and reactions, and for the words that the authority needs.',
      ['Send one page', 'Go along if {person} agrees', 'Ask for the opinion on paper'],
      1,
      { waitDays: 5 },
    ),
    step(
      'Build three other ways to get about',
      'List the trips of a week: shop, doctor, church, friends. For each: lift, bus pass, taxi account, delivery, scooter. Do each once together.',
      ['Write the week’s trips', 'Add up what the car costs a month', 'Put that sum on a taxi card'],
      3,
    ),
    step(
      'Book a driving assessment',
      'A mobility centre, driving school or motoring club drives for an hour and writes a report. The result may be: fine, with limits, lessons, or stop.',
      ['Find one nearby', 'Present it as a check that may keep the licence', 'Read the report together'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Agree on limits for now',
      'Only by day, only known roads, no motorway, nobody else in the car. With a date for the next look.',
      ['Write three limits', 'Sign them together', 'Date in three months'],
      0.5,
      { when: { unsaid: ['accident/crash/dementia/alzheimer/alzheimers/blind/confused'] } },
    ),
    step(
      'Have the talk about the key',
      'One person, not the whole family. Say what you saw, what you fear, what is ready. Do not argue about age. Let {person} choose the day and the last drive.',
      ['Say the first sentence aloud', 'Name two rides that are arranged', 'Agree a day'],
      1,
    ),
    step(
      'Let the car go and hand in the licence',
      'Sell it, give it to a grandchild, or park it elsewhere. Cancel insurance. In some countries an identity card replaces it.',
      ['Choose where it goes', 'Cancel insurance and tax', 'Get the other card'],
      2,
    ),
    step(
      'Look after the weeks that follow',
      'The loss is real: freedom, pride. Plan one outing a week in the first two months and ask which trip is missing.',
      ['One fixed outing', 'Ask what is missing', 'Add one ride'],
      3,
    ),
  ],
  suggestions: [
    tip('Never in front of others', 'Shame makes stubborn.', 'In private', 'At the table'),
    tip('Let a friend tell', 'One who stopped is the best voice.', 'Coffee together', 'How they do it'),
    tip('Count what a car costs', 'It pays many taxis.', 'Insurance, repairs, tax', 'Per month'),
    tip('Set up the taxi app', 'Or a number on the wall.', 'Try it once', 'Small notes for tips'),
    tip('Free bus passes', 'Many have one and never use it.', 'Get the card', 'Ride together'),
    tip('Order shopping', 'The heavy part comes home.', 'First order together', 'Same day weekly'),
    tip('Check the medicines', 'Some make sleepy.', 'Ask the pharmacist', 'Change times'),
    tip('New glasses first', 'Cataracts are easily mended.', 'Eye test', 'Then ride again'),
    tip('Hide nothing', 'A trick with the battery costs trust.', 'Only in danger', 'With the doctor'),
    tip('Ask about other parents', 'Neighbours share rides.', 'Church or club', 'Fuel money'),
    tip('Keep the seat in front', 'Being driven is hard.', 'Let them navigate', 'Nice route'),
    tip('Thank for the years', 'They drove you.', 'One photo', 'One story'),
  ],
};

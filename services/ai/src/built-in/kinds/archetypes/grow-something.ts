import { type Archetype, step, tip } from '../kind.ts';

export const growSomething: Archetype = {
  id: 'grow-something',
  name: 'Grow something and make it larger',
  slots: { thing: { from: 'object', otherwise: 'what you grow' } },
  ask: {
    question: 'How large is it today, and how large should it be, by when?',
    chips: ['Not begun yet', 'Small and healthy', 'It has stopped growing'],
  },
  hoursAWeek: 2,
  weekly: 'Look after it on two fixed days, measure on one, write one line',
  overview:
    'You find out the conditions for growing {thing}, prepare the place, start with a number you can care for, and measure weekly. You strengthen what thrives, and let the rest go early.',
  approach:
    'Growth follows conditions: light, food, space, care, and people who come again. What usually goes wrong is too many at once, too much care in week one and none in week six, and hurry.',
  done: 'It has the size or number you set, is healthy, and keeps going with the care you can give.',
  cautions: [
    'For animals, water, wild plants, sprays and larger plots ask about animal welfare, permits and safe use; wash and check before you eat what you grew.',
  ],
  steps: [
    step(
      'Write size, date and place for {thing}',
      'How large or how many, by when, where, and minutes of care a day you can give in a bad week. Photograph or count the start.',
      ['Write it in 15 minutes', 'Photograph or count', 'Note minutes of care'],
      0.5,
    ),
    step(
      'Find out what is needed to grow {thing}',
      'Five conditions, best season or moment, two usual reasons for failure. Ask somebody nearby who succeeds with it; local answers are the best.',
      ['Ask one local person', 'Read one good guide', 'Write the five conditions'],
      1.5,
    ),
    step(
      'Prepare the place or base for {thing}',
      'Soil, light, water, housing, room, contact list: whatever it grows in. Correct the worst of the five conditions first.',
      ['Compare place and conditions', 'Mend the worst', 'Get material'],
      3.5,
      { waitDays: 3 },
    ),
    step(
      'Begin small with {thing} and three kinds or ways',
      'Three kinds, places or ways, few of each. After a month you know which one thrives with you.',
      ['Choose three', 'Begin with few', 'Label with the date'],
      2.5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Find what stops the growth of {thing}',
      'You know the basics, so look at the limiting one: space, food, disease, time, message, leader. Change this only and compare after four weeks.',
      ['List what changed since it stopped', 'Choose one', 'Change and compare'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Care for {thing} on fixed days for a month',
      'Same days, short list: look, feed or water, talk to people, remove, note. Early signs of trouble are small; look at the underside.',
      ['Write the short list', 'Keep two fixed days', 'Write one line a week'],
      6,
    ),
    step(
      'Remove or let go of what does not thrive',
      'Thin out, separate, repot, end one offer. It is hard, and gives {thing} space, light and strength.',
      ['Mark the weak ones', 'Let go of a third', 'Give the space to the best'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Double the best part of {thing}',
      'Divide, sow again, invite by those who came, second group, larger pot. Only as far as care and place allow.',
      ['Choose what thrives best', 'Prepare more place', 'Double it'],
      5,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Bring {thing} to the full size and secure the care',
      'Measure against the start, harvest, show or celebrate, and hand one part of the care to another person so that it lasts when you are away.',
      ['Measure and compare', 'Show or share it', 'Teach somebody the care'],
      5,
    ),
  ],
  suggestions: [
    tip('Look daily, act weekly', 'Most harm comes from too much.', 'One minute', 'Fixed day'),
    tip('Label everything', 'Memory mixes it in a month.', 'Kind and date', 'Waterproof'),
    tip('Ask why it works next door', 'Place and season count.', 'One visit', 'Bring a question'),
    tip('Start more than you need', 'A third is always lost.', 'Then thin out', 'Give away'),
    tip('Feed little and regularly', 'Too much at once weakens.', 'Half of the label', 'Every fortnight'),
    tip('Take a photo every Sunday', 'You see change you overlook.', 'Same place', 'Side by side'),
    tip('Keep a reserve', 'Seeds, cuttings, contacts.', 'Second place', 'Fresh each year'),
    tip('Separate the sick at once', 'It spreads in days.', 'Other room', 'Clean tools'),
    tip('Respect rest times', 'Growth has pauses.', 'Winter, holidays', 'No force'),
    tip('Swap with others', 'Variety makes it strong.', 'Market or club', 'One for one'),
    tip('Write what it cost', 'Time and money per piece.', 'One line', 'Decide yearly'),
    tip('Enjoy the first result', 'Eat, wear, welcome it.', 'With somebody', 'Photo'),
  ],
};

import { type Archetype, step, tip } from '../kind.ts';

const underWay = [
  'replaced the',
  'is cleaned',
  'new _ _? dies/drops/still',
  'drops out',
  'dies under',
  'tried the/everything',
];

export const repairSomething: Archetype = {
  id: 'repair-something',
  name: 'Repair something that is broken',
  slots: { thing: { from: 'object', otherwise: 'the broken thing' } },
  ask: {
    question: 'What does it no longer do, and since when?',
    chips: ['I want to do it myself', 'I look for somebody to do it', 'Not sure it is worth it'],
  },
  hoursAWeek: 2,
  overview:
    'You describe the fault exactly, find the cause before you buy anything, and decide whether you, a friend, a repair cafe or a workshop mends {thing}. After the repair comes a test and a note, so that it lasts.',
  approach:
    'Most wrong repairs come from changing parts on suspicion; test one cause after another, the simplest first: power, dirt, loose screw, wrong setting. Take a photo before every part you remove, otherwise it is not put together again.',
  done: 'It has worked for two weeks in normal use, and the fault has not come back.',
  cautions: [
    'Gas, mains electricity, microwave ovens, brakes, airbags and load-bearing parts are for a qualified person. Unplug, drain and let cool before you open anything, and check first whether opening ends the guarantee.',
  ],
  steps: [
    step(
      'Write what was done to {thing} and when the fault still comes',
      'Cold or warm, after how many minutes, under load or idle, with which sound? A fault after ten minutes points to heat, one under load to feed, air or a worn contact. Change one thing at a time and write it down. Post this page to a forum for exactly this model.',
      ['Note time, heat and load three times', 'List what was changed', 'Ask with the page in one forum'],
      1,
      { when: { said: underWay } },
    ),
    step(
      'Describe the fault of {thing} in five lines',
      'What happens, when, since when, what was done before, which noise, smell or message. Make a photo or film and note maker, model and age.',
      ['Write the five lines in 15 minutes', 'Film the fault', 'Look for the bill and the guarantee'],
      0.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Claim the guarantee or insurance for {thing}',
      'If it is under two or three years old or damaged by somebody else, write to shop, insurer or landlord before you open anything. Send fault, photo, bill and a date for the answer.',
      ['Check bill and terms', 'Send the message with a date', 'Note the answer'],
      1,
      { waitDays: 7, when: { unsaid: underWay, level: 'beginner' } },
    ),
    step(
      'Test the simple causes first on {thing}',
      'Power, battery, fuse, blockage, loose connection, dirt, setting, update. One after the other, with a tick behind each, so that you know which it was.',
      ['Write the list of simple causes from the manual', 'Test one by one', 'Clean it thoroughly'],
      1.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Find the cause and a repair guide for {thing}',
      'Search model and fault together, compare two guides, and write down parts, tools, time and the point where many fail. It is done when you can name the defective part.',
      ['Search with model number and fault', 'Compare two guides', 'Note the defective part and tools'],
      2,
      { resources: 'Free repair guides: https://www.ifixit.com' },
    ),
    step(
      'Decide who repairs {thing} and what it may cost',
      'Compare: own hours and part, repair cafe, workshop with an estimate, replacement. Above half the price of a good replacement, repair only what is dear to you.',
      ['Ask two workshops for an estimate', 'Ask when the next repair cafe is', 'Decide and write down the limit'],
      1.5,
      { waitDays: 3 },
    ),
    step(
      'Get the parts and tools to repair {thing}',
      'Order by part number, not by picture. Borrow special tools. Lay out a tray with numbered places for screws.',
      ['Compare part numbers', 'Order the part and borrow tools', 'Prepare light, tray and cloth'],
      1.5,
      { waitDays: 6 },
    ),
    step(
      'Take {thing} apart and photograph each stage',
      'Switch off, drain, disconnect. One photo before each part, screws in order. Stop when force would be needed and look for the hidden screw.',
      ['Switch off and secure', 'Take apart with photos', 'Compare the part with the new one'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Have the repair done or do it calmly',
      'Work with daylight and without a deadline; or hand {thing} over with your five lines and agree price and date in writing. Clean and oil what you can reach now.',
      [
        'Take a free half day or bring it in',
        'Replace, clean, put together',
        'Keep the old part until it has been tested',
      ],
      3,
      { waitDays: 2 },
    ),
    step(
      'Test {thing} for two weeks and note the repair',
      'First without load, then in daily use. Write date, part and cause on a label, and put the next care into the calendar.',
      ['Test the function five times', 'Check for leaks, noise and heat', 'Stick on the label with the date'],
      1,
    ),
  ],
  suggestions: [
    tip('Read the fault table in the manual', 'Makers list the ten usual causes.', 'Online as PDF', 'By model number'),
    tip('Tape screws onto the photo', 'Each goes back to its own place.', 'Print or paper sketch', 'In order'),
    tip(
      'Visit a repair cafe',
      'People with experience sit there beside you.',
      'Bring the fault in five lines',
      'Ask to do it yourself',
    ),
    tip(
      'Ask neighbours for the tool',
      'Special tools are used once in three years.',
      'One message to the house',
      'Return with a cake',
    ),
    tip(
      'Write the price limit down first',
      'Otherwise one part leads to the next.',
      'Half of a replacement',
      'Dear things excepted',
    ),
    tip('Buy used parts', 'Broken machines of the same model give good ones.', 'Compare numbers', 'Ask about return'),
    tip(
      'Do not force anything',
      'What does not move has a hidden catch.',
      'Look under stickers',
      'Warm plastic gently',
    ),
    tip('Repair the cause, too', 'Otherwise it breaks again in spring.', 'Why did it fail?', 'Change the place or use'),
    tip(
      'Keep glue for what glue can do',
      'Use the right one, and press for a day.',
      'Read the table on the pack',
      'Clean and dry first',
    ),
    tip(
      'Set aside a repair evening',
      'Small things pile up and annoy daily.',
      'Once a month',
      'Three things on the table',
    ),
    tip(
      'Ask what the expert did',
      'Next time you will see it earlier.',
      'Have the old part shown',
      'Note the word for it',
    ),
    tip('Give up in time', 'Some things serve better as spare parts.', 'Recycling centre', 'Keep the screws'),
  ],
};

import { type Archetype, step, tip } from '../kind.ts';

export const careForBodyPart: Archetype = {
  id: 'care-for-body-part',
  name: 'Care for a part of the body',
  slots: { part: { from: 'object', otherwise: 'the part of your body' } },
  ask: {
    question: 'What bothers you about it, and is it pain, strength or looks?',
    chips: ['It hurts or is weak', 'I want to prevent trouble', 'It is about looks'],
  },
  hoursAWeek: 1.5,
  weekly: 'Five minutes on six days, one longer session of 20 minutes, one note on Sunday',
  overview:
    'You look at what wears {part} out in your day, have it checked once, and build a care of five minutes into morning and evening. Changes of tools, shoes, light or breaks do as much as exercises.',
  approach:
    'Little and daily works, much and rarely does harm. Give it six to twelve weeks: skin needs about four, muscles eight, hair and nails months. What usually goes wrong is buying five products and changing nothing that caused the trouble.',
  done: 'The test or photo of the first day is clearly better after twelve weeks, and the care runs without reminders.',
  cautions: [
    'Have a doctor look at pain that lasts more than two weeks, numbness, swelling, wounds that do not heal, lumps, blood or sudden change; at once for sudden loss of sight or hearing. With diabetes, pregnancy, after surgery or with implants ask before exercises or treatments.',
  ],
  steps: [
    step(
      'Test and photograph {part} as it is today',
      'A simple measure: how long, how far, how many, how strong from 0 to 10, or a photo in daylight. Write date and result.',
      [
        'Choose a test or photo in 15 minutes',
        'Write the result with the date',
        'Note what makes it worse during a day',
      ],
      0.5,
    ),
    step(
      'Have {part} checked by somebody who knows',
      'Doctor, dentist, optician, hearing specialist, physiotherapist, podiatrist, midwife or dermatologist. Ask: is it healthy, which care really helps, what should I stop?',
      ['Book the appointment', 'Ask the three questions', 'Have two exercises or products named'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Write down for three days what strains {part}',
      'Hours, posture, shoes, noise, water, sun, screens, tools, weight. The largest strain is usually ordinary and repeated daily.',
      ['Note it morning, noon and evening', 'Mark the largest strain', 'Think of two ways to halve it'],
      1,
    ),
    step(
      'Halve the largest strain in your day',
      'Other height, gloves, glasses, ear protection, shoes, breaks, changed grip. Set up one change for {part} at work and one at home.',
      ['Change one thing at home', 'Change one thing at work', 'Check after three days'],
      2,
    ),
    step(
      'Learn two exercises or care steps for {part}',
      'Have them shown, film yourself, begin with half of the amount. Warm and slow; a slight effort is all right, pain is a reason to stop.',
      ['Have both shown', 'Film one round', 'Write amount and days on a card'],
      1.5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Improve what you already do for {part}',
      'Have your technique or products looked at. Drop what has no effect after eight weeks, and raise one thing by a tenth a week.',
      ['Show your routine to a specialist', 'Drop one thing', 'Raise one thing'],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Do the five-minute care for two weeks',
      'Tie the care for {part} to brushing teeth, coffee or closing the laptop, and cross off the days. Eleven of fourteen is enough.',
      ['Choose the fixed moment', 'Lay everything out there', 'Cross off the days'],
      2,
      { waitDays: 3 },
    ),
    step(
      'Raise it slowly up to week six',
      'A tenth more a week or the next exercise when the present one is easy. Sleep, water, protein, not smoking and sun protection help {part} as well.',
      ['Raise one thing a week', 'Note reactions', 'Go back a step when it aches for more than a day'],
      5,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Repeat the test on {part} and fix what stays',
      'Same test, same light. Keep the two things that helped, put the next check into the calendar, and go back to the specialist if nothing has changed after twelve weeks.',
      ['Repeat test or photo', 'Choose what stays', 'Enter the next check'],
      1,
    ),
  ],
  suggestions: [
    tip('Place the things where you need them', 'The cream in the cupboard helps nobody.', 'At the bed', 'At the desk'),
    tip('Take a minute every hour', 'Most parts suffer from sameness.', 'Timer', 'Stand, look, stretch'),
    tip('Change one product at a time', 'Otherwise you will not know what helped.', 'Four weeks', 'Note it'),
    tip(
      'Begin with half the exercises',
      'Tendons learn more slowly than muscles.',
      'Week one easy',
      'Then a tenth more',
    ),
    tip('Warm before you stretch', 'Cold tissue is easily hurt.', 'Warm water or moving', 'Slowly'),
    tip('Protect before it hurts', 'Noise, sun and pressure add up.', 'Plugs, cream, padding', 'In the bag'),
    tip('Look once a month by daylight', 'You notice changes early.', 'Same day', 'Photo if unsure'),
    tip('Ask at work for equipment', 'Employers often pay for aids.', 'Occupational doctor', 'One page with reasons'),
    tip('Drink and sleep enough', 'Tissue repairs itself at night.', 'Water at hand', 'Fixed bedtime'),
    tip('Beware of miracle cures', 'A good thing needs no countdown offer.', 'Ask the pharmacist', 'Look for studies'),
    tip('Rest on one day', 'Growth happens in the break.', 'Same day', 'Only gentle care'),
    tip('Write down what made it worse', 'Two lines save a month.', 'What, when', 'Avoid it for two weeks'),
  ],
};

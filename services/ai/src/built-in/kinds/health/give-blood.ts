import { type Kind, step, tip } from '../kind.ts';
import { bloodHere } from '../local-health.ts';

export const giveBlood: Kind = {
  id: 'give-blood',
  category: 'health',
  name: 'Give blood',
  slots: {
    what: { words: ['plasma', 'platelets', 'stem cells|bone marrow|marrow', 'blood'], otherwise: 'blood' },
    worry: {
      words: [
        'needles|needle|fear',
        'fainting|faint|dizzy',
        'low iron|iron|haemoglobin|hb',
        'tattoo|piercing',
        'travel|malaria',
        'medicines|tablets|medication',
        'weight|too light',
      ],
      otherwise: 'needles and fainting',
    },
    who: {
      words: [
        'wife',
        'husband',
        'partner',
        'friend',
        'friends',
        'colleagues|team',
        'daughter',
        'son',
        'sister',
        'brother',
      ],
      otherwise: 'friend',
    },
  },
  ask: {
    question: 'Is it the first time, and what has kept you from it?',
    chips: ['First time, a bit scared', 'Turned away, low iron', 'Want to reach 50 donations'],
  },
  hoursAWeek: 1,
  measures: ['donations', 'times'],
  overview:
    'You check whether you may give, book a date, eat and drink well before, rest after, and make it a habit two to six times a year. It takes about an hour and can help up to three people.',
  approach:
    'Drink half a litre beforehand and eat normally; tense legs and buttocks while it runs if you tend to faint. Most refusals are temporary: ask until when.',
  done: 'You have given once, feel well the next day, and the next date is in the calendar.',
  cautions: [
    'Be honest in the questionnaire, it protects those who receive. Not with a cold, fever, in pregnancy, under the weight limit (mostly 50 kg), or with certain illnesses and medicines; the doctor there decides.',
    'No hard sport, ladders, or long drives in the hours after. Fainting or bleeding later: lie down, legs up, call the number on the leaflet.',
  ],
  steps: [
    step(
      'Check online whether you may give',
      'Age, weight, health, travel, tattoo (some months), medicines. The blood service has a two-minute test.',
      ['Do the test of your blood service', 'Call about {worry} if it is unclear', 'Note dates of travel and tattoos'],
      0.4,
    ),
    step(
      'Book a date and go with company',
      'First donors take an hour to an hour and a half. Morning or after a meal, no sport after.',
      ['Choose place and date', 'Ask your {who}', 'Put ID in the bag'],
      0.3,
      { local: bloodHere },
    ),
    step(
      'Build up iron and fluids for a week',
      'Meat, lentils, oats, greens with vitamin C; sleep; half a litre extra on the day. Iron is tested by a finger prick.',
      ['Plan three iron dinners', 'No coffee or tea with them', 'Drink 500 ml in the two hours before'],
      0.7,
    ),
    step(
      'Prepare for {worry}',
      'Say first time or I may faint at the desk: you get to lie flat. Look away, breathe out long, squeeze muscles every five seconds.',
      ['Write what calms you', 'Practise tensing legs ten times', 'Take music'],
      0.5,
    ),
    step(
      'Give your {what} and rest fifteen minutes',
      'About half a litre in ten minutes; plasma and platelets take 45 to 90. Then drink, eat, bandage on for hours, no lifting with the arm.',
      ['Eat before you go', 'Tell staff at the first dizziness', 'Stay the full rest time'],
      1.2,
    ),
    step(
      'Look after yourself for a day',
      'Two litres of drinks, no sauna or alcohol, easy day; bruise: cool, then warm.',
      ['Drink through the evening', 'Put off training', 'Note how you felt'],
      0.3,
    ),
    step(
      'Put the next date in the calendar',
      'Whole blood every 8 to 16 weeks by country and sex, plasma more often. If you were refused, write until when.',
      ['Ask when you may again', 'Book at once', 'Register as stem cell donor if you like'],
      0.3,
    ),
    step(
      'Keep your iron up between donations',
      'Frequent donors should have ferritin tested; pause when it is low. Bring someone new along.',
      ['Ask for haemoglobin each time', 'Test ferritin yearly', 'Invite your {who} for the next'],
      0.4,
    ),
  ],
  suggestions: [
    tip('Wear sleeves that roll up', 'It makes everything quicker.', 'Loose cut', 'Two layers'),
    tip('Eat something salty before', 'It keeps blood pressure up.', 'Soup', 'Pretzel'),
    tip('Choose plasma with low iron', 'Red cells are given back.', 'Ask', 'Centre'),
    tip('Give in summer and at Christmas', 'Stocks run low then.', 'Book early', 'Remind friends'),
    tip('Take your donor card', 'Check-in is faster with it.', 'In the app', 'With your ID'),
    tip('Reward yourself', 'A good breakfast belongs to it.', 'With company', 'Every time'),
    tip('Go as a team', 'Colleagues keep the date.', 'Time off?', 'Ask boss'),
    tip('Ask about free time', 'Some employers give hours.', 'Personnel', 'Form'),
    tip('Sit before you stand', 'A minute avoids dizziness.', 'Feet down', 'Slowly'),
    tip('Learn your blood group', 'It comes with the first time.', 'Card', 'Useful'),
    tip('Look up mobile vans', 'They often stop near work.', 'In the app', 'Set a reminder'),
    tip('Report later illness', 'Call if fever follows.', 'Within days', 'Number'),
  ],
};

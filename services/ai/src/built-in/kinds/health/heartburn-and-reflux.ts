import { type Kind, step, tip } from '../kind.ts';

export const heartburnAndReflux: Kind = {
  id: 'heartburn-and-reflux',
  category: 'health',
  name: 'Be free of heartburn',
  slots: {
    trigger: {
      words: [
        'coffee',
        'wine|alcohol|beer',
        'chocolate',
        'tomato sauce|tomatoes',
        'fatty food|fried food|takeaways|fast food',
        'late dinners|late meals|eating late',
        'spicy food|curry',
        'fizzy drinks|cola',
        'peppermint',
        'onions',
        'bending over|bending',
        'stress',
      ],
      otherwise: 'late meals',
    },
  },
  ask: {
    question: 'When does it burn most, how often, and do you take tablets for it?',
    chips: ['At night, lying down', 'After meals, most days', 'I take tablets and want off them'],
  },
  hoursAWeek: 1,
  weekly: 'Two lines a day: what and when you ate, and the burning from 0 to 10',
  overview:
    'You will rule out warning signs, change the three things with the best evidence (late meals, the slope of the bed, weight round the middle), test your own triggers and sort out the tablets with your doctor.',
  approach:
    'Do not ban twenty foods. Time and amount matter more than what is on the plate: a light dinner three hours before bed does more than a list. Tablets are no failure, they let the gullet heal.',
  done: 'In four weeks you have heartburn on at most one day a week, sleep through, and take as little medicine as your doctor agrees to.',
  cautions: [
    'See a doctor soon for trouble or pain in swallowing, weight loss, vomiting, black stool, anaemia, a new start after 50, or heartburn on most days for three weeks. Burning with pressure in the chest, arm or jaw, sweat or short breath: call the emergency number, it may be the heart.',
    'Do not stop tablets against acid on your own if you take painkillers, blood thinners or had an ulcer. Stopping long use at once brings acid back stronger for some weeks.',
  ],
  steps: [
    step(
      'Check warning signs and note one week',
      'Read the list above and answer each with yes or no. Then write meals with times, burning, sleeping position, drinks and tablets such as ibuprofen, which often is the cause.',
      [
        'Answer the warning signs',
        'Hang a sheet on the fridge for seven days',
        'Mark each time it burnt after {trigger}',
      ],
      0.5,
      { waitDays: 6 },
    ),
    step(
      'Have dinner three hours before bed',
      'The fullest meal at noon, a small one in the evening, nothing but water after. It is done after ten evenings in two weeks.',
      [
        'Set the hour after which the kitchen is closed',
        'Plan three light dinners',
        'Leave out {trigger} in the evening',
      ],
      1,
    ),
    step(
      'Raise the head of the bed by 15 cm',
      'Blocks under the legs or a wedge pillow from the hips up; more pillows only bend the belly. Sleep on the left side.',
      [
        'Measure and put blocks or bricks under both legs',
        'Sleep on the left with a pillow at the back',
        'Note nights without burning',
      ],
      1,
    ),
    step(
      'Ask a doctor or pharmacist about a course',
      'Antacids and alginates help for hours; acid blockers are taken half an hour before breakfast for four to eight weeks. Ask about a test for Helicobacter if you also have pain in the stomach.',
      [
        'Take your week sheet and the list of medicines',
        'Ask: which one, how long, and how do I stop?',
        'Ask whether {trigger} or a tablet of yours is the cause',
      ],
      1,
      { waitDays: 10 },
    ),
    step(
      'Test your own triggers one at a time',
      'Two weeks without, then three days with it. Keep only what made a clear difference, so that the list stays short.',
      ['Begin with {trigger}', 'Bring it back on purpose and write what happens', 'Go on with the second suspect'],
      1.5,
    ),
    step(
      'Take pressure off the belly',
      'Looser belt, smaller portions, no bending after meals, a walk of fifteen minutes instead. If you carry extra weight, losing five per cent is the best treatment there is.',
      [
        'Leave the belt one hole looser',
        'Walk after dinner on five evenings',
        'Weigh yourself on the same day each week',
      ],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Step down the tablets with a plan',
      'Halve the dose for two to four weeks, then every second day, then only when needed, with an alginate for the days between. Do it with the doctor.',
      ['Get the plan in writing', 'Choose a quiet month to begin', 'Keep {trigger} away in these weeks'],
      1,
      { waitDays: 14, when: { weeksFrom: 8 } },
    ),
    step(
      'Compare this week with the first',
      'Count the days with heartburn. If it is still more than two a week, or you need tablets daily after eight weeks, ask about a gastroscopy.',
      ['Fill in a second sheet', 'Write your three rules', 'Book the doctor if needed'],
      0.7,
    ),
  ],
  suggestions: [
    tip('Eat slowly', 'Twenty minutes, small bites.', 'Put the fork down', 'Two thirds of a plate'),
    tip('Chew gum after meals', 'Saliva washes acid down.', 'Sugar-free, not mint', 'Twenty minutes'),
    tip('Wear loose trousers', 'Tight waists push acid up.', 'Braces instead of belt', 'One size larger for dinners'),
    tip('Put coffee after breakfast', 'An empty stomach burns more.', 'One cup less', 'Try a milder roast'),
    tip('Plan for parties', 'Late, fatty and wine in one evening.', 'Eat little before', 'Water between glasses'),
    tip('Stop smoking with help', 'It loosens the valve.', 'Ask the pharmacy', 'One date'),
    tip(
      'Keep an alginate at hand',
      'It floats on top as a lid.',
      'After meals and at bedtime',
      'Ask first if on low salt',
    ),
    tip('Rinse after acid comes up', 'Brush only after half an hour.', 'Water with baking soda', 'Tell the dentist'),
    tip(
      'Check your painkillers',
      'Ibuprofen and aspirin hurt the lining.',
      'Ask for another',
      'Never stop heart aspirin alone',
    ),
    tip('Lift from the knees', 'Bending with a full stomach burns.', 'Garden before lunch', 'Kneel on a pad'),
    tip(
      'Sing or breathe from the belly',
      'Training the diaphragm helps a little.',
      'Ten minutes daily',
      'After a month judge',
    ),
    tip('Share the fried plate', 'Half the fat, half the burning.', 'Starter as main', 'Salad first'),
  ],
};

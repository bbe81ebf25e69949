import { type Kind, step, tip } from '../kind.ts';

export const breakThePainkillerHeadache: Kind = {
  id: 'break-the-painkiller-headache',
  category: 'health',
  name: 'Get out of the painkiller headache',
  slots: {
    medicine: {
      words: [
        'triptans|triptan|sumatriptan|rizatriptan',
        'ibuprofen|nurofen',
        'paracetamol|acetaminophen|tylenol|panadol',
        'aspirin',
        'combination tablets|excedrin|combined',
        'codeine|opioids|tramadol',
        'naproxen',
        'diclofenac',
        'metamizole|novalgin',
      ],
      otherwise: 'painkillers',
    },
    work: {
      words: ['work|job|office', 'kids|children', 'shifts|driving', 'studies|exams|uni', 'school'],
      otherwise: 'work',
    },
  },
  ask: {
    question: 'On how many days a month do you take something, and what?',
    chips: ['12 days, triptans', 'Nearly daily, ibuprofen', 'With codeine, for years'],
  },
  hoursAWeek: 1.5,
  weekly: 'Headache diary, painkillers on no more days than agreed, endurance sport three times',
  overview:
    'Painkillers on ten to fifteen days a month or more can cause headache themselves. With a doctor you stop or cut them, bridge the one to two hard weeks, start prevention, and get back to at most two or three days a week, mostly fewer.',
  approach:
    'Ten days a month is the limit for triptans, combinations and opioids, fifteen for single ones such as ibuprofen. A break usually halves the headache within two months. Prevention begins at once or beforehand, so that you do not stand with empty hands.',
  done: 'For three months you have taken painkillers on fewer than ten days a month, and have fewer headache days than before.',
  cautions: [
    'Do not stop opioids, codeine, barbiturates or sedatives on your own: it belongs in a clinic or a doctor’s hands. Talk first also with depression, pregnancy, heart disease or other illness for which you take them.',
    'At once: sudden worst headache, with fever and stiff neck, weakness, speech or sight trouble, after a fall, or new after 50.',
  ],
  steps: [
    step(
      'Count days with headache and tablets',
      'Last three months as well as you can, then daily: pain 0 to 10, tablets, period, sleep. Days count, not tablets.',
      ['Fill in the last month', 'Name each product, {medicine} and mixtures too', 'Start a diary or app'],
      0.4,
    ),
    step(
      'See a doctor and agree the withdrawal',
      'At once for single painkillers and triptans mostly at home; opioids and sedatives slowly or in hospital. Ask for a neurologist if migraine is behind it.',
      ['Bring diary and packets', 'Ask: stop how, and from which day?', 'Ask what I may take on the worst day'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Start a preventive treatment',
      'Beta blocker, topiramate, amitriptyline, antibody injections, botulinum for chronic migraine; plus endurance sport and relaxation. Choose with the doctor.',
      [
        'Ask which fits your other illnesses',
        'Write start and judging date, with less {medicine} as the aim',
        'Begin walking or cycling three times a week',
      ],
      0.7,
    ),
    step(
      'Choose two quiet weeks and tell others',
      'Days two to ten are worst: headache, nausea, restless, poor sleep. Arrange {work}, driving and meals.',
      [
        'Put the weeks in the calendar',
        'Tell one person at {work} what happens',
        'Fill the fridge and free the evenings',
      ],
      0.7,
    ),
    step(
      'Get through ten days without {medicine}',
      'Nothing except what the doctor allowed. Cool packs, peppermint oil on the temples, dark room, fluids, anti-sickness tablet if prescribed, short walks.',
      ['Give all {medicine} to someone', 'Write pain each evening', 'Call the doctor on day five'],
      3,
      { waitDays: 9 },
    ),
    step(
      'Build the daily protection',
      'Regular sleep and meals, drink, thirty minutes endurance three times, ten minutes progressive relaxation, neck breaks. Most see change after four to eight weeks.',
      ['Choose hours for sport', 'Relax daily at the same time', 'Note headache days per week'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Write the new rule for attacks',
      'At most two days a week, early and in full dose, only for real attacks; other headache is waited out. Mark each day.',
      [
        'Agree the limit with the doctor',
        'Keep a counted box of {medicine}: eight days a month',
        'Write what you do before a tablet',
      ],
      0.5,
    ),
    step(
      'Compare three months and hold the limit',
      'Headache days, tablet days, mood. Relapse is likeliest in the first year: if the box is empty early, call.',
      ['Count and compare', 'Adjust prevention with the doctor', 'Book the next review'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Put a line on the calendar', 'Ten is the limit.', 'Red dots', 'Month'),
    tip('Buy small packs', 'Large ones empty unnoticed.', 'One at a time', 'No mixtures'),
    tip('Peppermint oil helps tension', 'Rub it on temples and neck.', 'Not near eyes', 'Not for infants'),
    tip('Eat on time', 'Skipped meals start attacks.', 'Breakfast', 'Snack along'),
    tip('Ask about caffeine', 'Withdrawal hurts as well.', 'Two cups', 'Steady'),
    tip('Tell all doctors', 'Back pain tablets count too.', 'List', 'Days'),
    tip('Drink before pain', 'Thirst is a trigger.', 'Bottle', 'Noon'),
    tip('Try biofeedback', 'It is proven against migraine.', 'Ask insurer', 'Ten sessions'),
    tip('Sleep at same hours', 'Weekends trigger.', 'One hour at most', 'Light'),
    tip('Treat the neck', 'Tension feeds it.', 'Heat', 'Physio'),
    tip('Have a helper for bad days', 'Somebody holds the box.', 'Agree', 'Message'),
    tip('Give it eight weeks', 'Early weeks mislead.', 'Diary', 'Then judge'),
  ],
};

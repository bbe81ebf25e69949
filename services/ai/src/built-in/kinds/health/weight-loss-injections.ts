import { type Kind, step, tip } from '../kind.ts';

export const weightLossInjections: Kind = {
  id: 'weight-loss-injections',
  category: 'health',
  name: 'Use weight-loss injections well',
  slots: {
    drug: {
      words: [
        'Ozempic|ozempic|semaglutide',
        'Wegovy|wegovy',
        'Mounjaro|mounjaro|tirzepatide|zepbound',
        'Saxenda|saxenda|liraglutide',
      ],
      otherwise: 'the injection',
    },
    effect: {
      words: [
        'nausea|sick|feeling sick',
        'constipation|constipated',
        'tiredness|tired',
        'heartburn|reflux',
        'muscle loss|weak',
        'hair loss',
        'vomiting',
        'plateau|stuck',
      ],
      otherwise: 'nausea',
    },
  },
  ask: {
    question: 'Are you thinking about it, just started, or want to stop?',
    chips: ['Thinking about it', 'First weeks, feel sick', 'How do I come off it'],
  },
  hoursAWeek: 3,
  weekly: 'Injection on the same day, protein in each meal, strength training twice',
  overview:
    'You find out with a doctor whether it suits you, begin low, handle {effect}, keep muscle by protein and strength, and build the eating and moving that will hold the weight when the dose goes down or ends.',
  approach:
    'Slow rises of dose, small meals, and eating stopped at the first sign of fullness prevent most trouble. Without protein and strength a third of the loss is muscle. Most people regain when they stop without a plan.',
  done: 'You are at the dose that works with few side effects, at least five per cent lighter after six months, as strong as before, and a plan for the time after is agreed with your doctor.',
  cautions: [
    'Only by prescription and from a pharmacy: products sold online or in salons may be fake. Not in pregnancy (stop two months before trying with semaglutide, ask for yours), with earlier pancreatitis, certain thyroid cancers, or an eating disorder without specialist care. Oral pills against pregnancy may fail with tirzepatide.',
    'Go at once for severe belly pain that goes to the back, vomiting that does not stop, yellow skin, or sudden sight loss. With insulin or sulfonylurea sugar may fall too low: doses must be changed by the doctor.',
  ],
  steps: [
    step(
      'Write your history and your reason',
      'Weight over ten years, attempts, illnesses, medicines, family thyroid cancer, pancreatitis, gallstones, mood and eating disorders. And what you want to be able to do.',
      ['Write the page', 'Measure weight, waist and blood pressure', 'Write three questions about {drug}'],
      0.5,
    ),
    step(
      'Ask a doctor whether it suits you',
      'BMI limits, blood tests, gains, side effects, price per month, how long, and what happens after. Ask for alternatives as well.',
      ['Book and take the page', 'Ask: who follows me up, and how often?', 'Ask about {drug} and your other medicines'],
      1,
      { waitDays: 10 },
    ),
    step(
      'Learn the injection and the rise of dose',
      'Belly, thigh or upper arm, same weekday, another spot each time, pen in the fridge, needles in a sharps box. Never raise faster than written.',
      ['Let the nurse show you', 'Put the weekday in the phone', 'Write the dose plan for four months'],
      0.5,
    ),
    step(
      'Prevent {effect} with small meals',
      'Half portions, slow, little fat, no late dinner, sips of water, ginger; fibre and walking against constipation. If it stays, remain on the dose longer.',
      [
        'Serve half and wait ten minutes',
        'Write {effect} from 0 to 10 daily',
        'Call the practice before you skip doses',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Eat protein first at every meal',
      'About 1.2 g per kilo of normal weight: eggs, skyr, fish, tofu, beans first, then vegetables. Ask about a multivitamin if you eat very little.',
      ['Plan breakfasts with 25 g', 'Keep soft protein for sick days', 'Count three days'],
      3,
    ),
    step(
      'Train strength twice and walk daily',
      'It keeps muscle, bones and skin. Squats, pushes, rows with rising weight; walk after dinner.',
      [
        'Choose two fixed days, not the day of {drug}',
        'Write the weights',
        'Measure how often you stand up from a chair in 30 seconds',
      ],
      8,
    ),
    step(
      'Build three habits while hunger is quiet',
      'Regular meals, a shopping list, an answer to stress that is not food. This is the time in which they are easiest to learn.',
      ['Choose the three', 'Do each on five days a week', 'Note which urges are gone with {drug}'],
      2,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Review with the doctor every three months',
      'Weight, strength, pulse, mood, blood tests. Under five per cent after the full dose for three months: talk about stopping.',
      ['Book the review', 'Bring weights and lists', 'Ask about gallstones and bones'],
      0.7,
    ),
    step(
      'Plan how to lower or stop {drug}',
      'Longest lasting is a slow step down or a low dose for long, with weekly weighing and a line at which you call.',
      ['Ask for the plan in writing', 'Set the range of three kilos', 'Keep training and protein'],
      1,
      { when: { weeksFrom: 10 } },
    ),
  ],
  suggestions: [
    tip('Inject before the weekend', 'Sick days fall at home.', 'Friday', 'Light food'),
    tip('Keep crackers by the bed', 'An empty stomach feels sicker.', 'Ginger tea', 'Get up slowly'),
    tip('Drink by the clock', 'Thirst is dull too.', 'Six glasses', 'Kidneys'),
    tip('Store it cold', 'Heat and frost spoil it.', '2 to 8 degrees', 'A travel pouch'),
    tip(
      'Do not share pens',
      'It spreads infections, even with a new needle.',
      'Your name on it',
      'Out of children’s reach',
    ),
    tip('Tell the anaesthetist', 'Food stays longer in the stomach.', 'Two weeks before', 'Ask'),
    tip(
      'Have sunscreen for the face',
      'Slow loss and sun protection are kinder to the skin.',
      'Daily factor 30',
      'Enough protein',
    ),
    tip('Drink less alcohol', 'It has a stronger effect now.', 'One glass', 'With food'),
    tip('Expect plateaus', 'Weight stands still for weeks at times.', 'Measure the waist', 'Note your strength'),
    tip('Compare prices honestly', 'A year, not a pen.', 'Pharmacies', 'Cover'),
    tip('Tell or do not tell', 'It is your choice who knows.', 'One sentence ready', 'Practise it'),
    tip('Mind low mood', 'Report it to the doctor.', 'Ask somebody to watch', 'Write it down'),
  ],
};

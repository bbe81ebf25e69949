import { type Kind, step, tip } from '../kind.ts';

export const goutFree: Kind = {
  id: 'gout-free',
  category: 'health',
  name: 'Stop my gout attacks',
  slots: {
    joint: {
      words: [
        'big toe|toe',
        'ankle|ankles',
        'knee|knees',
        'foot|feet',
        'wrist|wrists',
        'fingers|finger',
        'elbow|elbows',
      ],
      otherwise: 'joint',
    },
    trigger: {
      words: [
        'beer|alcohol|wine',
        'red meat|meat|liver|sausage',
        'seafood|shellfish|mussels|anchovies',
        'cola|soda|sweet drinks|juice',
        'water tablets|diuretics|diuretic',
        'fasting|crash diet',
        'dehydration|heat',
      ],
      otherwise: 'beer, meat and sweet drinks',
    },
  },
  ask: {
    question: 'How many attacks have you had in a year, and do you know your uric acid value?',
    chips: ['First attack', 'Two or more a year', 'On allopurinol, still attacks'],
  },
  hoursAWeek: 1,
  weekly: 'The tablet every day, two litres of water, and a note of any twinge',
  overview:
    'An attack is treated within a day and the disease itself by bringing uric acid below 360 µmol/l (6 mg/dl) and keeping it there. Diet helps a little, medicine helps much: with it nearly everybody becomes free of attacks.',
  approach:
    'Get the right attack medicine at home, then settle with the doctor whether to start a lowering medicine. It begins with a small dose and protection, because attacks may come in the first months; stopping then is the usual mistake.',
  done: 'Uric acid is under the target in two tests, and you have had no attack for six months.',
  cautions: [
    'A hot swollen joint with fever, or the first of its kind, needs a doctor the same day, as it can be an infection. A rash, sore mouth or fever in the first weeks of allopurinol: stop it and call at once.',
    'No ibuprofen or similar with kidney disease, stomach ulcer, heart failure or blood thinners; colchicine is easily overdosed and clashes with some medicines. Do not take aspirin for gout, and never stop heart aspirin by yourself.',
  ],
  steps: [
    step(
      'Write the history of your attacks',
      'When, which joint, how long, what you ate and drank, tablets, illness or thirst before. Add family, kidneys and blood pressure.',
      [
        'List the attacks you remember',
        'Draw where it hurt, for instance your {joint}',
        'Note {trigger} and all medicines',
      ],
      0.5,
    ),
    step(
      'Get attack medicine ready at home',
      'Ask which fits you: an anti-inflammatory, low-dose colchicine or a few days of cortisone. Start at the first twinge, cool the joint, rest it and lift it; keep on with lowering tablets.',
      [
        'Ask the doctor for a prescription and written doses',
        'Keep it in the bathroom and travel bag',
        'Write the plan on a card: when, how many, until when',
      ],
      0.7,
    ),
    step(
      'Have uric acid and kidneys tested',
      'Best two weeks or more after an attack, as the value can be normal during it. Kidneys, blood pressure, sugar and lipids belong to it.',
      [
        'Book blood and urine',
        'Ask whether fluid from the {joint} should be tested',
        'Ask whether one of your tablets or {trigger} raises it',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Decide with the doctor on a lowering medicine',
      'It is advised with two attacks a year, lumps, kidney disease or stones, and offered to many after the first. Ask about starting low, raising every four weeks, and protection for three to six months.',
      [
        'Ask: what is my target and how do we get there?',
        'Ask what to do when an attack comes in the first months',
        'Note allergies and origin, some people need a gene test first',
      ],
      1,
      { waitDays: 7 },
    ),
    step(
      'Cut back {trigger} for three months',
      'Beer, spirits, offal, shellfish and fructose drinks raise uric acid most; low-fat milk, coffee, cherries and vegetables are fine. Lose weight slowly, never by fasting.',
      ['Choose the first thing to cut', 'Drink two litres a day unless told otherwise', 'Plan a swap for evenings out'],
      1,
    ),
    step(
      'Test every four weeks until on target',
      'Dose up, test again, until it is under 360 (300 with lumps). Staying below melts old crystals over a year or two.',
      [
        'Book the next blood test each time',
        'Note dose, value and twinges in your {joint}',
        'Take the tablet at the same hour, also when well',
      ],
      0.7,
      { waitDays: 28 },
    ),
    step(
      'Move your {joint} and lose weight gently',
      'After the attack start with circles in water, then walking and cycling; wide shoes for the foot. Half a kilo a week is enough.',
      ['Move it without load for ten minutes', 'Walk on four days', 'Buy shoes with room at the toe'],
      2,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Check after six months without an attack',
      'Talk about ending the protection tablets, not the lowering one. Uric acid once or twice a year from then.',
      ['Count attacks before and since', 'Book the yearly test', 'Renew the attack medicine by its date'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Drink before bed', 'Crystals form at night.', 'A glass of water', 'Another on waking'),
    tip('Cool with a cloth between', 'Ice bare burns skin.', 'Ten minutes', 'Several times'),
    tip('Lift the sheet off', 'Even cotton hurts.', 'A box over the foot', 'Leg raised'),
    tip('Eat cherries if you like', 'A small help in some studies.', 'Unsweetened', 'Not instead of tablets'),
    tip('Ask about your water tablet', 'It often raises uric acid.', 'Do not stop alone', 'Another exists'),
    tip(
      'Keep tablets when travelling',
      'Flights and feasts start attacks.',
      'Attack pack in hand luggage',
      'Water on board',
    ),
    tip('Plan the barbecue', 'Beer and steak together are worst.', 'Chicken and salad', 'One alcohol-free first'),
    tip('Tell dentist and surgeon', 'Operations can bring attacks.', 'Keep tablets on', 'Drink well'),
    tip('Look for lumps', 'On ears, elbows, fingers.', 'Show them', 'Target is lower then'),
    tip('Do not fast', 'It pushes uric acid up.', 'Small meals', 'Slow weight loss'),
    tip('Coffee is welcome', 'Linked to fewer attacks.', 'Unsweetened', 'Two or three cups'),
    tip('Inform the family', 'They may have it as well.', 'Brothers and sons', 'A simple blood test'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

export const breatheBetterWithCopd: Kind = {
  id: 'breathe-better-with-copd',
  category: 'health',
  name: 'Breathe better with COPD',
  slots: {
    task: {
      words: [
        'stairs',
        'walking|walk',
        'shopping',
        'showering|shower|dressing',
        'garden|gardening',
        'playing with grandchildren|grandchildren|grandkids',
        'housework',
        'singing|choir',
        'sleeping|sleep',
        'travelling|flying|holiday',
      ],
      otherwise: 'walking and stairs',
    },
    disease: {
      words: [
        'emphysema',
        'chronic bronchitis|bronchitis',
        'pulmonary fibrosis|lung fibrosis|fibrosis',
        'bronchiectasis',
        'sarcoidosis',
        'long-term lung damage|after pneumonia|pneumonia',
        'COPD|copd',
      ],
      otherwise: 'lung disease',
    },
  },
  ask: {
    question: 'How far can you walk, do you smoke, and how often were you worse last year?',
    chips: ['200 metres on the flat', 'One flight of stairs', 'Oxygen at home'],
  },
  hoursAWeek: 3,
  weekly: 'Walk or rehab on four days, strength twice, inhaler as told every day',
  overview:
    'Stopping smoking slows it like nothing else; inhalers used rightly, pulmonary rehabilitation, breathing techniques, vaccinations and a plan for bad days give back {task}.',
  approach:
    'Getting breathless in training is allowed and safe within limits; avoiding it makes weaker. Breathe out through pursed lips on effort. Two thirds of people use the inhaler wrongly: have it watched.',
  done: 'You manage {task} better, walk at least 30 metres more in six minutes, and know what to do on the first bad day.',
  cautions: [
    'Emergency: breathless at rest, blue lips, confusion, sleepy, chest pain. Same day: more or yellow-green phlegm, fever, swollen legs. Oxygen: no fire or smoking near, dose only as prescribed.',
    'Coughing blood, weight loss, or hoarse for weeks: doctor this week. Ask before flying or altitude.',
  ],
  steps: [
    step(
      'Test how far you walk and rate breath',
      'Walk six minutes on the flat with rests and note the metres and breathlessness from 0 to 10. Add how many stairs you manage.',
      ['Walk the six minutes', 'Write metres and breath', 'Write marks from 0 to 10 for {task}'],
      0.4,
    ),
    step(
      'Have your inhaler technique watched',
      'A pharmacist or nurse sees what goes wrong: some devices need a slow breath, others a fast one, then you hold it and rinse. A spacer helps with sprays.',
      ['Bring all devices', 'Show how you do it', 'Write times on the box'],
      0.5,
    ),
    step(
      'Get help to stop smoking today',
      'Medicine plus counselling works best, and it is never too late. If you do not smoke, keep away from smoke, dust and fumes of others.',
      ['Call the service', 'Ask for tablets or patches', 'Smoke-free home'],
      1,
    ),
    step(
      'Apply for pulmonary rehabilitation',
      'Six to twelve weeks of training and teaching have the best proof of all. After a stay in hospital it should start within four weeks.',
      ['Ask the doctor for referral', 'Ask about home or online', 'Book lung function too'],
      0.7,
      { waitDays: 14 },
    ),
    step(
      'Learn pursed lips and resting positions',
      'Breathe in through the nose for two and out through pursed lips for four. Lean on a table or your thighs, and breathe out on effort, for example with {task}.',
      ['Practise ten times a day, then before {task}', 'Try it on five stairs', 'Hang the picture up'],
      1.5,
    ),
    step(
      'Walk and train four times a week',
      'Ten minutes in bits up to thirty, at a pace where short sentences are possible, plus legs and arms with a band twice. Use the reliever beforehand if you were told so.',
      ['Fix days', 'Add a minute a week, with {task} as the aim', 'Rest before you are empty'],
      8,
    ),
    step(
      'Make {task} easier by planning',
      'Sit, go slowly, keep tools at hip height, and take breaks before you need them. The best time is after the morning inhaler.',
      ['Split it in four parts', 'Do one sitting', 'Use a rollator or shower stool if it helps'],
      0.7,
    ),
    step(
      'Get vaccinated and write the bad-day plan',
      'Flu, pneumococcus, COVID, whooping cough and, by age, RSV. The plan says which tablets are at home, when you start them, and whom you call.',
      ['Book vaccinations', 'Have the doctor fill in the plan for your {disease}', 'Put it on the fridge'],
      0.6,
    ),
    step(
      'Repeat the walk after twelve weeks',
      'Compare metres and breathlessness. Ask about oxygen, weight, mood and heart at the check-up.',
      ['Walk six minutes', 'Compare {task}', 'Go on with the group'],
      0.4,
    ),
  ],
  suggestions: [
    tip('Carry a fan', 'Air on the face calms breath.', 'Small', 'Bag'),
    tip('Eat small and often', 'A full belly presses up.', 'Six meals', 'Protein'),
    tip('Air before cooking', 'Steam and fumes tighten the chest.', 'Lid on', 'Hood or window'),
    tip('Sing in a lung choir', 'It trains breathing out.', 'Weekly', 'Fun'),
    tip('Cover the mouth in cold', 'A scarf warms the air you breathe.', 'In through the nose', 'Slowly'),
    tip('Rinse after sprays', 'It prevents sores in the mouth.', 'Water', 'Spit it out'),
    tip(
      'Clear phlegm in the morning',
      'Huffing tires less than coughing.',
      'Drink first',
      'Let a physiotherapist show you',
    ),
    tip('Check the air', 'High smog: stay in.', 'App', 'Filter'),
    tip('Plan oxygen for travel', 'Airlines need weeks of notice.', 'A doctor’s letter', 'The right adapter'),
    tip('Use the talk test', 'Short sentences are right.', 'Not gasping', 'Rest'),
    tip('Tell fear early', 'Panic and breath feed each other.', 'Doctor', 'Technique'),
    tip('Keep weight', 'Thin means weak breathing muscles.', 'Weekly', 'Dietitian'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

export const keepAReptile: Kind = {
  id: 'keep-a-reptile',
  category: 'hobby',
  name: 'Keep a reptile or amphibian well',
  slots: {
    animal: {
      words: [
        'bearded dragon|beardie|pogona',
        'leopard gecko|gecko|crested gecko',
        'corn snake|snake|ball python|royal python|king snake|python',
        'tortoise|hermann|tortoises',
        'chameleon',
        'frog|frogs|tree frog|dart frog|pacman frog',
        'turtle|terrapin|slider',
        'iguana',
        'tarantula|spider|scorpion',
        'stick insects|praying mantis|mantis',
        'salamander|newt|axolotl',
        'blue tongue skink|skink|lizard',
      ],
      otherwise: 'reptile',
    },
  },
  ask: {
    question: 'Which animal, and have you kept one before?',
    chips: ['Gecko or bearded dragon', 'A snake', 'Tortoise'],
  },
  hoursAWeek: 2,
  measures: ['animals'],
  overview:
    'You will check law, cost and lifetime, build and test the home for your {animal} before it arrives, find a vet, and keep it eating, shedding and calm.',
  approach:
    'Nearly all illness comes from heat and light that were guessed. Measure basking spot, cool end and night with digital probes, on a thermostat, for a week with nobody inside. Think in decades: geckos 15–20 years, snakes 20–30, tortoises longer than you.',
  done: 'Your {animal} eats, sheds in one piece, keeps its weight and has been seen healthy by a reptile vet.',
  cautions: [
    'They carry salmonella: wash hands, keep away from kitchens and children under five. Some species need permits or papers; buy captive-bred with proof. Heat lamps need guards and thermostats.',
  ],
  steps: [
    step(
      'Check law, landlord, cost and years for your {animal}',
      'Permit or registration, lease, vet and electricity, who feeds it on holidays, live or frozen food in the fridge. Write the monthly sum.',
      [
        'Look up the rules for the species',
        'Ask the household about frozen mice or insects',
        'Add up purchase, home, light, food, vet',
      ],
      1.5,
    ),
    step(
      'Visit a keeper, rescue or breeder',
      'See adult size, handle one, ask what it eats this week. Rescues have many grown ones and honest advice.',
      ['Ask two rescues about your {animal}', 'Look for clear eyes, clean vent, weight', 'Reserve, do not take it yet'],
      2,
    ),
    step(
      'Buy and build the enclosure',
      'Size for the adult: at least 120 by 60 by 60 cm for a bearded dragon, snake length for a snake, outdoor run for a tortoise. Hides at warm and cool end, UVB tube for day animals, ventilation, locks.',
      ['Fit thermostat and lamp guards', 'Date the UVB tube for exchange', 'Choose a safe substrate'],
      5,
    ),
    step(
      'Test heat and humidity for a week',
      'Bearded dragon: basking 40 degrees, cool 25; leopard gecko: floor 32; corn snake: 30 and 24; frogs cooler and moist. Note morning, noon and night.',
      ['Two digital probes', 'Adjust and note three times a day', 'Find the nearest reptile vet'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Bring your {animal} home and leave it alone',
      'A week of quiet, water and hides, no handling; snakes eat after seven days, lizards often sooner. Weigh on day one and keep papers.',
      ['Cover three sides', 'Keep the purchase papers', 'Write food, shed, droppings and weight'],
      2,
      { waitDays: 10 },
    ),
    step(
      'Learn feeding, calcium and cleaning',
      'Insects dusted with calcium, greens for dragons and tortoises, thawed rodents as wide as the snake’s body every 7–14 days. Spot-clean daily, full clean monthly.',
      ['Make a feeding plan on the door', 'Gut-load insects a day before', 'Keep tongs and gloves apart'],
      6,
    ),
    step(
      'Handle your {animal} calmly and have it checked',
      'Five minutes, from the side, no grabbing tail or head, not after meals or in shed. Vet with a fresh stool sample in the first two months.',
      ['Short sessions twice a week', 'Book the vet check', 'Learn signs: gaping, swollen jaw, stuck skin'],
      4,
    ),
    step(
      'Keep it well through the first season',
      'Change the UVB tube by date, adapt to winter, and learn whether your {animal} hibernates. It is done after three months of even weight and clean sheds.',
      ['Graph the weight', 'Arrange a holiday keeper with a sheet', 'Note the exchange date of each lamp'],
      6,
      { when: { weeksFrom: 12 } },
    ),
  ],
  suggestions: [
    tip(
      'Measure heat with two digital probes',
      'Stick-on dials are wrong by several degrees.',
      'Warm and cool end',
      'Look morning and night',
    ),
    tip(
      'Find the reptile vet before you need one',
      'Few practices treat them, and illness is quick.',
      'Save the number',
      'Book a first check',
    ),
    tip(
      'Buy a captive-bred animal with papers',
      'Wild-caught ones carry parasites and stress.',
      'Ask for the breeder’s name',
      'Keep the receipt',
    ),
    tip(
      'Write the exchange date on each lamp',
      'UV light fades long before the lamp goes out.',
      'Six to twelve months',
      'A pen on the fitting',
    ),
    tip('Use a thermostat always', 'Burns are the most common injury.', 'Probe fixed', 'Test'),
    tip('Feed in daylight', 'Digestion needs heat.', 'Morning', 'Two hours of warmth'),
    tip('Weigh monthly', 'Loss shows before illness.', 'Kitchen scale, box', 'Graph'),
    tip('Keep it single', 'Most fight or starve the weaker.', 'One each', 'Ask'),
    tip('Date the lamps', 'UVB fades before the light does.', '6 to 12 months', 'Pen'),
    tip('Wash before and after', 'For both of you.', 'Soap', 'Not in the sink'),
    tip('Buy captive-bred', 'Wild ones die of parasites.', 'Papers', 'Breeder’s name'),
    tip('Prepare for power cuts', 'Cold stops digestion.', 'Heat packs', 'Blanket'),
  ],
};

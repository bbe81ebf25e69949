import { type Kind, step, tip } from '../kind.ts';

export const keepSmallPets: Kind = {
  id: 'keep-small-pets',
  category: 'hobby',
  name: 'Keep rabbits, guinea pigs or hamsters well',
  slots: {
    pet: {
      words: [
        'rabbits|rabbit|bunny|bunnies',
        'guinea pigs|guinea pig',
        'hamster|hamsters',
        'gerbils|gerbil',
        'rats|rat',
        'mice|mouse',
        'degus|degu',
        'chinchillas|chinchilla',
        'ferrets|ferret',
      ],
      otherwise: 'small pets',
    },
  },
  ask: {
    question: 'Which animals, and are they there already?',
    chips: ['Guinea pigs or rabbits, for the children', 'A hamster', 'Rats, mice or gerbils'],
  },
  hoursAWeek: 1.5,
  weekly: 'Clean on Saturday, weigh on Sunday, ten calm minutes each day',
  overview:
    'You will find out what they need, build a home that is large enough, get them in the right company, feed properly, and win their trust.',
  approach:
    'Cages in shops are mostly too small, and most of these animals are lonely alone; hamsters are the exception. They hide illness, so weighing weekly is the best check. An adult has the duty, children help.',
  done: 'The {pet}: settled for two months with steady weight, right company and a home of proper size, and everyone knows their job.',
  cautions: [
    'Small animals that do not eat for half a day, breathe with noise, sit hunched or have diarrhoea need a vet the same day.',
  ],
  steps: [
    step(
      'Find out what they need and what it costs',
      'Space, company, age, hours, price a month, vet. Read one page of an animal protection group about {pet}. Check allergies and the lease.',
      ['Read one page', 'Write cost a month', 'Ask about allergies and lease'],
      0.5,
    ),
    step(
      'Find a vet and a holiday keeper',
      'Not each vet knows small animals. Ask two for experience. One person must feed while you are away.',
      ['Ring two vets', 'Ask one neighbour', 'Save the emergency number'],
      1,
    ),
    step(
      'Build or buy the home',
      'As large as you can: a run rather than a cage, two ways out of each house, no wire floor, shade, dry, safe from foxes and cats.',
      ['Measure the place', 'Compare three', 'Set it up and wait a day'],
      4,
    ),
    step(
      'Bring them home from a good place',
      'Rescue centre or careful breeder, in the right group: same kind, sex and neutering clear. Leave them alone for three days but food and water.',
      ['Visit first', 'Ask sex, age, illness', 'Three days of rest'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Feed the right things for {pet}',
      'Hay without end for rabbits and guinea pigs, greens daily, few pellets; seeds by the spoon for hamsters and birds. New food slowly.',
      ['Write the plan of a day', 'List what is toxic', 'Fix the hour'],
      2,
    ),
    step(
      'Win their trust in small steps',
      'Sit beside, hand flat with food, then touch, lift only when needed, from below. They come to you.',
      ['Ten minutes daily', 'Same words', 'Let them go first'],
      6,
    ),
    step(
      'Make a plan for cleaning',
      'Wet corners daily, the whole weekly, a bit of old bedding stays. Each name on a sheet.',
      ['Write three jobs', 'Names on the sheet', 'Twenty minutes on Saturday'],
      3,
    ),
    step(
      'Check health every week',
      'Weight, teeth, claws, bottom, breath. A loss of a tenth is a reason for the vet.',
      ['Buy a kitchen scale', 'Write the weight', 'Learn to cut claws from the vet'],
      2,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Give them something to do',
      'Tunnels, branches, digging box, hidden food, flight outside the cage. Change one thing a week.',
      ['One new thing a week', 'Hide half of the food', 'Watch ten minutes'],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Adopt from a rescue centre',
      'The staff know which animals get on.',
      'Ask for a pair that lives together',
      'Ask about age and illness',
    ),
    tip(
      'Do not bath them',
      'A bath frightens and chills small animals.',
      'Chinchillas clean themselves in sand',
      'Dirty fur is a reason to see the vet',
    ),
    tip(
      'Plan shade for summer',
      'More than 25 degrees is already hard for them.',
      'Put a cool tile inside',
      'Never in direct sun',
    ),
    tip('Let a hamster sleep by day', 'A woken hamster bites.', 'Clean in the evening', 'Choose a quiet room'),
    tip('Offer hay in three places', 'More hay means healthier teeth.', 'Rack, box and tunnel', 'Fresh every day'),
    tip(
      'Keep kinds apart',
      'Rabbits and guinea pigs do not understand each other.',
      'Two of the same kind',
      'Separate homes',
    ),
    tip(
      'Let children sit on the floor',
      'Falls from arms break legs.',
      'An adult sits beside them',
      'The animal may walk away',
    ),
    tip('Give wood to gnaw', 'Their teeth grow all life long.', 'Untreated apple or hazel twigs', 'Change them weekly'),
    tip(
      'Put vet money aside',
      'A small animal can have a large bill.',
      'A fixed sum a month',
      'Ask for typical prices',
    ),
    tip(
      'Ask which vaccinations are needed',
      'Rabbits need some in most countries.',
      'Ask your vet',
      'Note the date for next year',
    ),
    tip('Take a smell of home along', 'Known bedding makes a move easier.', 'A handful of old straw', 'The same bowl'),
    tip('Write a page for the holiday keeper', 'Then nobody has to guess.', 'Food and amounts', 'Signs that mean vet'),
  ],
};

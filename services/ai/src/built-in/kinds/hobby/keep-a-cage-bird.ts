import { type Kind, step, tip } from '../kind.ts';

const breeds = ['breed/breeding/chicks/nest/nest_box/breeding_pair/eggs/hatch'];
const own: readonly string[] = [
  'my/our two/three/four/old/young/new/little/pet/tame/rescued? {species}',
  'i/we have/keep/own/got two/three/four/five/a/an/some/2/3/4 old/young/new/little/pet/tame/rescued? {species}',
  "i've/we've got? two/three/four/five/a/an/some/2/3/4 old/young/new/little/pet/tame/rescued? {species}",
].map((phrase) =>
  phrase.replace(
    '{species}',
    [
      'budgie/budgies/budgerigar/budgerigars/parakeet/parakeets/cockatiel/cockatiels/canary/canaries/finch/finches/parrot/parrots',
      'lovebird/lovebirds/conure/conures/cockatoo/cockatoos/macaw/macaws/amazon/african_grey/mynah/mynahs/pigeon/pigeons/dove/doves',
      'bird/birds',
    ].join('/'),
  ),
);
/** They live in a loft and fly out. */
const homing = ['pigeon/pigeons/homers', 'doves in/for _? _? loft/dovecote'];
const tame = ['tame/hand_tame/bite/bites/biting/talk/talking/trust/finger/scream/screams/screaming/trick/tricks'];

export const keepACageBird: Kind = {
  id: 'keep-a-cage-bird',
  category: 'hobby',
  name: 'Keep pet birds well',
  slots: {
    birds: {
      words: [
        'budgies|budgie|budgerigars|budgerigar',
        'parakeets|parakeet',
        'cockatiels|cockatiel',
        'canaries|canary',
        'zebra finches|finches|finch',
        'lovebirds|lovebird',
        'conures|conure',
        'grey parrots|african grey|grey parrot',
        'cockatoos|cockatoo',
        'macaws|macaw',
        'parrots|parrot|amazons',
        'racing pigeons|homing pigeons',
        'fancy pigeons|pigeons|doves',
        'mynahs|mynah',
      ],
      otherwise: 'birds',
    },
    person: { from: 'person', otherwise: 'somebody who can stand in' },
  },
  ask: {
    question: 'Which birds, do you have them already, and what would you like to reach with them?',
    chips: ['Two budgies, all new to us', 'Tame a bird that bites', 'Breed or show them'],
  },
  hoursAWeek: 4,
  weekly: 'Fresh water and greens daily, hours of flight, and one big clean a week',
  measures: ['birds', 'chicks'],
  overview:
    'You prepare a wide cage or aviary in a safe room, find a vet who knows birds, and bring {birds} home as a pair or group. After quiet first weeks come food that is more than seeds, daily flight and, step by step, trust.',
  approach:
    'Birds live in company and fly: two at the least, a cage that is wide rather than high, and hours outside daily. Parrots grow old and loud; they need years, not weekends. Birds hide illness, so small changes count.',
  done: 'For three months you have kept your {birds} fed well, flying daily and healthy, and they come near of their own will.',
  cautions: [
    'Fumes from non-stick pans, candles, sprays and smoke kill birds within minutes. Avocado, chocolate and onion are poison.',
    'Fluffed up, tail bobbing, sitting on the floor: to a bird vet the same day. Some parrots need papers to be kept or sold.',
  ],
  steps: [
    step(
      'Look honestly at years, noise, dust and room',
      'Budgies live eight years, cockatiels fifteen, big parrots fifty. Ask about allergies and neighbours, and who cares for them on holidays. Listen to an hour of their morning noise.',
      ['Ask the household and landlord', 'Listen to {birds} for an hour', 'Ask {person} about holidays'],
      1,
      { when: { level: 'beginner' } },
    ),
    step(
      'Weigh and write down what is so today',
      'Weight on a kitchen scale, food eaten, hours outside, what they fear and what they love. These numbers show in four weeks whether a change was good.',
      ['Weigh each bird', 'Count hours of flight', 'Write fears and favourites'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Set up the cage and make the room safe',
      'A metre wide for two small birds, bars by size, natural branches, bath, no round cage. Near people, not in the kitchen, no draught. Cover mirrors and windows, close pots and toilets.',
      ['Measure the place and buy wide', 'Hang branches of different thickness', 'Close windows, cables and gaps'],
      4,
      { when: { unsaid: homing } },
    ),
    step(
      'Set up a dry loft with air, perches and a landing board',
      'Dry, airy and without draught, safe from cats, rats and hawks, about half a square metre of floor for a pair. A box perch for each, a trap door that opens inwards, and a settling cage on the roof. Ask the town and a club about rules and rings.',
      ['Ask the town and the neighbours', 'Visit a loft of the nearest club', 'Fit perches, trap and settling cage'],
      14,
      { when: { said: homing } },
    ),
    step(
      'Find a bird vet and choose healthy birds',
      'Rescue homes have many and know their nature; breeders show the parents. Clean nostrils, smooth feathers, bright, closed ring. Never one alone because it would be tamer.',
      ['Save a bird vet’s number', 'Visit a rescue and a breeder', 'Bring {birds} home in a small dark box'],
      4,
      { when: { unsaid: own } },
    ),
    step(
      'Have a bird vet look for pain or illness',
      'A bird that bites, screams or plucks may be in pain, tired or ill. Take notes of when it happens, its weight and its food, and let the vet look at beak, feet and feathers.',
      ['Find a vet who treats birds', 'Note when it happens', 'Have weight and beak checked'],
      2,
      { when: { said: own } },
    ),
    step(
      'Leave them in peace, then sit beside them',
      'Two or three days only water and food. Then read aloud near the cage, same hour each day. No grabbing. When they eat while you sit there, the first step is made.',
      ['Keep quiet for three days', 'Sit beside the cage twenty minutes daily', 'Note when they begin to eat'],
      7,
    ),
    step(
      'Change from seeds to a mixed diet over six weeks',
      'Good seed or pellets measured, greens and herbs daily, a little fruit, egg in the moult, mineral stone. Offer new food in the morning, cut small, eaten in front of them. Weigh weekly: no bird may starve into it.',
      ['Offer one green each morning', 'Measure the seed', 'Weigh once a week'],
      6,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Train trust in five minutes twice a day',
      'Target stick, treat, stop before they tire. Hand outside, hand in the door, finger to the belly: go back a step at any leaning away. A bite is a message: look what came just before.',
      ['Find the best treat', 'Do five minutes twice a day', 'Write what came before a bite'],
      10,
      { when: { said: tame } },
    ),
    step(
      'Settle young birds and let them fly further step by step',
      'Old birds fly back to where they were bred, so begin with young ones. Two weeks in the settling cage with a view, then out hungry before the evening feed, called with the same tin. From five kilometres on go further only when all came home, in good weather. Vaccinate with the club vet.',
      [
        'Settle them two weeks with a view',
        'Let them out hungry and call them',
        'Toss them at two, five and ten kilometres',
      ],
      12,
      { when: { said: homing, weeksFrom: 3 } },
    ),
    step(
      'Give hours of flight and work for the beak',
      'Three hours a day in the safe room, fresh branches to gnaw, food hidden in paper, a bath. A bored parrot screams and plucks. Let them go back for food by themselves.',
      ['Open the cage at a fixed hour', 'Hide part of the food', 'Cut safe branches weekly'],
      10,
      { when: { weeksFrom: 3, unsaid: homing } },
    ),
    step(
      'Prepare breeding only with homes for the chicks',
      'Healthy pairs of a year or more, not related; nest box, egg food, rings and permit where asked. Two broods a year, then the box goes. Write who takes each chick before the first egg.',
      ['Ask a breeders’ club about rules and rings', 'Choose unrelated pairs', 'List homes for the chicks'],
      8,
      { when: { said: breeds } },
    ),
    step(
      'Keep a weekly check and hand over for a weekend',
      'Weight, droppings, feet, beak, clean branches. Write one page for {person} with food, sounds and vet. When the weekend went well, they are at home.',
      ['Do the weekly check', 'Write the page', 'Try one weekend'],
      4,
      { measured: 'Care for all {total} steadily' },
    ),
  ],
  suggestions: [
    tip('Offer a bath in the morning', 'Feathers stay good.', 'Flat dish', 'Wet leaves'),
    tip('Use daylight lamps', 'Glass stops what they need.', 'Ten hours', 'Timer'),
    tip('Keep a sleep rhythm', 'Tired birds bite.', 'Eleven hours', 'Dark and quiet'),
    tip('Talk before you enter', 'Fright breaks feathers.', 'Same greeting', 'Slow hands'),
    tip('Gather safe wood', 'Chewing calms.', 'Hazel, apple', 'Washed'),
    tip('Join a bird club', 'They know local vets.', 'One evening', 'Ask for a mentor'),
    tip('Weigh on one day', 'Illness shows first there.', 'Sunday', 'List'),
    tip('Teach recall', 'Doors get left open.', 'Same whistle', 'Best treat'),
    tip('Keep other pets apart', 'A scratch is enough.', 'Closed door', 'Never alone'),
    tip('Clean with hot water', 'Sprays harm.', 'Weekly', 'Vinegar, rinsed'),
    tip('Swap toys', 'New beats many.', 'Two a week', 'Paper and cork'),
    tip('Set quarantine', 'New birds bring illness.', 'Thirty days', 'Other room'),
  ],
};

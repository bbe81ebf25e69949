import { type Kind, step, tip } from '../kind.ts';
import { hensHere } from '../local-papers.ts';

/** They have birds, and too few eggs. */
const laying = [
  'more eggs from/every/each/again/this',
  'lay/laying again/better',
  'stop/stopped/not/hardly/barely/quit lay/laying',
  'increase/raise/higher/boost/improve/better egg production/yield/numbers',
];

/** The house stands. */
const coopReady = [
  "coop's/coop/run built/roofed/ready/done",
  'arrive on saturday/friday/sunday',
  'run roofed',
  'ex-batts/ex-battery',
  'got ducks/hens/chickens already',
];

/** Something took them. */
const fox = ['fox/fuchs/marder/hawk/raccoon/coyote/predator', 'got all'];

/** Hens from cages. */
const exBatts = ['ex-batts/ex-battery/rescue'];

/** Strength is small. */
const oldKeeper = ['eighty', 'legs', "aren't what they were"];

export const keepChickens: Kind = {
  id: 'keep-chickens',
  category: 'hobby',
  name: 'Keep chickens',
  slots: {
    birds: {
      words: [
        'ex-battery hens|battery hens|rescue hens',
        'bantams|bantam',
        'silkies',
        'chicks|chick',
        'hens|hen',
        'chickens|chicken',
        'ducks|duck',
        'runner ducks',
        'geese|goose',
        'quail|quails',
        'turkeys|turkey',
        'guinea fowl',
        'pigeons|pigeon|doves',
        'roosters|rooster|cockerel',
        'peacocks|peacock',
      ],
      otherwise: 'hens',
    },
    person: { from: 'person', otherwise: 'a neighbour who can stand in' },
  },
  ask: {
    question: 'Where would they live, how many, and do you have a coop already?',
    chips: ['Small garden, three hens', 'We had some, lost them to a fox', 'Ducks, quail or others'],
  },
  hoursAWeek: 3,
  weekly: 'Ten minutes each morning and evening, and an hour at the weekend for cleaning and a health check',
  measures: ['hens', 'birds', 'chickens', 'ducks'],
  overview:
    'You will check what is allowed, prepare a dry house and a predator-proof run before any bird arrives, choose healthy {birds}, and settle into a short daily round. After two months you have calm birds, and eggs if their season and age allow it.',
  approach:
    'House first, birds second: the fox or marten comes in the first weeks. Two or more, never one alone. What goes wrong most often is too little space, red mite found too late, and nobody to close the door when you travel.',
  done: 'For eight weeks you have kept your {birds} healthy, safe at night and looked after, also on days you were away.',
  cautions: [
    'Many countries require registration from the first bird, housing orders during bird flu, vaccination in some, and forbid kitchen scraps as feed. Ask the veterinary office, the landlord and the town about cockerels and distance.',
    'Birds carry salmonella: wash hands after each contact, keep them out of kitchens, no kissing by children. Sudden deaths, swollen heads or hard breathing: touch nothing, call the vet. Eggs after medicine only when the waiting time is over.',
  ],
  steps: [
    step(
      'Count eggs by day and birds by age for a week',
      'Eggs divided by hens is the rate: nine of ten in the first year, six of ten in the third, hardly any in the dark months or the moult. Look too for a hidden nest, egg eaters and rats.',
      ['Write the eggs of each day', 'Write the age of each hen', 'Search for hidden nests'],
      1,
      { when: { said: laying } },
    ),
    step(
      'Check each hen for mites, worms and moult',
      'At night with a torch: red dots under perches, lice at the vent. Pale comb, new feathers, thin breastbone: she will not lay now. A dung sample at the vet costs little.',
      ['Look under the perches at night', 'Feel each breastbone', 'Take a dung sample to the vet'],
      2,
      { when: { said: laying } },
    ),
    step(
      'Feed for laying and stop what fills the crop',
      'Layers’ feed with 16 to 18 per cent protein, about 120 g a hen, always there; oyster shell apart; clean water that does not freeze or grow hot. Corn only as a handful in the evening, and no kitchen scraps.',
      ['Weigh what they eat in a day', 'Put out oyster shell', 'Clean the drinkers daily'],
      2,
      { when: { said: laying } },
    ),
    step(
      'Give fourteen hours of light and dry, calm nests',
      'Hens lay by light. In the dark months a warm-white LED on a timer in the morning, no heat lamp: it sets houses on fire. One dark nest with clean bedding for three or four hens, nothing that scares them.',
      ['Set a timer for the morning', 'Clean nests and add one', 'Find what scares them'],
      3,
      { when: { said: laying } },
    ),
    step(
      'Decide about old hens and order young ones in time',
      'After the second year eggs fall by a fifth each year. Write what a hen costs a month, keep old ones gladly or not, and order pullets so that they begin before autumn. New birds stay apart for three weeks.',
      ['Reckon feed for each egg', 'Decide which stay', 'Order pullets for summer'],
      2,
      { when: { said: laying } },
    ),
    step(
      'Plan the first week of your {birds} hour by hour',
      'Shut in house and run for a week, so that they know home. Mash or crumbs that they know, two drinkers, perch at 30 cm, dim light. Pecking on day two is normal, blood is not: spray and part. Lift them onto the perch at dusk, four evenings. First egg may take ten days.',
      ['Buy the feed they had before', 'Keep them in for seven days', 'Lift them to the perch at dusk'],
      1,
      { when: { said: coopReady } },
    ),
    step(
      'Keep new and old birds apart and red mite out',
      'New ones three weeks out of sight and wind of the others, then a wire between for a week, join at dusk. Paint perch ends with silica or oil, white cloth along them on Fridays, scrub with steam in spring. Quail live in their own cage: ducks and hens carry what kills them.',
      ['Set a pen for three weeks', 'Treat perch ends', 'Look with a torch each Friday'],
      3,
      { when: { said: coopReady } },
    ),
    step(
      'Write who does what when you are away or ill',
      'Two neighbours, one page: door times, feed by the scoop, water, count, vet. They do it once beside you. Registration and rules on avian flu stand on it too; in an order to keep birds in, the run needs its roof closed.',
      ['Ask two neighbours', 'Write the page', 'Check registration and flu rules'],
      1,
      { when: { said: coopReady } },
    ),
    step(
      'Make it fox-proof before any new bird comes',
      'Weld mesh of 13 to 25 mm and never chicken wire, an apron of 50 cm laid flat outside, a roof, a floor of slabs under an ark. Automatic door at dusk plus your own look. Two strands of electric fence at 20 and 50 cm do the most. Test by torch: push every corner with a boot.',
      ['Lay mesh or slabs under the ark', 'Fit a door that shuts at dusk', 'Push every corner with a boot'],
      8,
      { when: { said: fox } },
    ),
    step(
      'Bring cage hens back to feathers and calm',
      'Layers’ mash ad lib, crumbs and no whole corn for two weeks, vitamins in water three days. Low perch, wind shelter, no jumper unless frost. Combs redden in three weeks, feathers take eight. Watch for soft eggs and a full belly; ask the vet early.',
      ['Buy crumbs and a vitamin', 'Low perch and dry litter', 'Check comb and belly each evening'],
      2,
      { when: { said: exBatts } },
    ),
    step(
      'Arrange the run for weak legs',
      'Feeder for a week, 20-litre drinker by hose, door on a timer, nest boxes opened from outside at hip height, a chair and a rail. Bags of ten kilos, somebody for the monthly clean. Light hens such as bantams, four to six.',
      ['Order a week feeder and timer door', 'Ask somebody for the monthly clean', 'Choose light calm birds'],
      2,
      { when: { said: oldKeeper } },
    ),
    step(
      'Check rules, space and time before anything else',
      'Call the town or look at lease and rules on poultry. Reckon with ten to twenty minutes a day all year, for five to eight years, also after they stop laying.',
      [
        'Call about permission, registration and cockerels',
        'Measure the place for your {birds}',
        'Ask {person} to cover holidays',
      ],
      1,
      { local: hensHere, when: { unsaid: [...laying, ...coopReady] } },
    ),
    step(
      'Visit a keeper and do their round with them',
      'Half a morning: open, feed, water, clean, pick up a bird, look for mites. Ask what they would do differently and what a year costs.',
      ['Find a keeper nearby or a club', 'Learn to hold one of their {birds}', 'Write their shopping list'],
      2.5,
      { when: { level: 'beginner', unsaid: [...laying, ...coopReady, ...fox, ...oldKeeper] } },
    ),
    step(
      'Find the cause of your last losses',
      'Tracks, holes, age, mites, feed, weak birds. Check the house at night with a torch and white cloth along the perches: red dots mean mites.',
      ['List losses and likely causes', 'Name the change before new {birds} come'],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Set up a dry house and a safe run',
      'Per hen about 20 to 25 cm of perch, one nest for three, and several square metres of run, more is better. Welded mesh with 12 to 19 mm holes, dug in 30 cm or with an apron, roofed; two-step locks. Ducks need water to dip their heads.',
      [
        'Buy or build with a cleanable floor',
        'Fit mesh, apron and lock for your {birds}',
        'Test every gap: what lets in a thumb lets in a weasel or rat',
      ],
      16,
      { when: { unsaid: [...laying, ...coopReady] }, measured: 'Prepare housing for the first {20%}' },
    ),
    step(
      'Get feed, grit, bedding and a vet’s number',
      'Feed for age and kind, grit and oyster shell apart, drinker that does not tip, metal bin with lid, dry shavings, dust bath. Ask which vet sees poultry before you need one.',
      ['Buy one month of feed for your {birds}', 'Set up a metal bin against rats', 'Save the vet’s number'],
      2,
      { when: { unsaid: laying } },
    ),
    step(
      'Choose and collect healthy young birds',
      'At the point of lay (16 to 20 weeks), vaccinated, bright eyes, clean vent, no sneezing; or rescue hens from a charity. All from one source. Bring them in at dusk in a ventilated box and shut them in for some days.',
      ['Reserve with a breeder or charity', 'Ask for vaccination papers', 'Collect your {birds} and register them'],
      4,
      { waitDays: 7, when: { unsaid: [...laying, ...coopReady] }, measured: 'Bring home {50%}' },
    ),
    step(
      'Keep a short morning and evening round',
      'Morning: open, water, feed, eggs, look at each one for ten seconds. Evening: count and close, or an automatic door that you check. A hunched bird alone in a corner is ill.',
      ['Fix the times with an alarm', 'Show the round to {person}', 'Write eggs and oddities on a sheet'],
      12,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Check mites, feet and weight every week',
      'Torch under perches, part the feathers at the vent, feel the breastbone, look at feet. Clean weekly, scrub monthly, dust perches as the vet advises. Worm count twice a year.',
      [
        'Set the weekly hour',
        'Check each of your {birds} in the hand',
        'Learn the signs that need the vet the same day',
      ],
      6,
      { when: { weeksFrom: 7 } },
    ),
    step(
      'Test a weekend away with your stand-in',
      'One page: times, feed, lock, number of birds, vet. Let them do it once with you, then alone. If all are well on Sunday evening, it works, and the eggs are theirs.',
      [
        'Write the page',
        'Do one round together with {person}',
        'Come back, count your {birds} and note what to change',
      ],
      2,
      { measured: 'Have all {total} settled and healthy' },
    ),
  ],
  suggestions: [
    tip(
      'Hang a lamp only with advice',
      'Fire and rest matter more than eggs.',
      'Winter pause is normal',
      'Ask a keeper',
    ),
    tip('Introduce new ones behind mesh', 'Two weeks seeing each other.', 'Then at dusk', 'Two feeders'),
    tip('Float an old egg', 'Fresh ones sink.', 'Floating: bin it', 'Do not wash before storing'),
    tip('Hang greens up high', 'They jump and are busy.', 'Kale, nettles', 'No avocado, no salt'),
    tip('Use an automatic door', 'Foxes come at dusk.', 'Check it each evening', 'Spare battery'),
    tip('Keep feed in metal', 'Rats bite through plastic.', 'Take in at night', 'Clear spills'),
    tip('Name and ring them', 'You notice who is missing.', 'Coloured rings', 'Age in the notebook'),
    tip('Compost the droppings', 'Rich but hot.', 'Half a year', 'Mix with straw'),
    tip('Plant shade and shelter', 'They are woodland birds.', 'Bushes in the run', 'Roof against rain'),
    tip('Plan for old hens', 'They lay for some years, live longer.', 'Decide as family', 'Budget for it'),
    tip('Give a dry dust bath', 'It is their hygiene.', 'Sand and earth', 'Under a roof'),
    tip('Offer eggs to the neighbours', 'Noise is forgiven.', 'Ask how they feel', 'No cockerel'),
  ],
};

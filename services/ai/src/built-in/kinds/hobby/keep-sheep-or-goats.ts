import { type Kind, step, tip } from '../kind.ts';

const births = [
  'lambing/lambed/in_lamb/in_kid/kidding/ewes_due/my_ewe/my_ewes/first_lambs/pregnant_ewes/pregnant_ewe/pregnant_goats',
];
const milk = ['milk/milking/cheese/dairy/yoghurt'];

export const keepSheepOrGoats: Kind = {
  id: 'keep-sheep-or-goats',
  category: 'hobby',
  name: 'Keep a few sheep, goats or other animals on a meadow',
  slots: {
    animals: {
      words: [
        'pet lambs|orphan lambs|bottle lambs|cade lambs',
        'lambs|lamb',
        'ewes|ewe',
        'sheep',
        'dairy goats|milk goats',
        'pygmy goats|pygmy goat',
        'goats|goat',
        'alpacas|alpaca',
        'llamas|llama',
        'donkeys|donkey',
        'miniature ponies|shetland ponies',
        'pigs|pig|weaners|piglets',
        'mini pigs|kunekune|kunekunes',
        'calves|calf',
        'house cows|house cow|milk cow|cow',
      ],
      otherwise: 'animals',
    },
    helper: { from: 'person', otherwise: 'a neighbour who keeps animals' },
  },
  ask: {
    question: 'Which animals, how many, and how much grass and shelter do you have?',
    chips: ['A few sheep for the meadow', 'Goats for milk', 'My first lambing'],
  },
  hoursAWeek: 5,
  weekly: 'Count and look at them twice a day, and an hour a week for feet, fence and water',
  measures: ['sheep', 'goats', 'lambs', 'ewes'],
  overview:
    'You learn what the law and the land ask, put fence, water and shelter right before anything arrives, and buy a few healthy {animals} from one holding. Then you keep a short round twice a day and a calendar for feet, worms and vaccination.',
  approach:
    'Fence, water and a vet first, animals second. They live in company: two at the least, never one alone. Beginners keep too many on too little grass; five sheep to an acre is plenty on good grass, fewer on poor.',
  done: 'You have kept your {animals} healthy for a whole season, nothing broke out, and somebody can stand in for you.',
  cautions: [
    'Never feed kitchen scraps, to pigs above all: they carry swine fever and other plagues, and it is forbidden in many countries. Holding number, ear tags, movement papers and medicine book are the law in most countries, also for two pets. Ask the animal health office before you buy.',
    'Many garden plants kill: yew, rhododendron, laburnum, and for horses ragwort. Pregnant women keep away from lambing and from birth fluids. An animal that does not eat, lies apart or blows up needs the vet within the hour.',
  ],
  steps: [
    step(
      'Ask the animal office and the vet what you need to be allowed',
      'Number for the holding, tags, moving papers, rules for the place. A vet who comes to {animals} at night is worth more than a cheap one. Ask what a year costs for each head.',
      ['Ring the animal health office', 'Find a vet who treats {animals}', 'Write the costs of a year'],
      1,
    ),
    step(
      'Do a keeper’s round for two mornings',
      'Feed, catch, look at feet, eyelids and dung. Ask {helper} what they lost animals to. It is done when you have held one and read its age from the teeth.',
      ['Ask for two mornings', 'Catch and hold one', 'Write down three mistakes to avoid'],
      5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Put fence, water and shelter right',
      'Stock net with a tight top wire, or electric net that is tested daily; goats climb and lean. Dry shelter out of the wind, a trough that does not freeze, a small pen for catching. Walk it and pull out poisonous plants.',
      ['Walk the fence and mend each gap', 'Set trough and shelter', 'Build a catching pen from four hurdles'],
      20,
    ),
    step(
      'Choose two to five healthy animals from one holding',
      'Bright eyes, firm feet, clean tail, good teeth, quiet. Ask for vaccinations, worming, and tests for the diseases of the region. For a beginner two castrated males or old quiet ewes are easier than a ram. Take a keeper along.',
      ['Visit two holdings with {helper}', 'Ask for papers and treatments', 'Reserve your {animals} and the trailer'],
      4,
      { when: { unsaid: births }, measured: 'Bring home the first {40%}' },
    ),
    step(
      'Bring them home and keep them apart for three weeks',
      'Near the house, with their usual feed and quiet. Change feed slowly over ten days. Let them follow a bucket: it saves you every chase later. Write tags and date into the book.',
      ['Prepare feed, bedding and water', 'Send the movement papers', 'Train them to the bucket'],
      5,
      { waitDays: 21, when: { unsaid: births } },
    ),
    step(
      'Prepare the births six weeks ahead',
      'Scan and feed by number, booster jab four weeks before, pens with deep straw, iodine, gloves, colostrum, tube, towels, lamp. Half an hour of pushing without progress: call. Each newborn needs a full belly within six hours.',
      ['Have them scanned', 'Lay out the kit and the vet’s number', 'Sit through a night with a keeper'],
      12,
      { when: { said: births } },
    ),
    step(
      'Make the calendar of jabs, worms, feet and coat',
      'Vaccination with the vet, dung samples before any wormer, shearing in early summer for what has wool, flies in the warm months. Look at feet each week: goats and donkeys often need a trim every six to ten weeks, sheep only where the vet or shepherd says so. Move them to fresh grass before it is short.',
      [
        'Make the year on one page with the vet',
        'Book whoever shears or trims, where it is needed',
        'Divide the meadow in three',
      ],
      3,
    ),
    step(
      'Learn to milk, and plan the months without milk',
      'Milk comes only after a kid is born, and twice a day. Clean hands, first squirts into a dark cup, cool at once. Learn at a holding and settle who milks when you are away. Heat the milk before anybody drinks it.',
      ['Milk at a holding for a week', 'Buy strainer and pail', 'Name a second milker'],
      8,
      { when: { said: milk } },
    ),
    step(
      'Look at each of them twice a day',
      'Count, see each one walk and eat, check water and fence. Weekly a hand on the back: it tells more than the eye. Alone, lame, head down or not chewing: act today.',
      ['Fix two times', 'Feel the backs once a week', 'Note oddities in the book'],
      20,
      { when: { weeksFrom: 6, unsaid: milk } },
    ),
    step(
      'Go away for a weekend while a stand-in looks after them',
      'One page: times, number, feed, water, vet, who holds the gate. Let them do it once with you. If all stand there on Sunday evening, you keep your {animals} well and can decide about winter and breeding.',
      ['Write the page', 'Do one round together', 'Decide about breeding or more'],
      4,
      { measured: 'Keep all {total} well for a season' },
    ),
  ],
  suggestions: [
    tip('Read one plain handbook', 'Web advice quarrels.', 'Before buying', 'Vet as judge'),
    tip('Join the breed club', 'Good animals pass quietly.', 'A day', 'A mentor'),
    tip('Learn to weigh by eye and tape', 'Doses need weight.', 'Tape', 'Book'),
    tip('Buy hay early', 'Prices rise by winter.', 'Dry store', 'A fifth more'),
    tip('Keep a first aid box', 'Sundays are far.', 'Thermometer', 'Purple spray'),
    tip('Graze in turns', 'Worms starve.', 'Three weeks off', 'Note dates'),
    tip('Talk to walkers', 'Dogs kill.', 'A kind sign', 'Phone number'),
    tip('Learn to look at feet', 'Lameness is the daily trouble.', 'With a keeper', 'Trim only what must go'),
    tip('Decide about the end', 'Meat, pets or sale.', 'Before you name them', 'Ask the family'),
    tip('Insure your liability', 'Loose animals cost.', 'Call', 'In writing'),
    tip('Share a ram or billy', 'Nobody needs one all year.', 'Borrow', 'Health test'),
    tip('Train a quiet call', 'They come from far.', 'Same word', 'Handful of nuts'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

/** The new home is found or signed. */
const homeFound = [
  'signed for a/the/our/my',
  'found a/the/our/my _? flat/house/home/place/apartment/room',
  'got the keys/flat/house/place/apartment',
  'get/collect/pick_up the/our/my keys',
  'signed the/a/our/my _? lease/contract/tenancy',
  'lease/contract/tenancy is? signed',
  'offer accepted',
  'offer was/is/has_been accepted',
  'exchanged contracts',
  'completion is/date',
  'bought a/the/our/my _? flat/house/home',
  'moving day/date is',
];

/** The removal is arranged. */
const moverBooked = [
  'removal_firm/movers/removal/removals/van/moving_company/removal_van is/are/was? booked',
  'booked a/the/my/our? removal_firm/movers/van/removal/removals/moving_company',
  'handed_in/gave/given my? notice',
];

/** They live in the new home. */
const moved = [
  'moved in/into last/on/yesterday/two/three/a_week/a_month',
  "just/already/have/i've moved in/into",
  'surrounded by/with boxes',
  'still/living in/out_of boxes',
];

export const moveHome: Kind = {
  id: 'move-home',
  category: 'personal',
  name: 'Move to a new home',
  slots: {
    place: { from: 'place', otherwise: 'your new area' },
    household: {
      words: [
        'kids|children|family|toddler',
        'baby',
        'partner|boyfriend|girlfriend|husband|wife',
        'flatmates|flatmate|housemates',
        'cat|cats',
        'dog|dogs',
        'parents|mum|dad|mother|father',
      ],
      otherwise: 'household',
    },
  },
  ask: {
    question: 'Have you got the new home already, and when must you be out?',
    chips: ['Still looking', 'Signed, moving within weeks', 'Notice from the landlord'],
  },
  hoursAWeek: 5,
  measures: ['boxes', 'rooms', 'viewings'],
  overview:
    'You will write down what the new home must have, find and check it, give notice in time, pack room by room, and hand over the old keys with a record. The plan ends when you sleep, cook and get post in the new place.',
  approach:
    'Dates come first: notice period, start of the new contract, van. Pack what you need least eight weeks ahead, one room a week. The costly mistakes are double rent, a contract signed without reading, and an old flat handed over without photographs.',
  done: 'You live in the new home, the old one is handed over with a signed record, and everybody has your new address.',
  cautions: [
    'Never pay a deposit before you have seen the home and the contract; that is the usual fraud. Tenancy rights differ by country: a tenants’ advice centre reads a contract or a notice to leave with you.',
    'If you leave because somebody hurts or threatens you, speak to a domestic abuse helpline first, before you tell them.',
  ],
  steps: [
    step(
      'Put keys, notice and moving day on one sheet',
      'The home is found, so everything hangs on three dates: when you get the keys, when the old contract ends, and the day between. Plan a few days with both homes; cleaning, painting and a late van need them.',
      [
        'Write the three dates on one sheet',
        'Read the notice clause of the old contract',
        'Tell your {household} the moving day',
      ],
      1,
      { when: { said: homeFound, unsaid: moved } },
    ),
    step(
      'Measure the new rooms and decide what comes along',
      'Doors, stairs, lift, walls and where the sockets are. What does not fit through the door is sold or given away before it is carried. Draw each room with the large pieces and give it a number for the boxes.',
      [
        'Measure doors, stairs and the longest walls',
        'Draw the rooms with the large pieces',
        'List what is sold or given away',
      ],
      2,
      { when: { said: homeFound, unsaid: moved } },
    ),
    step(
      'Make beds, bathroom and kitchen work first',
      'You have moved, so begin with the three places that every day needs. All other boxes go along one wall of their room with the writing to the front.',
      ['Make up the beds', 'Unpack one box for the bathroom and two for the kitchen', 'Stack the other boxes by room'],
      2,
      { when: { said: moved } },
    ),
    step(
      'Write down dates, rent limit and must-haves',
      'One page: the last possible day, what you can pay with heating, three things you need and three you would like. Look at the notice period in your contract.',
      [
        'Read the notice clause of your contract',
        'Write one must-have for you and one for your {household}',
        'Work out the highest rent or cost you can carry',
      ],
      1.5,
      { when: { unsaid: [...homeFound, ...moved] } },
    ),
    step(
      'View homes with a checklist and a folder',
      'Set alerts, call instead of writing, and bring identity, proof of income and a reference. At each viewing check damp, noise, water pressure, phone signal, heating costs and who lives next door.',
      [
        'Put your papers in one file to send at once',
        'View at least five homes in {place}',
        'Visit the street once in the evening',
      ],
      12,
      { when: { weeksFrom: 5, unsaid: [...homeFound, ...moverBooked, ...moved] } },
    ),
    step(
      'Settle who, what and when for the removal',
      'Time is short: contract, helpers or firm, van and boxes within three days. What is not needed in the next two weeks is packed first.',
      [
        'Call two removal firms or a van hire',
        'Divide the jobs, with time for your {household}',
        'Collect thirty boxes',
      ],
      4,
      { when: { weeksTo: 4.9, unsaid: [...moverBooked, ...moved] } },
    ),
    step(
      'Check and sign the contract for the new home',
      'Read costs, length, notice, repairs, pets and deposit, and have unclear points explained in writing. Agree the day of the keys so that both homes overlap by a few days.',
      [
        'Have a tenants’ advice centre or lawyer read it if in doubt',
        'Check that your {household} may live there',
        'Pay only against a contract and a receipt',
      ],
      3,
      { when: { unsaid: [...homeFound, ...moved] }, waitDays: 5 },
    ),
    step(
      'Give notice and book the removal',
      'Notice in writing with proof of delivery, then firm or van, parking permit, lift and leave from work. Firms are booked out at month ends four to six weeks ahead.',
      [
        'Send the notice and keep the proof',
        'Get three fixed-price offers in writing',
        'Ask for a day off and for care for your {household}',
      ],
      3,
      { daysBefore: 42, when: { weeksFrom: 7, unsaid: [...moverBooked, ...moved] } },
    ),
    step(
      'Confirm van, helpers and parking in writing',
      'Repeat to the firm or the helpers: both addresses, floors, hour, large pieces, who pays for what breaks. Order the parking space now where it needs a permit, often two weeks ahead.',
      [
        'Send one message with hours and addresses',
        'Order the parking space',
        'Photograph what is valuable or already damaged',
      ],
      1,
      { daysBefore: 14, when: { said: moverBooked, unsaid: moved } },
    ),
    step(
      'Clear out and pack one room a week',
      'Cellar, books and winter things first, kitchen last. Number each box, write the target room on two sides, and note its contents. What you would not pay to move is sold or given away now.',
      [
        'Pack cellar and loft first',
        'Keep a list: number, room, contents',
        'Pack one box with what your {household} needs first',
      ],
      16,
      { measured: 'Pack {50%}, numbered and listed', when: { weeksFrom: 5, unsaid: moved } },
    ),
    step(
      'Report the new address to everyone who writes',
      'Registration office, bank, employer, insurance, electricity, internet, doctor, school, subscriptions; a forwarding order at the post. Internet takes longest, so order it first.',
      [
        'Order internet and electricity for the new home',
        'Set up mail forwarding',
        'Find a doctor and school in {place}',
      ],
      3,
      { daysBefore: 14 },
    ),
    step(
      'Unpack one room a week until it is finished',
      'First where your {household} spends the evening, cellar last. Two boxes a day; a box that nobody opened in eight weeks goes to a charity shop unopened, apart from papers and photographs.',
      ['Choose the order of the rooms', 'Open two boxes a day', 'Flatten and give away the empty ones each Sunday'],
      12,
      { when: { said: moved } },
    ),
    step(
      'List every fault of the new home in the first two weeks',
      'Go round with a camera: damp, windows, heating, taps, sockets, scratches. Send the list with photographs to the landlord or seller and ask for a date. Later it counts as yours.',
      ['Walk round and photograph each fault', 'Send the list and ask for a date', 'Note the meter readings'],
      1.5,
      { when: { said: moved } },
    ),
    step(
      'Meet three neighbours and walk {place} once a week',
      'Ring at three doors with a sentence and your name. Then find the chemist, the bus, the market and one place where you would like to be known.',
      ['Ring at three doors', 'Take a different walk each week', 'Join one thing with a fixed evening'],
      3,
      { when: { said: moved } },
    ),
    step(
      'Move with one bag for the first night',
      'Bedding, charger, medicine, tools, kettle, papers and toilet paper travel with you. Photograph both meters. Beds are built first, everything else can wait.',
      [
        'Print the room plan and hang it on the doors',
        'Photograph empty rooms and meters in both homes',
        'Arrange who looks after your {household} that day',
      ],
      12,
      { when: { unsaid: moved }, measured: 'Move all {total} into the right rooms' },
    ),
    step(
      'Hand over the old home and arrive in the new',
      'A signed record with meter readings, keys and faults is your proof for the deposit. Then unpack two boxes a day and greet the neighbours. It is done when the deposit is claimed and post arrives.',
      [
        'Clean and photograph every room',
        'Sign the record together with the landlord',
        'Walk through {place} and find shop, doctor and bus',
      ],
      6,
    ),
  ],
  suggestions: [
    tip(
      'Keep books in small boxes',
      'A heavy box breaks backs and bottoms.',
      '15 to 20 kilos at most',
      'Clothes around china',
    ),
    tip(
      'Photograph cables before unplugging',
      'You will know how it was.',
      'One picture per device',
      'Screws in a taped bag',
    ),
    tip('Measure doors and stairs', 'The sofa must get in.', 'Width, height, landing', 'Draw furniture on paper'),
    tip(
      'Give helpers fixed jobs',
      'Six people in one corridor block each other.',
      'One in the van',
      'One who only directs',
    ),
    tip('Empty the freezer from now on', 'Defrosting needs a day.', 'A list on the door', 'Last shop two weeks before'),
    tip(
      'Keep papers on your person',
      'Contracts and passports do not go in the van.',
      'One rucksack',
      'Never out of sight',
    ),
    tip(
      'Show children the new street',
      'A known playground makes it smaller.',
      'One visit before',
      'Their room is built first',
    ),
    tip(
      'Close the cat into one room',
      'On the day and for the first week.',
      'Litter, water, blanket',
      'Sign on the door',
    ),
    tip('Ask for boxes for free', 'Shops and neighbours have them.', 'Pharmacies and bookshops', 'Return them after'),
    tip('Note damage on the first day', 'Later it counts as yours.', 'Photographs with a date', 'Send to the landlord'),
    tip(
      'Introduce yourselves next door',
      'Two minutes make later noise easier.',
      'Within the first week',
      'Leave a phone number',
    ),
    tip('Change locks or cylinders', 'Nobody knows how many keys exist.', 'Ask the landlord first', 'Keep the old one'),
  ],
};

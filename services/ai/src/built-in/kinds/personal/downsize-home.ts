import { type Kind, step, tip } from '../kind.ts';

const reserved = [
  'flat/unit/bungalow/place is? reserved',
  'completion in',
  "agent's valued",
  'loft is cleared',
  'seen two bungalows',
];

export const downsizeHome: Kind = {
  id: 'downsize-home',
  category: 'personal',
  name: 'Move to a smaller home in later life',
  slots: {
    target: {
      words: [
        'bungalow|ground floor flat',
        'flat|apartment|condo',
        'retirement village|retirement home|retirement flat|sheltered housing|assisted living|over 55',
        'annexe|granny flat',
        'near my children|near my daughter|near my son',
      ],
      otherwise: 'smaller home',
    },
  },
  ask: {
    question: 'Who is moving, and what is the reason?',
    chips: ['I want less house and garden', 'Stairs are getting hard', 'My parents must move'],
  },
  hoursAWeek: 4,
  overview:
    'You will decide by what a good weekday needs, visit real homes, work out the money, sort room by room without haste, and move with help so that the first night has your own bed, lamp and kettle.',
  approach:
    'Do it while it is a choice: a move planned over nine to twelve months is kinder than one after a fall. Measure the new rooms before you sort, because the floor plan decides what comes along. Start with things without memories; photographs come last.',
  done: 'You live in the new place, what you love has its spot, and the old home is sold, let or handed back.',
  cautions: [
    'Read contracts for retirement homes with an independent adviser: service charges, exit fees, what happens when care is needed. Ask about tax and benefits before you sell. Nobody is moved against their will while they can decide.',
  ],
  steps: [
    step(
      'Write what a good weekday needs in ten years',
      'Bed and bath without stairs, shop and doctor on foot, people, a bus, a guest’s bed, a dog, a bench in the sun. Rank the first five. Those who share the home write their own list.',
      [
        'Write the list alone, then compare',
        'Walk your rooms and count stairs and unused rooms',
        'Talk about it with the family',
      ],
      1,
      { when: { unsaid: reserved } },
    ),
    step(
      'Work out what the old home brings and the new costs',
      'Three valuations, loan, fees, repairs; then rent or price, service charge, energy, care. A neutral adviser for pensions and housing works this out. Ask about help with adapting the old home as the other choice.',
      ['Ask for three valuations or your notice period', 'List monthly costs of your {target}', 'Book neutral advice'],
      2.5,
      { waitDays: 7 },
    ),
    step(
      'Visit five places at dinner time',
      'Talk to those who live there: what do they miss, who comes when they fall, who decides on charges? Sit in the room at dusk. Spend a trial week where it is offered.',
      ['Make a list of five homes', 'Visit two twice', 'Ask for contract and last accounts of your {target}'],
      6,
      { when: { unsaid: reserved }, waitDays: 10 },
    ),
    step(
      'Set one table with both homes and the weeks between',
      'Sale and purchase side by side: offer, lawyer, completion, keys, removal. Ask for a week with both keys. Write who of the family does which line, and when the things for them must be fetched.',
      ['Write both lines by week', 'Ask for a week with both keys', 'Tell the children their day for fetching'],
      1,
      { when: { said: reserved } },
    ),
    step(
      'Choose and draw furniture on the plan',
      'Measure bed, table, chair, cupboards. What fits with 80 cm for ways? That is what comes. Everything else can be given with a warm hand while you are alive to see it used.',
      ['Get the floor plan of your {target}', 'Cut furniture from paper to scale', 'Mark what comes with green tape'],
      2,
    ),
    step(
      'Sort one shelf a day in four piles',
      'Comes, family, sell or give, throw. One to two hours, then tea. Cellar and loft first, then kitchen doubles, clothes, books, papers, and at the end letters and photographs. Whole days tire the heart.',
      [
        'Start with the cellar or loft',
        'Let the family choose until a set date',
        'Call an auction house or charity for large things',
      ],
      25,
    ),
    step(
      'Tell the people and book movers who know it',
      'Movers for seniors pack, carry, connect the lamp and hang pictures. Notice, redirect post, doctor, pharmacy, emergency button. Give neighbours the new address in large print.',
      [
        'Get two offers with packing',
        'Give notice or set the date of sale',
        'List twelve places that need the new address',
      ],
      3,
      { daysBefore: 42 },
    ),
    step(
      'Move to your {target} with the bedroom set up first',
      'Somebody takes you for lunch while the bed, lamp, kettle, medicine and photographs are placed as in the old home. Papers and jewellery travel with you. Keep the first evening quiet.',
      ['Pack a suitcase for three days', 'Have bed and bathroom ready first', 'Eat the first meal with somebody'],
      6,
    ),
    step(
      'Make it yours in the first three months',
      'Walk the same round each day, learn ten names, go to one thing in the house, invite the old neighbours. Sadness comes in weeks two to six and mostly goes. Tell the doctor if it does not in your {target}.',
      ['Learn ten names', 'Go to one regular meeting', 'Invite the first guests'],
      4,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Photograph each room first', 'Books of pictures travel light.', 'All four walls', 'One album'),
    tip('Give with the story', 'Tell it on tape to who takes it.', 'Two minutes', 'Name on the back'),
    tip('Sell the car by itself', 'A bus pass first for a trial.', 'One month', 'Then decide'),
    tip('Try living in half the house', 'It shows what you miss.', 'Close rooms', 'Four weeks'),
    tip('Ask the occupational therapist', 'They see what falls.', 'Home visit', 'Rails, light'),
    tip('Take the garden along in pots', 'Three large tubs.', 'Cuttings in spring', 'A bench'),
    tip('Decide on one box of letters', 'Unread by others.', 'Name on it', 'In the wardrobe'),
    tip('Use a skip late', 'First give, then throw.', 'Charity van', 'Council dates'),
    tip('Keep the same lamp by the bed', 'Nights are the hardest.', 'Same side', 'Same clock'),
    tip('Let grandchildren help one day', 'They ask good questions.', 'Pizza', 'Each chooses a thing'),
    tip('Say goodbye to the house', 'Walk through with tea.', 'A last meal', 'A photograph at the door'),
    tip('Have papers checked', 'Will, power of attorney, address.', 'After the move', 'Same folder'),
  ],
};

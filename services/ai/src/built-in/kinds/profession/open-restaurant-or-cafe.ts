import { type Kind, step, tip } from '../kind.ts';
import { foodBusinessHere } from '../local-work.ts';

/** The lease is signed. */
const leased = [
  'lease is? signed',
  'signed the/a/my lease',
  'have/got the keys',
  'extraction/kitchen is? fitted',
  'inspection is? on',
];
/** They sell the food already. */
const regulars = ['truck/stall/pop-up/market does/is/has', 'regulars', 'already sell/cook/cater'];

export const openRestaurantOrCafe: Kind = {
  id: 'open-restaurant-or-cafe',
  category: 'profession',
  name: 'Open a restaurant or café',
  slots: {
    place: {
      words: [
        'wine bar',
        'cocktail bar',
        'bar',
        'pub',
        'tea room|tea house|teahouse',
        'ice cream parlour|ice cream shop|gelateria',
        'bakery',
        'patisserie|pastry shop',
        'pizzeria|pizza place',
        'bistro',
        'snack bar|sandwich shop|deli|kebab shop|takeaway|diner',
        'café|cafe|coffee shop|coffee house|coffee bar',
        'restaurant|trattoria|steakhouse',
      ],
      otherwise: 'place',
    },
  },
  ask: {
    question: 'Have you worked in the trade, and is there a location in sight?',
    chips: ['Idea, no location', 'Location offered to me', 'Cook with no business papers'],
  },
  hoursAWeek: 10,
  weekly: 'Cook the short menu for paying guests once and count one competitor’s tables',
  overview:
    'You write the short menu with its food cost, prove at pop-up tables that people pay, and only then sign for premises with the right use, extraction and permits. Fitting out, hiring and a quiet opening follow.',
  approach:
    'Rent under ten per cent of takings, food and drink near thirty, wages near thirty. What goes wrong is premises without permission for cooking, too long a menu, and no money left for the first six months.',
  done: 'The {place} is open, inspected and covers its costs in an ordinary week.',
  cautions: [
    'Sign no lease, brewery contract or personal guarantee before a lawyer and the planning office have looked at use, extraction, noise and opening hours.',
    'Food, alcohol and staff need registration before the first sale; ask the food and licensing offices early.',
  ],
  steps: [
    step(
      'Write a menu of eight dishes and cost each',
      'For each dish or drink of the {place}: raw cost, portion, minutes, price; cost at most a third of the price without tax. Say who comes at what hour and what they eat there today.',
      [
        'Cost the first dish to the gram',
        'Write eight items with price',
        'Count guests of two competitors on a Tuesday',
      ],
      2,
      { when: { unsaid: leased } },
    ),
    step(
      'Sell the menu at four pop-up evenings',
      'Use a market, a club room or a closed day of another {place}, with a temporary food permit. Take full price. Note takings per head, what is left on plates, minutes. Two repeats out of five guests is a good sign.',
      ['Ask three places about a closed day', 'Get permit and insurance for a day', 'Write down spend per head'],
      40,
      { when: { unsaid: [...leased, ...regulars] } },
    ),
    step(
      'Take over what your regulars already buy, by numbers',
      'Ten best sellers, spend per head, hours, months; which of it works at a table with plates and service? Twelve tables ask for a second turn, drinks and a dish that is eaten slowly. Ask thirty regulars how often they would come and on which day.',
      ['List the ten best sellers', 'Ask thirty regulars for day and spend', 'Choose what changes at the table'],
      3,
      { when: { said: regulars, unsaid: leased } },
    ),
    step(
      'Write the weeks back from the opening and what each one waits for',
      'Inspection, fire, alcohol, till and card contract, gas, deliveries, staff papers: date, name, waiting time. Rent runs, so the slowest three are chased today. Fix a quiet opening two weeks before the loud one.',
      ['Write each paper with its waiting time', 'Chase the slowest three', 'Fix the quiet opening'],
      1.5,
      { when: { said: leased } },
    ),
    step(
      'Price the menu by weight and train it with the real team',
      'Each plate weighed, photographed and costed; food at most 30 per cent of the price without tax. Three full services with friends who pay half: time from order to plate, what came back, where two people collided. Cut to eight dishes that the kitchen can do on its worst day.',
      ['Weigh and photograph each plate', 'Hold three paid rehearsals', 'Cut the two slowest dishes'],
      20,
      { when: { said: leased } },
    ),
    step(
      'Fill the first four weeks by names before you open',
      'Neighbours, firms round the corner, clubs, the building site: a card and a taste by hand. Tables for the two soft openings are invited by name. Map entry with hours and ten photographs, and one person who answers messages.',
      ['Visit forty doors', 'Invite two soft openings', 'Set up the map entry'],
      8,
      { when: { said: leased } },
    ),
    step(
      'Calculate the break-even day of the {place}',
      'Seats times turns times spend, six days, bad months at 60 per cent. Rent, energy, wages, your own pay, loan, tax. Write the number of guests a day at which it carries, and a reserve of six months.',
      ['Get quotes for energy, insurance and till', 'Calculate a bad February', 'Show it to an accountant'],
      8,
    ),
    step(
      'Find premises with the right use and extraction',
      'Ask the planning office for permitted use, hours, outside tables; look for extraction duct, grease trap, toilets, power, step-free door, neighbours above. A former {place} saves half a year. Count passers-by at your hours.',
      ['Visit eight places', 'Ask the planning office in writing', 'Have a fitter price extraction'],
      25,
      { when: { unsaid: leased }, waitDays: 60 },
    ),
    step(
      'Secure money, company and the lease',
      'Rent-free months for fitting, break clause after year three, repairs limited. Bank, grant, used equipment, family by contract. Keep 20 per cent unspent. Lawyer before signature.',
      ['Take the plan to two lenders', 'Ask for rent-free months', 'Have the lease read'],
      15,
      { when: { unsaid: leased }, waitDays: 30 },
    ),
    step(
      'Get the food, alcohol and trade permits of the {place}',
      'Food registration 28 days ahead in many places, hygiene plan, allergen sheet, alcohol licence (one to three months, personal licence), music, outdoor tables, fire plan, staff instruction. Invite the inspector before tiles are up.',
      ['Make a list with waiting time of each permit', 'Do the hygiene course', 'Invite the inspector early'],
      12,
      { local: foodBusinessHere, waitDays: 42 },
    ),
    step(
      'Fit out, hire the team and agree suppliers',
      'Kitchen by the way of food: delivery, cold, prep, cook, wash. Used machines with warranty. Trial shifts for everyone, contracts, rota. Two suppliers for what you cannot lack. Till with stock.',
      ['Draw the kitchen on paper', 'Hold trial shifts', 'Cook the full menu with the team three times'],
      80,
    ),
    step(
      'Open quietly, then watch four numbers of the {place} weekly',
      'Two soft openings at half price with friends of friends, then few hours, then the sign. Each Monday: takings, food cost, wages, spend per head. Drop the slowest dish after four weeks.',
      ['Invite thirty guests to a soft opening', 'Check the four numbers each Monday', 'Drop the slowest dish'],
      40,
    ),
  ],
  suggestions: [
    tip(
      'Work a month in a similar place',
      'You see mistakes on another’s money.',
      'Evenings too',
      'Ask about suppliers',
    ),
    tip('Price drinks with care', 'Profit sits there.', 'Coffee, wine', 'Water'),
    tip('Visit auctions for equipment', 'Half the price or less.', 'Test it', 'Warranty'),
    tip('Ask regulars of the street', 'What is missing at which hour.', 'Ten talks', 'Exact words'),
    tip('Keep hours short at first', 'Wages kill quiet hours.', 'Best ten shifts', 'Add later'),
    tip('Photograph five dishes in daylight', 'People choose by picture.', 'Window', 'No filter'),
    tip('Register on maps before opening', 'Most guests search there.', 'Hours', 'Menu'),
    tip('Plan who replaces you when ill', 'One person must be able.', 'Keys', 'Recipes'),
    tip('Put tax aside each day', 'It isn’t your money.', 'Second account', 'Per cent'),
    tip('Meet the neighbours above', 'Noise closes places.', 'Before opening', 'Phone number'),
    tip('Write recipes in grams', 'Taste stays when you are off.', 'Photo', 'Yield'),
    tip('Book a free start-up adviser', 'They know local grants.', 'Chamber', 'Bring the sums'),
  ],
};

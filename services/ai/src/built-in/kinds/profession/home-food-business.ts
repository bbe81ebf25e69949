import { type Kind, step, tip } from '../kind.ts';
import { foodBusinessHere } from '../local-work.ts';

/** Registered, trained, selling. */
const selling = [
  'in three/two/some shops',
  'selling 10/15/20/25/30/40',
  'registration/council/label/fssai/sanepid done/approved/is_done',
  'hygiene _? _? and',
  'level 2 and',
];

export const homeFoodBusiness: Kind = {
  id: 'home-food-business',
  category: 'profession',
  name: 'Sell food that I make at home',
  slots: {
    food: {
      words: [
        'cakes|cake|cupcakes',
        'bread|sourdough',
        'cookies|biscuits',
        'meals|lunch boxes|lunches|tiffin|dinners',
        'jam|preserves|chutney|pickles',
        'sauce|hot sauce',
        'sweets|chocolates|mithai',
        'dumplings|momos|samosas|empanadas|spring rolls',
        'ice cream',
        'juices',
        'snacks',
      ],
      otherwise: 'food',
    },
  },
  ask: {
    question: 'What do you make, and who has paid for it so far?',
    chips: ['Cakes to order', 'Lunch boxes or meals', 'Jars and sauces'],
  },
  hoursAWeek: 4,
  weekly: 'One baking or cooking day, one hour for orders and books',
  overview:
    'You will learn what is allowed from your kitchen, get registered and trained, price with your hours in it, test with twenty orders, and grow to what the kitchen can bear.',
  approach:
    'Start with one product in two sizes and one pick-up day. Price first: most home cooks forget hours, box and fuel. Rules on home kitchens differ a lot, so ask before you buy anything.',
  done: 'You are registered and insured, and for two months you sold the number you planned with a profit after all costs and hours.',
  cautions: [
    'Tell every customer about allergens. Meat, milk, rice and things in jars can make people ill when kept wrong: follow the food office. Check lease and insurance.',
  ],
  steps: [
    step(
      'Choose one product and write down what it costs',
      'Ingredients, box, energy and your minutes for one batch of {food}. Time yourself. Divide by pieces.',
      ['Weigh and price one batch', 'Time it', 'Divide by pieces'],
      0.5,
    ),
    step(
      'Ask the food office what is allowed at home',
      'Registration or permit, list of allowed foods, inspection, water, pets, label, limits of turnover. Ask landlord and insurer.',
      ['Read the page of your council or state', 'Write five questions', 'Ask landlord and insurer'],
      1,
      { when: { unsaid: selling }, local: foodBusinessHere, waitDays: 10 },
    ),
    step(
      'Take the hygiene course',
      'Online or one day, often cheap. Temperatures, allergens, cleaning, notes. Print the certificate.',
      ['Book it', 'Do the test', 'Start a temperature book'],
      3,
      { when: { unsaid: selling }, waitDays: 5 },
    ),
    step(
      'Set a price that pays you',
      'Cost times two and a half to three, compared with three sellers. If nobody would pay, change the product, not the hourly wage.',
      ['Look at three prices', 'Set two sizes', 'Write the lowest price'],
      1.5,
    ),
    step(
      'Register kitchen, business and tax',
      'Food office, trade, tax, product liability. Separate account. Set a share of each sale aside for tax.',
      ['Send the forms', 'Open an account', 'Insure'],
      2,
      { when: { unsaid: selling }, waitDays: 28 },
    ),
    step(
      'Test {food} with twenty paid orders',
      'Neighbours, colleagues, parents at school. Full price or a small test price; three questions to each.',
      ['Offer one pick-up day', 'Take orders with prepayment', 'Ask three questions'],
      8,
      { when: { unsaid: selling }, waitDays: 5 },
    ),
    step(
      'Make label, box and photo',
      'Name, ingredients, allergens, weight, date, address as the rule asks. Photo by a window.',
      ['Copy the label rule', 'Choose one box', 'Five photos'],
      2,
      { when: { unsaid: selling } },
    ),
    step(
      'Put your hours into the price and find the number that pays',
      'One batch with a clock: shopping, cooking, packing, messages, delivery. Cost of one piece with a wage you would pay someone. Then how many pieces a week carry the fixed costs: the gap to today is what you sell next, or the price is too low.',
      ['Time one whole batch', 'Work out the piece with a wage', 'Write the weekly number'],
      1.5,
      { when: { said: selling } },
    ),
    step(
      'Raise the batch before you raise the days',
      'Second tray, larger pot, two fillings from one base, packing on another day. Aim at double pieces in a third more time. Write the recipe by weight and temperature, so that each batch tastes the same and somebody else can do it.',
      ['Write the recipe by weight', 'Double one batch', 'Time it again'],
      6,
      { when: { said: selling } },
    ),
    step(
      'Win three steady buyers: office, café, shop or market',
      'A sample, a price list with minimum, two delivery days, payment by the month. Shops want a third or more, so count that before. Ask those you have: what sells first, what stays, whom do you know?',
      ['Take samples to six places', 'Set minimum and delivery days', 'Ask those you have for names'],
      8,
      { when: { said: selling } },
    ),
    step(
      'Build a simple order system',
      'Form, order until Wednesday, pick-up Friday, payment in advance, limit of orders. Say no above it.',
      ['Make a form', 'Set the limit', 'Write the confirmation text'],
      2,
    ),
    step(
      'Find two steady ways to customers',
      'Local groups, a café, offices at noon, a market stall once a month. A sample and a price list.',
      ['Visit three places', 'Leave samples', 'Ask for one fixed order'],
      6,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Look at the figures and decide the size',
      'Profit per hour, waste, complaints. Raise price, drop a product, rent a kitchen by the hour, or stay small.',
      ['Add up eight weeks', 'Profit per hour', 'Decide one change'],
      1.5,
      { when: { weeksFrom: 6 } },
    ),
  ],
  suggestions: [
    tip('Sell one thing well', 'A long menu doubles work and waste.', 'Your best seller', 'In two sizes'),
    tip(
      'Take a deposit for large orders',
      'It pays the ingredients and keeps the date.',
      'Half in advance',
      'Say until when it is returned',
    ),
    tip(
      'Bake on two fixed days',
      'It saves energy and weekends.',
      'Order stop two days before',
      'Use the freezer where it is allowed',
    ),
    tip(
      'Photograph by a window',
      'Daylight sells food better than any filter.',
      'Plain cloth below',
      'One piece cut open',
    ),
    tip('Have one pick-up hour', 'Your home stays a home.', 'The same day each week', 'A box at the door'),
    tip(
      'Show a list of allergens',
      'It is the law in most places, and it builds trust.',
      'On label and price list',
      'Check each recipe change',
    ),
    tip('Write down what was left over', 'Waste eats the profit quietly.', 'What, how much, why', 'Bake less of it'),
    tip(
      'Raise prices a little and announce it',
      'Few customers leave for a coin.',
      'With two weeks’ notice',
      'At a fixed time of the year',
    ),
    tip(
      'Put a card into the box',
      'The second order is the one that counts.',
      'Your name and how to order',
      'One line by hand',
    ),
    tip('Set one discount for family', 'Else you work for thanks.', 'Ten percent for all', 'Say it once'),
    tip(
      'Plan a week without orders each quarter',
      'Kitchens and cooks need rest.',
      'Announce it early',
      'Clean deeply on the first day',
    ),
    tip('Ask for three lines of praise', 'New customers read them first.', 'On the day after', 'Ask for a photo'),
  ],
};

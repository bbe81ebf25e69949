import { type Kind, step, tip } from '../kind.ts';
import { foodBusinessHere } from '../local-work.ts';

/** The truck is there. */
const hasTruck = [
  "van's/truck's bought/fitted/ready",
  'van/truck/trailer is? bought/fitted/converted/ready',
  'bought/got/have the/a/my van/truck/trailer',
  'got the smoker',
];
/** Days were sold already. */
const sold = ['done/did five/two/three/some festivals/markets/events', 'sold out', 'lost money'];

export const startFoodTruck: Kind = {
  id: 'start-food-truck',
  category: 'profession',
  name: 'Start a food truck or food stall',
  slots: {
    food: {
      words: [
        'burgers|burger',
        'tacos|taco|burritos|burrito',
        'pizza',
        'coffee|espresso',
        'crêpes|crepes|pancakes|waffles',
        'dumplings',
        'noodles|ramen|pho',
        'curry|indian food',
        'falafel|kebab|shawarma',
        'ice cream',
        'cakes|cake|cupcakes|cookies|brownies',
        'bread|sourdough',
        'jam|chutney|preserves|honey',
        'cheese',
        'sausages|hot dogs|bbq|barbecue',
        'soup',
        'arepas|empanadas',
        'jollof|suya',
        'sushi',
        'vegan food|vegan',
        'fish and chips',
        'doughnuts|donuts',
        'meal prep|catering|buffet',
      ],
      otherwise: 'food',
    },
  },
  ask: {
    question: 'Truck, market stall or baking at home, and where would you sell?',
    chips: ['Truck or trailer', 'Market stall', 'From my home kitchen'],
  },
  hoursAWeek: 8,
  weekly: 'Make a full batch against the clock and sell it, or ask one pitch about its terms',
  overview:
    'You cost a menu of four items, register the kitchen, sell {food} at two borrowed pitches, and buy truck or equipment only when an ordinary day leaves money. Pitches are booked for the season before the truck is ready.',
  approach:
    'Good pitches decide, not the truck. Count 100 portions on a good day and 25 on a wet one. What goes wrong is a truck bought first, gas and electricity that fail the inspection, and eight items on the board.',
  done: 'You are registered, insured and sell on fixed days with a profit after your own pay.',
  cautions: [
    'Food must be made in a registered kitchen, with allergens named. Have gas and electrics certified before trading.',
  ],
  steps: [
    step(
      'Cost four items of {food} and time them',
      'Raw cost, box, portion, seconds per serving; price at least three times the raw cost. More than 90 seconds in a queue loses people. Choose what keeps warm or cold safely.',
      ['Weigh and cost one portion', 'Time ten portions', 'Write a board of four items'],
      2,
      { when: { unsaid: sold } },
    ),
    step(
      'Ask food office and council what {food} selling needs',
      'Registration of kitchen (often 28 days ahead), hygiene certificate, allergen sheet, street trading licence, gas certificate, waste water, insurance. Home kitchens may do cake and jam and not meat or dairy: ask.',
      ['Ring the food office with your list', 'Book the hygiene course', 'Write the allergen sheet'],
      3,
      { local: foodBusinessHere, waitDays: 28 },
    ),
    step(
      'Sell {food} twice on borrowed equipment',
      'Rent a stall, gazebo or another’s truck for two events, one good, one ordinary. Note portions an hour, waste, weather, pay for the pitch. Ask twenty customers what they would pay.',
      ['Book two pitches', 'Make a packing list', 'Count portions by hour'],
      20,
      { when: { unsaid: [...hasTruck, ...sold] } },
    ),
    step(
      'Rank every day you sold by profit for an hour',
      'Takings minus food, pitch, fuel, helper, by all hours with prep and cleaning. Why was the lost one lost: weather, pitch fee, queue, wrong crowd? Usually two of five pitches made the money. These you want fixed.',
      ['Write each day with all hours', 'Name why the worst one lost', 'Mark the two to keep'],
      1.5,
      { when: { said: sold } },
    ),
    step(
      'Close the open certificates with a date and a name each',
      'Gas by a registered engineer, electrics, extinguisher, food registration, insurance, weight on a public scale with water and gas in. One missing paper sends you home from the gate, so book the slowest first and keep copies in the truck.',
      ['List open papers with dates', 'Book the engineer', 'Weigh the truck loaded'],
      3,
      { waitDays: 10, when: { said: hasTruck } },
    ),
    step(
      'Calculate a wet Tuesday and a good Saturday',
      'Pitch, fuel, gas, helper, repairs, commissary kitchen, storage, insurance, tax, own hours including prep and cleaning. Choose truck, trailer, stall or home orders by the result.',
      ['Calculate both days', 'Find the number of portions that carries', 'Decide on the vehicle'],
      4,
    ),
    step(
      'Line up pitches for the season of {food}',
      'Apply in winter for summer: markets, office parks, breweries, fairs, weddings. Ask for fixed fee against share (over 20 per cent is much), exclusivity, power, last year’s visitors. Three weekday pitches beat one festival.',
      ['List thirty places', 'Send photo, menu and certificates', 'Sign three regular days'],
      12,
      { waitDays: 30 },
    ),
    step(
      'Buy and fit truck or stall with certificates',
      'Used and checked by a mechanic; weight with water and gas against your licence. Hand basin, two sinks, fridge log, extraction, extinguisher, blanket. Inspector’s list before money.',
      ['Have it weighed and inspected', 'Fit the sinks first', 'Get gas and electric certificates'],
      40,
      { when: { unsaid: hasTruck } },
    ),
    step(
      'Rehearse service and open with {food} on a quiet day',
      'Places for each hand, card reader with battery, float, spare gas, water, rain cover, price large enough for three metres. First day with friends queueing on purpose.',
      ['Do a rush rehearsal', 'Make the opening checklist', 'Post the week’s pitches on Monday'],
      16,
    ),
    step(
      'Keep the pitches that pay and drop the rest',
      'After six weeks rank days by profit per hour. Add bookings for parties with a deposit of half. Raise price once, watch portions. Plan winter: indoor market, catering, jars or repairs.',
      ['Rank days by profit per hour', 'Offer a party menu', 'Plan the winter months'],
      20,
    ),
  ],
  suggestions: [
    tip('Stand beside another truck for a day', 'You see rush and cleaning.', 'Offer help', 'Ask about pitches'),
    tip('Choose boxes early', 'They cost and may be banned.', 'Compostable', 'Stacks'),
    tip('Keep a temperature book', 'Inspectors ask first.', 'Twice a day', 'Thermometer'),
    tip('Put one vegan item on the board', 'Groups choose by it.', 'No extra prep', 'Mark it'),
    tip('Pre-prepare to the same weight', 'Profit is in grams.', 'Scales', 'Bags'),
    tip('Collect numbers for bookings', 'Parties pay best.', 'Card', 'QR'),
    tip('Sell sauces or jars', 'They need no rush.', 'Label rules', 'Shelf life'),
    tip('Save for the gearbox', 'Old vans break in June.', 'Monthly', 'Breakdown cover'),
    tip('Ask the brewery next door', 'They need food, you need guests.', 'Fridays', 'Share'),
    tip('Test in rain', 'Cover and floor.', 'Side wall', 'Weights'),
    tip('Use the same spot and hour', 'Habit brings lunch people.', 'Eight weeks', 'Message group'),
    tip('Take photos of the queue', 'It helps to get pitches.', 'With permission', 'Date'),
  ],
};

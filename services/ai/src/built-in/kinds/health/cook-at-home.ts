import { type Kind, step, tip } from '../kind.ts';

export const cookAtHome: Kind = {
  id: 'cook-at-home',
  category: 'health',
  name: 'Cook at home instead of ordering',
  slots: {
    takeaway: {
      words: [
        'pizza|pizzas',
        'takeaways|takeaway|takeout|take-out|take aways',
        'delivery|deliveroo|uber eats|doordash|just eat|swiggy',
        'ready meals|ready meal|microwave meals',
        'fast food|mcdonalds',
        'canteen food',
        'restaurants|eating out',
      ],
      otherwise: 'takeaways',
    },
  },
  ask: {
    question: 'On which evening do you order, and how long may cooking take?',
    chips: ['Tired after work, 20 minutes', 'Children to feed, 40 minutes', 'I cannot cook yet'],
  },
  hoursAWeek: 4,
  weekly: 'Choose three dinners and shop for them once',
  overview:
    'You look at which evenings end in {takeaway}, choose six dinners that fit the time you have, stock a shelf for the worst day, and replace one evening after the other until ordering is a treat and no longer a habit.',
  approach:
    'People order because at six nothing is decided and nothing is thawed. So the decision moves to Sunday and the first ten minutes of work to the evening before. Repeat few dishes rather than try many. What goes wrong is seven new recipes in week one.',
  done: 'For four weeks you have cooked on as many evenings as you set yourself, and you have six dinners that you can make without a recipe.',
  cautions: [
    'Cool leftovers within two hours, eat them within two days, heat them until they steam, rice above all. Check allergies of everybody at the table.',
  ],
  steps: [
    step(
      'Look at the last four weeks of {takeaway}',
      'Open the app or the bank account: which days, what time, what it cost, why (late, tired, nothing in, children hungry). Two evenings will stand out: these are the ones to win. Write the sum; part of it pays for better food.',
      ['Open the app or the account', 'Mark the evenings and write the reason', 'Add up the month'],
      0.5,
    ),
    step(
      'Choose six dinners that fit your time',
      'Two from one pan, two from the oven, one pasta, one with eggs. Each with at most eight ingredients and no longer than the minutes you have. Let everybody at the table choose one and strike one. Write them on a card for the fridge.',
      ['Write what everybody eats gladly', 'Pick six and time them', 'Hang the card on the fridge'],
      1,
    ),
    step(
      'Stock a shelf for the worst evening',
      'Pasta, rice, tinned tomatoes, beans, tuna, eggs, frozen vegetables, frozen bread, cheese, curry paste. From these come five dinners in fifteen minutes, quicker than any driver. What is used goes on the list at once.',
      ['Check what is there', 'Buy what is missing', 'Write the five emergency dinners inside the door'],
      1.5,
    ),
    step(
      'Give the children a job at the stove',
      'Three-year-olds wash and tear, six-year-olds grate and stir, ten-year-olds cut and boil pasta, teenagers take an evening. Those who cooked eat it. Ten minutes longer in the first weeks, ten minutes shorter after a month.',
      ['Choose a job for each child', 'Let them pick one dinner a week', 'Praise the cook, not the plate'],
      1,
      {
        when: {
          said: ['kid/kids/child/children/son/sons/boy/boys/daughter/daughters/girl/girls/teenager/teenagers/family'],
        },
      },
    ),
    step(
      'Cook in place of {takeaway} on the two worst evenings',
      'The evening before: thaw, chop an onion, put pan and rice out. On coming home switch the oven on before you take your coat off. Log out of the app and delete the card on weekdays. Two weeks, the same two evenings.',
      ['Prepare ten minutes the evening before', 'Log out of the ordering app', 'Cook the first two dinners'],
      6,
    ),
    step(
      'Cook double once a week and freeze four portions',
      'Chilli, curry, bolognese, lentil soup, stew: twice the pot is hardly more work. Flat bags with name and date thaw in ten minutes of warm water. They are for the night on which you would order.',
      ['Choose the pot', 'Label the bags', 'Eat one on a bad evening'],
      3,
    ),
    step(
      'Make your favourite {takeaway} dish yourself',
      'Flatbread pizza in twelve minutes, fried rice from yesterday’s rice, curry from paste, burgers with oven chips. Do it on the day you used to order, with the good plates. Compare the price, and note what to change.',
      ['Choose the dish you order most', 'Make it on the usual day', 'Write the price beside it'],
      2,
    ),
    step(
      'Set the number of orders you keep, and count four weeks',
      'Ordering is no sin: one a week or two a month, planned, gladly. Mark each evening on the card: cooked, frozen, ordered. After four weeks compare with the first month, and put a third of the saved money into something nice.',
      ['Decide the number', 'Mark each evening', 'Compare the sums'],
      1,
    ),
  ],
  suggestions: [
    tip('Name the weekdays', 'Half the deciding is done.', 'Pasta Monday, eggs Wednesday', 'Change with the season'),
    tip('Keep chopped onion in the freezer', 'It is the slowest minute.', 'A kilo on Sunday', 'Flat bag'),
    tip('Eat something small on coming home', 'Hunger orders.', 'Carrot, bread, nuts', 'Then cook'),
    tip('Have breakfast for dinner', 'It counts.', 'Omelette, beans, fruit', 'Ten minutes'),
    tip('Shop once, by list', 'Fewer shops, fewer temptations.', 'Three dinners', 'Order for collection'),
    tip('Use one pan', 'Washing up is the true reason.', 'Tray bake or stew', 'Soak at once'),
    tip('Put on music or a podcast', 'Half an hour passes.', 'Only while cooking', 'Same one'),
    tip('Sharpen one knife', 'Work halves.', 'Shop or stone', 'Board with a wet cloth below'),
    tip('Swap a dinner with a neighbour', 'You cook once, eat twice.', 'Same day', 'Their favourite'),
    tip('Buy the helpful version', 'Cut vegetables are cheaper than any driver.', 'Frozen mix', 'Ready rice'),
    tip('Photograph what was good', 'A menu of your own grows.', 'Album for dinners', 'Look on Sunday'),
    tip('Write down the lazy five', 'For days when nothing works.', 'Toast with beans', 'Pasta with peas'),
  ],
};

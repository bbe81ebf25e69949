import { type Kind, step, tip } from '../kind.ts';

export const chefCareer: Kind = {
  id: 'chef-career',
  category: 'profession',
  name: 'Move up in the kitchen',
  slots: {
    post: {
      words: [
        'sous chef|sous',
        'head chef|executive chef|chef de cuisine',
        'chef de partie|line cook|section',
        'commis|kitchen porter|dishwasher',
        'pastry chef|pastry',
        'private chef',
        'bar manager|head bartender|bartender',
        'restaurant manager|front of house|head waiter|maitre d',
        'hotel manager|general manager',
        'sommelier|head sommelier',
        'barista',
      ],
      otherwise: 'next post',
    },
  },
  ask: {
    question: 'Which post have you now, and which one do you want?',
    chips: ['Line cook to sous', 'Sous to head chef', 'Front of house'],
  },
  hoursAWeek: 4,
  weekly: 'Cost one dish, run one section alone, and taste with the head chef',
  overview:
    'You ask what separates you from the {post} level, learn the parts nobody sees: costing, orders, rota, hygiene, teaching, and take over a section, then a service, so that the next vacancy is yours here or elsewhere.',
  approach:
    'In kitchens people rise by being calm, clean and early, and by making others faster. What goes wrong is waiting to be noticed, and cooking well without knowing food cost.',
  done: 'You hold the {post} contract with the pay agreed.',
  steps: [
    step(
      'Ask the chef what is missing for {post} work',
      'Ask for ten minutes after service on a quiet day: what would I have to do for three months. Get three points, write them down, fix a date to look again. If the post never opens here, ask who hires.',
      ['Choose a quiet day and ask for ten minutes', 'Write down three points', 'Fix the next talk in six weeks'],
      1,
    ),
    step(
      'Master every section below the {post} level',
      'One section a fortnight: mise en place list, timing, plate photo, holding times. You can step in for any cook on a Saturday.',
      ['Swap one shift a week', 'Write the prep list of each section', 'Time three plates'],
      60,
    ),
    step(
      'Learn food cost and ordering for {post} work',
      'Cost ten dishes: raw price, yield, portion; aim for 28 to 32 per cent. Do the stock take twice, compare two suppliers, weigh the waste of one week and cut the largest.',
      ['Cost one dish today', 'Do the stock take with the chef', 'Weigh waste for a week'],
      15,
    ),
    step(
      'Get the hygiene and allergen certificate',
      'Food safety level 3 or HACCP, allergen matrix, fridge logs, cleaning rota, pest. Whoever can run an inspection is worth more pay.',
      ['Book the course', 'Redo the allergen sheet', 'Walk through as an inspector'],
      12,
    ),
    step(
      'Teach two juniors and run one service at the pass',
      'Call clearly, check each plate, no shouting, debrief in three minutes. Write the rota for a month within hours and budget. Ask to run a Tuesday first.',
      ['Teach one skill a week', 'Run a quiet service', 'Write next month’s rota'],
      30,
    ),
    step(
      'Make two dishes that go on the menu',
      'In season, within cost, possible in four minutes with existing sections. Tasting with chef and a waiter, recipe card, photo, allergens. Front of house: one drink list or service sheet instead.',
      ['Draft five ideas in season', 'Cost and taste', 'Write the card'],
      15,
    ),
    step(
      'Do trial shifts in two better places',
      'A stage of one or two days shows standards and your market value. Ask about hours, team, turnover, tips, days off. Keep it discreet and legal: paid or short.',
      ['Choose two places for {post} work', 'Ask for a trial shift', 'Note three things to bring back'],
      16,
    ),
    step(
      'Negotiate the {post} contract, hours and days off',
      'Bring figures: cost down, waste down, people trained. Ask pay, hours a week, two days off together, overtime, title, start. Otherwise apply with the same page.',
      ['Write results on one page', 'Ask for the talk', 'Compare with two offers'],
      3,
    ),
  ],
  suggestions: [
    tip('Keep a knife and feet routine', 'Sharp and dry.', 'Daily', 'Shoes'),
    tip('Eat before service', 'Temper follows hunger.', 'Ten minutes', 'Sit'),
    tip('Write recipes in grams', 'Others can repeat.', 'Yield', 'Photo'),
    tip('Taste blind once a week', 'Palate trains.', 'Salt, acid', 'With team'),
    tip('Visit one supplier', 'Prices and season.', 'Morning', 'Ask'),
    tip('Say heard and repeat', 'Calm pass.', 'Clear', 'No sarcasm'),
    tip('Learn the language of your porters', 'It makes a team.', 'Ten phrases', 'Thanks'),
    tip('Drink less after work', 'Kitchens burn people.', 'Two nights', 'Sleep'),
    tip('Enter one competition', 'Name and nerve.', 'Date', 'Mentor'),
    tip('Learn a spreadsheet', 'Rotas and costing.', 'One hour', 'Template'),
    tip('Read reviews with the team', 'One fix a week.', 'Facts', 'Thank'),
    tip('Ask for a mentor outside', 'Honest view.', 'Monthly', 'Two questions'),
  ],
};

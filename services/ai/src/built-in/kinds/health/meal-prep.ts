import { type Kind, step, tip } from '../kind.ts';

export const mealPrep: Kind = {
  id: 'meal-prep',
  category: 'health',
  name: 'Prepare my meals for the week',
  slots: {
    meal: {
      words: [
        'lunches|lunch|office lunch',
        'breakfasts|breakfast',
        'dinners|dinner|suppers|evening meals',
        'snacks|snack',
      ],
      otherwise: 'lunches',
    },
    who: {
      words: ['family', 'kids|children', 'husband', 'wife', 'partner', 'boyfriend', 'girlfriend', 'flatmates'],
      otherwise: 'household',
    },
    goal: {
      words: [
        'building muscle|muscle|gains|protein',
        'losing weight|weight|fat loss|calories',
        'saving money|money|budget|cheap',
        'saving time|time|busy',
        'fewer takeaways|takeaway|takeaways|eating out|delivery|canteen',
        'steady blood sugar|diabetes',
      ],
      otherwise: 'saving time',
    },
  },
  ask: {
    question: 'Which meals, for how many people, and how much time do you have on one day?',
    chips: ['Five lunches, only me', 'Dinners for the family', 'Breakfast and lunch, two hours on Sunday'],
  },
  hoursAWeek: 3,
  weekly: 'Choose on Friday, shop on Saturday, cook for two hours on Sunday',
  overview:
    'You begin with three boxes instead of twenty, learn a two-hour routine, keep food safe in fridge and freezer, and build a stock of eight recipes that rotate so that nobody gets tired of them.',
  approach:
    'Cook parts rather than finished plates: a grain, two vegetables, a protein, two sauces make many meals. The usual mistake is seven days of the same box, which is thrown away on Thursday.',
  done: 'For four weeks running, your {meal} for at least four days came out of your own boxes.',
  cautions: [
    'Cool food within two hours, rice within one; fridge at 4 degrees, three days at most (cooked rice one day), the rest into the freezer. Reheat until steaming, once only. Ask a dietitian if you have diabetes, kidney disease or had an eating disorder.',
  ],
  steps: [
    step(
      'Decide which meals to prepare and how many',
      'Begin with three {meal} for next week, those where you now eat worst or spend most. Write what you spend and eat on those days.',
      [
        'Look at next week and mark three days',
        'Write what you pay for {meal} now',
        'Ask your {who} what they never tire of',
      ],
      0.7,
    ),
    step(
      'Get eight boxes and clear a shelf',
      'Same size, stackable, tight, for freezer and microwave; 400 to 700 ml for one person. Add tape and pen for dates.',
      ['Count the boxes you own with lids', 'Clear one fridge and one freezer shelf', 'Buy what is missing'],
      0.5,
    ),
    step(
      'Write a list for three simple recipes',
      'One tray bake, one pot (chilli, curry, dal), one bowl with grain. Count portions and check the cupboard first.',
      ['Choose three with ingredients that overlap', 'Write the list by shop section', 'Check each recipe for {goal}'],
      1,
    ),
    step(
      'Cook the first three boxes on one evening',
      'Oven first, then pot, then cut raw things; wash up while it simmers. Write how long it took.',
      [
        'Put grain and oven on at the same time',
        'Fill, cool, label with date',
        'Put sauce and crisp things in extra jars',
      ],
      2,
    ),
    step(
      'Run the two-hour Sunday three weeks in a row',
      'Two proteins, two vegetables, one grain, two sauces for eight to ten portions. Half goes in the freezer for Thursday and Friday.',
      [
        'Set a playlist and start at the same hour',
        'Freeze what is for day four and five',
        'Write what came back uneaten',
      ],
      6,
      { waitDays: 14 },
    ),
    step(
      'Adjust the boxes for {goal}',
      'A palm of protein, two fists of vegetables, one fist of starch for weight; one and a half portions of protein for muscle; beans, eggs and season for the budget.',
      ['Change one recipe accordingly', 'Work out the price of one box', 'Add a snack where hunger came'],
      1.5,
    ),
    step(
      'Build a stock of eight recipes that rotate',
      'Four for the freezer, four fresh, from three cuisines. A card each with shopping list and minutes.',
      ['Keep those that got eaten', 'Add one new one a week', 'Let your {who} choose one'],
      3,
    ),
    step(
      'Make the plan for busy and lazy weeks',
      'The short version: cooked grain, tins of beans, frozen vegetables, eggs, a jar of pesto. Four weeks of {meal} done means it stands.',
      ['Fill the emergency shelf', 'Write the thirty-minute version', 'Count the money or time saved in four weeks'],
      0.7,
    ),
  ],
  suggestions: [
    tip('Cook double of any dinner', 'Half into boxes at once.', 'Before serving', 'Label'),
    tip('Freeze flat in bags', 'They thaw in half the time.', 'Press air out', 'Stack like books'),
    tip('Keep crisp things apart', 'Soft salad ends prep.', 'Jar for dressing', 'Nuts on top later'),
    tip('Roast a tray each time', 'Vegetables for three dishes.', '200 degrees', 'Two kinds'),
    tip('Boil six eggs', 'They are protein for three days.', 'Eight minutes', 'Peel when eating'),
    tip('Change the sauce', 'Same base, new meal.', 'Pesto, peanut, yoghurt', 'Small jars'),
    tip('Order the shop online', 'Nobody buys hungry from a list.', 'Save the list', 'Pick it up'),
    tip('Use a slow cooker', 'It cooks while you work.', 'Morning start', 'Stews'),
    tip('Swap boxes with a friend', 'Two recipes become four.', 'Same number', 'Wednesday'),
    tip('Put the box by the keys', 'Forgotten lunch is bought lunch.', 'Evening before', 'Reminder'),
    tip('Buy season and frozen', 'It is cheap and quickly cooked.', 'Peas, spinach, berries', 'No waste'),
    tip('Have one night off', 'A plan without gaps breaks.', 'Leftovers', 'Or eat out once'),
  ],
};

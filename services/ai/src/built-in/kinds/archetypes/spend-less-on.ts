import { type Archetype, step, tip } from '../kind.ts';

const takeaways = [
  'takeaway/takeaways/takeout/take-out/deliveroo/delivery/deliveries/zomato/swiggy/doordash/eating_out/restaurants/grab',
  'uber/just eat/eats',
];

export const spendLessOn: Archetype = {
  id: 'spend-less-on',
  name: 'Spend less on something',
  slots: { thing: { from: 'object', otherwise: 'what costs too much' } },
  ask: {
    question: 'What do you spend on it in a usual month, roughly?',
    chips: ['I do not know', 'Less than a tenth of my income', 'Much more than that'],
  },
  hoursAWeek: 1,
  weekly: 'Write down each sum on the day, compare on Sunday for ten minutes',
  overview:
    'You look up what you really pay for {thing}, see what you buy with it besides the thing itself, and cut the part you miss least. The saved money leaves the account on the first of the month, so that it is not spent elsewhere.',
  approach:
    'Cutting everything at once lasts two weeks; halving the least loved half lasts. Change contracts first, which work while you sleep, then habits. What usually goes wrong is saving without a place for the money.',
  done: 'Three months in a row the sum is below your new limit, and the saved money lies in its own place.',
  cautions: [
    'Do not save on medicine, food for children, heating in the cold or necessary insurance. If you cannot stop spending or bills stay unpaid, free debt and addiction advice helps in confidence.',
  ],
  steps: [
    step(
      'Add up three months of spending on {thing}',
      'Go through account, cards and receipts. Write the sum, the number of times and the most expensive three, and from these the average month.',
      ['Search the account for 25 minutes', 'Add cash by guess', 'Write down the monthly average'],
      1,
    ),
    step(
      'Cook five dinners this week that beat a delivery',
      'Each takes 20 minutes or less: eggs on toast with salad, pasta with tuna and peas, fried rice from the freezer, wraps, a tray of sausages and vegetables. Buy all of it in one shop and put the list on the fridge. Deliveries are ordered when people are tired, so two ready meals lie in the freezer.',
      [
        'Choose five dinners and buy for them',
        'Put two emergency meals in the freezer',
        'Delete the card from the app',
      ],
      4,
      { when: { said: takeaways } },
    ),
    step(
      'Sort what you paid into needed, loved and hardly noticed',
      'Mark each payment for {thing} with one of the three words. The third group is where you cut first, and it is usually a third.',
      ['Mark each line', 'Add up the third group', 'Set a limit per week'],
      1,
      { when: { unsaid: takeaways } },
    ),
    step(
      'Write down for two weeks why you spend on {thing}',
      'Hunger, habit, tired, with friends, bored, pressure. Three words beside each sum. The most frequent reason decides what you change.',
      ['Put a note on the phone or purse', 'Write the reason each time', 'Count the reasons'],
      1,
      { when: { level: 'beginner' } },
    ),
    step(
      'Find out why you went back to spending on {thing}',
      'In which week did the sum rise again, and after what? Choose a rule that would have held in that week.',
      ['Look at the best and worst month', 'Write the reason', 'Write one new rule'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Change the contract, seller or supply',
      'Compare three offers for {thing}, call the present seller and ask for the price of new customers, cancel what is in the third group.',
      ['Compare three offers', 'Call and ask', 'Cancel in writing'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Find a cheaper replacement you like',
      'Try two in a week: cook, borrow, share, repair, second-hand, other day or size. A replacement for {thing} you do not enjoy will not last.',
      ['List five replacements', 'Try two', 'Keep one'],
      2,
    ),
    step(
      'Set a limit and a separate purse for {thing}',
      'Weekly amount in cash or on a second card; when it is empty, it is over until Monday. Have the saved sum transferred on the first of the month.',
      ['Set the weekly limit', 'Open the purse or account', 'Set up the transfer'],
      1,
    ),
    step(
      'Live with the new limit for eight weeks',
      'Compare each Sunday. One week above it is allowed, two in a row mean that the limit for {thing} or the replacement has to be changed.',
      ['Write down each sum', 'Compare on Sunday', 'Adjust one thing'],
      4,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Compare three months and give the saved money a purpose',
      'Old average, new average, the difference for a year. Decide what of it you keep for {thing} and what goes to debt, reserve or a wish.',
      ['Calculate the difference', 'Decide on the purpose', 'Look again in six months'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Take the card out of the shop',
      'Typing numbers gives you a minute to think.',
      'Delete stored cards',
      'Log out',
    ),
    tip('Wait two nights above a sum', 'Most wishes are smaller then.', 'Choose the sum', 'Note it on a list'),
    tip('Tell friends the new rule', 'They choose the cheaper place with you.', 'One sentence', 'Suggest something'),
    tip(
      'Ask for the price of loyal customers',
      'Those who ask often get it.',
      'End of contract near',
      'Competing offer ready',
    ),
    tip('Pay once a week in cash', 'You see the purse get thinner.', 'Envelope', 'Monday'),
    tip('Eat before you shop', 'Hungry people buy a fifth more.', 'List', 'Half an hour'),
    tip(
      'Unsubscribe from offers',
      'What you do not see you do not miss.',
      'Ten letters in ten minutes',
      'App messages off',
    ),
    tip('Keep one small pleasure', 'A limit with joy lasts longer.', 'Choose it on purpose', 'Best quality'),
    tip('Look at the price per use', 'Cheap things used once are dear.', 'Divide by days', 'Borrow first'),
    tip('Share subscriptions and tools', 'Two homes, half the cost.', 'If the terms allow', 'Clear rule'),
    tip(
      'Make a pause of two weeks each year',
      'You notice what you really miss.',
      'After the holiday',
      'Write it down',
    ),
    tip('Show the saved sum', 'A rising line is a reward.', 'On the fridge', 'With the wish under it'),
  ],
};

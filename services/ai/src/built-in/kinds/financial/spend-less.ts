import { type Kind, step, tip } from '../kind.ts';

const tracked = ['tracked everything', 'target for', 'no-buy on', 'held for', 'list of spending'];
const partnerSpends = ['husband/wife/partner/boyfriend/girlfriend gets/buys/comes/goes/spends', 'we quarrel'];
const midnight = ['at midnight/night', 'shopee/lazada/temu/shein/amazon/parcel/parcels'];

export const spendLess: Kind = {
  id: 'spend-less',
  category: 'financial',
  name: 'Spend less money',
  slots: {
    leak: {
      words: [
        'groceries|food shopping|supermarket|grocery|food',
        'takeaways|takeaway|takeout|take out|deliveries|delivery',
        'eating out|restaurants',
        'nights out|going out|pubs|bars|drinks',
        'clothes|shoes|fashion|shein',
        'online shopping|amazon|temu|impulse shopping|retail therapy|shopping',
        'games and in-app purchases|in-app|skins|loot boxes|gaming|steam',
        'coffee and lunches|coffee|coffees|lunches',
        'subscriptions|streaming',
        'beauty and cosmetics|make-up|makeup|cosmetics|beauty|skincare',
        'gadgets|tech|electronics',
        'books|vinyl',
        'hobby supplies|yarn|hobby|lego',
        'children’s things|kids|toys',
        'gifts|presents|christmas',
        'taxis|uber|taxi',
        'cigarettes|vapes',
        'energy|heating|electricity',
      ],
      otherwise: 'small purchases',
    },
  },
  ask: {
    question: 'What makes you spend more than you want?',
    chips: ['Habit and convenience', 'Mood: stress, boredom, sadness', 'Everything has become more expensive'],
  },
  hoursAWeek: 1,
  weekly: 'Add up what you spent on your chosen item and write down the saving',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  paced: 'kept',
  overview:
    'You will see what you really spend on {leak}, find out when and why you buy, and change the situation so that less is spent without counting every coin. The money you keep goes somewhere you have chosen.',
  approach:
    'Work on one or two kinds of spending, not on all. Change surroundings instead of relying on willpower: no stored cards, a list, a waiting time, a replacement. It fails when the saved money stays in the account, because it gets spent elsewhere.',
  done: 'For two months in a row you have spent clearly less on the thing you chose, and the difference lies in savings or has reduced a debt.',
  cautions: [
    'If you buy in secret, cannot stop, or run up debts with it, talk to a doctor, a therapist or a debt adviser; compulsive buying can be treated.',
    'Do not save on medicines, heating you need for your health, or insurance that protects you from ruin. If basic costs are the trouble, ask a welfare advice service what you are entitled to.',
  ],
  steps: [
    step(
      'Add up last month’s spending on {leak}',
      'Go through one statement and mark each payment. Times twelve is the sum for a year. Mark three you enjoyed and three you regret.',
      ['Open last month’s statement and mark {leak}', 'Multiply the sum by twelve', 'Write down the three you regret'],
      1,
      { when: { unsaid: tracked } },
    ),
    step(
      'Note for ten days when and why you buy',
      'Write down time, place, mood and what came just before. Most people find two moments that make up most of it: tired after work, late at night on the sofa, with certain people.',
      ['Keep a note on the phone, one line for each purchase', 'Circle the two most frequent moments'],
      1.5,
      { when: { unsaid: tracked }, waitDays: 7 },
    ),
    step(
      'Agree on two free sums at home and stop counting',
      'Each gets the same sum a month to spend without a word, in an own account. Everything above is asked before, not after. Look for what the buying replaces, such as company or something to do.',
      ['Agree on the two sums', 'Open the two accounts', 'Find one thing to do that fills the time'],
      0.7,
      { when: { said: partnerSpends } },
    ),
    step(
      'Close the shop on your phone after nine',
      'Delete app and card, set a limit from nine at night, and put things into the basket only. On Saturday by daylight buy one of them at most. Send back what still has its label this week.',
      ['Delete app and card', 'Set the limit from nine', 'Send back what has its label'],
      0.5,
      { when: { said: midnight } },
    ),
    step(
      'Choose a monthly limit for {leak}',
      'About a third less than now is realistic; zero seldom lasts. Decide where the difference goes: debt, reserve, something you really want.',
      ['Fix the sum and divide it by the weeks', 'Set up a transfer of the difference for payday'],
      0.5,
    ),
    step(
      'Turn your target into a sum a week in cash or on one card',
      '150 a month are 35 a week. Load it on Mondays, and when it is gone it is gone. Write on Sunday what was easy and add the next kind only after four weeks.',
      ['Divide the target by the weeks', 'Load it each Monday', 'Write on Sunday what was easy'],
      0.5,
      { when: { said: tracked } },
    ),
    step(
      'Make buying slower in three places',
      'Delete stored cards and shopping apps, leave newsletters, log out. For anything above a fixed sum, put it on a list with date and price and wait three days; most of it is no longer wanted.',
      ['Delete apps and stored cards', 'Unsubscribe from ten newsletters', 'Hang up the waiting list'],
      1.5,
    ),
    step(
      'Prepare a replacement for your two weak moments',
      'Tired: a meal in the freezer. Bored or sad: a call, a walk, a library book, ten minutes outside. With friends: suggest something cheap first. Make it ready before the moment comes.',
      [
        'Write: when X, I do Y, for both moments',
        'Prepare what you need for it',
        'Tell the people who are usually there about {leak}',
      ],
      2,
    ),
    step(
      'Plan the week’s meals and shop once',
      'Food is the line that moves fastest. Five dinners from what is there, a list, one trip after eating, own brand as a trial, lunch from leftovers.',
      [
        'Look into cupboard and freezer first',
        'Write five dinners and the list',
        'Compare the receipt with last week’s',
      ],
      3,
      { when: { unsaid: [...midnight, ...partnerSpends] } },
    ),
    step(
      'Run four weeks with the limit and look every Sunday',
      'Five minutes: spent, left, moved. If one week goes over, find the reason and take it from the next one. Expect one bad week.',
      ['Write the weekly sum for {leak} on a card', 'Move what is left on Sunday'],
      3,
      { measured: 'Keep the first {50%} of the saving' },
    ),
    step(
      'Keep the limit for a second month',
      'Keep two rules that were easy, drop those that were a pain. It is done when the second month for {leak} stays under the limit and the money is where you wanted it.',
      [
        'Compare both months with the first figure',
        'Write down the two rules that stay',
        'Raise the automatic transfer',
      ],
      2,
      { measured: 'Reach the whole saving of {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Ask how many hours you worked for it',
      'Hours are felt more than money.',
      'Price divided by your hourly pay',
      'Still worth it?',
    ),
    tip('Shop with a list and no phone', 'Both lower the bill.', 'Go after a meal', 'Go once without the children'),
    tip('Borrow first', 'Most tools are used twice a year.', 'Neighbours, library of things', 'Offer yours too'),
    tip(
      'Give yourself a small free sum',
      'Strict bans often end in a binge.',
      'Weekly, in cash',
      'Keep no account of it',
    ),
    tip('Cook double', 'It prevents the next takeaway.', 'Two meals a week', 'Label with the date'),
    tip(
      'Buy second-hand first',
      'Children’s things above all are hardly worn.',
      'Search for three days',
      'Fix the highest price',
    ),
    tip(
      'Unfollow what makes you want things',
      'Advertising works, also on you.',
      'Twenty accounts',
      'Follow repair instead',
    ),
    tip(
      'Return what you regret',
      'Most things can go back within two weeks.',
      'A box by the door',
      'One errand a week',
    ),
    tip(
      'Suggest cheap evenings',
      'Friends are often glad that somebody does.',
      'Soup at home, cards or a walk',
      'Take turns',
    ),
    tip('Repair one thing', 'It is satisfying and saves a purchase.', 'Repair cafe', 'A button, a zip, a plug'),
    tip(
      'Turn down heating by one degree',
      'It saves several per cent of the bill.',
      'Put on warm socks first',
      'Not below what is healthy',
    ),
    tip(
      'Keep the price per use in mind',
      'An expensive coat worn daily is cheap.',
      'Price divided by uses',
      'Check five things you own',
    ),
    tip(
      'Agree gift limits',
      'Families often wish somebody would start.',
      'A sum or one gift each',
      'Time instead of things',
    ),
  ],
};

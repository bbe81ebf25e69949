import { type Kind, step, tip } from '../kind.ts';

export const noSpendChallenge: Kind = {
  id: 'no-spend-challenge',
  category: 'financial',
  name: 'Do a no-spend month',
  slots: {
    thing: {
      words: [
        'clothes|clothing|shoes|fashion',
        'make-up and cosmetics|make-up|makeup|cosmetics|skincare',
        'takeaways|takeaway|delivery',
        'eating out|restaurants|coffee',
        'online orders|amazon|online',
        'books',
        'gadgets|tech|electronics',
        'games|gaming',
        'toys|kids',
        'new things|anything new|buy nothing|nothing new',
        'hobby supplies|yarn|craft',
        'alcohol|drinks',
        'decoration|home decor',
      ],
      otherwise: 'things you do not need',
    },
    period: {
      words: [
        'weekend|weekends',
        'week',
        'two weeks|14 days',
        'month|30 days|january|february',
        'three months|3 months|90 days',
        'six months|6 months|half a year',
        'year|12 months',
      ],
      otherwise: 'month',
    },
  },
  ask: {
    question: 'What should the break cover?',
    chips: ['Everything except the basics', 'One kind of thing, such as clothes', 'Only online and takeaways'],
  },
  hoursAWeek: 1,
  weekly: 'Count the no-spend days and move the unspent money',
  measures: ['days', 'weeks'],
  overview:
    'You will write clear rules for your spending break, prepare the first days so that you need nothing, get through the weak moments with a plan, and move every unspent sum. Afterwards you know what you truly missed and what not.',
  approach:
    'Write three short lists before you start: what is always allowed, what is not, and which exceptions there are. Stocking up before the break or overspending after it spoils the effect. After a slip, write down the reason and go on the next day.',
  done: 'The period is over with at most two slips, the money is in savings or has reduced a debt, and two new habits stay.',
  cautions: [
    'Medicine, rent, power, insurance, debts, necessary food and transport are always paid. If you cannot stop buying, or your income does not cover the basics, ask a doctor or a debt or welfare advice service.',
  ],
  steps: [
    step(
      'Write the rules on half a page',
      'Always allowed are housing, bills, health, the way to work, and basic food with a limit. Not allowed are {thing}. Name the exceptions, such as certain birthdays and repairs. Replace only what is empty or broken.',
      [
        'Write what is allowed, what is not, and the exceptions',
        'Fix beginning and end in the calendar',
        'Sign it and hang it up',
      ],
      0.5,
    ),
    step(
      'Work out what you usually spend on it',
      'One statement of last month: total for {thing} and the largest single items. This is the amount you can move, and the figure you compare with at the end.',
      [
        'Mark the payments on last month’s statement',
        'Decide what the money is for',
        'Set up the transfer for the start',
      ],
      1,
    ),
    step(
      'Remove temptation before the first day',
      'Delete shopping apps and stored cards, and leave newsletters, groups and accounts that make you want {thing}. Tell household and friends; some may join in.',
      [
        'Delete and unsubscribe for thirty minutes',
        'Tell three people about your break',
        'Suggest cheap ideas to them',
      ],
      1,
    ),
    step(
      'Look through cupboards and plan from them',
      'Food, cosmetics, clothes, books, hobby things: list what is there and plan ten meals and five evenings from it. Only fill real gaps; no stocking up.',
      [
        'List what is on three shelves',
        'Plan meals for the first week',
        'Choose five free activities for the {period}',
      ],
      2,
    ),
    step(
      'Get through the first seven days',
      'The first week shows your triggers. For each wish: write it on a list with date and price, drink water, go out for ten minutes. Mark no-spend days in colour.',
      [
        'Hang up a calendar for no-spend days',
        'Write each wish on the list with its price',
        'Note mood and hour of each wish',
      ],
      1.5,
      { measured: 'Complete the first {25%} of the break' },
    ),
    step(
      'Do one free thing for each spending you miss',
      'Try a swap evening, the library, a walk, cooking together, a repair cafe or a free museum. People miss {thing} less than the company, treat or break that comes with it, so give yourself that directly.',
      ['Say what you really miss', 'Invite somebody to something free', 'Move the unspent money on Sunday'],
      3,
      { measured: 'Complete {50%}, half of the break' },
    ),
    step(
      'Hold out through the tired middle',
      'After half of the {period} it becomes dull and you find excuses. Read your rules, look at the sum you have moved, and change one rule in writing if needed. After a slip, return the thing if possible, note why, and go on.',
      ['Add up the money moved', 'Tell somebody how it is going', 'Change at most one rule'],
      2,
      { measured: 'Complete {75%} without stocking up' },
    ),
    step(
      'Finish the break and decide what stays',
      'Go through the wish list and buy at most one thing, a week after the end. Keep two rules for good, for example a waiting time and a lower limit for {thing}. It is done when the last sum is moved and both rules are written down.',
      ['Cross out wishes that have faded', 'Write two rules that stay', 'Set the standing order to half of the saving'],
      1.5,
      { measured: 'Complete all {total} and keep two rules' },
    ),
  ],
  suggestions: [
    tip('Start right after payday', 'You see the full effect.', 'Pay the bills first', 'Move the saving on day one'),
    tip(
      'Keep a list for rainy days',
      'Boredom is the most frequent trigger.',
      'Ten things that cost nothing',
      'Hang it on the fridge',
    ),
    tip(
      'Take a photo instead of buying',
      'Looking at it later is often enough.',
      'One album for wishes',
      'Look again after two weeks',
    ),
    tip(
      'Swap with friends',
      'Something used can be new to you.',
      'Clothes, books and games',
      'One evening for everybody',
    ),
    tip('Use vouchers already in the drawer', 'They are worth money.', 'Check the date', 'Only for allowed things'),
    tip(
      'Let children invent free weekends',
      'They have better ideas than adults.',
      'A walk with torches or a tent indoors',
      'Take turns in planning',
    ),
    tip('Mend three things', 'It gives the feeling of something new.', 'Buttons, shoes, bike', 'Ask for help'),
    tip('Say it simply to friends', 'I am on a break, come to mine.', 'No long reasons', 'Offer a date'),
    tip(
      'Have a gift plan',
      'Birthdays will come during the break.',
      'Homemade, time, or a small fixed sum',
      'Decide at the start',
    ),
    tip(
      'Eat before shopping for basics',
      'Hungry people buy more.',
      'Take a list',
      'Use a basket instead of a trolley',
    ),
    tip(
      'Photograph before and after',
      'Empty tubes and shelves show your progress.',
      'Once a week',
      'Send the picture to a friend',
    ),
    tip(
      'Plan the first day after',
      'Many people overspend then.',
      'Stay out of shops for a week',
      'Celebrate with something free',
    ),
  ],
};

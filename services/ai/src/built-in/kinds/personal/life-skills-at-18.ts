import { type Kind, step, tip } from '../kind.ts';

export const lifeSkillsAt18: Kind = {
  id: 'life-skills-at-18',
  category: 'personal',
  name: 'Learn the skills of living on my own',
  slots: {
    skill: {
      words: [
        'cooking|cook',
        'laundry|washing|ironing',
        'money|budget|bills|taxes|tax',
        'cleaning',
        'appointments|offices|paperwork',
        'first aid|doctor',
        'repairs',
      ],
      otherwise: 'everyday skills',
    },
  },
  ask: {
    question: 'Who is it for, and when does life alone begin?',
    chips: ['Me, I move out soon', 'I never learned it at home', 'My child or a young person in care'],
  },
  hoursAWeek: 3,
  weekly: 'Cook twice, wash once, look at the money for ten minutes',
  overview:
    'You will find what you can do and what not, learn five meals, washing and cleaning, run money for a month, make calls to doctor and office, know what to do in emergencies, and run a household alone for two weeks.',
  approach:
    'Nobody is born knowing this, and it takes about three months with one thing a week. Do it for real where you live now. Ask somebody who is good at it to stand by, with hands in pockets.',
  done: 'You ran everything alone for two weeks: food, clothes, money, dates, cleaning, and nothing important was missed.',
  steps: [
    step(
      'Tick what you can already do',
      'Cook five meals, wash, iron, clean a bath, read a bill, pay, file, book a doctor, post a parcel, change a bulb, sew a button, cancel a contract. Mark three for this month: {skill} first.',
      ['Tick the list honestly', 'Choose three', 'Ask somebody to be your helper'],
      0.5,
    ),
    step(
      'Cook five meals you like',
      'Pasta with vegetables, eggs, lentil soup, tray bake, rice dish. Shop with a list, cook each three times, note cost. Know the fridge: raw meat below, smell and date.',
      ['Cook one new meal a week', 'Shop by list and note the cost', 'Cook one for somebody'],
      8,
    ),
    step(
      'Wash, dry and iron without losses',
      'Read the labels, sort light and dark, choose 30, 40 or 60 degrees, wash wool apart, do not overfill, and take it out at once. Treat stains before washing. Iron one shirt.',
      ['Do your own wash this week', 'Treat one stain', 'Iron one shirt'],
      2,
    ),
    step(
      'Clean a kitchen and bath in forty minutes',
      'Work from top to bottom, dry before wet, with one cloth for each place and the toilet last. Vinegar removes lime, but never mix it with bleach. Ten minutes a day keep it clean.',
      ['Clean the bathroom by list', 'Clean fridge and cooker', 'Fix a weekly hour'],
      2.5,
    ),
    step(
      'Run your money for a month',
      'Account, rent, phone, food, bus, savings: fixed costs first, then a weekly sum. Read a pay slip and a bill, set payments, know fees.',
      ['Write income and fixed costs', 'Live on a weekly sum', 'Read one bill and one pay slip line by line'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Make the calls and file the papers',
      'Call the doctor, an office, the landlord: say your name, what you want and by when, and thank them. Keep one folder with ten parts, photograph each letter and note deadlines.',
      ['Book an appointment by phone', 'Set up the folder', 'Cancel one contract in writing'],
      2,
    ),
    step(
      'Know what to do in an emergency',
      'Numbers, pan fire (lid, never water), cut, fever, gas smell, power off, water valve, lost key, lost wallet, who to call at night. First-aid course of a day.',
      ['Find fuse box and water valve', 'Book a first-aid course', 'Save five numbers'],
      2,
    ),
    step(
      'Live two weeks as if alone',
      'At home or away: you plan, shop, cook, wash, pay, clean. Helper only answers questions. Look at what was hard in {skill} and repeat it.',
      ['Fix the two weeks', 'Write each evening what was missing', 'Repeat what was hard'],
      10,
    ),
  ],
  suggestions: [
    tip('Make a list on the fridge', 'Heads forget milk.', 'Pen tied', 'Photo before shopping'),
    tip('Cook double', 'Tomorrow is done.', 'Box', 'Label'),
    tip('Set alarms for washing', 'Wet heaps smell.', '60 minutes', 'Hang'),
    tip('Learn one thing from each relative', 'Dumplings, taxes.', 'Video', 'Thank'),
    tip('Keep a sewing tin', 'Button in five minutes.', 'Needle, thread', 'Practise'),
    tip('Buy good pan and knife', 'Two are enough.', 'Sharp', 'Dry'),
    tip('Put keys on one hook', 'Spare with a friend.', 'Always', 'Photo of the lock'),
    tip('Pay on one day', 'Same date.', 'Reminder', 'Check'),
    tip('Ask silly questions', 'Everyone had them.', 'Helper', 'Write down'),
    tip('Eat with others twice a week', 'Living alone is learned too.', 'Invite', 'Share'),
    tip('Keep a rainy-day box', 'Small sum, torch, tin.', 'Shelf', 'Refill'),
    tip('Do Sunday reset', 'Forty minutes.', 'Music', 'Bag ready'),
  ],
};

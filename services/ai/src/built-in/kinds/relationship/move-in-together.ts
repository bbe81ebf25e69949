import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** The home is found. */
const found = [
  'found/got/have/signed/rented/bought a/the/our _? flat/place/house/apartment/lease/keys',
  'lease is? signed',
  'move/moving in on/next/in',
  'get/got the keys',
];

/** They live together. */
const moved = [
  'moved in last/two/three/a/together',
  'already/just living/live/moved together/in',
  `living/lived together for/since ${numbers}`,
];

export const moveInTogether: Kind = {
  id: 'move-in-together',
  category: 'relationship',
  name: 'Move in with my partner',
  slots: {
    partner: {
      words: ['girlfriend|gf', 'boyfriend|bf', 'fiancé|fiance', 'fiancée|fiancee', 'husband', 'wife', 'partner'],
      otherwise: 'partner',
    },
    kids: { words: ['kids|children|son|daughter|stepson|stepdaughter|her kids|his kids'], otherwise: 'children' },
    theirs: {
      words: [
        'his place|her place|his flat|her flat|his house|her house|into his|into hers|moves into mine|moving into mine|my place|my flat',
      ],
      otherwise: 'home',
    },
  },
  ask: { question: 'Whose home will it be?', chips: ['Mine or theirs', 'A new place together', 'Not decided'] },
  hoursAWeek: 4,
  overview:
    'You will talk through money, space and habits before the van comes, find or rearrange a home that is both of yours, settle contract and costs on paper, and learn in the first three months how you live well side by side.',
  approach:
    'The quarrels of the first year are about dishes, noise, visitors and money, so say aloud what is normal for each of you. Keep time and a corner of your own. It goes wrong when one moves into the other’s finished home, or when it is done to save rent or a shaky love.',
  done: 'You have lived together for three months, costs and chores run without reminding, and both call it our home.',
  cautions: [
    'If your partner controls your money, phone or friends, or you are afraid of them, do not move in; ring a domestic abuse helpline. Put contributions to a bought home in writing with a lawyer.',
  ],
  steps: [
    step(
      'Ask each other ten questions about daily life',
      'Ask about sleep, noise, tidiness, food, guests, exes, screens, pets and work at home. Each writes alone, then you swap. Look for the three points where you differ most.',
      ['Write your own ten answers', 'Swap with your {partner} over a meal', 'Mark the three largest differences'],
      1.5,
    ),
    step(
      'Live together for two weeks as a test',
      'In one flat, with work, washing and a bad day, no holiday mood. Share shopping and bills as you would later. Talk on Sunday about what was lovely and what got on your nerves.',
      ['Choose two ordinary weeks', 'Share chores and costs with your {partner}', 'Talk on Sunday for half an hour'],
      4,
      { waitDays: 14, when: { weeksFrom: 5, unsaid: [...found, ...moved] } },
    ),
    step(
      'Talk about money with figures on the table',
      'Show each other pay, debts and savings. Share the rent equally or by income: with 2,000 and 3,000 that is 40 and 60 per cent. One joint account for the home and own accounts for the rest works for most.',
      ['Show each other pay and debts', 'Choose equal or by income', 'List joint costs with your {partner}'],
      2,
    ),
    step(
      'Draw the new rooms and choose a corner for each of you',
      'Tape and paper: whose table, whose chair, which wall is nobody’s. Each names three things that must find a place. Quarrels over sofas are about this, so do it before the van comes.',
      ['Measure and draw the rooms', 'Choose one corner each', 'Name three things each'],
      2,
      { when: { said: found, unsaid: moved } },
    ),
    step(
      'Plan the first week with your {partner} before the boxes',
      'Who cooks on which day, when each is alone, when friends come, what happens at ten at night. One meal out in the week of the move, and no large decision in it.',
      ['Fix two evenings alone', 'Fix who cooks', 'Plan one meal out'],
      1,
      { when: { said: found, unsaid: moved } },
    ),
    step(
      'Write what annoys you both, one line each',
      'You live together, so real things are known: dishes, noise, guests, money, sleep. Three lines each, swapped on Sunday; choose the easiest and change it for two weeks.',
      ['Write three lines each', 'Swap them on Sunday', 'Change the easiest for two weeks'],
      1,
      { when: { said: moved } },
    ),
    step(
      'Divide the housework by tasks from start to end',
      'Each task with all its thinking: who notices, buys, does. Choose in turn, the rest rotates. Look again after a month, and let the other do it their way.',
      ['List tasks with minutes a week', 'Choose in turn with your {partner}', 'Look again after a month'],
      3,
      { when: { said: moved } },
    ),
    step(
      'Put names, money and what if on paper',
      'Both in the contract or a written permission, who paid for what, one account for the home, household insurance, who stays if it ends. One page, both sign.',
      ['Check contract and insurance', 'List who paid for what', 'Write the page and sign'],
      2,
      { when: { said: moved } },
    ),
    step(
      'Tell the {kids} early and give them a say',
      'Do not break the news in the car. Say what stays: room, school and time alone with you. Let them choose colour and rules of the room, and do not ask them to love anybody. Months of visits come first.',
      ['Tell the {kids} at home with time', 'Let each choose something', 'Plan weekly time alone with each'],
      3,
      { when: { named: 'kids' }, waitDays: 21 },
    ),
    step(
      'Turn one person’s place into a shared one',
      'Empty half of every cupboard and one whole wall, move the furniture, paint a room together. Name and post box get both names. Whoever owns it asks, and does not grant.',
      ['Empty half of every cupboard', 'Change one room completely', 'Put both names on door and post box'],
      10,
      { when: { named: 'theirs', unsaid: moved } },
    ),
    step(
      'Look for a home that has two doors to close',
      'Write must-haves of each, radius between both jobs, rent below a third of both incomes and payable by one for three months. A place to be alone matters more than a balcony.',
      [
        'Write five must-haves each',
        'View with your list and that of your {partner}',
        'Ask: could one pay it for three months',
      ],
      12,
      { when: { unnamed: 'theirs', unsaid: [...found, ...moved] }, waitDays: 21 },
    ),
    step(
      'Settle contract, notice and what if',
      'Both in the contract, or written permission and a sub-tenancy. Notice on old flats, deposits, insurance, registration, benefits. One page: who gets what, who stays, how long, if it ends.',
      ['Check both notice periods', 'Get the landlord’s consent in writing', 'Write the what-if page and both sign'],
      3,
      { when: { unsaid: moved }, daysBefore: 45 },
    ),
    step(
      'Sort two households into one',
      'Of two of a kind the better one stays; the other goes into a box for a year. Nobody throws away the other’s things. Each of you has three things that must find a place, however ugly.',
      ['List doubles room by room', 'Name three things each, you and your {partner}', 'Store doubles for a year'],
      10,
      { when: { unsaid: moved }, daysBefore: 14 },
    ),
    step(
      'Move and divide chores by who minds least',
      'Write all jobs with minutes per week, include planning and birthdays. Choose in turn; the rest rotates. Standard: good enough for both. Thank each other aloud.',
      ['Write the jobs with minutes', 'Choose in turn with your {partner}', 'Try for a month, then swap'],
      14,
      { when: { unsaid: moved } },
    ),
    step(
      'Hold a house talk each Sunday for three months',
      'In twenty minutes say what was good, change one thing, and look at dates and money. Keep one evening for the two of you and one for friends. It is done when after three months both would sign again.',
      [
        'Set Sunday talk and one evening alone each',
        'Settle one point a week',
        'Ask after three months: would you again',
      ],
      6,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip('Buy two blankets', 'Sleep saves love.', 'Large bed', 'Own light'),
    tip('Keep one evening apart', 'Missing each other is good.', 'Fixed day', 'Own friends'),
    tip('Make a rule for guests', 'Ask before somebody stays the night.', 'Three nights', 'Both say yes'),
    tip('Let the slow one be slow', 'Unpacking has two speeds.', 'Bedroom first', 'A box a day'),
    tip('Choose one colour together', 'A small joint decision for practice.', 'Sample pots', 'One wall'),
    tip('Agree on a pause word', 'Stop, twenty minutes, then go on.', 'Either may say it', 'Come back'),
    tip('Share a calendar', 'Half of quarrels are surprises.', 'Shifts', 'In-laws'),
    tip('Keep a fund for the home', 'A small sum each month.', 'Lamp, sofa', 'Both decide'),
    tip('Invite both families once', 'It makes the home official.', 'Soup', 'Two hours'),
    tip('Put names on keys', 'Neighbour has the third.', 'Spare', 'Not under the mat'),
    tip('Cook a dish of each childhood', 'Tastes tell stories.', 'One a week', 'Ask mothers'),
    tip('Keep flirting', 'Sweatpants come by themselves.', 'Date at home', 'Door bell'),
  ],
};

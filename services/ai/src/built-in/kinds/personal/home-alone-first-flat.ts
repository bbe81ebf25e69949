import { type Kind, step, tip } from '../kind.ts';

const signed = ['contract/lease is?/was? signed', 'got the keys', 'bed is? ordered', 'move in on/next'];
const movedIn = [
  'weeks/months/days in my/the/our studio/flat/place/apartment/room',
  'rent paid twice/once',
  'moved in',
];
const laterInLife = [
  'divorced/divorce/widow/widowed/separated',
  "my father's to my husband's",
  'at sixty/fifty/60/50/63/55',
];

export const homeAloneFirstFlat: Kind = {
  id: 'home-alone-first-flat',
  category: 'personal',
  name: 'Move into your first own home',
  slots: {
    home: {
      words: [
        'student room|halls|dorm|student',
        'studio|bedsit',
        'shared flat|flatshare|house share|room',
        'flat|apartment',
        'house',
        'supported flat|supported living|care',
      ],
      otherwise: 'first home',
    },
    area: { from: 'place', otherwise: 'the area you want' },
  },
  ask: {
    question: 'What do you earn or get each month, and when do you want to be out?',
    chips: ['Studying, small budget', 'First wages', 'After a separation'],
  },
  hoursAWeek: 4,
  overview:
    'You will work out what you can pay, practise a month of it at home, look for a place, check the contract, and set up with second-hand things. It ends after the first two months, when bills, food and washing run.',
  approach:
    'Rent with heating should stay near a third of your income, and you need deposit, first rent and a reserve before you sign. Practise cooking, washing and the budget while you still have help. Most trouble comes from a contract signed without reading, from subscriptions, and from lonely Sundays.',
  done: 'You have lived there for two months, all bills were paid on time, and you have a small reserve.',
  cautions: [
    'Pay nothing before you have seen the home and signed; sums asked for keys by post are fraud. Have the contract read by a tenants’ or student advice centre.',
    'If you leave because of violence, call a helpline or youth service first; they help with a safe place and with money.',
  ],
  steps: [
    step(
      'Work out what you can pay each month',
      'Income on top; below it rent with heating, electricity, phone, food, travel, insurance, fun, and something to put by. Ask at the benefits or student office what support you could get.',
      [
        'Write income and fixed costs in twenty minutes',
        'Look up three rents for your {home} in {area}',
        'Note deposit, first rent and start-up costs',
      ],
      1.2,
      { when: { unsaid: movedIn } },
    ),
    step(
      'Practise for a month while still at home',
      'Live on the planned food money, wash your own clothes, make your own appointments, and put the future rent aside each month. What is left over is your deposit.',
      [
        'Set up the transfer of a rent to savings',
        'Cook five simple dishes for the family',
        'Do your washing and one bill a week',
      ],
      8,
      { when: { unsaid: [...signed, ...movedIn, ...laterInLife], weeksFrom: 9 } },
    ),
    step(
      'Save the deposit and collect your papers',
      'Identity, three payslips or grant letter, a guarantor, a short text about yourself. A parent, employer or council scheme can sometimes guarantee. Keep all in one file.',
      [
        'Ask who could be your guarantor',
        'Write six friendly lines about yourself',
        'Work out what your {home} costs until the first month is paid',
      ],
      3,
      { when: { unsaid: [...signed, ...movedIn] } },
    ),
    step(
      'Open an account, a card and bills in your own name',
      'Perhaps these always ran through somebody else. Get bank account, phone, insurance, pension number and address into your name, with copies of all papers of before. Ask an advice office about rent help and your share.',
      ['Open your own account', 'Copy papers of marriage and money', 'Ask about rent help'],
      2,
      { when: { said: laterInLife, unsaid: [...signed, ...movedIn] } },
    ),
    step(
      'View at least five homes in {area}',
      'Boards, university and housing offices, notices, friends. See each by daylight, test water, windows, signal and locks, ask about heating costs and neighbours. In shares, ask how cleaning and money are settled.',
      [
        'Set alerts and answer within the hour',
        'Go to viewings with a second person',
        'Write points for each on the same day',
      ],
      10,
      { when: { unsaid: [...signed, ...movedIn] }, measured: 'View the first {50%}' },
    ),
    step(
      'Read the contract with an advice centre and sign',
      'Length, notice, costs, repairs, deposit protection, house rules. Ask about what you do not understand. Record the state of the {home} with photographs and meter readings on the day of the keys.',
      ['Have the contract read', 'Sign, pay by transfer, keep the receipt', 'Photograph every room and both meters'],
      3,
      { when: { unsaid: [...signed, ...movedIn] }, waitDays: 7 },
    ),
    step(
      'Order power and internet, and insure the {home} today',
      'Internet takes two to four weeks, so it comes first. Power: read the meter on the day of the keys and choose the supplier yourself. Contents and liability cover cost a few coins a day.',
      ['Order the internet', 'Register power with the reading of the day', 'Take out contents and liability cover'],
      1,
      { when: { said: signed, unsaid: movedIn } },
    ),
    step(
      'Photograph every room on the day of the keys',
      'Walls, floors, windows, each scratch, meters, number of keys, with the landlord or a friend. Both sign the list. It decides about the deposit in some years.',
      ['Film every room', 'Write meters and keys', 'Send the list by mail the same day'],
      1,
      { when: { said: signed, unsaid: movedIn } },
    ),
    step(
      'Set up with the twenty things you need',
      'Mattress, bedding, pan, pot, knife, two plates, lamp, towels, bucket, tools, first-aid kit. Ask family and give-away groups first. Sofa and pictures can wait until you know the room.',
      [
        'Write the list and ask relatives for what they have',
        'Measure your {home} before you buy furniture',
        'Order electricity and internet',
      ],
      6,
      { when: { unsaid: movedIn } },
    ),
    step(
      'Move in and report your new address',
      'Registration, bank, employer or university, health insurance, doctor, phone. Bills go by direct debit on the day after payday. Learn where fuse box and stopcock are.',
      [
        'Change the address everywhere',
        'Take liability or contents insurance if usual',
        'Introduce yourself next door and find doctor and shop in {area}',
      ],
      5,
      { when: { unsaid: movedIn } },
    ),
    step(
      'Divide each pay into four pots on the day it comes',
      'Rent and bills, food by the week, a small reserve, free money. From 40 to 500 in the reserve are 46 a week for ten weeks. Bills leave the day after payday; what is free is free.',
      ['Write the four pots', 'Set the transfer to the reserve', 'Look each Sunday for five minutes'],
      0.7,
      { when: { said: movedIn } },
    ),
    step(
      'Cook four dinners twice and freeze half',
      'Soup, a pot of beans or lentils, pasta sauce, curry with rice. One shop on Saturday with a list for about a tenth of your pay. Lunch from the freezer saves more than any discount.',
      ['Choose four dishes', 'Shop with a list', 'Freeze in portions with a date'],
      3,
      { when: { said: movedIn } },
    ),
    step(
      'Fix the small things that make it a home',
      'A lamp at the bed, a curtain, a hook for the keys, a table where two can eat. Hang three pictures. Then invite one person, before it is perfect.',
      ['Buy a lamp and a curtain second-hand', 'Hang three pictures', 'Invite one person'],
      2,
      { when: { said: movedIn } },
    ),
    step(
      'Write what to do when something breaks',
      'Landlord, electrician, gas emergency, nearest open chemist, neighbour with a key. Try the stopcock and the fuses once by daylight. Report damage with a photo on the same day.',
      ['Write the five numbers', 'Try stopcock and fuses', 'Give a neighbour a key'],
      0.7,
      { when: { said: movedIn } },
    ),
    step(
      'Live there for two months by a weekly plan',
      'Cook four times, wash once, clean for an hour, look at the account on Sundays, see people on two evenings. It is done when two months of bills are paid and your {home} has a reserve of a week’s food and some money.',
      ['Write the week and hang it up', 'Check the account every Sunday', 'Invite somebody for a meal'],
      6,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Learn five dishes', 'They feed you for a month.', 'Pasta, rice, soup, eggs, tray bake', 'Cook for two days'),
    tip(
      'Keep a note with numbers',
      'In an emergency nobody remembers.',
      'Landlord, plumber, doctor',
      'Inside the door',
    ),
    tip('Leave a key with somebody', 'A locksmith costs a week’s food.', 'Friend nearby', 'Never under the mat'),
    tip('Wash white and dark apart', 'And read the label once.', '40 degrees', 'Check the pockets'),
    tip('Plan Sundays', 'They are the loneliest.', 'Call, walk, cook together', 'Fixed by Thursday'),
    tip('Cancel one subscription', 'Small sums eat the reserve.', 'List them all', 'Keep one'),
    tip('Air three times a day', 'It keeps mould away.', 'Five minutes wide open', 'Most of all after showers'),
    tip('Pay rent first', 'Everything else can be talked about.', 'Standing order', 'Day after payday'),
    tip('Ask for things, not money', 'Relatives have full cupboards.', 'Send the list', 'Say thank you'),
    tip('Write flatshare rules down', 'Cleaning and guests cause most rows.', 'One page', 'Look at it monthly'),
    tip('Report faults in writing', 'Otherwise they become yours.', 'Photograph and date', 'Keep the answer'),
    tip('Have a week’s food in store', 'Ill or broke, you can eat.', 'Rice, beans, tins', 'Tea and soup'),
  ],
};

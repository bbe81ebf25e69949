import { type Kind, step, tip } from '../kind.ts';

const farGrand = [
  'facetime/whatsapp/skype/screen',
  'in toronto/australia/canada/london/dubai',
  'abroad/overseas/far',
  'flight/flights',
];

const trustLost = ['on terms', 'drinking/sober', 'letting me', 'estranged'];

const bigOne = [
  'is/are/turned/now/nearly/aged 12/13/14/15/16/17/thirteen/fourteen/fifteen/sixteen',
  'grunts/teenager/teenage/teenagers',
];

export const grandparentTime: Kind = {
  id: 'grandparent-time',
  category: 'relationship',
  name: 'Be close to my grandchildren',
  slots: {
    child: {
      words: [
        'grandsons',
        'granddaughters',
        'grandson',
        'granddaughter',
        'twins',
        'step-grandchildren|step-grandma',
        'grandchild|first grandchild|baby',
        'grandchildren|grandkids',
      ],
      otherwise: 'grandchildren',
    },
    activity: {
      words: [
        'fishing|fish',
        'baking|cooking',
        'reading|stories|read',
        'gardening|allotment|garden',
        'woodwork|whittling|workshop',
        'football|sport',
        'swimming',
        'music|singing',
        'board games|cards|chess',
        'nature walks|walks|forest',
        'crafts|sewing|knitting',
        'holidays together|holidays|holiday',
        'family stories|my life',
      ],
      otherwise: 'something you both enjoy',
    },
  },
  ask: {
    question: 'How near do they live?',
    chips: ['Nearby, I often look after them', 'An hour or more away', 'Far away or little contact'],
  },
  hoursAWeek: 3,
  weekly: 'Keep one fixed time with the grandchildren, in person or by video',
  overview:
    'You will agree with the parents what helps and what the limits are, find a fixed time with your {child}, share {activity}, and pass on something of your life. Your own strength counts as well.',
  approach:
    'The parents decide, so ask before you give, feed, post or advise. Small and regular contact means more than presents. If you live far apart, the same call or game each week keeps you close. Trouble comes from advice nobody asked for, unequal treatment, and saying yes until it is too much.',
  done: 'There is a fixed time that has been kept for two months, the parents say that it helps, and each grandchild has something that only you two do.',
  cautions: [
    'Learn the present rules for sleep, car seats, food and first aid, lock away medicines, and say honestly when lifting or driving is too much. If contact is refused, look for talk and family advice before court.',
  ],
  steps: [
    step(
      'Ask the parents what would help and what not',
      'One open talk: what do you wish for, what are your rules on sweets, screens, sleep, photos, presents? What can I give: days, money, driving, only visits? Write it down and say thank you.',
      [
        'Agree on half an hour without the children',
        'Write down the parents’ five rules',
        'Say honestly what you can do',
      ],
      1,
    ),
    step(
      'Keep small promises to the parents first',
      'Trust comes back by hours kept: on time, sober, back on time, no presents that were not agreed, no talk about old times before the children. Ask after each visit: what was good, what not? After five such afternoons ask for a sixth that is longer.',
      ['Agree on hour, place and rules', 'Be there ten minutes early', 'Ask the parents afterwards'],
      1,
      { when: { said: trustLost } },
    ),
    step(
      'Find out what each child likes at present',
      'Ask the parents and your {child} about favourite book, song, animal, game and fears. Children change every few months, so keep a card for each and renew it.',
      ['Write a card for each child', 'Look up one thing you do not know', 'Start the next talk with it'],
      1,
      { when: { unsaid: trustLost } },
    ),
    step(
      'Fix one regular time',
      'Choose a day a week, every other Saturday, or Sunday at five by video. Use the same greeting each time. From afar ten minutes are enough for small children: show things, read, or let a teddy hide.',
      [
        'Suggest two regular times to the parents',
        'Enter them for two months',
        'Practise the video call with your {child}',
      ],
      2,
    ),
    step(
      'Be more than a face with one thing that repeats',
      'Ten minutes twice a week at a time when the child is fed: you read a page each, cook the same biscuit, a puppet who always asks the same. A parcel a month with half of something you finish together. Leave out questions about school. Learn names of friends and animals by heart.',
      ['Agree on two times with the parents', 'Choose the one thing that repeats', 'Post the first half of something'],
      3,
      { when: { said: farGrand } },
    ),
    step(
      'Make your home safe and welcoming',
      'Lock medicines away and check stairs, water, hot drinks, cords and the car seat. Put paper, bricks and balls in a box. Take a course in first aid for children, because a lot has changed.',
      ['Crawl through the room once', 'Book a first-aid course', 'Set up the box for {activity}'],
      5,
      { when: { unsaid: farGrand } },
    ),
    step(
      'Share {activity} with one child at a time',
      'Spend half a day alone with one grandchild, or play a game by letter. Let them choose and teach little. Children often begin to talk when they have you to themselves.',
      ['Plan one date for each', 'Let your {child} decide on the details', 'Take one picture of the day'],
      6,
    ),
    step(
      'Ask the grown child to teach you, and feed them',
      'At thirteen boats are over. Ask for help with the phone, a game, a playlist, and listen. Pay for a job: shed, boat, garden. Eat late and without questions, drive them somewhere and be quiet. A message a week that needs no answer.',
      ['Ask for one lesson', 'Offer one paid job', 'Send one line a week'],
      4,
      { when: { said: bigOne } },
    ),
    step(
      'Pass on stories, skills and recipes',
      'Choose ten stories: first day at school, greatest mischief, how you met, what you were afraid of. Record or write them, each with a photo. Teenagers like to interview you with their phone.',
      ['Write headings for ten stories', 'Tell one to your {child} each time', 'Store the recordings in two places'],
      8,
      { when: { unsaid: bigOne } },
    ),
    step(
      'Agree how you say no and how you rest',
      'Set a limit for days a week, illness, holidays and nights. Tell the parents in time and suggest another way. You can help for longer when you are rested, and tired people make mistakes.',
      [
        'Look at how you felt after the last four days',
        'Name your limit to the parents',
        'Book something for yourself',
      ],
      1.5,
    ),
    step(
      'Have a special day or week and look back',
      'Plan a small trip, a night in the garden or a week with the cousins, and only half of what you think possible. Ask the parents and your {child} what to keep. It is done when the regular time has been kept for two months.',
      [
        'Set date and budget with the parents',
        'Plan for rain and for a rest after lunch',
        'Choose the tradition that stays',
      ],
      8,
    ),
  ],
  suggestions: [
    tip(
      'Send post',
      'Children love letters of their own.',
      'Start a drawing that they finish',
      'Enclose a stamp for the answer',
    ),
    tip(
      'Praise the parents',
      'They get plenty of advice already.',
      'Name one thing they do well',
      'Say it so that the child hears it',
    ),
    tip(
      'Ask before giving large presents',
      'Many children’s rooms are full.',
      'Offer a day out instead',
      'Share a gift with others',
    ),
    tip(
      'Learn one game of theirs',
      'Being the teacher makes them proud.',
      'Play for half an hour',
      'Laugh when you lose',
    ),
    tip(
      'Ask teenagers for help',
      'They like being the experts.',
      'Ask about the phone, photos or music',
      'Thank them with their favourite food',
    ),
    tip('Do not post pictures', 'Ask the parents and the child.', 'Private album', 'No school names'),
    tip(
      'Treat all by the same rule',
      'Children notice every difference.',
      'Same sum and time at the same age',
      'Include step-grandchildren',
    ),
    tip(
      'Have quiet ideas ready',
      'You need not run about all day.',
      'Cards, clay, birds at the window',
      'An audio story after lunch',
    ),
    tip('Keep a growth mark', 'Children look for it at every visit.', 'Use a door frame', 'Write down date and name'),
    tip(
      'Do exercise for floor and ball',
      'Getting up from the floor can be trained.',
      'Ten minutes a day',
      'Ask a physiotherapist',
    ),
    tip(
      'Read aloud by video',
      'It works when both have the same book.',
      'One chapter at a time',
      'Let them turn the page',
    ),
    tip(
      'Stay out of the parents’ quarrels',
      'Grandchildren need a place without conflict.',
      'Take no side in front of them',
      'Offer a quiet afternoon',
    ),
    tip(
      'Keep friends of your own',
      'Grandchildren grow up and need you less.',
      'One fixed date a week',
      'Keep a hobby that is yours',
    ),
  ],
};

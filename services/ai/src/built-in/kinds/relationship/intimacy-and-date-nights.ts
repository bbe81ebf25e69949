import { type Kind, step, tip } from '../kind.ts';

const little = ['kids/children/baby/toddler/toddlers/twins/newborn/kid/child/babies'];

const bedShared = ['in/into our/the/my bed', 'in between', 'between our/us/the'];

const rotas = ['shifts/shift/rota/on_call/offshore/rigs/paramedic/uniform'];

const begun = [
  'babysitter/sitter is? found/booked',
  'date night/evening is? fixed/booked/every',
  "we have/keep/do/had/'ve a/our weekly/standing/fixed date",
  'weeks one/two to',
  'sensate focus',
  'second/every thursday/friday/saturday',
];

const bodies = [
  'menopause/prostate/pain/painful/hurts/dryness/libido/erection/erections/cancer/surgery/illness/pills/antidepressants/sex/stitches/breastfeeding/diabetes',
];

export const intimacyAndDateNights: Kind = {
  id: 'intimacy-and-date-nights',
  category: 'relationship',
  name: 'Be close as a couple again',
  slots: {
    partner: { words: ['husband', 'wife', 'girlfriend', 'boyfriend', 'partner'], otherwise: 'partner' },
    after: {
      words: [
        'children|kids|baby|birth|toddler',
        'menopause',
        'illness|cancer|surgery|operation',
        'stress|work|shifts|exhausted|tired',
      ],
      otherwise: 'all these years',
    },
    sex: { words: ['sex|sex life|intimacy|intimate|bed|libido|desire|touch|physical'], otherwise: 'closeness' },
  },
  ask: { question: 'What do you miss most?', chips: ['Time for two', 'Tenderness and sex', 'Talking and laughing'] },
  hoursAWeek: 3,
  weekly: 'Keep one evening or morning for the two of you, and take turns to plan it',
  overview:
    'You will say to your {partner} what you miss, make time that no chore can eat, begin with small touch without a goal, look at what stands in the way after {after}, and keep a rhythm of evenings that are not about the household.',
  approach:
    'Closeness comes back in small daily doses: six seconds of a kiss, twenty minutes without screens, one planned evening. Desire often follows and does not lead. It goes wrong when one waits to be asked, or when every touch is taken as a demand.',
  done: 'For two months you have had time for two each week, touch is easy again, and both say they feel closer.',
  cautions: [
    'Pain, bleeding, sudden loss of desire or erection trouble are reasons to see a doctor, and often treatable. After a birth wait until the body has healed. Nobody owes sex; if you are pressed or hurt, ring a helpline.',
  ],
  steps: [
    step(
      'Ask your {partner} which minute of the last evening was closest',
      'You have the evenings, so make them yours. Ask on the way home: when did I feel near to you tonight? Leave out school, nursery, work and bills for the first hour; whoever begins with them pays the drinks.',
      ['Ask about one evening this week', 'Name a subject that stays at home', 'Write down what was close'],
      0.5,
      { when: { said: begun } },
    ),
    step(
      'Tell your {partner} what you miss in one good sentence',
      'On a walk, not in bed: I miss lying next to you and laughing; I would like us to have more of that. No figures, no blame. Ask: what do you miss, what makes it hard.',
      ['Choose a calm moment outdoors', 'Say one thing you miss', 'Ask and listen for ten minutes'],
      1,
      { when: { unsaid: begun } },
    ),
    step(
      'Book a sitter for two evenings a month and a swap for two more',
      'Three names are enough: a grandparent, a family with whom you take turns, and a paid sitter whom the children meet twice while you are at home. Begin at seven; nobody with small children is good company at eleven. Write bedtime on half a page.',
      [
        'Ask three people today',
        'Let the sitter come once while you are there',
        'Put four evenings into both calendars',
      ],
      1,
      { when: { unsaid: begun, said: little } },
    ),
    step(
      'Book the time and the sitter for two months',
      'One fixed evening or morning a week. Swap with another family, grandparents, or at home after eight with the bell off. Take turns: one plans all, the other comes along.',
      ['Fix day and hour', 'Ask two people to mind the children or the phone', 'Draw who plans which week'],
      1,
      { when: { unsaid: [...little, ...begun] } },
    ),
    step(
      'Take back the bed or the hour on three nights a week',
      'What lies between you comes first. A child moves to a mattress beside the bed, then to its own room, each step for three nights. With shifts you lay both rotas side by side and mark four hours that match. Phones sleep in the kitchen.',
      [
        'Mark the three nights or four hours',
        'Begin with the smallest step tonight',
        'Swap one late chore with your {partner}',
      ],
      1.5,
      { waitDays: 4, when: { said: [...bedShared, ...rotas] } },
    ),
    step(
      'Find the three thieves of your evenings',
      'Phones, late chores, a child in the bed, shifts, telly, resentment about who does what. Choose one each and change it for two weeks. Fair chores are the commonest aphrodisiac.',
      ['List what fills the evenings', 'Phones sleep in the kitchen', 'Swap two chores with your {partner}'],
      1.5,
      { waitDays: 5, when: { unsaid: [...bedShared, ...rotas] } },
    ),
    step(
      'Have four dates for two tired parents',
      'A breakfast while the children are at nursery, a walk with chips at seven, a bath and cards at home. One film with both phones in a drawer. Nobody cooks and nobody tidies first. Subjects for the first hour: anything but children.',
      ['Plan a breakfast date with your {partner}', 'Plan one at home after bedtime', 'Write ten questions on cards'],
      8,
      { waitDays: 14, when: { said: little } },
    ),
    step(
      'Have four dates without household talk',
      'Something new wakes more than the usual restaurant: dance class, night swim, board game, museum late, cooking blind, old photos. Twenty questions on cards instead of school and bills.',
      ['Plan a date at home with your {partner}', 'Plan one outdoors', 'Write ten questions on cards'],
      10,
      { waitDays: 14, when: { unsaid: little } },
    ),
    step(
      'Touch daily with nothing that has to follow',
      'A kiss of six seconds, hand on the back, feet massage, ten minutes lying close with clothes. Agree that for two weeks it goes no further; that takes the pressure from both.',
      ['Agree on two weeks without a goal', 'Six-second kiss at goodbye and hello', 'Ten minutes close in the evening'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Talk about bodies, wishes and limits',
      'Each writes: I like, I would like to try, not for me. Read it to each other. After {after} bodies differ: lubricant, other positions, morning instead of midnight, slow. Laugh when it does not work.',
      ['Write three lists each', 'Swap and mark what is on both', 'Buy what makes it comfortable'],
      2,
      { when: { named: 'sex' } },
    ),
    step(
      'Ask a doctor or counsellor about what hurts',
      'Dryness, pain, pelvic floor, low mood, pills that dampen, erections, past violence: doctors hear it daily. A couple or sex therapist helps in five to ten sessions, also if only one comes at first.',
      ['Check leaflets of your medicines', 'Book one appointment', 'Write down the question beforehand'],
      2,
      { waitDays: 21, when: { said: bodies } },
    ),
    step(
      'Spend one night away with your {partner}',
      'Near is enough: a friend’s flat, a tent, a cheap hotel. Arrive by four, sleep first, no plan for the bed. Children sleep elsewhere or with a grandparent.',
      ['Choose date and place', 'Arrange the night for children or pets', 'Pack no laptop'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Keep what did you good and look back together',
      'Which evening, which touch, which question. Drop what felt like homework. It is done when both look forward to the fixed hour and put it in the calendar themselves.',
      [
        'Name the three best moments with your {partner}',
        'Put the next two months in',
        'Agree how to say not tonight kindly',
      ],
      1,
    ),
  ],
  suggestions: [
    tip('Greet each other properly', 'Stop, look, hug for twenty seconds.', 'At the door', 'Before the children'),
    tip('Go to bed at the same time twice a week', 'Even if one reads on.', 'No phones', 'Lamp low'),
    tip('Send one message that is no list', 'Something you like about them.', 'At noon', 'Specific'),
    tip('Swap children with neighbours', 'Two free evenings for four adults.', 'Monthly', 'Pasta'),
    tip('Lock the door', 'A hook costs two coins.', 'Explain it to kids', 'Saturday nap'),
    tip('Dance in the kitchen', 'One song a day.', 'Taking turns', 'Slow'),
    tip('Write a letter to each other', 'What I fell in love with.', 'A page', 'Keep it'),
    tip('Take a class together', 'Both are beginners.', 'Dance', 'Pottery'),
    tip('Thank for small things', 'Five kind words for each complaint.', 'Aloud', 'Today'),
    tip('Shower and clean sheets', 'Comfort comes first.', 'Warm room', 'Music'),
    tip('Ask open questions', 'What would you like to do before 60.', 'Cards', 'Car rides'),
    tip('Plan for tired days', 'A foot massage counts as a date.', 'Twenty minutes', 'No guilt'),
  ],
};

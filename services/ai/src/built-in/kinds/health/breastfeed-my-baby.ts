import { type Kind, step, tip } from '../kind.ts';

export const breastfeedMyBaby: Kind = {
  id: 'breastfeed-my-baby',
  category: 'health',
  name: 'Breastfeed my baby',
  slots: {
    trouble: {
      words: [
        'sore nipples|nipple|cracked|pain',
        'not enough milk|low supply|supply',
        'too much milk|oversupply',
        'latch|latching|tongue tie',
        'blocked duct|mastitis|engorgement',
        'flat nipples',
        'sleepy baby|not gaining|weight gain',
        'biting',
      ],
      otherwise: 'latch and supply',
    },
    back: { words: ['work|job', 'uni|studies', 'night shifts|shifts'], otherwise: 'work' },
    who: {
      words: ['baby', 'twins', 'newborn', 'premature baby|preemie|premature', 'toddler', 'adopted baby|adopted'],
      otherwise: 'baby',
    },
    person: { words: ['husband', 'partner', 'wife', 'mother|mum', 'sister', 'friend'], otherwise: 'partner' },
  },
  ask: {
    question: 'Where are you: before birth, first weeks, back at work, or weaning?',
    chips: ['Pregnant, want to be ready', 'It hurts', 'Back to work, pump'],
  },
  hoursAWeek: 3,
  weekly: 'Feeds as the baby asks, one talk with midwife or lactation adviser, rest in between',
  overview:
    'The first hour, a deep latch, feeding eight to twelve times a day and help within days decide most. The plan covers pain, supply, pumping, work and weaning, and that part-time or formula feeding is all right as well.',
  approach:
    'Pain beyond the first seconds means change the latch, not grit your teeth. Supply follows demand. Get help on day two, not in week three.',
  done: 'Feeding runs without pain, the baby gains weight as it should, and the way goes on as you wish, fully or partly.',
  cautions: [
    'Doctor or midwife the same day: fewer than six wet nappies after day five, yellow sleepy baby, fever, no weight gain, or your fever with a red hard breast. Sadness over two weeks or dark thoughts: call today.',
    'Ask before medicines, alcohol and herbs. HIV and some treatments change the advice. Never dilute formula; feeding with formula when needed is good care.',
  ],
  steps: [
    step(
      'Find a lactation adviser before you need one',
      'A midwife, a certified lactation consultant or a breastfeeding group: save the number and ask what the insurer pays. It is best done in pregnancy.',
      ['Write two names', 'Ask how fast they come', 'Tell your {person} to call if you cannot'],
      0.5,
    ),
    step(
      'Plan the first hour and night',
      'Skin to skin at once and the first feed within the hour, after a caesarean as well. With a premature baby begin to pump within six hours.',
      ['Put it in the birth plan', 'Practise hand expression after week 37 if midwife agrees', 'Tell your {person}'],
      0.7,
    ),
    step(
      'Get a deep latch at each feed',
      'Nose to nipple, wide mouth, chin first, belly to belly; more dark skin seen above than below. Loosen with a finger and try again.',
      ['Try two positions', 'Film a feed for the adviser', 'Stop and re-latch when it hurts'],
      3,
    ),
    step(
      'Feed eight to twelve times and count nappies',
      'Stirring and sucking hands are the first signs of hunger. From day five six wet and three yellow nappies a day are right, and by two weeks the birth weight is back.',
      ['Draw the nappy sheet', 'Wake a sleepy {who} after three hours', 'Weigh as midwife says'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Solve {trouble} with help within two days',
      'Soreness needs another latch, low supply more frequent feeds on both sides, a blockage cooling, rest and going on to feed. A tongue tie is checked by somebody trained.',
      ['Call the adviser today', 'Try one change for 24 hours', 'Note what is better'],
      1.5,
    ),
    step(
      'Rest, eat and share the rest of the work',
      'You need 400 to 500 kcal more a day and drinks by thirst. Others change, carry and cook, so that you sleep when the baby does.',
      ['Put water and snack at the place', 'Give your {person} two jobs', 'Lie down for one feed a day'],
      1,
    ),
    step(
      'Prepare pumping and {back} four weeks ahead',
      'Try the pump with the right size of funnel twice a day after feeds. Milk keeps four days in the fridge and six months in the freezer, and in most countries the law gives you pauses.',
      ['Try the pump', 'Tell {back} room and times', 'Let someone else give a bottle or cup once a week'],
      2,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Add food and wean when you both wish',
      'From about six months food comes beside milk. To wean, replace one feed each three to five days and the night feed last; doing it quickly brings blockages and low mood.',
      ['Choose the first feed to drop', 'Cuddle instead', 'Ask about medicine to dry up only with the doctor'],
      1,
    ),
  ],
  suggestions: [
    tip('Wear clothes that open', 'Feeding outside gets easy.', 'Scarf', 'Practise'),
    tip('Rub a drop of milk on', 'It soothes sore nipples.', 'Let it dry', 'Ask about silver cups'),
    tip('Use a pillow under the arm', 'Bring the baby up to you, not you down.', 'Shoulders low', 'Back supported'),
    tip('Set up two feeding corners', 'You will sit there for hours.', 'Water, snack and charger', 'A small lamp'),
    tip('Join a group', 'Seeing others feed helps more than reading.', 'Weekly', 'All ways of feeding welcome'),
    tip('Avoid dummies in week one', 'Wait until it runs.', 'Ask', 'Then fine'),
    tip(
      'Try lying down at night',
      'It gives you more rest.',
      'A safe bed, never a sofa',
      'Not after alcohol or sedatives',
    ),
    tip('Take photographs of nappies', 'The midwife can judge them.', 'Colour', 'Number a day'),
    tip('Have a reply ready', 'Advice comes from all sides.', 'We are fine', 'Smile'),
    tip('Cool after, warm before', 'It eases full breasts.', 'Five minutes', 'A cloth between'),
    tip('Rent the pump', 'Hospital grade on prescription.', 'Ask', 'Funnel'),
    tip('Mixed feeding is feeding', 'One bottle is not the end.', 'After feeds', 'Adviser'),
  ],
};

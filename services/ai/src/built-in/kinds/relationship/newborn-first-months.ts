import { type Kind, step, tip } from '../kind.ts';

export const newbornFirstMonths: Kind = {
  id: 'newborn-first-months',
  category: 'relationship',
  name: 'Get well through the first months with our baby',
  slots: {
    trouble: {
      words: [
        'crying|cries|colic|screams',
        'feeding|breastfeeding|bottle|milk|pumping',
        'nights|night|sleep|sleeping|cot',
        'visitors|visitor|in-laws',
        'jealous toddler|toddler|sibling|older child',
        'reflux|wind|tummy',
        'quarrels|fighting|arguing',
      ],
      otherwise: 'nights and feeding',
    },
    helper: {
      words: ['husband', 'wife', 'girlfriend', 'boyfriend', 'partner', 'mother|mum|mom', 'sister', 'friend'],
      otherwise: 'partner or nearest helper',
    },
  },
  ask: {
    question: 'What is hardest right now?',
    chips: ['Sleep', 'Crying or feeding', 'How I feel myself'],
  },
  hoursAWeek: 4,
  weekly: 'Get two long sleeps, one hour out alone, and one visit by somebody who helps',
  overview:
    'You will share the nights with your {helper} so that each adult gets one longer sleep, have feeding and crying looked at by somebody skilled, and build a loose daily rhythm. You also keep an eye on your own mood.',
  approach:
    'In the first three months the aims are small: fed, safe, held, and adults who sleep in shifts. Nobody can spoil a newborn. Crying peaks at about six weeks and mostly fades by three to four months; waking at night is normal for much longer.',
  done: 'The baby gains weight, each adult gets at least one stretch of five hours on most nights, you know what calms your child, and you have help you can call.',
  cautions: [
    'Call a doctor or the emergency number at once: fever of 38 degrees Celsius or more under three months, trouble breathing, a blue or grey colour, fewer than about five wet nappies a day, limpness, hardly waking for feeds.',
    'Never shake a baby. If you are at the end of your strength, lay the baby on the back in the cot, close the door, breathe for ten minutes, call somebody.',
    'Tears in the first two weeks are common. If you feel low, empty, panicky or have frightening thoughts for longer, tell doctor or midwife; if you think of harming yourself or the baby, call the emergency number now. Fathers are affected too.',
  ],
  steps: [
    step(
      'Arrange the next three nights in shifts',
      'Agree with your {helper}: one is on duty until two, the other after; who is off sleeps in another room with earplugs. If you breastfeed, the other does everything but feeding. Alone: ask somebody to take the baby for three hours in the morning.',
      [
        'Write the night shifts with your {helper} on a sheet',
        'Prepare water, snack, nappies and light at the feeding place',
        'Cancel what is planned before ten in the morning',
      ],
      1,
    ),
    step(
      'Check the sleeping place and the basics',
      'Babies sleep on their back on a firm flat mattress with nothing loose, in your room, smoke-free, and never with you on a sofa. Count wet nappies and go to the weigh-ins. Write down questions about the {trouble}.',
      [
        'Clear everything loose out of the cot',
        'Save the numbers: midwife, children’s doctor, night service',
        'Book the next check-up',
      ],
      1,
      { resources: 'Safe sleep: https://www.lullabytrust.org.uk · Baby care: https://www.healthychildren.org' },
    ),
    step(
      'Have feeding looked at by somebody skilled',
      'Pain, cracked skin, long feeds or slow weight gain are reasons to ask within two days: midwife, lactation adviser, health visitor. Bottle, breast and both are all fine; a fed baby and a well parent count.',
      [
        'Call and describe the feeds of the last day',
        'Let them watch one whole feed',
        'Note what you try for three days',
      ],
      2,
      { waitDays: 3 },
    ),
    step(
      'Find five ways that calm your baby',
      'Try holding close, a sling, slow movement, a low constant sound, sucking, dim light or fresh air, five minutes each and always in the same order. In the evening hand over every thirty minutes.',
      ['Try and write down what works', 'Show your {helper} the same order', 'Ask the doctor to exclude a cause'],
      3,
    ),
    step(
      'Build a loose rhythm of sleep, feed and play',
      'At this age babies tire after an hour to ninety minutes awake. Give daylight in the morning, and keep nights dark and quiet. Write down for three days what happens; a pattern usually shows.',
      ['Note sleep and feeds for three days', 'Choose a short evening sequence', 'Go out once a day at the same time'],
      3,
    ),
    step(
      'Give three people one fixed task each',
      'It may be a warm meal, the washing, walking with the pram, or an hour with an older child. Visitors stay for an hour and bring food. Let your {helper} answer the door and say when it is enough.',
      ['Send the list of tasks', 'Say when visits suit and when not', 'Accept the first offer today'],
      1,
    ),
    step(
      'Look after your own body and mood',
      'You need food, water, daylight, the check after birth and pelvic-floor exercises. Ask each other every Sunday how you are from one to ten. Under five for two weeks means: call doctor or midwife together with your {helper}.',
      [
        'Book the check after birth',
        'Put the Sunday question in the calendar',
        'Name the person you would tell everything',
      ],
      3,
    ),
    step(
      'Spend half a day apart and look back',
      'One adult stays with the baby and the other is free; then swap. Afterwards talk about what works, what is still hard about the {trouble} and what help you book. It is done when both have had a free half-day and one long sleep.',
      ['Fix the two free half-days', 'Write three things that have become easier', 'Book one regular help or group'],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Sleep once when the baby sleeps',
      'You need not do it always, but once a day helps.',
      'Put the phone in another room',
      'Leave the washing',
    ),
    tip(
      'Lower the standard for twelve weeks',
      'Nobody will look at the floor.',
      'Clean dishes and clothes are enough',
      'Eat from the freezer without guilt',
    ),
    tip(
      'Use a sling',
      'It calms the baby and leaves your hands free.',
      'Have it shown to you',
      'Face visible, chin off the chest',
    ),
    tip(
      'Talk to your baby while changing',
      'It is all the play a newborn needs.',
      'Say what you are doing',
      'Pause and wait for a sound',
    ),
    tip(
      'Go to a baby group in the third month',
      'Other parents look just as tired.',
      'Ask the library, church or midwife',
      'Leave when it becomes too much',
    ),
    tip(
      'Let the other parent do it their way',
      'People withdraw when they are corrected.',
      'Leave the room if it is hard to watch',
      'Safe is good enough',
    ),
    tip(
      'Keep a drawer of night snacks',
      'Hunger makes nights harder.',
      'Nuts, bananas and oat bars',
      'A full bottle of water',
    ),
    tip('Mute advice', 'Too many voices make you unsure.', 'One book, one midwife', 'No forums at night'),
    tip(
      'Bath with the baby',
      'Closeness for a parent who feeds less.',
      'Second adult hands over',
      'Water at 37 degrees',
    ),
    tip(
      'Tell the doctor about strange thoughts',
      'Frightening thoughts after a birth are common and treatable.',
      'Asking for help does not cost you your child',
      'Take somebody along',
    ),
    tip(
      'Give the older child a job',
      'Being needed helps against jealousy.',
      'Let them fetch nappies',
      'Ten minutes a day alone with you',
    ),
    tip(
      'Take one picture and one line a day',
      'Tired people forget most of these weeks.',
      'Same place once a week',
      'One album you both use',
    ),
    tip(
      'Have ten minutes a day as two adults',
      'It keeps you on the same side.',
      'What was hard, what was lovely?',
      'No quarrels continued from the night',
    ),
    tip(
      'Ask for longer leave early',
      'Many rules allow changes if you ask in time.',
      'Talk to the employer',
      'Write down the deadlines',
    ),
  ],
};

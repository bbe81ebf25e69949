import { type Kind, step, tip } from '../kind.ts';

const lowMother = [
  "isn't/not/hardly herself",
  'cries/crying all_day/a_lot',
  'hard/traumatic birth',
  'low/flat/numb',
  'dark thoughts',
];

const colic = ['colic/screams/screaming/cries', 'until ten/eleven', 'evenings till'];

const adviceGivers = ['joint family', 'everyone is/has', 'mother-in-law/advising/advice/opinions'];

const twins = ['twins/triplets/nicu/preemie/premature/early'];

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
      'Ring midwife or doctor today about the mother’s mood',
      'Not being oneself after a hard birth is common and can be treated. Tell how she sleeps and eats, what frightens her, and whether there is pain or fever. Until then nobody is alone, she sleeps five hours in one piece each night, and nobody says that she should be glad. Fathers fall ill from it too.',
      ['Ring today and say what you see', 'Take the first watch tonight', 'Ask one relative to come for two days'],
      0.5,
      { when: { said: lowMother } },
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
      'Carry the baby through the evening hours by turns',
      'Colic peaks at six weeks and ends by about four months. Half an hour each: in the sling, hum, dark room, fan or shower noise, tummy over the forearm, pram over cobbles, then the other one. Rule out hunger, reflux, cow’s milk and hernia with the doctor. When you tremble with anger, lay the baby down safe, close the door, five minutes. Never shake.',
      ['Divide the evening into half hours', 'Ask the doctor the four questions', 'Agree on the five-minute rule'],
      2,
      { when: { said: colic } },
    ),
    step(
      'Find five ways that calm your baby',
      'Try holding close, a sling, slow movement, a low constant sound, sucking, dim light or fresh air, five minutes each and always in the same order. In the evening hand over every thirty minutes.',
      ['Try and write down what works', 'Show your {helper} the same order', 'Ask the doctor to exclude a cause'],
      3,
      { when: { unsaid: colic } },
    ),
    step(
      'Wake the second one too and write one sheet for both',
      'With twins or an early baby one rhythm saves the night: when one wakes to feed, wake the other within half an hour. Feeding, nappies and weight on one sheet, clean bottles and measured powder laid out at nine, two watches. Make each feed fresh, as your clinic showed you. Count age from the due date. Ask for a nurse, a home help or a twin group by name.',
      ['Hang up the sheet', 'Lay out clean bottles at nine', 'Ring the twin group or the clinic’s line'],
      1.5,
      { when: { said: twins } },
    ),
    step(
      'Build a loose rhythm of sleep, feed and play',
      'At this age babies tire after an hour to ninety minutes awake. Give daylight in the morning, and keep nights dark and quiet. Write down for three days what happens; a pattern usually shows.',
      ['Note sleep and feeds for three days', 'Choose a short evening sequence', 'Go out once a day at the same time'],
      3,
      { when: { unsaid: twins } },
    ),
    step(
      'Give every adviser a task and one sentence',
      'Thank you, the midwife has told us so. Then the task: cook, wash, walk the older child, hold the baby from four to five. One grandmother may do the massage. You two decide in the bedroom, one of you speaks to the own family. Visits have a beginning and an end.',
      ['Choose the sentence together', 'Give three tasks', 'Set visiting hours'],
      0.7,
      { when: { said: adviceGivers } },
    ),
    step(
      'Give three people one fixed task each',
      'It may be a warm meal, the washing, walking with the pram, or an hour with an older child. Visitors stay for an hour and bring food. Let your {helper} answer the door and say when it is enough.',
      ['Send the list of tasks', 'Say when visits suit and when not', 'Accept the first offer today'],
      1,
      { when: { unsaid: adviceGivers } },
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

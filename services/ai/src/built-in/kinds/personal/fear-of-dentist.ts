import { type Kind, step, tip } from '../kind.ts';

export const fearOfDentist: Kind = {
  id: 'fear-of-dentist',
  category: 'personal',
  name: 'Go to the dentist without fear',
  slots: {
    thing: {
      words: [
        'check-up|checkup|check up',
        'filling|fillings|cavity',
        'root canal|root treatment',
        'wisdom tooth|wisdom teeth|extraction|tooth out|pull',
        'cleaning|hygienist|scaling',
        'crown|bridge|implant|dentures',
        'drill|drilling',
        'gagging|gag reflex|gag',
      ],
      otherwise: 'treatment',
    },
  },
  ask: {
    question: 'How long has it been, and does something hurt now?',
    chips: ['Pain now', 'Many years, no pain', 'I go but suffer'],
  },
  hoursAWeek: 1,
  overview:
    'You will find a practice for anxious patients, have a first visit that is only talk, agree a stop sign and the kind of numbing, look at the state of your teeth without shame, and treat in small parts.',
  approach:
    'Control lessens fear: stop sign, explained steps, breaks, short visits. Dentists see long-neglected mouths weekly. Begin with an easy visit, then the one that hurts least. Deep sedation helps once but does not unlearn fear.',
  done: 'The {thing} is done, nothing hurts, and the next check-up is in the calendar.',
  cautions: [
    'Swelling of face or neck, fever, trouble swallowing or pain that keeps you awake needs a dentist today; emergency services treat anxious people too. Do not put tablets on gums.',
  ],
  steps: [
    step(
      'Write what exactly you fear',
      'Pain, needle, drill, gagging, lying back, smell, bill, being scolded? Number each. A dentist can do something about every one.',
      ['List fears with a number from 1 to 10', 'Note since when and what happened', 'Note what hurts today'],
      0.4,
    ),
    step(
      'Find a practice for anxious patients',
      'Search for it by those words, ask friends, the insurer or a university clinic. Ask on the phone: is there time to talk first, stop sign, sedation, clear prices for the {thing}?',
      [
        'Ring two practices or write if calling is hard',
        'Say: I have not been for years and am afraid',
        'Ask for the first slot of the day',
      ],
      0.8,
    ),
    step(
      'Go to a first visit of talk only',
      'Sit upright in the chair or at the desk, without instruments, and tell your list. Agree that a raised hand means stop at once, that every step is told, and that nobody scolds.',
      ['Bring your list and a friend', 'Agree on the stop sign', 'Sit in the chair for two minutes'],
      1,
      { waitDays: 5 },
    ),
    step(
      'Practise at home with the chair position',
      'Lie back with mouth open for two minutes, breathe through the nose, sound of a drill from a film quietly, mirror or toothbrush further back each day against gagging. Ten minutes a day for two weeks.',
      [
        'Lie back daily with nose breathing',
        'Listen to the sounds until dull',
        'Move the brush back a little each day',
      ],
      1.5,
    ),
    step(
      'Have only the check and an X-ray',
      'Ask for a plan in three groups: soon, this year, can wait; with cost of the {thing}. One page. Read it at home.',
      ['Ask for the plan on one page', 'Ask what would happen without treatment', 'Ask insurer about cost'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Do the easiest treatment first',
      'Ask for numbing gel before the needle, a slow injection and ten minutes of waiting before they begin. Wear headphones and have a break every five minutes. Write your fear before and after.',
      ['Book a short visit', 'Use the stop sign once on purpose', 'Write the numbers'],
      1.5,
      { waitDays: 10 },
    ),
    step(
      'Finish the {thing} in short visits',
      'Every one to two weeks, so that fear does not regrow. Ask for sedation or laughing gas if your number stays above 7; somebody takes you home then.',
      ['Book all visits at once', 'Decide on sedation', 'Plan something nice after each'],
      4,
      { waitDays: 10 },
    ),
    step(
      'Keep a half-yearly date',
      'Cleaning every six months keeps visits small. Brush twice, between teeth daily. Done when the {thing} is behind you and the next date stands.',
      ['Book the next check before you leave', 'Set brush and floss by the bed', 'Thank the team'],
      0.8,
    ),
  ],
  suggestions: [
    tip('Text instead of calling', 'Many practices book online.', 'Write anxious', 'Ask for reply'),
    tip('Take a kind companion', 'They may sit beside you.', 'Hand', 'Silent'),
    tip('Bring your own music', 'Noise falls away.', 'Loud', 'Long list'),
    tip('Tell them no smell', 'Mask with mint oil.', 'Under the nose', 'Drop'),
    tip('Choose the morning', 'Less waiting, less dread.', 'First slot', 'Breakfast'),
    tip('Ask for a break bell', 'You rule.', 'Raise hand', 'Test it'),
    tip('Breathe out longer', 'Four in, six out.', 'Nose', 'Count'),
    tip('Ask about children’s dentists', 'If your child copies your fear.', 'Play visit', 'Sunglasses'),
    tip('Pay by instalments', 'Fear of the bill too.', 'Plan', 'University clinics'),
    tip('Sit up to swallow', 'Gagging eases.', 'Tilt', 'Salt on tongue'),
    tip('Write the good visit down', 'Memory keeps the bad.', 'Three lines', 'Read before'),
    tip('Try one hypnosis session', 'Some relax deeply.', 'Ask training', 'With dentist'),
  ],
};

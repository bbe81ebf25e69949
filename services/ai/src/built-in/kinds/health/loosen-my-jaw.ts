import { type Kind, step, tip } from '../kind.ts';

export const loosenMyJaw: Kind = {
  id: 'loosen-my-jaw',
  category: 'health',
  name: 'Stop clenching and grinding my teeth',
  slots: {
    sign: {
      words: [
        'jaw pain|sore jaw|jaw hurts|tense jaw',
        'clicking|click|pops',
        'headaches|headache|temples',
        'tooth damage|worn teeth|cracked tooth|chipped teeth',
        'ear ache|earache|ears',
        'locked jaw|jaw locks|mouth won’t open',
        'neck pain|neck',
      ],
      otherwise: 'tight jaw',
    },
    time: {
      words: [
        'night|nights|sleep|asleep',
        'work|computer|screen|desk|office',
        'driving|car|traffic',
        'exams|studying|study',
        'training|gym|lifting',
      ],
      otherwise: 'night',
    },
  },
  ask: {
    question: 'Do you notice it by day, or does somebody hear it at night?',
    chips: ['Jaw is sore in the morning', 'I catch myself at the computer', 'It clicks or locks'],
  },
  hoursAWeek: 1.5,
  weekly: 'Jaw checks with a reminder each hour by day, ten minutes of loosening at night',
  overview:
    'By day clenching is a habit you can unlearn with reminders and a resting position. For the night a dentist makes a splint that protects the teeth, and physiotherapy, sleep and stress care bring the tension down.',
  approach:
    'Teeth touch only when you swallow and chew: lips together, teeth apart, tongue on the roof. Soft food for sore weeks, no gum. Grinding teeth flat or costly bite corrections are not the first step; be slow with anything that cannot be undone.',
  done: 'For four weeks you rate your {sign} at two of ten or less, and the teeth are protected at night.',
  cautions: [
    'See a dentist or doctor soon for a jaw that locks, swelling, fever, a numb face, or new temple pain with blurred sight after 50 (same day). Jaw pain with chest pressure or on effort: emergency number.',
    'Some antidepressants and stimulants cause grinding: ask, never stop alone. Boil-and-bite guards can shift the bite, use them only for a short time.',
  ],
  steps: [
    step(
      'Catch the clenching with dots',
      'Stick ten coloured dots where you look often; at each one check: teeth apart? It is done when you know the three moments of the day.',
      [
        'Stick the dots, one for {time}',
        'Take the resting position: lips closed, teeth apart, tongue up',
        'Write {sign} from 0 to 10 morning and evening',
      ],
      0.4,
    ),
    step(
      'Rest the jaw for two weeks',
      'Soft food in small bites, no gum, nails, pens, or wide yawning; warmth ten minutes morning and evening, cold if it throbs.',
      ['Choose soft meals for the week', 'Warm cloth on both cheeks', 'Support the chin when yawning'],
      1,
    ),
    step(
      'Have the dentist look at teeth and joint',
      'Worn edges, cracks, muscles, opening in millimetres (under 35 is little). Ask for a hard splint made from an impression.',
      [
        'Book and say: I clench or grind',
        'Ask: how worn are they, and is a splint paid?',
        'Ask about sleep apnoea if you snore',
      ],
      1,
      { waitDays: 10 },
    ),
    step(
      'Learn five loosening exercises',
      'Six times a day six repeats: tongue up and open slowly, gentle sideways, massage of cheek and temple, chin tuck, shoulder drop. No forcing, no clicking on purpose.',
      [
        'Ask a physiotherapist for jaw treatment',
        'Do the set after each meal',
        'Loosen neck and shoulders before {time}',
      ],
      2,
    ),
    step(
      'Wear the splint every night for six weeks',
      'It may feel tight for days; bring it back if the bite feels changed in the morning for over an hour.',
      ['Put it in at the same hour', 'Clean with brush and cold water', 'Note {sign} in the morning'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Calm the last hour and late stimulants',
      'Caffeine, alcohol and nicotine in the evening increase grinding; so does working till bed. Ten minutes of slow breathing with loose jaw.',
      [
        'No caffeine after two, alcohol seldom',
        'Lie down, hum and let the jaw hang',
        'Sleep on the back or side, hand not under the jaw',
      ],
      2,
    ),
    step(
      'Change the load behind {time}',
      'Screen height, head not forward, breaks, a talk about workload, therapy for worries. Biofeedback and cognitive therapy help where stress drives it.',
      ['Raise the screen, sit back', 'Name the one strain you can change', 'Ask for relaxation training'],
      2,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Compare ratings and plan what stays',
      'After eight weeks. Not better: a pain clinic for jaw joints, botulinum injections only after advice.',
      ['Compare {sign} with the first week', 'Keep dots at the two worst places', 'Book the yearly splint check'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Say N', 'The tongue rests right.', 'Hold it', 'Lips closed'),
    tip('Hum on the way', 'You cannot clench while humming.', 'Car, stairs', 'Softly'),
    tip('Change sides when chewing', 'Using one side only tires it.', 'Small bites', 'Slowly'),
    tip('Park the phone off the shoulder', 'It strains neck and jaw.', 'Headset', 'Hold it'),
    tip('Relax before lifting', 'Many people clench when they lift.', 'Breathe out', 'Tongue up'),
    tip('Check the pillow', 'A bent neck tightens.', 'Side height', 'Not on the stomach'),
    tip('Massage inside gently', 'The muscle is behind the cheek.', 'Clean finger', 'Ten seconds'),
    tip('Tell the dentist to pause', 'Long opening hurts a sore joint.', 'Ask for a bite block', 'Short breaks'),
    tip('Smile wide, let go', 'Tension shows by contrast.', 'Five times', 'Mirror'),
    tip('Write worries at eight', 'Then they need not be chewed over at eleven.', 'A list', 'Close the notebook'),
    tip(
      'Keep magnesium hopes small',
      'There is little proof that it helps.',
      'Ask before you buy',
      'Food has enough for most',
    ),
    tip('Clean the splint well', 'It collects plaque like teeth do.', 'Cool water and brush', 'A box with holes'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

export const fearOfNeedles: Kind = {
  id: 'fear-of-needles',
  category: 'personal',
  name: 'Overcome my fear of needles and blood',
  slots: {
    event: {
      words: [
        'blood test|blood tests|bloods',
        'vaccination|jab|jabs|vaccine|flu shot|injection|injections|shots',
        'IVF injections|ivf',
        'insulin',
        'surgery|operation|drip|cannula',
        'blood donation|give blood|donate blood',
        'epidural|birth',
        'tattoo|piercing',
        'nursing training|nursing|first aid course',
      ],
      otherwise: 'needle appointment',
    },
  },
  ask: {
    question: 'Do you faint, or is it fear only, and is a date fixed?',
    chips: ['I faint or go grey', 'Fear and tears, no fainting', 'A date is fixed'],
  },
  hoursAWeek: 1.5,
  weekly: 'Four short exercises with pictures, objects and places, and daily muscle tension if you faint',
  overview:
    'You will learn whether you faint, practise tensing muscles, climb a ladder from pictures to the chair, agree a plan with the nurse, and have the {event} done lying down with support.',
  approach:
    'Fear of blood and needles is the one fear in which blood pressure can drop, so fainters tense muscles instead of relaxing. Short exercises many times work within weeks. Telling the nurse beforehand is normal and gives you time and a bed.',
  done: 'The {event} is done, you know your two helps, and the next one is in the calendar.',
  cautions: [
    'Do not put off care that is urgent: tell the clinic, they have numbing cream, a bed and if needed a calming medicine. Practise with pictures and capped or toy syringes only. Fainting without a needle belongs to a doctor.',
  ],
  steps: [
    step(
      'Write how it goes and whether you faint',
      'What happens in the hour before, during, after? Warm and fast heart means fear; dizzy, cold, grey means a drop in pressure. Give ten situations up to the {event} a number.',
      ['Write down the last time', 'Decide: fear, fainting or both', 'List ten situations with numbers'],
      0.4,
    ),
    step(
      'Learn the muscle tension that stops fainting',
      'Sit, tense arms, legs and belly for 10 to 15 seconds until the face feels warm, release 20 seconds, five times. Five rounds a day for a week. If you do not faint, practise long breathing out instead.',
      ['Practise five rounds a day', 'Practise it lying down too'],
      1,
    ),
    step(
      'Look at pictures and films until they bore you',
      'Begin with a drawing, then a photo, a film without sound and one with sound. Stay until the number has halved, and tense your muscles if you get dizzy. Take twenty minutes four times a week.',
      ['Choose eight pictures and films', 'Watch the lowest until it bores you', 'Write number before and after'],
      2,
    ),
    step(
      'Touch the things and visit the place',
      'Plaster, swab, rubber band round the arm, capped syringe from the pharmacy, smell of alcohol, then sit in the waiting room of the clinic for the {event} and leave again.',
      [
        'Ask the pharmacy for a capped syringe',
        'Sit ten minutes in the waiting room',
        'Practise with the rubber band at home',
      ],
      2,
    ),
    step(
      'Agree a plan with the nurse by phone',
      'Say: I faint, or I am very afraid. Ask for first slot, bed, small needle, numbing cream an hour before, an experienced person, no talk about it, a stop sign.',
      ['Ring and ask for bed and cream', 'Agree on the sign', 'Ask a friend to come to the {event}'],
      0.4,
      { daysBefore: 5 },
    ),
    step(
      'Rehearse the whole way once',
      'A friend plays the nurse: door, chair, sleeve, swab, pinch, plaster, tea. Decide whether you look or look away, with music or talk, and practise it just so.',
      ['Rehearse twice', 'Pack water, snack, music'],
      0.7,
    ),
    step(
      'Have it done lying down and reward yourself',
      'Eat and drink two hours before unless told to fast. Lie, tense or breathe out, look where you planned. Stay ten minutes after. Note fear before and after the {event}.',
      ['Tell them again at the door', 'Stay ten minutes and drink', 'Do something nice right after'],
      1.5,
    ),
    step(
      'Repeat within months so that it stays small',
      'Fear returns with avoidance. Book the next check, vaccination or a visit with a friend who has one. Keep one film a month.',
      ['Book the next {event} now', 'Watch one film a month'],
      1,
      { when: { weeksFrom: 6 } },
    ),
  ],
  suggestions: [
    tip('Drink half a litre before', 'Veins are easier.', 'An hour before', 'Unless told not to'),
    tip('Warm the arm', 'Hot-water bottle.', 'Ten minutes', 'Wool sleeve'),
    tip('Use cold spray or cream', 'The skin sleeps.', 'Ask the pharmacy', 'An hour before'),
    tip('Count ceiling tiles aloud', 'Busy heads fear less.', 'Backwards', 'Sing'),
    tip('Press a ball with the other hand', 'Tension in disguise.', 'Rhythm', 'Toes too'),
    tip('Ask for the children’s nurse', 'They are patient.', 'Small needles', 'Stickers'),
    tip('Look at the plaster only after', 'Decide before.', 'Sleeve down', 'Leave slowly'),
    tip('Reward by plan', 'Not food only.', 'Cinema', 'Call a friend'),
    tip('Find behavioural therapy', 'Often one to five sessions.', 'Ask doctor', 'Ask about exposure'),
    tip('Tell children the truth', 'It pinches, then it is over.', 'Count', 'Hold hand'),
    tip('Carry a card', 'I faint: please let me lie.', 'Wallet', 'Phone lock screen'),
    tip('Thank the nurse', 'You will come back.', 'Name', 'Ask for them'),
  ],
};

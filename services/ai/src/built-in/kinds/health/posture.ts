import { type Kind, step, tip } from '../kind.ts';

export const posture: Kind = {
  id: 'posture',
  category: 'health',
  name: 'Improve my posture',
  slots: {
    area: {
      words: [
        'round shoulders|rounded shoulders|shoulders',
        'neck|tech neck|head forward|forward head',
        'upper back|hunchback|hump|hunching|hunch',
        'lower back|hollow back|pelvic tilt|swayback',
        'chest',
        'trunk|core',
        'hips',
        'feet|flat feet',
      ],
      otherwise: 'upper back',
    },
    spot: {
      words: [
        'desk|office|computer',
        'laptop|home office',
        'sofa|couch',
        'car|lorry|driving',
        'till|checkout',
        'gaming chair|gaming|games',
        'piano',
        'workbench|bench',
        'kitchen worktop|kitchen',
        'nursing chair|breastfeeding',
        'school desk|school',
        'sewing machine',
        'salon chair|hairdresser',
      ],
      otherwise: 'place where you sit most',
    },
  },
  ask: {
    question: 'Where do you slouch most, and does anything hurt?',
    chips: ['At the laptop, neck is stiff', 'Everywhere, nothing hurts', 'I am getting more bent with age'],
  },
  hoursAWeek: 1.5,
  weekly: 'Ten minutes of exercises on five days, and a change of position every half hour',
  overview:
    'You will photograph how you stand now, set up the {spot}, strengthen the muscles that hold you up, and practise changing position often. A visible difference takes six to eight weeks.',
  approach:
    'There is no perfect position; the best one is the next one. Strength and habits change posture, willpower alone does not. What usually goes wrong is forcing the shoulders back all day, which tires and hurts.',
  done: 'The photographs from the side show the difference, and others or your own notes say that you sit and stand upright without thinking of it.',
  cautions: [
    'See a doctor for growing pain, numb or weak arms or legs, a spine that is bending quickly, loss of more than four centimetres of height, or sudden back pain after 50.',
    'Curved spines in children and teenagers should be examined once by a doctor. Ask first before exercises with osteoporosis.',
  ],
  steps: [
    step(
      'Take photographs from the side and front',
      'Stand as you always do, then sit as you usually do while someone photographs you unnoticed. Note what catches your eye; that is your starting point.',
      [
        'Ask someone or set a self-timer',
        'Mark ear, shoulder, hip and ankle on the side picture',
        'Write down when you notice your {area}',
      ],
      0.5,
    ),
    step(
      'Set up your {spot} properly',
      'Screen an arm’s length away with its top at eye level, elbows at table height, feet flat, back supported. For a phone, raise the hands, not the chin.',
      [
        'Put books under the screen and use a separate keyboard',
        'Adjust the chair or add a cushion',
        'Take the photograph again',
      ],
      1.5,
    ),
    step(
      'Change position every 30 minutes for two weeks',
      'Sit, lean, stand, walk: two minutes each time. An alarm does it for the first weeks.',
      [
        'Set the alarm on working days',
        'Choose three things you can do standing',
        'Stretch your {area} at every second alarm',
      ],
      2,
    ),
    step(
      'Learn five exercises for your {area}',
      'Chin tucks, wall slides, band rows, plank, hip stretch: two rounds of ten on five days a week. Ten minutes are enough.',
      [
        'Learn them from a health service video or a physiotherapist',
        'Tie them to brushing teeth or coffee',
        'Hang the band by the {spot}',
      ],
      4,
    ),
    step(
      'Let a physiotherapist look at you once',
      'A trained eye sees what is stiff, what is weak and what is simply how you are built. Ask for the two exercises that matter most.',
      ['Book one appointment and bring the photographs', 'Ask what about your {area} can change and what cannot'],
      1.5,
      { waitDays: 7, when: { weeksFrom: 4 } },
    ),
    step(
      'Raise the strength work week by week',
      'A stronger band, longer planks, rows with a weight: three sets twice a week. Strong shoulder blades and trunk hold you up by themselves.',
      ['Write the numbers of each session', 'Add a little when twelve repetitions are easy for your {area}'],
      6,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Practise three upright moments a day',
      'Three deep breaths standing tall: before a door, at red lights, before meals. Lengthen the back of the neck and let the shoulders drop; do not pull them back.',
      ['Choose the three moments', 'Ask one person to remind you kindly near the {spot}'],
      1.5,
    ),
    step(
      'Repeat the photographs and keep two exercises',
      'Same place, same clothes. It is done when ear and shoulder are nearer to one line, or stiffness has gone. Two exercises twice a week keep it.',
      [
        'Take the pictures again and compare',
        'Ask somebody what they notice',
        'Choose the two exercises for your {area}',
      ],
      0.8,
    ),
  ],
  suggestions: [
    tip('Adjust the car mirror tall', 'It reminds you when you slump.', 'Sit upright, set the mirror', 'Seat closer'),
    tip(
      'Carry a backpack on both straps',
      'One-sided bags pull you down.',
      'Heavy things near the back',
      'Empty it weekly',
    ),
    tip('Raise the pram handle', 'Low handles bend your back.', 'Elbows slightly bent', 'Change arms when carrying'),
    tip('Read at eye level', 'A cushion on the lap lifts the book.', 'Elbows supported', 'Change sides'),
    tip('Check your glasses', 'People lean forward when they see badly.', 'Eye test', 'Ask about screen glasses'),
    tip('Sleep with one pillow', 'Two push the head forward.', 'On the side: shoulder height', 'Try for a week'),
    tip('Try a standing hour', 'Phone calls and reading work well.', 'A shelf or ironing board', 'Soft shoes'),
    tip('Row more than you press', 'Pulling exercises open the chest.', 'Two rows for one press', 'Light and slow'),
    tip('Dance or do Pilates', 'Classes teach bearing without nagging.', 'Trial hour', 'Once a week'),
    tip('Put a dot where you look', 'It is a silent reminder.', 'On screen or mirror', 'Move it weekly'),
    tip(
      'Do not buy a brace first',
      'It works only while you wear it.',
      'Exercises before gadgets',
      'Ask a physiotherapist',
    ),
    tip('Walk for ten minutes after work', 'It undoes hours of sitting.', 'Arms swinging', 'Look ahead, not down'),
  ],
};

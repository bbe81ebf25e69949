import { type Kind, step, tip } from '../kind.ts';

export const clearAcne: Kind = {
  id: 'clear-acne',
  category: 'health',
  name: 'Clear my acne',
  slots: {
    place: {
      words: ['face', 'chin|jaw|jawline', 'forehead', 'cheeks', 'back|backne', 'chest', 'shoulders', 'nose'],
      otherwise: 'skin',
    },
    teen: { words: ['son|boy', 'daughter|girl', 'teenager|teen'], otherwise: 'teenager' },
  },
  ask: {
    question: 'Where are the spots, do they hurt or leave scars, and what have you tried?',
    chips: ['Blackheads and small spots', 'Painful lumps on chin or back', 'Everything from the chemist failed'],
  },
  hoursAWeek: 1,
  weekly: 'Treatment on every evening, a photograph in the same light on Sunday',
  overview:
    'You will use one proven treatment on all of the area, long enough to judge it: six to twelve weeks. If it is not half better by then, or if it scars, a doctor has stronger means, so nobody has to wait it out.',
  approach:
    'Treat the whole area, since spots begin weeks before they show. Begin on two or three evenings a week, because dryness in week two is the reason most people stop. One change at a time, and no scrubbing.',
  done: 'Two photographs twelve weeks apart show at most half of the spots, without new scars, and you know how to keep it so.',
  cautions: [
    'See a doctor now rather than later for deep painful lumps, scars, sudden severe acne with fever or joint pain, or when it weighs on your mood. Bad thoughts about yourself are a reason to talk to somebody today.',
    'Adapalene, other retinoids and isotretinoin must not be used in pregnancy; say so if you are or may become pregnant. Benzoyl peroxide bleaches towels and pillowcases. Antibiotics for acne are used for about three months at most and never alone.',
  ],
  steps: [
    step(
      'Photograph your skin and count the spots',
      'Same lamp, no make-up, front and both sides. Count blackheads, red spots and painful lumps apart: the kind decides the treatment.',
      [
        'Take the three photographs',
        'Count the spots on your {place} and note marks or scars',
        'Write every product you use and since when',
      ],
      0.5,
    ),
    step(
      'Cut the routine to three products',
      'A mild wash twice a day, an oil-free moisturiser, sunscreen in the morning. Scrubs, toothpaste, alcohol and squeezing make more inflammation and marks.',
      [
        'Put away scrubs, brushes and toners',
        'Check the labels for oil-free and non-comedogenic',
        'Wash your {place} gently after sport',
      ],
      0.5,
    ),
    step(
      'Buy one proven treatment from the pharmacy',
      'For mixed spots benzoyl peroxide 2.5 to 5 per cent, for blackheads adapalene where it is sold, otherwise azelaic or salicylic acid. Ask the pharmacist which suits you and your other medicines.',
      [
        'Say what you counted and what you take',
        'Ask: how much, how often, how long?',
        'Test a little below the jaw for two days',
      ],
      0.7,
    ),
    step(
      'Build it up to every evening over four weeks',
      'A pea-sized amount for the face, spread over the whole area, on dry skin. Two evenings in the first week, then three, then five, then all; if it peels, moisturiser first and one evening less.',
      [
        'Hang the four-week plan beside the mirror',
        'Use old white towels and pillowcases',
        'Put it on all of your {place}, not only on the spots',
      ],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Remove what blocks and rubs the skin',
      'Hair wax, heavy make-up, a helmet strap, a rucksack, a face mask or a phone can keep acne going. Very sweet food, whey protein and steroids in the gym do it for some people.',
      [
        'Find one that touches your {place} daily',
        'Change it for four weeks',
        'Wash pillowcase, caps and straps weekly',
      ],
      1,
    ),
    step(
      'Take the pictures to a doctor at six weeks',
      'Ask about a combined gel, a short course of tablets, hormonal treatment when it flares before periods, or a referral. Book early, since skin clinics have queues.',
      [
        'Book the appointment in week four',
        'Ask: what is the next step if this fails?',
        'Ask about scars on your {place} and about contraception if needed',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Stand by your {teen} without nagging',
      'Young people are seen on their own wishes: let them speak first at the doctor. Buy the products, leave comments on skin out, and watch for staying at home or a sunken mood.',
      [
        'Ask what bothers them most about it',
        'Offer to come along and wait outside',
        'Tell them that treatment works and takes three months',
      ],
      0.7,
      { when: { named: 'teen' } },
    ),
    step(
      'Stay with the treatment for twelve weeks',
      'Spots that come in the first weeks were already under the skin. Judge only by the Sunday pictures, and do not buy anything new until the twelve weeks are over.',
      ['Take the picture each Sunday', 'Refill before the tube is empty', 'Write down missed evenings honestly'],
      2,
      { waitDays: 35, when: { weeksFrom: 8 } },
    ),
    step(
      'Compare pictures and set the maintenance',
      'Half better: go on with the same on three or more evenings a week for a year, as acne comes back without it. Not better: dermatologist, isotretinoin and scar treatment are then the questions.',
      [
        'Lay first and last picture of your {place} side by side',
        'Write the maintenance plan on a card',
        'Book the next appointment if it is not half better',
      ],
      0.7,
    ),
  ],
  suggestions: [
    tip('Leave scabs alone', 'Picking turns a week into a scar.', 'Hydrocolloid patch overnight', 'Nails short'),
    tip(
      'Wash after sport within the hour',
      'Sweat and straps clog pores.',
      'Clean T-shirt at once',
      'Shower back last, after conditioner',
    ),
    tip(
      'Tie hair oil to the lengths only',
      'Oil on the hairline makes forehead spots.',
      'Fringe off at night',
      'Wash pillowcase weekly',
    ),
    tip(
      'Cover with mineral make-up',
      'It hides red without blocking.',
      'Green under skin tone',
      'Take it off each night',
    ),
    tip(
      'Wear sunscreen against marks',
      'Sun keeps brown marks for months.',
      'Fluid or gel, factor 30 or more',
      'Every morning',
    ),
    tip(
      'Ask about the coil or pill',
      'Some hormones cause acne, some clear it.',
      'Never stop alone',
      'Note when it began',
    ),
    tip('Say no to ten-step videos', 'More acids mean more burning.', 'One treatment', 'Twelve weeks'),
    tip('Check your protein powder', 'Whey brings spots for some.', 'Pause for six weeks', 'Compare pictures'),
    tip('Choose a gel shave', 'Blades spread and cut spots.', 'With the growth', 'New blade weekly'),
    tip('Treat the back with a wash', 'Five minutes before rinsing.', 'Benzoyl peroxide wash', 'White towels'),
    tip(
      'Note your cycle',
      'A flare each month hints at hormones.',
      'Mark it for three months',
      'Take it to the doctor',
    ),
    tip(
      'Tell one person how it feels',
      'Acne lowers mood more than people admit.',
      'A friend or the doctor',
      'Today, if it is dark',
    ),
  ],
};

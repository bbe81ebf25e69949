import { type Kind, step, tip } from '../kind.ts';

export const getBraces: Kind = {
  id: 'get-braces',
  category: 'health',
  name: 'Get my teeth straightened',
  slots: {
    device: {
      words: [
        'Invisalign|invisalign|clear aligners|aligners|aligner',
        'braces|fixed braces|brackets|metal braces',
        'lingual braces|lingual',
        'retainer|retainers',
        'loose brace|removable',
      ],
      otherwise: 'braces',
    },
    who: { words: ['son', 'daughter', 'child', 'teenager|teen'], otherwise: 'child' },
    trouble: {
      words: [
        'crowded teeth|crooked|crooked teeth|crowding',
        'gap|gaps',
        'overbite|deep bite',
        'underbite',
        'crossbite',
        'relapse|moved again|moving back',
        'jaw pain',
        'wisdom teeth',
      ],
      otherwise: 'crooked teeth',
    },
  },
  ask: {
    question: 'Who is it for, what bothers you, and what do you want to spend?',
    chips: ['Me, 35, crooked front', 'My child, 11', 'Teeth moved back'],
  },
  hoursAWeek: 1,
  weekly: 'Wear time or cleaning as told, one photograph a month',
  overview:
    'You get a check-up and two independent plans with costs, choose by what must be moved rather than by adverts, keep teeth clean for the twelve to twenty-four months, and wear a retainer afterwards, for good.',
  approach:
    'An orthodontist with X-ray and examination sees bite, gums and roots. Direct-to-home aligners without examination are a risk. Relapse comes when the retainer is left out.',
  done: 'The active time is over with a bite that fits, teeth without new decay, and the retainer habit stands.',
  cautions: [
    'Gum disease or decay is treated first. Pain that lasts over a week, a loose tooth, a wire that pokes, swelling: call the practice. Tell them of pregnancy, bone medicine, metal allergy.',
  ],
  steps: [
    step(
      'Photograph your teeth and write your wish',
      'Front, both sides, from above; what bothers you, what must not happen, budget.',
      ['Take four pictures', 'Write your wish about {trouble}', 'Ask the insurer what is paid'],
      0.4,
    ),
    step(
      'Have decay, gums and wisdom teeth checked',
      'A healthy mouth is the condition; cleaning first.',
      ['Book dentist and cleaning', 'Ask for X-rays to take along', 'Ask whether anything speaks against {device}'],
      0.7,
      { waitDays: 10 },
    ),
    step(
      'Get two treatment plans with costs',
      'Orthodontist, not only a general practice. Ask: diagnosis, teeth out or not, months, visits, total price with retainer and what if it takes longer.',
      ['Book two first talks', 'Bring pictures and X-rays', 'Ask the seven questions about {device} or another way'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Sort out who pays',
      'For children graded by severity and often only before 18; adults mostly self or jaw surgery; extra insurance must exist before diagnosis. Instalments without interest.',
      ['Send the plan before it starts', 'Ask for instalments', 'Check tax relief'],
      0.7,
    ),
    step(
      'Choose {device} and the start date',
      'By movement needed, discipline (aligners 22 hours), sport and music, looks, price. Not before an important week.',
      ['Write gain and cost of both', 'Choose the start', 'Agree it with your {who} if it is for them'],
      0.5,
    ),
    step(
      'Get through the first two weeks',
      'Sore for three to five days: soft food, wax, cool drinks, painkiller if you may. Speech settles in a week.',
      ['Buy wax, small brush, interdental brushes', 'Cook soups and pasta', 'Note sores and call if needed'],
      2,
      { waitDays: 12 },
    ),
    step(
      'Keep {device} and teeth clean daily',
      'Brush after each meal, brushes between, fluoride rinse; no toffee, nuts, hard crust; aligners in the box, never in a napkin. White spots stay for life.',
      ['Pack a small kit', 'Timer of three minutes at night', 'Cleaning at the dentist every three to four months'],
      4,
      { waitDays: 30 },
    ),
    step(
      'Go to every visit and watch the plan',
      'Every four to eight weeks; ask each time: on schedule? Photographs monthly.',
      ['Put visits in the calendar', 'Compare pictures', 'Report broken parts the same day'],
      1,
      { when: { weeksFrom: 10 } },
    ),
    step(
      'Wear the retainer and keep it up',
      'Nights for years, fixed wire checked yearly, spare copy. It is done when the night habit stands.',
      ['Put the box by the toothbrush to keep {trouble} away', 'Order a spare', 'Yearly check'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Carry wax and floss', 'A poking wire is solved in a minute.', 'Bag', 'School'),
    tip('Cut apples into pieces', 'Biting off breaks brackets.', 'Carrots too', 'Corn off the cob'),
    tip('Use an aligner alarm', 'Hours slip away.', 'After meals', 'App'),
    tip('Sleep with the case in reach', 'Never on the plate.', 'Colour', 'Name'),
    tip('Protect teeth in sport', 'Special guards fit over braces.', 'Ask', 'Spare'),
    tip('Play wind instruments early', 'Two weeks of adapting.', 'Wax', 'Patience'),
    tip('Colour the rubbers', 'Children like to choose.', 'Team', 'Season'),
    tip('Clean aligners cold', 'Hot water bends them.', 'Soft brush', 'No paste'),
    tip('Ask about stripping', 'A little enamel makes room.', 'Amount', 'Why'),
    tip('Keep old aligners', 'If the next gets lost.', 'One back', 'Call'),
    tip('Smile in photographs', 'Adults with braces are common.', 'Month one', 'Month six'),
    tip('Be wary of discounts', 'Cheap kits skip the X-ray.', 'Ask', 'Contract'),
  ],
};

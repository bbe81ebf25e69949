import { type Kind, step, tip } from '../kind.ts';

export const zeroWaste: Kind = {
  id: 'zero-waste',
  category: 'personal',
  name: 'Make much less waste',
  slots: {
    waste: {
      words: [
        'food waste|throwing away food|food|leftovers',
        'plastic packaging|plastic|packaging|cling film',
        'bottles|cans',
        'nappies|diapers',
        'paper and card|paper|cardboard|post',
        'bathroom waste|bathroom|tampons',
        'clothes waste|fast fashion|clothes',
        'coffee cups|coffee',
        'office waste|office',
        'garden and kitchen scraps|compost|worm bin|scraps',
        'delivery boxes|parcels|online orders',
        'party waste|party|wedding',
        'cleaning bottles|cleaning products|microplastic',
        'electronic waste|electronics',
      ],
      otherwise: 'packaging',
    },
    person: { from: 'person', otherwise: 'the people you live with' },
  },
  ask: {
    question: 'What fills your bin, and who lives with you?',
    chips: ['Plastic packaging', 'Food that goes off', 'Everything, with small children'],
  },
  hoursAWeek: 1.5,
  weekly: 'Weigh the bin on the same day and try one swap',
  measures: ['kg', 'bags', 'litres', 'bins'],
  overview:
    'You will look into your bin once, measure it, and deal with the largest part first: less {waste}, then one room after another. Only swaps that still work after four weeks are kept.',
  approach:
    'Use up what you have; throwing away plastic boxes to buy glass is waste too. Refuse, reduce, reuse, repair, then recycle. What usually goes wrong is doing all at once, and making the others in the home feel guilty.',
  done: 'The bin weighs half of what it did for four weeks running, without anybody suffering from it.',
  cautions: [
    'Keep medicine, batteries, paint and sharp things for the collection points; never burn or bury waste. Do not mix home-made cleaners: bleach with vinegar or acid makes poisonous gas. Food hygiene comes first for babies and ill people.',
  ],
  steps: [
    step(
      'Empty the bin on newspaper and sort it',
      'Put on gloves and make five heaps: food, plastic, paper, bathroom, rest. Weigh or count each and photograph. The largest heap is where you begin.',
      ['Lay out newspaper and sort for 20 minutes', 'Weigh the bag and each heap', 'Note how much of it is {waste}'],
      0.8,
    ),
    step(
      'Learn the local rules for each bin',
      'Download the sorting list of your town, with deposit, glass, bring banks, textiles, organic waste. Label bins with words and pictures.',
      [
        'Print the list and hang it up',
        'Set up bins that are as near as the rest bin',
        'Ask {person} to test them for a week',
      ],
      1,
    ),
    step(
      'Stop waste at the door',
      'Put up a no-advertising sticker, ask for paperless bills, no cutlery with deliveries, bags and box in coat, bike and car, bottle and cup by the keys. These cost minutes and work at once.',
      [
        'Put up the sticker and change three bills',
        'Lay bag, bottle and box by the keys',
        'Write what still comes in as {waste}',
      ],
      1,
    ),
    step(
      'Plan five meals and use up first',
      'Look into the fridge, plan around what must go, write a list and shop once. An eat-first box at eye height; freeze on the day; leftovers night. A family saves a noticeable sum each month.',
      ['Mark an eat-first box', 'Plan five dinners on Sunday', 'Count what goes into the bin by {person} and you'],
      3,
      { measured: 'Cut the first {20%} with food planning' },
    ),
    step(
      'Swap three things that you buy each week',
      'Tap water, loose vegetables, soap bar, refills, market with boxes, milk in deposit glass. A swap need not be perfect if it lasts.',
      [
        'Choose three swaps that reduce {waste}',
        'Find shop, refill or market near you',
        'Try for four weeks and keep what works',
      ],
      3,
      { measured: 'Cut {50%} with swaps that last' },
    ),
    step(
      'Start compost or use the organic bin',
      'Garden heap, worm box, bokashi or the town bin. Brown and green in layers, no cooked meat. It should smell of soil; if not, add card and air.',
      [
        'Choose the kind that fits your home',
        'Set it up and learn what goes in',
        'Ask a gardener who wants compost made from your scraps',
      ],
      3,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Go through bathroom and cleaning cupboard',
      'Use up, then bars, refills, washable cloths and pads, safety razor, cup or washable pads if you like. Three cleaners are enough: all-purpose, citric acid, soda, never mixed with bleach.',
      ['List what is used up each month', 'Replace one when it is empty', 'Ask {person} what they would rather keep'],
      2,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Weigh again for four weeks and fix the habits',
      'Same day, same scale. Keep swaps that cost less than five minutes a week, drop the rest without guilt. Done at half the weight; tell one neighbour what worked.',
      ['Weigh each week and draw the line', 'Write the five habits that stay', 'Choose what comes after {waste}'],
      1,
      { measured: 'Cut all {total} and hold it for four weeks' },
    ),
  ],
  suggestions: [
    tip('Freeze bread in slices', 'Most thrown-away food is bread.', 'Toaster brings it back', 'Label'),
    tip('Know best before from use by', 'Look, smell, taste for best before.', 'Use by: obey', 'Eggs: water test'),
    tip('Carry a cloth bag in a fist', 'You use what is with you.', 'Each coat', 'In the car'),
    tip('Say no kindly to freebies', 'They become waste tomorrow.', 'No thank you', 'Smile'),
    tip('Repair once before buying', 'Repair cafés help.', 'Photo of the fault', 'Ask for parts'),
    tip('Borrow for rare use', 'Tents, tools, party plates.', 'Neighbour group', 'Return clean'),
    tip('Cook from peel and stems', 'Broth, pesto, crisps.', 'A freezer bag of scraps', 'Sundays'),
    tip('Buy used first', 'No packaging, half price.', 'Two platforms', 'Wait a week'),
    tip('Wrap gifts in cloth', 'It is used again.', 'Scarf', 'Newspaper and twig'),
    tip('Bundle online orders', 'Once a month.', 'List', 'Pick-up shop'),
    tip('Let children be bin captains', 'They love rules they may check.', 'Stickers', 'Small prize'),
    tip('Write to one maker', 'Companies count letters.', 'Photo', 'One wish'),
  ],
};

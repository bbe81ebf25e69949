import { type Kind, step, tip } from '../kind.ts';

export const dressStyle: Kind = {
  id: 'dress-style',
  category: 'personal',
  name: 'Find your own style',
  slots: {
    occasion: {
      words: [
        'the office|office|work|job|smart casual',
        'weddings and parties|wedding|party',
        'dates|dating',
        'interviews|interview',
        'everyday life with children|pregnancy|baby|kids',
        'evenings out|going out|clubs',
        'sport and days outdoors|outdoors|sport',
        'travel',
        'your studies|studies|student|university',
        'retirement',
        'church',
      ],
      otherwise: 'everyday life',
    },
  },
  ask: {
    question: 'For which occasions, and what disturbs you about your clothes now?',
    chips: ['Work, must look smart', 'My body has changed', 'Full wardrobe, nothing fits'],
  },
  hoursAWeek: 2,
  measures: ['outfits', 'pieces'],
  overview:
    'You will see what you really wear, find cuts and colours that suit you, set a small budget and fill gaps one by one. It ends with ten outfits for {occasion} that are ready without thinking.',
  approach:
    'Start from the body and life you have now. Fit counts more than brand, and a tailor for a small sum changes more than a new shirt. What goes wrong is buying single pieces that go with nothing; each new one must make three outfits with what you have.',
  done: 'You have ten complete outfits that fit, and get dressed in five minutes.',
  cautions: [
    'If thoughts about your looks keep you from going out, or you eat less and less, talk to a doctor or therapist: clothes do not solve that.',
  ],
  steps: [
    step(
      'Photograph what you wear for a week',
      'One picture a day in the mirror, with points from 1 to 5 for comfort and looks. You see at once what you reach for and why.',
      ['Take today’s picture and give points', 'Write what clothes for {occasion} must allow you to do'],
      0.8,
      { waitDays: 6 },
    ),
    step(
      'Try on everything and sort into three groups',
      'Fits and liked; alter or mend; goes. One hour per kind: trousers, tops, jackets, shoes. Photograph the liked ones in pairs that go together.',
      ['Begin with what you wear for {occasion}', 'Take away the bag within a week'],
      4,
    ),
    step(
      'Collect twenty pictures and find the pattern',
      'People with your build and a life like yours. Then name what comes back: lines, colours, fabrics, mood. Three words, such as simple, warm, sharp, are enough to say no in a shop.',
      ['Collect twenty pictures', 'Write your three words', 'Ask one honest person which clothes they remember on you'],
      1.5,
    ),
    step(
      'Find your cuts, lengths and colours',
      'Try ten cuts in a shop without buying: shoulders, waist, hem, collar. Look by daylight whether face or shirt is seen first. Note sizes and measures; they differ by brand.',
      [
        'Measure chest, waist, hips, inside leg',
        'Try five cuts and five colours for {occasion}',
        'Photograph each from front and side',
      ],
      3,
    ),
    step(
      'Have five pieces altered or mended',
      'Hem, waist, sleeves, buttons, soles. Ask the tailor what is worth it. Polish shoes and remove lint: half of looking cared for is upkeep.',
      ['Take five pieces to a tailor', 'Polish two pairs of shoes'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Write a list of gaps with a budget',
      'Which single pieces would complete most outfits for {occasion}? At most eight, in order, with a price per wear. Nothing outside of it for two months.',
      ['Put outfits together on the bed and note what is missing', 'Set the sum a month'],
      1,
    ),
    step(
      'Buy the first three pieces and test them',
      'Second-hand or shop, never hungry and never in a hurry. Sit, bend, lift your arms. Each must make three outfits. Keep the label on for two days at home.',
      ['Go with the list and one honest person', 'Wear each three times within two weeks'],
      5,
      { measured: 'Put together the first {50%}' },
    ),
    step(
      'Put together ten outfits and wear them',
      'Photograph each from head to shoes, in an album on the phone. Wear all ten within four weeks for {occasion} and note which ones you enjoyed. It is done when getting dressed takes five minutes.',
      ['Make the album', 'Change the two with fewest points', 'Decide on one in, one out'],
      3,
      { when: { weeksFrom: 3 }, measured: 'Wear all {total} within a month' },
    ),
  ],
  suggestions: [
    tip(
      'Get advice on hair or beard',
      'Bring three pictures and ask what works in five minutes.',
      'A cut with advice',
      'Practise the routine three times',
    ),
    tip('Begin with shoes', 'They are seen first and felt all day.', 'Two good pairs', 'Shoe trees'),
    tip('Lay it out the evening before', 'Mornings have no eye.', 'Underwear included', 'Weather checked'),
    tip('Learn to iron a shirt', 'Or hang it in steam.', 'Collar first', 'Five minutes'),
    tip('Choose three basic colours', 'Everything then goes together.', 'One dark, one light', 'One for the face'),
    tip('Buy second-hand by brand and size', 'Once you know what fits, search for it.', 'Alerts', 'Ask for measures'),
    tip('Borrow for one occasion', 'Rare events need no purchase.', 'Hire or friend', 'Try a week ahead'),
    tip('Wear the good things now', 'Waiting wears them out as well.', 'Tuesday', 'No special day'),
    tip('Count price per wear', 'Cheap and worn twice is dear.', 'Guess fifty times', 'Then decide'),
    tip('Remove what you tug at', 'It will never be comfortable.', 'A day’s test', 'Give it away'),
    tip('Wait two nights', 'Most wishes are gone by then.', 'Photograph it', 'Look at the list'),
    tip('Copy one person’s formula', 'Such as jacket, plain top, jeans.', 'In your colours', 'For a week'),
    tip('Ask for adapted clothing', 'Fasteners and cuts for sitting exist.', 'Online makers', 'Tailor for magnets'),
  ],
};

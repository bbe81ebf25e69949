import { type Kind, step, tip } from '../kind.ts';

export const capsuleWardrobe: Kind = {
  id: 'capsule-wardrobe',
  category: 'personal',
  name: 'Build a small wardrobe that fits together',
  slots: {
    life: {
      words: [
        'office|work',
        'home with children|mum|mom|toddlers|baby',
        'retirement|retired',
        'travel|suitcase',
        'student|university|college',
        'outdoors|farm|garden',
        'new size|weight loss|lost weight|pregnancy|menopause',
      ],
      otherwise: 'week',
    },
  },
  ask: {
    question: 'What is the problem: too much, nothing fits, or no time?',
    chips: ['Full wardrobe, nothing to wear', 'My body or job changed', 'I want few, good things'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will count what you wear in an ordinary week, empty the wardrobe once, choose three base colours and thirty to forty pieces that combine, close five gaps slowly, and live with it for a season.',
  approach:
    'Begin with the life you live and not the one you plan: share of days at work, at home, outside. Keep what fits today. Buying comes last, with a list, and one piece in means one piece out.',
  done: 'For a month you got dressed in under five minutes from these pieces, and the rest has left the home.',
  steps: [
    step(
      'Write what your {life} needs by days',
      'How many days of each kind: work, home, sport, going out, cold, rain? Photograph what you wear for seven days. Those pieces are already the core.',
      ['Photograph seven outfits', 'Count days of each kind', 'Write what pinches, scratches or rides up'],
      0.5,
    ),
    step(
      'Empty the wardrobe onto the bed once',
      'Four piles: love and fits, fits but unsure, needs mending, goes. Try on everything unsure in daylight. Sizes you hope for go into one box with a date.',
      ['Empty one kind of clothing at a time', 'Try on what is unsure', 'Put the box away with a date in six months'],
      2,
    ),
    step(
      'Choose three base colours and two accents',
      'Look at the pile you love: which colours come back? Base colours are for trousers, coat and shoes, accents for near the face. Hold them to your face in daylight.',
      ['Lay the love pile by colour', 'Choose three and two', 'Photograph them for the phone'],
      0.7,
    ),
    step(
      'Put together thirty to forty pieces for your {life}',
      'For example eight tops, four trousers or skirts, three layers, two dresses or suits, three pairs of shoes, two coats. Each top goes with three bottoms. Write twelve outfits for your {life}.',
      ['Lay out and count', 'Photograph twelve outfits', 'Store the rest out of sight for a month'],
      2,
    ),
    step(
      'Mend, wash and alter what stays',
      'Buttons, hems, fluff, shoes resoled. A tailor for two pieces changes more than five new ones.',
      ['Mend five pieces', 'Bring two to a tailor', 'Clean the shoes'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Give away or sell the rest within two weeks',
      'Good things sold by app or shop, others to charity, worn out to textile recycling. Bags leave the home on a set day.',
      ['Photograph ten pieces for sale', 'Bring bags to charity', 'Write down what you will not buy again'],
      2,
    ),
    step(
      'Close five gaps in three months',
      'Write each gap with colour, cut and top price, and look second-hand first. Sit, bend and lift your arms in the shop. Let thirty days pass between wishing and buying for your {life}.',
      ['Write the five gaps', 'Look second-hand first', 'Buy one at a time'],
      3,
      { waitDays: 30 },
    ),
    step(
      'Live with it a season and adjust',
      'Turn hangers round and see after six weeks what was not worn. Photograph what you reached for in your {life}. One in, one out.',
      ['Turn all hangers', 'Take out what was not worn', 'Swap the season box'],
      1,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Hang outfits, not kinds', 'Mornings are faster.', 'Five hangers', 'Sunday'),
    tip('Keep one joy piece', 'Useless and loved.', 'Wear it', 'Monthly'),
    tip('Wear the same shoes more', 'Two pairs in turn.', 'Polish', 'Trees'),
    tip('Write cost for each wear', 'Cheap shirts turn dear.', 'Price by times', 'Ten pieces'),
    tip('Swap with friends', 'An evening and tea.', 'Sizes', 'Rest to charity'),
    tip('Avoid sales without a list', 'Half price is not a gap.', 'List in the phone', 'Sleep'),
    tip('Learn your cuts', 'Rise, length, neck.', 'Measure best piece', 'Note'),
    tip('Buy socks all the same', 'No more pairs to find.', 'Ten', 'One colour'),
    tip('Set laundry for the number', 'Few clothes need a rhythm.', 'Two days', 'Rack'),
    tip('Do not store sizes in sight', 'They spoil mornings.', 'Box', 'Date'),
    tip('Try a ten by ten', 'Ten pieces for ten days.', 'Photo', 'Learn'),
    tip('Ask a friend with a good eye', 'Two hours.', 'Honest', 'Cook'),
  ],
};

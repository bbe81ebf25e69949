import { type Kind, step, tip } from '../kind.ts';

export const showAndSellArt: Kind = {
  id: 'show-and-sell-art',
  category: 'hobby',
  name: 'Show and sell my art',
  slots: {
    art: {
      words: [
        'paintings|painting',
        'photos|photographs|photo',
        'drawings|drawing|illustrations',
        'sculptures|sculpture',
        'ceramics|pots',
        'prints|linocuts',
        'textiles|quilts',
        'collages',
        'watercolours|watercolors',
      ],
      otherwise: 'work',
    },
  },
  ask: {
    question: 'What do you make, and has anybody seen or bought it?',
    chips: ['A first exhibition', 'Sell my first pieces', 'A gallery'],
  },
  hoursAWeek: 2,
  weekly: 'Two hours for showing: photos, mails, visits',
  measures: ['pieces', 'paintings', 'works'],
  overview:
    'You will choose a group of pieces that belong together, photograph and price them, show them in a small place first, sell properly, and then apply to bigger ones.',
  approach:
    'Ten pieces with one idea look stronger than thirty different ones. Cafés, libraries and open studios say yes within days. Galleries take years and want to have met you, so go to their openings.',
  done: 'Your {art} hung or stood in a public place, people came, and at least one piece was sold or a next place agreed.',
  cautions: [
    'Pay no gallery for walls without looking at what others say. Put into writing who pays for transport, insurance and commission. Ask about tax when you sell regularly.',
  ],
  steps: [
    step(
      'Choose ten pieces that belong together',
      'Lay out photos of all, take away what is only nice. Write one sentence that holds them together.',
      ['Lay out photos', 'Keep ten', 'Write one sentence'],
      0.5,
    ),
    step(
      'Show them to three people who see well',
      'A teacher, an artist, somebody who buys. Ask: which two would you leave out?',
      ['Send ten photos', 'Ask one question', 'Swap two'],
      1.5,
    ),
    step(
      'Photograph and measure',
      'Daylight, straight, plain wall, no flash. List with title, size, technique, year, price.',
      ['Photograph ten', 'Make the list', 'Save large and small files'],
      2,
    ),
    step(
      'Set prices',
      'Material plus hours, compared with five people at your level; by size, the same online and on the wall. Add what the place keeps.',
      ['Look at five others', 'Price by size', 'Write the lowest'],
      1,
    ),
    step(
      'Ask five small places',
      'Library, café, surgery, town hall, open studios, market. Three photos, two sentences, dates.',
      ['Walk in and look at the walls', 'Send five mails', 'Ring after a week'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Frame and prepare hanging',
      'Simple and alike. Hooks, labels, level, list of prices, insurance.',
      ['Ask a framer for a price for ten', 'Write labels', 'Plan it on paper'],
      4,
      { daysBefore: 14 },
    ),
    step(
      'Invite people and open',
      '60 names, two weeks and two days before. Drinks, three sentences, a book for addresses, red dots.',
      ['Write the list', 'Send it twice', 'Ask a friend to sell'],
      3,
      { daysBefore: 10 },
    ),
    step(
      'Sell properly',
      'Receipt, payment before handing over, note on care, address. A print for those who cannot pay the original.',
      ['Make a receipt form', 'Set up card payment', 'Thank in a week'],
      1,
    ),
    step(
      'Apply to three bigger shows',
      'Open calls, art societies, fairs, group shows. Read the rules, send exactly that, a week early.',
      ['List three calls', 'Write 150 words about you', 'Send them'],
      4,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Look back and plan the next show',
      'Who came, what sold, what people stopped at. Write to all in the book after a month.',
      ['Count', 'Write to the list', 'Choose the next place'],
      1,
    ),
  ],
  suggestions: [
    tip('Keep a list of buyers', 'They buy again.', 'Name, piece and date', 'A card at New Year'),
    tip('Sign and date each piece', 'Buyers and heirs ask.', 'On the back', 'With the title'),
    tip(
      'Bring small things as well',
      'Many would like to take something home.',
      'Cards and prints',
      'Below a round sum',
    ),
    tip('Go to openings', 'Galleries choose those they know.', 'One a month', 'Ask the artist a question'),
    tip('Post the making, not only the result', 'People like to watch.', 'One picture a week', 'The same day'),
    tip('Pack well', 'Corners break first.', 'Corner guards', 'Try the box yourself'),
    tip('Tell what it is about in ten seconds', 'You will be asked all evening.', 'One sentence', 'Say it aloud'),
    tip(
      'Offer to hold a piece for a week',
      'Couples need to ask each other.',
      'With a name and date',
      'Ring on the last day',
    ),
    tip('Ask for honest words', 'Friends say it is beautiful.', 'Which would you leave out', 'Thank and note'),
    tip('Read contracts twice', 'Commission and rights are in there.', 'What percentage', 'Who pays for damage'),
    tip('Share a show', 'Costs and fear are halved.', 'Two or three people', 'One theme'),
    tip('Go on making', 'A show eats months.', 'Two mornings a week', 'No mails then'),
  ],
};

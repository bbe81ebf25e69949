import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** They read already. */
const reads = [
  `already/have/i read about/around? ${numbers}`,
  `read ${numbers} so_far/already`,
  'read every day/night/evening',
  'have/got/with a/my library/kindle card/app',
  'member of/at the/a library',
];

/** The phone lies where the book should. */
const phone = ['phone/scroll/scrolling/instagram/tiktok/youtube/screen/social_media/doomscrolling/facebook/reels'];

const withKids = [
  'after nine/9/ten/10',
  'two/three kids/children/boys/girls',
  'kids/children/baby are/is/asleep',
  'maternity/newborn/toddler',
  'since the baby',
];

const quits = ['quit/quits/quitting in', 'give up after', 'week two', 'goldfish brain', 'started books'];

export const readMore: Kind = {
  id: 'read-more',
  category: 'hobby',
  name: 'Read more books',
  slots: {
    genre: {
      words: [
        'crime novels|crime|detective|whodunnit|mysteries',
        'thrillers|thriller',
        'fantasy novels|fantasy|discworld',
        'science fiction novels|sci-fi|scifi|science fiction',
        'classics|classic|war and peace|ulysses',
        'romance novels|romance|romantasy',
        'historical novels|historical fiction',
        'biographies|biography|memoirs|memoir|autobiographies',
        'history books|history',
        'science books|popular science',
        'poetry books|poetry|poems',
        'short stories|short story',
        'philosophy books|philosophy',
        'business books|business',
        'self-help books|self-help|self help',
        'travel books',
        'graphic novels|comics|manga|graphic novel',
        'audiobooks|audiobook|audible',
        'e-books|ebooks|ebook|kindle',
        'prize winners|booker|pulitzer',
        'nature books',
        'horror novels|horror',
        'novels|novel|fiction',
        'non-fiction books|non fiction|nonfiction|non-fiction',
      ],
      otherwise: 'books',
    },
  },
  ask: {
    question: 'What do you like to read, and when in the day could a book fit in?',
    chips: ['Novels, in bed', 'Non-fiction, on the train', 'One big classic'],
  },
  hoursAWeek: 3.5,
  weekly: 'Read 20 pages on six days, at the same two times',
  measures: ['books', 'novels', 'pages', 'classics', 'chapters', 'volumes', 'audiobooks'],
  overview:
    'You will choose {genre} that you really want to read, fix two short times in the day for them, and give up the dull ones early. Ten pages a day make about one book a month, twenty make two.',
  approach:
    'Begin with short books, because finishing two soon brings the habit back faster than one heavy one. Most plans fail in the evening, when the phone is nearer than the book; so the phone gets another place. You may stop any book after fifty pages.',
  done: 'You have read the number of books you set yourself, or read on five days a week for two months.',
  steps: [
    step(
      'Charge the phone outside the bedroom tonight',
      'An alarm clock takes its place, and a thin book lies on the pillow. Ten pages before the light goes out. If you want the phone, you have to get up for it, and that is the whole trick. After a week do the same with the first ten minutes on the sofa.',
      ['Put the charger into another room', 'Lay a thin book on the pillow', 'Read ten pages tonight'],
      0.5,
      { when: { said: phone } },
    ),
    step(
      'Make a list of {count|five} {genre} you want to read',
      'Take at least half of them under 250 pages. Ask people whose taste you share and look at what you already own. It is done when one of them lies beside your bed.',
      [
        'Write down the last three books you read with pleasure',
        'Ask two friends for the last book they could not put down',
        'Put the shortest of them beside your bed tonight',
      ],
      1.5,
      { resources: 'Free classics as e-books: https://www.gutenberg.org' },
    ),
    step(
      'Count what you have read and how fast you are',
      'Titles of this year, pages a day, when and where. Then the number that is left, divided by the weeks. If it does not fit, choose shorter {genre} for every second place rather than reading faster.',
      ['Write the titles of this year', 'Work out pages a day', 'Divide what is left by the weeks'],
      0.7,
      { when: { said: reads } },
    ),
    step(
      'Join the library and reserve three {genre}',
      'Most libraries also lend e-books and audiobooks through an app, often at no cost. A return date helps to finish.',
      [
        'Register online or bring an identity card and proof of address',
        'Install the library app and log in',
        'Reserve three titles from your list',
      ],
      1.5,
      { when: { unsaid: reads } },
    ),
    step(
      'Give reading two fixed times for two weeks',
      'For example ten pages with the first coffee and twenty minutes in bed. Charge the phone in another room. Tick each day on a sheet; ten ticks out of fourteen are enough.',
      [
        'Choose the two times and what comes right before them',
        'Buy an alarm clock if the phone wakes you',
        'Lay the {genre} out where you will sit',
      ],
      6,
      { when: { level: 'beginner', unsaid: [...reads, ...phone] } },
    ),
    step(
      'Add ten pages to a time that already works',
      'You read at some hour without thinking; make it ten pages longer instead of finding a new one. And have the next of your {genre} ready before the last chapter.',
      ['Name the hour that works', 'Add ten pages for two weeks', 'Lay the next one out'],
      5,
      { when: { said: reads, level: 'beginner' } },
    ),
    step(
      'Read ten minutes at the children’s bedtime, before you sit down',
      'After nine the eyes are shut by page two, so the book lies where the children fall asleep or beside the kettle. Ten minutes or six pages count. Thin books with short chapters, large print or an e-reader with its light low; while feeding or washing up a book to hear. Four evenings of seven are the aim.',
      ['Lay the book beside the children’s bed', 'Choose one with short chapters', 'Load one to hear for the kitchen'],
      1,
      { when: { said: withKids } },
    ),
    step(
      'Write the rule for week two',
      'It ends in the second week, when the first book gets slow. Rule: a book may be swapped on any day, two pages count, and a missed evening is followed by two pages at breakfast. Mark day ten in the calendar and ask a friend to ask you then which book it is.',
      ['Mark day ten', 'Keep a second, lighter book ready', 'Ask one friend to ask'],
      0.4,
      { when: { said: quits } },
    ),
    step(
      'Find out where your reading time has gone',
      'Look at the screen time on your phone and at your evenings for one week. Choose two half-hours that you would rather give to {genre}, and tell the household.',
      [
        'Write down the screen time of the last seven days',
        'Move one app off the first screen',
        'Block the two half-hours',
      ],
      1.5,
      { when: { unsaid: phone, level: 'experienced' } },
    ),
    step(
      'Finish two thin {genre} in a row',
      'Under 200 pages each. Begin the second on the evening you end the first, so that there is no gap in which the habit stops.',
      ['Divide the pages by seven and read that much a day', 'Write the finishing date inside the cover or in a list'],
      8,
      { measured: 'Finish the first {20%}' },
    ),
    step(
      'Give up one book at page fifty and pick another',
      'Ask at page fifty: would I buy it again today? If not, give it away. People who read much stop many books.',
      [
        'Look at the book that has been lying longest',
        'Give it to somebody or back to the library',
        'Choose the next of your {genre} the same day',
      ],
      2,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Fill waiting times with an audiobook or pocket book',
      'Commute, queues, dishes and walks add up to three or four hours a week. Keep a second, lighter book for these moments.',
      [
        'Download one audiobook of a length under eight hours',
        'Put a thin paperback into your bag',
        'Note after a week how far you got',
      ],
      8,
      { when: { weeksFrom: 4 }, measured: 'Reach {50%}, some of them on the move' },
    ),
    step(
      'Read one long book in daily portions',
      'Divide the pages by the days you have; 15 pages a day finish 600 pages in six weeks. Keep a slip with the names of the characters in it.',
      [
        'Choose the one of your {genre} that you have put off',
        'Write the page for each Sunday on a bookmark',
        'Read a summary of the first part if you lose the thread',
      ],
      14,
      { when: { weeksFrom: 10 }, measured: 'Reach {80%}, one long one among them' },
    ),
    step(
      'Finish your list and choose the three best',
      'Write two sentences on why these {genre} stayed with you, and lend one of them to somebody. It is done when your number is reached and the next three lie ready.',
      ['Count what you have read, audiobooks included', 'Write the two sentences for each', 'Reserve the next three'],
      4,
      { measured: 'Finish all {total} and choose the best three' },
    ),
  ],
  suggestions: [
    tip(
      'Put a book on your pillow each morning',
      'In the evening it has to be picked up anyway.',
      'Lamp within reach',
      'Phone in the hall',
    ),
    tip(
      'Read the first page in the shop',
      'One page tells you whether you like the voice.',
      'Page one',
      'Then page 90',
    ),
    tip(
      'Have two books of different weight',
      'A tired evening needs a light one.',
      'One serious, one easy',
      'Switch without guilt',
    ),
    tip(
      'Stay with one author',
      'If one book was good, the next is a safe choice.',
      'Read in the order written',
      'Then their favourites',
    ),
    tip('Use larger print', 'Tired eyes make books seem dull.', 'E-reader font two steps up', 'Have your eyes tested'),
    tip('Speed up an audiobook slightly', 'Many sound natural a little faster.', 'Try 1.1 or 1.2', 'Slower for poetry'),
    tip(
      'Write three lines after each book',
      'A month later you will be glad of them.',
      'What happened',
      'What you liked',
      'To whom to lend it',
    ),
    tip(
      'Read with company',
      'A quiet hour together is easy to keep.',
      'Partner or child on the sofa',
      'Everyone their own book',
    ),
    tip('Swap with neighbours', 'Free books come with a recommendation.', 'Public bookcases', 'A shelf at work'),
    tip(
      'Keep a book in the car or at work',
      'Waiting rooms are reading rooms.',
      'Short chapters work best',
      'Never only the phone',
    ),
    tip(
      'Sit elsewhere than in front of the screen',
      'A reading chair makes the choice for you.',
      'Good light from behind',
      'Blanket and tea',
    ),
    tip(
      'Read the prize lists of libraries',
      'Readers’ votes are close to normal taste.',
      'Ask the librarian',
      'Say three books you loved',
    ),
  ],
};

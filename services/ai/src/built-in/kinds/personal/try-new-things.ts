import { type Kind, step, tip } from '../kind.ts';

export const tryNewThings: Kind = {
  id: 'try-new-things',
  category: 'personal',
  name: 'Try new things for a year',
  slots: {
    number: {
      words: [
        '12|twelve',
        '52|fifty-two',
        '30|thirty',
        '40|forty',
        '50|fifty',
        '100|hundred',
        '24|twenty-four',
        '10|ten',
      ],
      otherwise: 'list',
    },
  },
  ask: {
    question: 'How many, by when, and what shall it bring?',
    chips: ['One a month', 'Before a round birthday', 'I am stuck in routine'],
  },
  hoursAWeek: 2,
  measures: ['things', 'adventures', 'experiences', 'firsts', 'activities'],
  overview:
    'You will collect more ideas than you need, sort them by cost and courage, fix the first three with a date, ask people along, keep a page for each, and look at the end which ones stay.',
  approach:
    'Small, cheap and nearby ones keep it going; two large ones a year are plenty. A date and a person make it happen. Bad ones count as well, because the aim is to have tried.',
  done: 'The list is ticked, each has a line and a picture, and you know which three will stay in your life.',
  steps: [
    step(
      'Collect sixty ideas in one evening',
      'Senses, body, hands, head, people, places, courage. Ask five friends for one each and children for two. Nothing is too small: new bread, night walk.',
      ['Write thirty yourself', 'Ask five people', 'Cross out what only sounds good'],
      1,
    ),
    step(
      'Sort by cost and courage and choose your {number}',
      'Free, small, large; easy, odd, frightening. Half free, at most two large. Spread over the months by season.',
      ['Sort in a table', 'Choose the {number}', 'Put seasons beside them'],
      0.7,
    ),
    step(
      'Do the first tiny one this week',
      'Another way to work, a dish you cannot name, a talk with the neighbour, cold shower. Write one line: what, how, again?',
      ['Choose the tiny one', 'Do it', 'Write the line'],
      1,
    ),
    step(
      'Fix three dates with people',
      'Book, invite, pay. One alone, one with a friend, one with a stranger or class. Fixed evening of the month for the {number}.',
      ['Book one course or ticket', 'Invite two people', 'Enter the monthly evening'],
      1.5,
      { measured: 'Do the first {20%}' },
    ),
    step(
      'Keep a page or photograph for each',
      'Date, place, smell, what surprised me, 1 to 5. Jar, book or album. On grey days it reads well.',
      ['Set up the book', 'Fill it the same evening', 'Send one picture to a friend'],
      3,
    ),
    step(
      'Do the one that frightens you',
      'Stage, ice water, sitting alone at a table, asking somebody out, climbing. Halve it if it is too large. Tell someone before.',
      ['Choose it', 'Prepare the half-size form', 'Do it and celebrate'],
      4,
      { measured: 'Reach {50%}, one of them frightening' },
    ),
    step(
      'Swap the ones that no longer tempt',
      'Half-time: strike up to a quarter of the {number} and take new ones. Illness or no money? Take three free ones from the list.',
      ['Strike and swap', 'Fix the dates of the second half'],
      0.5,
    ),
    step(
      'Finish and choose three that stay',
      'An evening with those who came along: pictures, best, worst. Which three become a habit, which one a dream? Write the next {number} smaller or wilder.',
      ['Invite them', 'Choose three', 'Write the next list'],
      2,
      { measured: 'Complete all {total}' },
    ),
  ],
  suggestions: [
    tip('Say yes to one invitation a month', 'Others have ideas.', 'Reply at once', 'Go for an hour'),
    tip('Put ideas in a jar', 'Draw on the first.', 'Folded', 'No swapping'),
    tip('Use your town as a tourist', 'Tower, boat, museum.', 'Free Sunday', 'Guide'),
    tip('Taste one unknown fruit a week', 'Market.', 'Ask how', 'Share'),
    tip('Take a beginner’s class', 'Everyone is bad.', 'One evening', 'Laugh'),
    tip('Go where you hear another language', 'Shop, church, club.', 'Hello', 'Listen'),
    tip('Swap roles at home', 'Who cooks, who fixes.', 'A weekend', 'Notes'),
    tip('Sleep somewhere else', 'Garden, floor, train.', 'One night', 'Torch'),
    tip('Write to somebody you admire', 'Short.', 'Question', 'Thanks'),
    tip('Do it in the lunch break', 'Forty minutes.', 'Near', 'Friday'),
    tip('Learn from a child', 'Skip, marbles, dance.', 'Half an hour', 'Their rules'),
    tip('Count the failed ones double', 'They took courage.', 'Stars', 'Tell'),
  ],
};

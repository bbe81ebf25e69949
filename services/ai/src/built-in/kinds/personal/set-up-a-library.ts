import { type Kind, step, tip } from '../kind.ts';

export const setUpALibrary: Kind = {
  id: 'set-up-a-library',
  category: 'personal',
  name: 'Set up a library or study room',
  slots: {
    room: {
      words: [
        'library',
        'reading room',
        'study room|homework room',
        'reading corner|book corner',
        'computer room|computer lab',
        'toy library',
        'learning centre|learning center',
      ],
      otherwise: 'room',
    },
    whose: {
      words: [
        'school',
        'village',
        'church',
        'mosque',
        'hospital',
        'orphanage|children’s home',
        'neighbourhood',
        'town',
        'camp',
      ],
      otherwise: 'place',
    },
  },
  ask: {
    question: 'Is there a room, and who would open it each week?',
    chips: ['A room, nobody for it yet', 'People, but no room', 'Only the idea so far'],
  },
  hoursAWeek: 3,
  measures: ['books'],
  overview:
    'You agree the {room} with the head of the {whose}, find a keeper who opens it, make the place dry, light and locked, gather things that are wanted there, and open on fixed hours.',
  approach:
    'A keeper and fixed hours come before things: many rooms full of gifts stay locked. Ask what teachers and children want to read, in their own languages, and take no boxes of old stuff nobody would buy. Begin with one shelf that is used.',
  done: 'The {room} is open on fixed days under its own keeper, things are lent and come back, and it has run for eight weeks without you.',
  cautions: [
    'Where children come, two adults are there and the rules of the {whose} for their safety hold. Whoever gives money gets a public account of it.',
  ],
  steps: [
    step(
      'Ask the head and ten children what is missing',
      'What do they learn in, what would they take home, when could they come, what has been tried before? Write half a page: for whom, where, which hours.',
      ['Arrange half an hour with the head of the {whose}', 'Ask ten children or teachers', 'Write the half page'],
      2,
    ),
    step(
      'Agree the {room}, the key and the hours on paper',
      'One page with whoever owns the building: which place, how long, who has the key, who pays light and repairs, what happens to the things if it ends.',
      ['Look at the place in the rain and at dusk', 'Write the page', 'Have it signed'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Find a keeper and two who stand in',
      'A teacher, an older pupil, a retired neighbour. Write the task: three afternoons, lending book, order. A small pay or a thank-you keeps it alive.',
      ['Ask three people', 'Write the task on one page', 'Agree who stands in'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Make it dry, light, safe and locked',
      'Roof, lock, shelves off the floor and away from the wall, light for the evening, mats or benches. Ask a carpenter and parents for a working day before you buy.',
      ['Measure and list what is needed', 'Get two prices', 'Hold a working day'],
      10,
    ),
    step(
      'Raise the money and show where it goes',
      'A list with a price for each thing, such as one shelf, one lamp, twenty books, is easier to give for than a sum. Former pupils, firms, churches and clubs; publish each gift.',
      ['Write the list with prices', 'Ask twenty people by name', 'Publish what came in'],
      6,
      { waitDays: 21 },
    ),
    step(
      'Gather what will be used, by the list',
      'Stories in the home language, school books of the present plan, picture books, a dictionary. Ask local publishers and book charities for price and freight before you ship anything.',
      ['Ask the teachers for fifty titles', 'Ask two book charities or publishers', 'Refuse what is torn or outdated'],
      8,
      { waitDays: 21, measured: 'Have the first {50%} on the shelf' },
    ),
    step(
      'Open with a reading hour and fixed days',
      'Stamp and number everything, keep one sheet for lending, and make three rules with the children. Then a small feast with a story read aloud, and from there the door opens on the same days, even if only four come.',
      ['Stamp, number and list everything', 'Have an older child read aloud', 'Hang up hours and rules'],
      4,
      { measured: 'Open with all {total}' },
    ),
    step(
      'Count for eight weeks and hand over',
      'Loans, visitors, lost things. Ask what is missing, mend, and give the keeper a small sum a year for new ones. It is done when it runs while you are away.',
      ['Read the lending sheet each month', 'Ask five children what is missing', 'Hand over key, list and purse'],
      4,
      { waitDays: 40 },
    ),
  ],
  suggestions: [
    tip('Begin with one box of books', 'A box in a classroom is used next week.', 'Thirty titles', 'Weekly swap'),
    tip('Ask for solar lamps to lend', 'Homework goes on at home.', 'Number them', 'Back in the morning'),
    tip('Have grandparents tell stories', 'Their tales can be written down.', 'Once a month', 'Record them'),
    tip('Train four pupils as helpers', 'Children keep what is theirs.', 'Badges', 'Take turns'),
    tip('Choose books with faces like theirs', 'They are read twice.', 'Local authors', 'Ask a teacher'),
    tip('Keep a suggestion tin', 'It shows what is missing.', 'Slips', 'Read monthly'),
    tip('Treat wood against termites', 'Shelves last ten years then.', 'Metal feet', 'Off the wall'),
    tip('Take photos for those who gave', 'They give again.', 'With leave', 'Twice a year'),
    tip('Visit a library that works', 'You copy hours and rules.', 'One morning', 'Ask about losses'),
    tip('Forgive the first lost book', 'Fear keeps children away.', 'Mend together', 'Talk'),
    tip('Open on holidays too', 'Then they have time.', 'Two mornings', 'Games'),
    tip('Save freight by buying nearby', 'Old boxes cost more than new books.', 'Local price', 'Ask first'),
  ],
};

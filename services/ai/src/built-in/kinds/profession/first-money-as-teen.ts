import { type Kind, step, tip } from '../kind.ts';

export const firstMoneyAsTeen: Kind = {
  id: 'first-money-as-teen',
  category: 'profession',
  name: 'Earn my own money as a teenager',
  slots: {
    job: {
      words: [
        'babysitting|babysit|babysitter',
        'lawn mowing|mowing|lawns',
        'dog walking|walk dogs|dog sitting',
        'car washing|wash cars',
        'paper round|paper route|newspapers',
        'tutoring',
        'lemonade stand|bake sale',
        'helping old people|shopping for neighbours',
        'snow shovelling',
      ],
      otherwise: 'work',
    },
  },
  ask: {
    question: 'How old are you, and what could you do for neighbours?',
    chips: ['Babysitting', 'Gardens and dogs', 'I don’t know yet'],
  },
  hoursAWeek: 3,
  weekly: 'Two fixed afternoons of work, ten minutes for the money book',
  measures: ['money'],
  overview:
    'You will find out what is allowed at your age, choose one offer, set a price, get the first three customers among people you know, and become the one they ask again.',
  approach:
    'Be on time, say what you do, leave it tidy: that beats adverts. Begin with people your parents know. One job done well brings the next two.',
  done: 'You earned the sum you wrote down from at least three customers, and two asked you again.',
  cautions: [
    'Tell a parent where you are and for whom, each time. No strangers’ homes alone, no money in advance to anyone, no machines without being shown. Rules on age and hours differ by country.',
  ],
  steps: [
    step(
      'Write down what you can do and how much you want',
      'Three things you can do, hours a week beside school, the sum. Ask a parent what is allowed.',
      ['List three', 'Count free hours', 'Write the sum'],
      0.5,
    ),
    step(
      'Check the rules for your age',
      'Hours, night work, papers from school, tax. Babysitting and gardens are mostly free of papers; shops are not.',
      ['Search your country and age', 'Ask at school', 'Note hours'],
      0.5,
    ),
    step(
      'Learn the job once properly',
      'First aid or babysitting course, mower shown by an adult, dog on the lead with its owner. A certificate makes parents say yes.',
      ['Find a course', 'Do it once with someone', 'Write five rules'],
      4,
    ),
    step(
      'Set a price and what it includes',
      'Ask three others what they take. Per hour or per lawn. Say it without a blush.',
      ['Ask three', 'Write price and what is included', 'Say it aloud'],
      0.5,
    ),
    step(
      'Make a card and tell fifteen people',
      'Name, age, what, price, parent’s number. Neighbours, family, club, the parents’ chat.',
      ['Write the card', 'Ring ten bells with a parent near', 'Ask for one tip each'],
      1.5,
    ),
    step(
      'Do the first {job} for somebody you know',
      'Ten minutes early, ask three questions, phone away, clean up, ask how it was.',
      ['Note address and time', 'Take your list', 'Ask for two lines of praise'],
      3,
    ),
    step(
      'Get three steady customers',
      'Offer the next date before you leave. Same day weekly. Tell them early when you have a test.',
      ['Offer a date', 'Calendar', 'Message the day before'],
      6,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Keep a money book',
      'Date, who, hours, sum. A part to save, a part to spend, a part for gear.',
      ['Make a table', 'Open an account with a parent', 'Save half'],
      1,
    ),
    step(
      'Raise the price or try a real job',
      'After three months, with notice. Or write a one-page CV for a café, shop or camp.',
      ['Look at your hours', 'Say it a month before', 'CV with two names'],
      1.5,
      { when: { weeksFrom: 8 } },
    ),
  ],
  suggestions: [
    tip('Be ten minutes early', 'Adults remember it.', 'Know the way', 'Send a text if you are late'),
    tip('Bring a games bag', 'Small children love new things.', 'Cards, chalk and a book', 'Something new each time'),
    tip('Ask for emergency numbers', 'Before the parents go, not after.', 'Write them down', 'Ask about allergies'),
    tip('Wear the right shoes', 'Mowing and dogs are hard on bare feet.', 'Closed shoes', 'Gloves and water'),
    tip(
      'Take no photos of children',
      'Parents talk about it, and they are right.',
      'Phone stays in the bag',
      'Ask if you really need to call',
    ),
    tip('Say thank you the same day', 'It brings the next job.', 'A short text', 'Offer a date'),
    tip('Say no to late nights', 'School comes first.', 'Agree the end before', 'A parent fetches you'),
    tip('Offer a holiday service', 'People need it in July.', 'Plants, cats and post', 'Offer it in May'),
    tip('Work with a friend', 'Two finish a garden in half the time.', 'Split the money fairly', 'Agree who talks'),
    tip('Leave when something feels wrong', 'No job is worth it.', 'Ring home', 'Have a code word'),
    tip('Buy one tool that earns more', 'Good tools make you faster.', 'Compare prices', 'Pay it from your own money'),
    tip(
      'Ask for two lines about your work',
      'You need them for a real job.',
      'After the third time',
      'Keep them in a folder',
    ),
  ],
};

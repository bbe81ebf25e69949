import { type Kind, step, tip } from '../kind.ts';

export const flatmateTrouble: Kind = {
  id: 'flatmate-trouble',
  category: 'relationship',
  name: 'Live in peace with my flatmates',
  slots: {
    person: { from: 'person', otherwise: 'your flatmate' },
    issue: {
      words: [
        'words dishes|washing up|kitchen',
        'noise|loud music|music',
        'cleaning|dirty|mess|messy',
        'bills|rent|money|electricity',
        'guests|boyfriend|girlfriend|parties',
        'food|fridge',
        'smoking|weed',
        'heating',
        'bathroom',
      ],
      otherwise: 'problem',
    },
  },
  ask: {
    question: 'What is it about, and have you said it already?',
    chips: ['Dishes and cleaning', 'Noise or guests', 'Money and bills'],
  },
  hoursAWeek: 1,
  overview:
    'You will sort what truly matters, say it once in a friendly way, agree on few rules for all, share out jobs and bills, and have a way out if it does not hold.',
  approach:
    'Notes on the fridge and group messages make it worse; ten minutes at the table make it better. Speak of what you saw and what you wish. Two rules that hold are worth more than ten.',
  done: 'For six weeks the agreed things happen, and nobody goes to their room to avoid somebody.',
  cautions: [
    'Threats, theft, violence or drugs dealt from the flat are nothing for house rules: tell landlord, university or police and get yourself safe.',
  ],
  steps: [
    step(
      'Write down what bothers you and what you do yourself',
      'Three things with dates, then three things that may bother others about you. Choose the one that would change most.',
      ['Write three and three', 'Choose one', 'Think of the least you need'],
      0.5,
    ),
    step(
      'Tell {person} in private',
      'Not hungry, not at midnight, not by message. I saw, it makes me, could we. Ask what bothers the other side.',
      ['Say two sentences aloud alone', 'Choose a calm hour', 'Ask back and listen'],
      0.5,
    ),
    step(
      'Call a short meeting of all',
      '30 minutes with food. Each says one good thing and one wish. Write only what all agree on.',
      ['Ask for a date', 'Cook something', 'Keep to the time'],
      1,
    ),
    step(
      'Agree on five rules for the {issue} and the rest',
      'For example: dishes within a day, quiet from eleven, guests two nights a week, shared things on a list. With what happens if not.',
      ['Write five lines', 'Hang them up', 'Try them for a month'],
      1,
    ),
    step(
      'Share out cleaning by places',
      'One place each, changing weekly; 30 minutes on a fixed day with music does more than a plan nobody reads.',
      ['List places and minutes', 'Fix the hour', 'Say thanks'],
      1,
    ),
    step(
      'Put bills on one app',
      'Shared costs, due day, who pays whom. Standing order for rent and internet. Settle monthly.',
      ['Choose an app or sheet', 'Enter the last month', 'Settle on the first'],
      1,
    ),
    step(
      'Do one nice thing together',
      'A meal, a film, a plant. Living together is easier when not all talk is about dishes.',
      ['Propose two dates', 'Make it cheap', 'Do it monthly'],
      2,
      { when: { weeksFrom: 2 } },
    ),
    step(
      'Bring in somebody neutral',
      'Residence adviser, landlord, a common friend. With your list of dates and what was agreed.',
      ['Choose the person', 'Send the facts', 'Ask for one talk'],
      1,
      { waitDays: 7, when: { weeksFrom: 3 } },
    ),
    step(
      'Decide whether to stay',
      'After six weeks: better, bearable or not? Look up notice, deposit and a person to take over. Leaving well is a solution as well.',
      ['Rate the weeks', 'Read your contract', 'Set a date for the decision'],
      1,
    ),
  ],
  suggestions: [
    tip('Clear your own things first', 'It gives you standing.', 'A week', 'Without a word'),
    tip('Own shelf, own pots', 'Less to quarrel.', 'Label', 'Two each'),
    tip('Headphones for all', 'Cheap peace.', 'From ten', 'Felt under chairs'),
    tip('Say it early', 'Small things grow.', 'Third time at most', 'Kindly'),
    tip('No notes', 'They sound angry.', 'Knock', 'Smile'),
    tip('Basket for lost things', 'Clear the table.', 'To the room', 'No comment'),
    tip('Quiet hours in exams', 'Agree before.', 'Dates on the fridge', 'Library'),
    tip('Deposit for cleaning', 'Money talks.', 'Small sum', 'Pays for pizza'),
    tip('Tell when guests come', 'A day before.', 'Group chat', 'Nights counted'),
    tip('Fridge day', 'Old things out.', 'Sunday', 'In turns'),
    tip('Keep screens of payments', 'For the deposit.', 'Folder', 'Monthly'),
    tip('Laugh once a week', 'It oils.', 'Coffee', 'Ten minutes'),
  ],
};

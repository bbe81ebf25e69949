import { type Kind, step, tip } from '../kind.ts';

const metAlready = ['house meeting', 'rules are', 'talked to', 'agreed on'];

const nightWork = ['nights/night_shift/until 2/till 2/noise/drum/music/loud/sleep'];

export const flatmateTrouble: Kind = {
  id: 'flatmate-trouble',
  category: 'relationship',
  name: 'Live in peace with my flatmates',
  slots: {
    person: { from: 'person', otherwise: 'your flatmate' },
    issue: {
      words: [
        'dishes|washing up|kitchen',
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
      'Note what holds and the one thing that is still open',
      'Thank the others for what holds, by message, today. Then the open thing alone: who, what exactly, which rule would a stranger find fair? A partner who has moved in pays a share of heating and water after three nights a week.',
      ['Thank in the chat', 'Write the one open thing', 'Suggest one fair rule'],
      0.4,
      { when: { said: metAlready } },
    ),
    step(
      'Write down what bothers you and what you do yourself',
      'Three things with dates, then three things that may bother others about you. Choose the one that would change most.',
      ['Write three and three', 'Choose one', 'Think of the least you need'],
      0.5,
      { when: { unsaid: metAlready } },
    ),
    step(
      'Tell {person} in private',
      'Not hungry, not at midnight, not by message. I saw, it makes me, could we. Ask what bothers the other side.',
      ['Say two sentences aloud alone', 'Choose a calm hour', 'Ask back and listen'],
      0.5,
    ),
    step(
      'Draw a week of sleeping and quiet hours',
      'Each colours when they sleep, learn, work, play. Where it overlaps you find it: drums from five to seven, headphones after eleven, calls in the kitchen. Earplugs, a rug and a door seal cost less than a quarrel. Hang it up.',
      ['Colour the week', 'Suggest two quiet hours', 'Buy earplugs and a door seal'],
      0.7,
      { when: { said: nightWork } },
    ),
    step(
      'Call a short meeting of all',
      '30 minutes with food. Each says one good thing and one wish. Write only what all agree on.',
      ['Ask for a date', 'Cook something', 'Keep to the time'],
      1,
      { when: { unsaid: metAlready } },
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
    tip(
      'Clear up your own things first',
      'It is easier to ask when your side is clean.',
      'For one week',
      'Without saying so',
    ),
    tip(
      'Give each person a shelf and two pots',
      'There is less to quarrel about when things have an owner.',
      'Label the shelf',
      'Share only what all agree on',
    ),
    tip(
      'Agree on headphones at night',
      'It is the cheapest peace in a shared flat.',
      'From ten o’clock',
      'Felt under the chairs',
    ),
    tip(
      'Say it the third time at the latest',
      'Small things grow in silence.',
      'In a friendly voice',
      'One thing only',
    ),
    tip(
      'Knock instead of writing notes',
      'A note on the fridge sounds angrier than you are.',
      'Choose a calm moment',
      'Smile first',
    ),
    tip(
      'Put up a basket for lost things',
      'The table is clear and nobody is blamed.',
      'Everything left lying goes in',
      'Owners empty it on Sunday',
    ),
    tip(
      'Agree on quiet hours before exams',
      'People keep what was planned early.',
      'Write the dates on the fridge',
      'Name a library as second place',
    ),
    tip(
      'Pay a small sum for missed jobs',
      'It hurts little and is remembered.',
      'The same for all',
      'Spend it on a meal together',
    ),
    tip(
      'Say a day before when guests come',
      'Surprises cost more patience than guests.',
      'In the group chat',
      'Agree on nights a week',
    ),
    tip('Empty the fridge on a fixed day', 'Old food is the quarrel nobody wants.', 'Sunday evening', 'Take turns'),
    tip(
      'Keep proof of what you paid',
      'You need it for bills and deposit.',
      'A folder with screenshots',
      'Once a month',
    ),
    tip(
      'Do something pleasant together each week',
      'People forgive those they laugh with.',
      'A coffee is enough',
      'No talk about cleaning',
    ),
  ],
};

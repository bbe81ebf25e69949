import { type Kind, step, tip } from '../kind.ts';

const hasWeeks = { weeksFrom: 5 } as const;

const permitted = ['permit is/for approved', 'is/are approved', 'flyers are/out', 'last year'];

export const streetParty: Kind = {
  id: 'street-party',
  category: 'relationship',
  name: 'Hold a street party with the neighbours',
  slots: {
    place: {
      words: ['street', 'road', 'lane', 'square', 'courtyard|yard'],
      otherwise: 'street',
    },
  },
  ask: {
    question: 'How many homes would you invite?',
    chips: ['Fewer than ten', 'The whole street', 'A block or an estate'],
  },
  hoursAWeek: 2,
  overview:
    'You find two or three neighbours to plan it with, choose a day, ask for leave to close the {place} or use a green, and share out food, tables and games so that nobody carries it alone.',
  approach:
    'Keep it small and shared: each home brings a dish and a chair, and nobody needs to pay much. Knock on doors instead of only posting a note, for that is when people say yes. It fails most often on asking the council too late and on one person doing everything.',
  done: 'The neighbours of your {place} have eaten together, the road is swept, and somebody has offered to do it again.',
  cautions: [
    'Never close a road without leave from the council, and keep a lane free for an ambulance. Keep fires, gas and bouncy castles away from tents, and end loud music at the agreed hour.',
  ],
  steps: [
    step(
      'Knock on the doors that have not answered',
      'Paper is overlooked, a face is not. Two of you, an hour before supper: the date, one question, what could you bring or lend? Grill, marquee, extension lead, chairs and an hour of the rota are each written beside a name. Neighbours without a language in common get a picture of the table.',
      ['Take the list of open doors', 'Ask for one thing each', 'Hang the list in sight of all'],
      1.5,
      { when: { said: permitted } },
    ),
    step(
      'Knock on five doors and find two helpers',
      'Say it in one sentence: food together outside, one afternoon, everybody brings something. Write down who is keen and which days are bad. Two helpers are enough to begin.',
      ['Write your one sentence', 'Knock on five doors of your {place}', 'Ask two of them to plan it with you'],
      1.5,
      { when: { unsaid: permitted } },
    ),
    step(
      'Choose the day, the hours and a plan for rain',
      'A Saturday or Sunday afternoon of four or five hours, away from holidays and big matches. Plan where you go when it rains: a garage, a hall, a day later.',
      ['Offer two dates on the group chat or a note', 'Fix day, begin and end', 'Find the dry place'],
      1,
    ),
    step(
      'Ask the council for leave to close the {place}',
      'Many want the form six to twelve weeks before, some sooner, most without a fee for a small party. Ask about signs, insurance, bins and bus routes. Without traffic to stop, a green, a yard or a drive needs no closure.',
      ['Look up the form for a street closure', 'Hand it in with a sketch', 'Ask who lends cones and signs'],
      2,
      { waitDays: 28, daysBefore: 84, when: { ...hasWeeks, unsaid: permitted } },
    ),
    step(
      'Choose a yard, a green or a drive for it',
      'With only a few weeks left a closure is seldom given. A front garden, a shared green or the pavement side of three drives holds sixty people too. Ask whoever owns it.',
      ['Look at three places', 'Ask the owner', 'Tell the homes on both sides'],
      1,
      { when: { weeksTo: 5 } },
    ),
    step(
      'Take an invitation to every door',
      'Day, hours, place, what to bring, and your number. Hand it over in person where you can, to the homes with nobody known too. Translate it where neighbours speak another language.',
      ['Print a half page', 'Go round with somebody else', 'Go back to the doors that did not open'],
      3,
    ),
    step(
      'Share out food, tables, shade and music',
      'One list: who brings a main dish, salad, cake, drinks, ice, tables, a tent, a speaker, bin bags. Mark dishes without meat, pork, nuts. Ask somebody shy for one clear small job.',
      ['Hang up or send the list', 'Fill the gaps two weeks before', 'Borrow tables and cups'],
      2,
    ),
    step(
      'Plan three things that bring strangers together',
      'Name stickers with the house number, a long table instead of many, a game for children and one for all, a map where each marks their home. Five minutes of welcome, no speeches.',
      ['Choose three things', 'Find a neighbour for each', 'Pack a box with pens, stickers and chalk'],
      1.5,
    ),
    step(
      'Write the plan of the day and who does what',
      'From cones at noon to the last bin bag, with a name behind each line. Let two people be free to welcome whoever comes alone.',
      ['Write times and names', 'Send it three days before', 'Check weather and ice'],
      1,
    ),
    step(
      'Hold the party and sweep the {place}',
      'Welcome each person by name, sit beside somebody you do not know, take one picture of everybody. Clear up together in the last half hour, then thank the helpers and ask who will do the next one.',
      [
        'Put out signs and tables together',
        'Take the picture before the first ones go',
        'Send picture and thanks the next day',
      ],
      7,
    ),
  ],
  suggestions: [
    tip('Start with tea on a drive', 'Ten people are a party too.', 'One hour', 'Own cup'),
    tip('Draw chalk games on the road', 'Children bring their parents.', 'Hopscotch', 'Goal on a wall'),
    tip('Ask each home for one dish from home', 'It gives people something to tell.', 'Name cards', 'Recipe swap'),
    tip('Fetch those who cannot walk far', 'They often have the best stories.', 'A chair in shade', 'Lift home'),
    tip('Make a street map with names', 'Next week you can greet by name.', 'Big paper', 'Only who wants'),
    tip('Hold a plant or book swap', 'Quiet people have a reason to come.', 'One table', 'Free'),
    tip('Tell those who will not come', 'Noise annoys less when known.', 'End time', 'Your number'),
    tip('Borrow instead of buying', 'Churches and clubs lend tables.', 'Ask early', 'Bring back clean'),
    tip('Collect a euro a head at most', 'Nobody should stay away for money.', 'Jar', 'Open list'),
    tip('Keep a box for next year', 'Bunting, pens, list of numbers.', 'Label', 'Dry place'),
    tip('Begin early and end early', 'Families and night workers thank you.', 'From two', 'Until eight'),
    tip('Choose the next host there', 'At the party people say yes.', 'One name', 'Month'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

const smallKitchen = [
  'one small? oven/hob/pan/pot/bathroom',
  'two/2 ring/rings hob/hob/stove',
  'tiny/small kitchen',
  'no oven',
];

const littleTime = [
  'the morning/day before',
  'until the 23rd/22nd/24th',
  'land the',
  'work/working until',
  'shift/shifts',
];

export const hostAFeast: Kind = {
  id: 'host-a-feast',
  category: 'relationship',
  name: 'Host a large family feast',
  slots: {
    feast: {
      words: [
        'Thanksgiving',
        'Christmas dinner|christmas lunch|christmas',
        'Diwali',
        'Eid|iftar',
        'Easter lunch|easter',
        'Passover|seder',
        'Hanukkah',
        'New Year’s Eve|new years eve|new year',
        'Friendsgiving',
        'Lunar New Year|chinese new year',
        'Nowruz',
        'Rosh Hashanah',
        'Sunday roast',
        'Burns supper|burns night',
        'Midsummer',
      ],
      otherwise: 'the feast',
    },
    main: {
      words: ['turkey', 'goose', 'ham', 'lamb', 'roast|beef', 'buffet', 'curry|biryani', 'nut roast|vegetarian|vegan'],
      otherwise: 'main dish',
    },
  },
  ask: {
    question: 'How many come, what must be on the table, and who can bring or do something?',
    chips: ['Up to 10, I have an oven', '10 to 20, too few chairs', 'More than 20 in a small home'],
  },
  hoursAWeek: 4,
  overview:
    'You fix who comes and who brings what, keep the menu to what one oven and one fridge can do, borrow chairs and pots, cook half of it before the day, and run {feast} by a plan with times, so that you sit at the table as well.',
  approach:
    'Guests remember warm faces and hot food, not a twelfth dish. Ask for help with exact things: a kilo of potatoes, peeled, by noon. What goes wrong is one oven for four dishes, a bird that is still frozen, and a host who never sits.',
  done: 'Everybody ate at about the hour you named, you sat for the whole meal, and the kitchen was passable before you slept.',
  cautions: [
    'Ask about allergies and label dishes. Poultry is thawed in the fridge (a day for each 2 kg) and is done at 74 degrees in the thickest part; left-overs are cold within two hours. Candles and frying need somebody who watches.',
  ],
  steps: [
    step(
      'Count heads, seats, diets and the oven',
      'Names, children, who eats what not, who stays the night. Count chairs, plates, pots, and what fits into the oven at once. For 14: two tables end to end, benches from a board on two chairs, plates from two neighbours.',
      ['Send one message with three questions', 'Count chairs and plates', 'Write what is missing'],
      0.75,
    ),
    step(
      'Choose a menu for {feast} that two rings or one oven can carry',
      'One braise made two days before, cooled within an hour and reheated until it boils, rice or potatoes in a borrowed slow cooker, three cold dishes, bread from the baker. Guests bring two hot dishes wrapped in towels. A neighbour’s oven is asked for now. Thick pots stay hot for an hour in a blanket.',
      ['List pots, rings and sockets', 'Ask for a slow cooker and an oven', 'Choose three cold dishes'],
      1,
      { when: { said: smallKitchen } },
    ),
    step(
      'Write the menu of {feast} by oven, stove and cold',
      'One {main}, two sides from the stove, two that are cold or only warmed, bread, one sauce, two puddings made before. Amounts a head: 350 g raw meat with bone or 180 g without, 250 g potatoes, 150 g vegetables, 80 ml sauce.',
      ['Choose eight dishes', 'Mark oven, stove or cold', 'Work out the amounts'],
      1,
      { when: { unsaid: smallKitchen } },
    ),
    step(
      'Give away five dishes and five jobs',
      'By name and exact: Anna, a salad for eight, dressed here. One pours drinks, one does children, one carves, one washes up after the main, one takes rubbish out. People like to be asked early.',
      ['List ten things', 'Ask each by name', 'Write the list on the fridge'],
      0.75,
    ),
    step(
      'Order it to the door and cook twice in the weeks before',
      'Order for delivery three days before, with drinks and ice. Freeze the braise, the sauce and one cake now, two evenings of two hours. Whoever arrives first gets the list on the fridge and begins. Buy what you do not cook well; nobody asks.',
      ['Place the order with a day', 'Cook and freeze on two evenings', 'Name who begins without you'],
      4,
      { when: { said: littleTime } },
    ),
    step(
      'Shop in two rounds and begin to thaw',
      'Round one, days ahead: {main}, drinks, dry goods, foil, bin bags, ice, candles. Round two, the day before: bread, salad, herbs, cream. A frozen bird moves to the fridge three to four days before; with less time use cold water, changed every half hour, one hour a kilo.',
      ['Order or buy the main today', 'Do round one', 'Start to thaw and note the hour'],
      3,
      { daysBefore: 3, when: { unsaid: littleTime } },
    ),
    step(
      'Clear rooms, fridge and coats for {feast}',
      'One room for eating, one for children, a bed for coats, shelves of the fridge empty, a cool box on the balcony. Lay the table the evening before, sheet over it. Borrowed chairs and pots get a name tag.',
      ['Empty two fridge shelves', 'Fetch chairs and pots', 'Lay the table'],
      2.5,
      { daysBefore: 1 },
    ),
    step(
      'Cook what keeps on the day before',
      'Puddings, sauce base, stuffing apart from the bird, peeled potatoes in water, vegetables cut, cold dishes finished. Write what goes in when on a sheet, backwards from the meal: bird out 45 minutes before, since it rests and the oven is then free for sides.',
      ['Cook puddings and sauce', 'Cut and box vegetables', 'Write the sheet of times'],
      3.5,
      { daysBefore: 1 },
    ),
    step(
      'Run the day by the sheet and sit down',
      'Thermometer instead of guessing, dishwasher empty at noon, something salty at the door, drinks poured by your helper. The meal may be 30 minutes late; say so at once. Sit when {feast} is on the table: someone else fetches what is missing.',
      ['Follow the sheet', 'Greet each at the door', 'Sit for the whole meal'],
      3.5,
    ),
    step(
      'Send food home and write next year’s notes',
      'Boxes by the door, fridge within two hours, thanks with a photograph the next day. Ten lines while you know them: too much, too little, which job, which chair.',
      ['Fill the boxes', 'Give back what you borrowed', 'Write ten lines'],
      1,
    ),
  ],
  suggestions: [
    tip('Set the meal an hour later than you think', 'Late is calm then.', 'Tell all', 'Snacks at the door'),
    tip('Use the neighbour’s oven', 'One call doubles your kitchen.', 'A time', 'A plate for them'),
    tip('Make a drinks table', 'Nobody asks you then.', 'Ice', 'Opener on a string'),
    tip('Give children a job', 'Busy children are guests.', 'Name cards', 'Nuts and bells'),
    tip('Play one list of music', 'Silence feels stiff.', 'Three hours', 'Quiet'),
    tip('Put pens by the cloth', 'A paper table entertains.', 'Roll of paper', 'Names'),
    tip('Keep one dish from each family', 'Everybody is at home.', 'Ask the story', 'Label it'),
    tip('Plan a walk before pudding', 'It makes room and peace.', 'Half an hour', 'Coats ready'),
    tip('Put difficult guests apart', 'Seats prevent quarrels.', 'Cards', 'A kind buffer'),
    tip('Have soup in reserve', 'Late guests and hunger.', 'A pot', 'Bread'),
    tip('Wash up in the break', 'Two songs are enough.', 'Two helpers', 'Music'),
    tip('Name your own limit', 'Leave out what nobody misses.', 'Two dishes less', 'Bought dessert'),
  ],
};

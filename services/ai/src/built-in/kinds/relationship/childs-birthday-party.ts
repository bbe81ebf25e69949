import { type Kind, step, tip } from '../kind.ts';

const tiny = [
  'turns/turning/is/be 1/2/one/two',
  '1st/first/2nd/second birthday',
  'one-year-old/two-year-old/1-year-old/2-year-old',
  'baby turns',
];
const bigger = [
  'turns/turning/is/be/for 10/11/12/13/ten/eleven/twelve/thirteen',
  '10th/11th/12th/13th/tenth/eleventh/twelfth/thirteenth',
  'sleepover/teen/teenager/tween',
];
const sent = [
  'invitations/invites are/were? out/sent',
  'sent the/out invitations/invites',
  'kids/children/families have? said yes',
];
const placed = ['booked the/a/our _? hall/place/venue/pool/farm/trampoline/room', 'hall/venue/place/room is booked'];
const careful = [
  'allergy/allergies/allergic/coeliac/nut/nuts/vegan/halal/diabetic/wheelchair/autistic/autism/sensory/epilepsy',
];

export const childsBirthdayParty: Kind = {
  id: 'childs-birthday-party',
  category: 'relationship',
  name: 'Plan a child’s birthday party',
  slots: {
    child: {
      words: [
        'son|boy',
        'daughter|girl',
        'twins',
        'granddaughter',
        'grandson',
        'niece',
        'nephew',
        'godchild',
        'toddler',
        'child|kid',
      ],
      otherwise: 'birthday child',
    },
    theme: {
      words: [
        'dinosaur party|dinosaurs|dinosaur|dino',
        'pirate party|pirates|pirate|treasure hunt',
        'unicorn party|unicorns|unicorn',
        'princess party|princess|princesses',
        'superhero party|superheroes|superhero|spiderman|batman',
        'football party|football|soccer',
        'pool party|swimming|pool',
        'sleepover|pyjama party|pajama party',
        'mermaid party|mermaids|mermaid',
        'space party|space|rockets|astronauts',
        'farm party|farm|ponies|animals',
        'craft party|crafts|painting|slime',
        'gaming party|minecraft|roblox|gaming',
        'disco|dancing|karaoke',
        'train party|trains|train|diggers|tractors',
      ],
      otherwise: 'party',
    },
  },
  ask: {
    question: 'How old will the child be?',
    chips: ['One to three', 'Four to nine', 'Ten and older'],
  },
  hoursAWeek: 2,
  overview:
    'You will settle number, day, place and sum with your {child}, and invite in time. The two hours have games that suit the age, food is small, and two helpers let you see the candles.',
  approach:
    'The age plus one or two guests, two hours, one theme and six short games are enough. Active and quiet take turns. It goes wrong with too many children, sugar before games, and a party after the nap hour.',
  done: 'The party took place, each child went home content and on time, your child told about it in the evening, and the sum was kept.',
  cautions: [
    'Ask for allergies in writing; with a severe allergy a grown-up who can use the pen stays. Under five: no whole nuts, popcorn or hard sweets, and grapes cut lengthwise in quarters. Burst balloons go away at once.',
    'At a pool two grown-ups only watch the water, within reach of those who cannot swim.',
  ],
  steps: [
    step(
      'Ask your {child} for three guests, one cake and one wish',
      'Ten minutes with paper: who must come, what do you want to eat, what do you want to do? Three answers are enough to build on. Then you set number, sum and hours: age plus one or two guests, two hours, before the tired time.',
      [
        'Ask your {child} the three questions',
        'Set number, sum and hours',
        'Ring the best friend’s family about the day',
      ],
      0.7,
    ),
    step(
      'Book the place or choose your rooms for the {theme}',
      'Halls, pools and farms are taken six to eight weeks before at weekends. At home one room for games, one for food, one closed. Ask a booked place what is included: time, host, food, own cake, least number. Have a plan for rain.',
      ['Ask two places for day and full price', 'Choose and pay the deposit', 'Write the plan for rain'],
      1.5,
      { daysBefore: 42, when: { unsaid: placed } },
    ),
    step(
      'Invite with beginning, end and a line on allergies',
      'Three weeks before: day, from and to, place, bring socks or swimwear, do parents stay, allergies, answer by when, your number. A few children outside school rather than all but three of a class. Ring the silent ones after the answer day.',
      ['Write the eight lines', 'Hand them out or send them', 'Keep one list with allergies and numbers'],
      1,
      { daysBefore: 21, when: { unsaid: sent } },
    ),
    step(
      'Ring the silent families and write the list for the day',
      'The invitations are out, so now the list: who comes, who picks up, number, food, fears. Ask two parents to stay and give each a job. Order by this number and two more.',
      ['Ring the silent ones', 'Ask two parents to stay', 'Write number and allergy beside each name'],
      0.7,
      { when: { said: sent } },
    ),
    step(
      'Ask each family about food, noise and a quiet corner',
      'Ring the families concerned: what exactly may not be on the table, where is the pen or medicine, what helps when it gets too loud? Bake one cake that all can eat instead of a second plate. A tent or room with cushions, headphones and one grown-up stands open all the time.',
      ['Ring the families concerned', 'Choose one cake for all', 'Set up the quiet corner'],
      1,
      { when: { said: careful } },
    ),
    step(
      'Keep it to one hour, two songs and something to crawl through',
      'At one or two the guests are the grown-ups. After the nap, four families, a tunnel, soft balls, bubbles, two songs, candle, fruit and one small cake without honey or nuts. Parents stay with their own. Presents are opened later.',
      ['Set the hour after the nap', 'Lay out tunnel, balls and bubbles', 'Choose two songs'],
      2,
      { when: { said: tiny } },
    ),
    step(
      'Plan six games of ten minutes for the {theme}',
      'Arriving game, something wild, something quiet, food, treasure hunt, something calm at the end. Write what you need beside each and have two spare ones. Nobody is out for long: whoever drops out becomes a judge. A small win for all.',
      [
        'Choose six and two spare games',
        'Put the things for each into a bag',
        'Try the hunt with your {child} or a neighbour',
      ],
      2.5,
      { daysBefore: 7, when: { unsaid: [...tiny, ...bigger] } },
    ),
    step(
      'Plan one real thing and let them run the rest',
      'From ten on children want one thing worth telling: climbing, a night walk, cooking pizza, an escape room at home, a film in the garden. Four to eight guests, music by your {child}, phones in a basket for the first hour, lights out agreed with all parents when they stay.',
      [
        'Let your {child} choose from three with prices',
        'Agree on three rules',
        'Write to the parents about end and sleeping',
      ],
      2,
      { daysBefore: 7, when: { said: bigger } },
    ),
    step(
      'Keep food small and bake or order two days before',
      'For each child two small sandwiches or slices of pizza, soft fruit in small pieces, something salty, water, one piece of cake. Children eat little at parties. Cake base the day before, decoration in the morning. Party bags: one thing that lasts instead of seven that break.',
      ['Write amounts by the number of guests', 'Shop and bake', 'Pack the bags'],
      3,
      { daysBefore: 2 },
    ),
    step(
      'Write the two hours by the minute and name two helpers',
      'One sheet on the door: 3.00 arriving game, 3.20 wild game, 3.50 food, 4.10 candles, 4.20 hunt, 4.50 calm game, 5.00 home. One helper for food, one for toilets, tears and photos. First aid box, spare clothes, parents’ numbers.',
      ['Write the sheet', 'Tell both helpers their part', 'Clear away what must not break'],
      1.5,
      { daysBefore: 1 },
    ),
    step(
      'Hold the party and stop while it is still good',
      'Greet each child, show toilet and coats, begin at once with the arriving game. When it tips, take the quiet game early. Goodbye at the door with the bag. In the evening your {child} tells the best moment; thanks with a photo go out within a week.',
      ['Begin with the arriving game', 'Sit down for the candles', 'Send thanks with a photo'],
      4,
    ),
  ],
  suggestions: [
    tip('Hold it in a park', 'Space costs nothing.', 'Table, rope, ball', 'A tree for rain'),
    tip('Share it with another child', 'Half the work and cost.', 'Same month, same friends', 'Two cakes'),
    tip('Ask for one joint present', 'Less plastic, more joy.', 'One family collects', 'Name the wish'),
    tip(
      'Make a treasure hunt with five clues',
      'It carries half an hour.',
      'Pictures for small ones',
      'Last clue near the cake',
    ),
    tip('Start with a drawing table', 'Shy children need an entrance.', 'Big paper, pens', 'Draw your own bag'),
    tip('Rotate wild and quiet', 'It keeps the peace.', 'Run, then listen', 'Food in the middle'),
    tip('Use a whistle or a song', 'Your voice will not do.', 'One signal to gather', 'Practise it at the start'),
    tip('Give the brother or sister a job', 'They are jealous today.', 'Judge or photographer', 'A small present too'),
    tip('Write names on cups', 'It saves thirty cups.', 'Tape and pen', 'A tray for them'),
    tip('Tell the neighbours', 'Noise is easier when expected.', 'Two days before', 'A piece of cake after'),
    tip('Keep the presents for later', 'It takes ages and hurts.', 'After the guests', 'Write who gave what'),
    tip('Lay a calm evening afterwards', 'Overtired children cry.', 'Bath and book', 'No visitors'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

/** The cat lives there. */
const home = [
  'got/have/adopted a/our/my/two/another _? cat/cats/kitten/kittens',
  'cat/kitten/kittens/cats arrived/came/has_come/is_home',
  'brought/took our/the/a/my cat/kitten/kittens home',
];

export const getACat: Kind = {
  id: 'get-a-cat',
  category: 'relationship',
  name: 'Give a cat a good home',
  slots: {
    cat: {
      words: [
        'kitten|kittens',
        'two cats|cats',
        'rescue cat|stray cat|stray|shelter cat',
        'old cat|senior cat',
        'tomcat|tom',
        'Maine coon|maine coon',
        'British shorthair|british shorthair',
        'cat|kitty',
      ],
      otherwise: 'cat',
    },
    trouble: {
      words: [
        'scratching the sofa|scratches|scratching',
        'peeing outside the box|pees|pee|sprays|litter',
        'waking you at night|wakes|meows at night|meowing|meows',
        'biting|bites',
        'fights between the cats|hate each other|fight|hisses|introduce',
        'overweight|fat|diet',
        'hiding|hides|shy|scared',
        'pulling out fur|fur',
        'fear of the carrier|carrier|vet',
      ],
      otherwise: 'trouble at home',
    },
    have: {
      words: ['my cat|our cat|the cat|my cats|our cats|sofa|pees|scratches|bites|meows|wakes|fat|second cat'],
      otherwise: 'cat at home',
    },
  },
  ask: { question: 'Is the cat already there?', chips: ['Not yet', 'It has just come', 'Yes, and there is a problem'] },
  hoursAWeek: 4,
  weekly: 'Play hunting with a rod ten minutes, twice a day, before meals',
  overview:
    'You will check cost, rooms and time, find a healthy {cat} that suits your home, let it arrive in one quiet room, and build the few habits that make life with a cat good. Where there is trouble, you look for the reason first.',
  approach:
    'A cat needs hiding places, height, a clean box, prey to chase and to be asked before it is touched. Most trouble is pain, stress or a wrong box, never spite. It goes wrong with a single kitten alone all day, with punishment, and with two strangers put together in an hour.',
  done: 'Your cat eats, plays, uses the box and sleeps in the open, it is chipped, neutered and vaccinated, and the house is at peace.',
  cautions: [
    'Straining in the box without urine, above all a male, is an emergency within hours. Not eating for a day, hiding, open mouth breathing or lilies eaten: vet at once. Change of box habits is a reason for a vet before any training.',
  ],
  steps: [
    step(
      'Reckon time, money and the next fifteen years',
      'Food and litter 40 to 80 a month, vaccines 60 to 100 a year, vet reserve 1,000 or insurance, sitter for holidays. Landlord’s consent, allergies: spend an hour with cats first. Kittens better in twos, or with company.',
      ['Add up a year', 'Get the landlord’s consent in writing', 'Spend an hour with cats'],
      1.5,
      { when: { unnamed: 'have', unsaid: home } },
    ),
    step(
      'Keep notes on the {trouble} for a week',
      'Hour, place, before, after, who was there, visitors, box cleaned, other cats at the window. Film it. A pattern shows the reason: pain, boredom, fear, box, rival.',
      ['Write a line each time', 'Film it once', 'Note food, box and visitors'],
      1,
      { when: { named: 'have' }, waitDays: 6 },
    ),
    step(
      'Have the {cat} checked by a vet for pain',
      'Urine, teeth, thyroid, joints, weight, fleas. Say what you noted and show the film. Half of all behaviour trouble has a bodily part, and is easier treated than trained.',
      ['Leave the carrier open in the room for days', 'Book the vet with your notes', 'Ask about pain and urine'],
      2,
      { when: { named: 'have' }, waitDays: 5 },
    ),
    step(
      'Find the right {cat} at a shelter or good breeder',
      'Tell the shelter your rooms, hours, children, dog; ask for the one that fits, not the prettiest. Twelve weeks old at least, mother seen, chipped, vaccinated, contract. No sale from a car boot or by photo only.',
      ['Describe your home to two shelters', 'Visit twice and sit on the floor', 'Read contract and vaccination card'],
      4,
      { when: { unnamed: 'have', unsaid: home }, waitDays: 14 },
    ),
    step(
      'Take the {cat} to a vet and check chip and papers',
      'Go in the first week, in a carrier with the old blanket. Ask about age, weight, teeth, worms and fleas, and which vaccinations are still missing. The chip belongs in your name.',
      ['Book the vet', 'Change the chip to your name', 'Ask what food it knew and keep it for a week'],
      2,
      { when: { said: home, unnamed: 'have' } },
    ),
    step(
      'Set up boxes, posts, heights and hiding places',
      'You need one box more than cats, open and large, with fine litter, in a quiet place far from food, scooped twice a day. Put a firm post as long as a stretched cat where it already scratches. Fit nets to windows, and remove lilies and string.',
      [
        'Place boxes for your {cat} in two rooms',
        'Fix a tall post beside the sofa',
        'Make one shelf and two hiding places',
      ],
      4,
    ),
    step(
      'Start in one quiet room with open doors later',
      'Food, water, box, blanket with old smell, hiding box. Sit and read, do not fetch it. Most come out in one to seven days; then one more room each two days.',
      [
        'Prepare one room',
        'Sit there with your {cat} and read aloud daily',
        'Open the next room when it eats and plays',
      ],
      4,
      { when: { unnamed: 'have' }, waitDays: 7 },
    ),
    step(
      'Work on the {trouble} with one change at a time',
      'For the box try a larger one, another place and an enzyme cleaner on old spots. For the sofa put a post beside it. For the night play, feed and then do not answer. For biting use a rod and never hands. Two cats get closed doors, swapped blankets and two weeks.',
      ['Choose one change', 'Keep it for two weeks', 'Count again as in the first week'],
      5,
      { when: { named: 'have' }, waitDays: 14 },
    ),
    step(
      'Play and feed like a hunter',
      'Play with a rod twice a day for ten minutes, let it catch something, and feed it then. Hide part of the dry food. Most adult cats need 200 to 250 kcal a day. Boxes, paper and a seat at the window beat dear toys.',
      ['Play before breakfast and dinner', 'Hide a third of the food', 'Weigh the cat monthly'],
      5,
      { waitDays: 14 },
    ),
    step(
      'Chip, neuter, vaccinate and decide on outdoors',
      'Neuter by four to five months, before the first heat; register the chip. Out only after four to six weeks, neutered, by day; or a secured balcony, or harness. Ask the vet about fleas and worms.',
      ['Book neutering and chip', 'Register the chip online', 'Decide on garden, net or indoors'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Check that the {cat} is at home and plan holidays',
      'It eats, plays, uses the box and sleeps in the open. Find a sitter who comes twice a day, and write one page with the vet and the hiding places. It is done when four weeks have been calm.',
      ['Compare with the first notes', 'Invite the sitter for a trial', 'Write the page'],
      2,
      { waitDays: 28 },
    ),
  ],
  suggestions: [
    tip('Blink slowly', 'It means peace; many blink back.', 'Look aside', 'Let it come'),
    tip('Carrier as a bed', 'Left open, it loses its terror.', 'Blanket', 'Treats'),
    tip('Three strokes, then stop', 'If it leans in, three more.', 'Cheeks', 'Not the belly'),
    tip('Several water bowls', 'Away from food, wide, glass.', 'Fountain', 'Fresh daily'),
    tip('Cut claws one a day', 'With a lick of paste.', 'Sleepy hour', 'Tip only'),
    tip('Ask children to sit', 'Cats come to who sits still.', 'Rod', 'No carrying'),
    tip('Grow cat grass', 'It saves your plants.', 'Oats in a pot', 'New monthly'),
    tip('Keep the vet’s night number', 'On the fridge.', 'Way', 'Cash or card'),
    tip('Brush in spring', 'Two minutes a day.', 'On a mat', 'Stop early'),
    tip('Box on the balcony shelf', 'A view is television.', 'Net first', 'Sun'),
    tip('Give old cats steps', 'Joints hurt from ten.', 'Low box', 'Warm bed'),
    tip('Foster first', 'Try it for six weeks.', 'Shelter pays vet', 'Learn'),
  ],
};

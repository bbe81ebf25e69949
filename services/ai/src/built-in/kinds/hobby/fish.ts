import { type Kind, step, tip } from '../kind.ts';
import { fishingHere } from '../local-papers.ts';

/** They fish and catch nothing. */
const fished = ['bites/bite', 'all the gear', 'sessions', 'lost both', "i've made now", 'fischereischein'];

/** With a child or for an old one. */
const kidFish = ['son/daughter/grandpa/kid'];

/** Pike and bass. */
const pike = ['pike/bass/redfish/cod/barramundi'];

export const fish: Kind = {
  id: 'fish',
  category: 'hobby',
  name: 'Go fishing and catch my first fish',
  slots: {
    fish: {
      words: [
        'carp',
        'pike',
        'trout',
        'sea trout',
        'salmon',
        'perch',
        'zander|pikeperch|walleye',
        'bass|sea bass|largemouth',
        'bream',
        'roach',
        'tench',
        'barbel',
        'chub',
        'eel',
        'catfish|wels',
        'grayling',
        'mackerel',
        'cod',
        'herring',
        'flatfish|plaice|flounder|sole',
        'tuna',
        'pollack|pollock',
        'mullet',
        'crappie',
        'bluegill',
        'rudd',
        'crayfish',
      ],
      otherwise: 'fish',
    },
  },
  ask: {
    question: 'Which water is near you, and have you held a rod before?',
    chips: ['A lake or canal, never fished', 'A river, I want to fly fish', 'The sea, I went a few times'],
  },
  hoursAWeek: 3,
  weekly: 'One session of three hours at the water, at dawn or in the last light',
  measures: ['fish', 'trout', 'carp', 'pike'],
  overview:
    'You will sort out licence and permit, put together one simple outfit for {fish}, learn two knots and one cast on dry land, and fish the same water until you know it. The plan ends with a catch that you unhook well and put back or cook.',
  approach:
    'Choose one water, one method and one bait, and go often at the good hours: early morning and evening. What usually goes wrong is changing bait every ten minutes, fishing at noon, and standing so near and noisy that the fish have left.',
  done: 'You have landed the catch you wanted by yourself, handled it gently, and know why it worked on that day.',
  cautions: [
    'In most countries you need a licence or an exam and a permit for the water; close seasons, minimum sizes and bag limits are law. Ask the club or the authority before the first cast.',
    'Never fish under power lines with a long rod. Wear a life jacket on boats, rocks and fast rivers, watch the tide, and have deep hook wounds treated by a doctor.',
  ],
  steps: [
    step(
      'Find the fault in eight empty sessions',
      'Write place, depth, hour, hook, bait. Most fish at the wrong hour with hooks too large: first and last two hours, hook size 14 to 10, bait on the bottom where it falls off, small feed every ten minutes. Sit beside the one who catches and copy all. Check knots by hand: lost ones are mostly knots or loose drag.',
      ['Fill in the log of eight sessions', 'Smaller hook, dawn, little feed often', 'Copy one person for an evening'],
      0.8,
      { when: { said: fished } },
    ),
    step(
      'Find out which licence your fishing needs',
      'Search for the fishing authority of your country or state: licence, exam, cost, age rules. Then find who sells the permit for the nearest water. Done when you know both prices and where to buy.',
      [
        'Look up licence and exam on the official page',
        'Write down three waters within half an hour that hold {fish}',
        'Ask the nearest tackle shop who sells the day ticket',
      ],
      1,
      { when: { unsaid: fished }, local: fishingHere },
    ),
    step(
      'Get licence and day permit for one water',
      'Where an exam is required, book the course now; many clubs let guests fish beside a member meanwhile. Note close season and minimum size for {fish} on a card.',
      [
        'Apply for the licence or book the course',
        'Buy the permit or ask for a guest ticket',
        'Write size limit and close season on a card',
      ],
      3,
      { waitDays: 7 },
    ),
    step(
      'Put together one simple outfit for {fish}',
      'Tell the shop the water, the target and your budget. One rod, one reel, line, hooks, weights or floats, a landing net, a wet mat and forceps. A good starter set costs no more than a family meal out, or borrow it.',
      [
        'Ask a club or neighbour what you can borrow',
        'Buy line, hooks and bait suited to {fish}',
        'Add net, mat and forceps before anything fancy',
      ],
      2.5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Go through your tackle and replace what is worn',
      'Old line breaks on the good fish. Change it, test each knot with a steady pull, sharpen or replace hooks, and keep only the rigs that you use for {fish}.',
      ['Strip and renew the line', 'Sort the box into use, repair, give away', 'Tie six fresh rigs'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Practise two knots and thirty casts on grass',
      'The clinch knot and a loop cover nearly everything. Cast with a weight and no hook at a bucket 15 metres away. Done when ten casts in a row land within two steps of it.',
      [
        'Tie each knot ten times, wetting it before pulling',
        'Cast on a field three times for twenty minutes',
        'Have somebody film one cast',
      ],
      2.5,
      { when: { unsaid: fished }, resources: 'Knots shown step by step: https://www.animatedknots.com' },
    ),
    step(
      'Make the first fish easy for the child or the old one',
      'Float, maggots or worms, small hook, two hours in the morning, shade, sandwich, life jacket. Ten small ones beat one big. Handle wet, barb flattened, back in thirty seconds. Licence of both and the closed season looked up. Film the first for who cannot come.',
      ['Choose a water with many small fish', 'Two hours, life jacket, sandwich', 'Film the first one'],
      2,
      { when: { said: kidFish } },
    ),
    step(
      'Go for the predator: wire, depth and landing net',
      'Pike want a wire trace, single or two trebles, 20 cm pliers, unhooking mat; autumn to March, edges of weed. Bass and redfish: falling tide, mouths of creeks, soft lure, slow. Murray cod: dusk by timber, large surface lure, closed in spring. Size and season by the book.',
      ['Read size and season', 'Wire, pliers, net and mat', 'Fish two tides or dusks a week'],
      8,
      { when: { said: pike } },
    ),
    step(
      'Fish beside somebody who catches {fish}',
      'One morning next to a club member or half a day with a guide replaces a season of guessing. Ask why this spot, why this depth, and how they unhook and return a fish.',
      [
        'Ask in the club or shop who takes beginners',
        'Go along and help with the net',
        'Write down spot, depth, bait and hour',
      ],
      4,
    ),
    step(
      'Fish the same water six times and keep a log',
      'Two to three hours at dawn or dusk. Sit quietly for ten minutes first and look for bubbles, swirls and birds. Note weather, depth, bait, bites; change one thing only after an hour.',
      [
        'Choose two spots used by {fish}: reeds, drop-offs, inflows',
        'Log each visit in four lines',
        'After the sixth, mark what the bites had in common',
      ],
      15,
      { when: { weeksFrom: 5 }, measured: 'Catch the first {30%} on one water' },
    ),
    step(
      'Try a second method on hard days',
      'Float, bottom, lure or fly: each finds fish the others miss. Take one spare rig and use it when an hour brought nothing.',
      ['Ask the shop which second rig works for {fish} here', 'Practise it on a day with many bites'],
      6,
      { when: { unsaid: [...kidFish, ...pike], weeksFrom: 8 }, measured: 'Catch {60%} with two methods' },
    ),
    step(
      'Land your {fish} and handle it well',
      'Choose from the log the best hour, spot and bait and stay until it happens. Wet hands, net in the water, hook out within a minute, a photo low over the mat. Put it back facing the current, or kill it quickly by the legal method and cook it the same day.',
      [
        'Plan two mornings with the best conditions',
        'Lay out net, mat, forceps and camera before the first cast',
        'Enter weight or length and circumstances in the log',
      ],
      6,
      { measured: 'Land all {total} and enter them in the log' },
    ),
  ],
  suggestions: [
    tip(
      'Wear polarised glasses',
      'You see fish instead of glare, and hooks stay out of your eyes.',
      'Brown or amber lenses',
      'Cap with a brim',
    ),
    tip(
      'Check the weather for wind',
      'Fish often feed where the wind blows food to.',
      'Fish the windward bank',
      'Warm wind is best',
    ),
    tip('Crush the barbs', 'Fish and fingers are unhooked in a second.', 'Pliers, one squeeze', 'Keep the line tight'),
    tip('Feed little and often', 'A handful too much ends the day.', 'Four grains each cast', 'Stop when bites stop'),
    tip(
      'Take your litter and one piece more',
      'Lost line kills birds.',
      'Cut line into short bits',
      'A small bag in the pocket',
    ),
    tip('Walk softly', 'Steps travel through the bank into the water.', 'Stay low', 'No shadow on the swim'),
    tip(
      'Bring a child for one hour only',
      'Short and with bites makes them want more.',
      'Small hook, maggots',
      'Snacks and a magnifier',
    ),
    tip(
      'Learn to cook one dish',
      'A fresh fish needs butter, lemon and eight minutes.',
      'Check size and bag limit',
      'Gut it the same hour',
    ),
    tip(
      'Keep bait simple',
      'Bread, worms and sweetcorn catch almost everything.',
      'Fresh on each hour',
      'Small piece, small hook',
    ),
    tip('Dry net and boots between waters', 'Diseases travel with wet gear.', 'Check, clean, dry', 'Sun for a day'),
    tip(
      'Set the drag before casting',
      'The line must run before it breaks.',
      'Pull by hand',
      'A quarter of line strength',
    ),
    tip(
      'Sit out a blank day well',
      'Half of all sessions bring nothing.',
      'Flask and chair',
      'One thing learned in the log',
    ),
  ],
};

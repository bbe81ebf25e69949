import { type Kind, step, tip } from '../kind.ts';

/** The first tee frightens. */
const firstTee = ['first tee', 'in front of', 'my boss', 'corporate'];

/** Putts cost most. */
const threePutts = ['three-putts', 'putts/putting'];

/** The ball curves away. */
const slice = ['slice/slicin/slicing/top/topping', 'losing/lost a? sleeve/balls'];

/** They play with a handicap. */
const hasCard = ['handicap _', 'platzreife passed', 'hit 131', 'lessons, i', 'had the lessons'];

export const golf: Kind = {
  id: 'golf',
  category: 'hobby',
  name: 'Play golf well enough to enjoy it',
  slots: {
    part: {
      words: [
        'putting|putt|three-putt',
        'chipping|chip|pitching|pitch|short game',
        'driver|drives|tee shot',
        'bunker shots|bunkers|bunker|sand',
        'irons|iron',
        'swing|slice|hook',
        'approach shots|wedges|wedge',
        'disc throws|disc golf',
      ],
      otherwise: 'short game',
    },
    aim: {
      words: [
        'round under 100|score under 100|break 100|under 100',
        'round under 90|score under 90|break 90|under 90',
        'round under 80|score under 80|break 80',
        'first handicap round|first handicap|handicap|hcp',
        'course permit exam|course permit|Platzreife|platzreife|green card',
        'company golf day|golf day|company golf',
        'club competition|competition|match play',
        'round with friends|nine holes|round',
      ],
      otherwise: 'first full round',
    },
  },
  ask: {
    question: 'Do you play already, and what is your usual score or handicap?',
    chips: ['Never held a club', 'Around 110, want under 100', 'Handicap 15, want single figures'],
  },
  hoursAWeek: 4,
  weekly: 'One lesson or range session of an hour, 30 minutes of putting and chipping, nine holes when you can',
  measures: ['rounds', 'strokes'],
  overview:
    'You will learn a simple swing with a professional, spend more than half of the time within 50 metres of the hole, and play short courses early. A card of where strokes are lost tells what to train for your {aim}.',
  approach:
    'Half of all strokes happen near the green, so practise those first. One swing thought at a time, and lessons two weeks apart. What usually goes wrong is a bucket of drivers, advice from five friends and tips from ten videos.',
  done: 'You have a signed card with the score or a relaxed round with people you like, and you know your next two strokes to save.',
  cautions: [
    'With back, hip, shoulder or heart trouble ask a doctor, and tell the teacher. Leave the course at once in thunder. Shout and wait when people are within reach.',
  ],
  steps: [
    step(
      'Count penalty, putts and chips in two rounds',
      'Four columns a hole: lost or penalty, chips, putts, rest. From 110 to 100 lost balls decide, from 100 to 90 putts and chips. A seven iron from the tee on narrow holes saves three strokes a round. One column is this month’s work.',
      ['Keep four columns for two rounds', 'Choose one column', 'Play narrow holes with a seven iron'],
      1.5,
      { when: { said: hasCard } },
    ),
    step(
      'Learn the one chip that stops beside the hole',
      'Eight iron for running, wedge for over: narrow stance, weight left, ball back, arms as a triangle. A towel two metres on as landing spot, twenty a session, 14 on it. From sand: open face, hit 5 cm behind, follow through.',
      ['Lay a towel as landing spot', 'Twenty a session, count those on it', 'Ten sand shots that leave the bunker'],
      5,
      { when: { said: hasCard } },
    ),
    step(
      'Book an hour with a teacher at the nearest club',
      'Ask for a taster if you have never played, otherwise for a lesson that is filmed. Most clubs and ranges lend clubs. Ask about courses, short courses open to guests, and what it costs all in all. Done when the hour stands in the calendar.',
      [
        'Find two ranges or clubs and note prices',
        'Book the hour and ask to hire clubs',
        'Tell them that your aim is the {aim}',
      ],
      0.7,
      { when: { unsaid: hasCard } },
    ),
    step(
      'Take four lessons on grip, stance and swing',
      'With a qualified professional, alone or in a group. After each lesson 50 slow balls with that one thing before the next. It is done when seven of ten shots with an iron get off the ground.',
      [
        'Book four lessons two weeks apart',
        'Write one swing thought on a card',
        'Have the swing filmed in lesson one and four',
      ],
      8,
      { when: { unsaid: hasCard, level: 'beginner' } },
    ),
    step(
      'Keep a card of lost strokes for three rounds',
      'Per hole: fairway yes or no, strokes within 50 metres, putts, penalties. Add them up; the largest pile is what you train before the {aim}.',
      ['Draw four columns on the card', 'Fill it in during three rounds', 'Choose one pile'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Practise your {part} twice a week for 30 minutes',
      'Games with a score: ten balls from three places, count those within two club lengths. Write the number; raise the distance when you reach seven.',
      ['Set out the three places', 'Write the score of the day', 'Ask the teacher to look at it once'],
      8,
      { when: { unsaid: slice, weeksFrom: 4 } },
    ),
    step(
      'Learn putting from one and ten metres',
      'From one metre hole 20 in a row; after a miss begin again. From ten metres stop the ball within a step of the hole. This alone saves most people five strokes on the way to the {aim}.',
      ['Do the one-metre circle each visit', 'Ten long putts with eyes on the hole', 'Practise on the carpet at home'],
      5,
      { when: { unsaid: threePutts, weeksFrom: 5 } },
    ),
    step(
      'Practise the first tee as a shot of its own',
      'Same club, a seven iron or hybrid, same three steps: target, breath out, go in eight seconds. Ten times on the range as the first ball, cold; then with a friend watching, then four. Say nothing about your swing. Aim at the widest half.',
      ['Ten cold first balls a week', 'Ask four people to watch', 'Choose the safe club'],
      3,
      { when: { said: firstTee } },
    ),
    step(
      'Cut three-putts by speed, not line',
      'Twenty from ten metres to stop within a metre, ten one-metre putts in a circle until all are in, every practice. Read from behind low side, rehearse looking at the hole. Count putts: 36 is two a hole, the aim is 34.',
      ['Twenty from ten metres', 'A circle of ten in a row', 'Count putts each round'],
      6,
      { when: { said: threePutts } },
    ),
    step(
      'Straighten slice and tops with two checks',
      'Slice: show two knuckles of the top hand, close the stance a little, swing out under a head cover outside the ball. Top: keep knees, brush the grass in front of the ball twenty times without one. Half swings first. Fifty balls, three times a week; then a lesson to check.',
      ['Check knuckles and stance', 'Brush grass twenty times', 'Fifty half swings three times a week'],
      6,
      { when: { said: slice } },
    ),
    step(
      'Learn rules, pace and manners',
      'Where to stand, order of play, lost ball, water, unplayable, mending the green, 40 seconds per stroke. Read the pocket rules and play once with somebody kind.',
      ['Read the short rules', 'Do the rules quiz until you pass twice', 'Walk along for nine holes before the {aim}'],
      3,
      { when: { unsaid: firstTee }, resources: 'Rules of golf: https://www.randa.org' },
    ),
    step(
      'Play nine holes on a short course each week',
      'Choose the club that carries bunker or water with ease. Pick up the ball when you have reached twice par. Note two good strokes and one to train.',
      ['Book the same quiet hour', 'Think only of your {part} while you play', 'Write total, putts and penalties'],
      14,
      { when: { weeksFrom: 6 }, measured: 'Play {50%} on short courses' },
    ),
    step(
      'Prepare for your {aim} with a plan for each hole',
      'Look at the course map: safe club, where not to be, where to take a bogey gladly. Book tee time or exam, check dress and start.',
      ['Draw the plan on the card', 'Book time and partner', 'Warm up 20 minutes: putts, chips, ten swings'],
      2,
      { daysBefore: 7 },
    ),
    step(
      'Play the round and get the card signed',
      'One stroke at a time, slow breath before each, no technique thoughts. Afterwards add the columns, compare with before, and set the next aim.',
      ['Play to the plan', 'Sign and save the card', 'Buy your partners a drink'],
      5,
      { measured: 'Reach {total} and sign the card' },
    ),
  ],
  suggestions: [
    tip('Leave the driver in the bag', 'A 5 iron twice is often better.', 'On narrow holes', 'Compare scores'),
    tip(
      'Have a routine of ten seconds',
      'Behind the ball, target, swing.',
      'The same each time',
      'No second practice swing',
    ),
    tip('Chip with one club', 'You learn its roll.', '8 iron or wedge', 'Land it on a towel'),
    tip('Play late in the evening', 'Empty course, low fee.', 'Two balls allowed then', 'Ask first'),
    tip('Stretch hips and chest daily', 'The back thanks you.', 'Five minutes', 'Before the range too'),
    tip('Join a beginners’ evening', 'You meet people to play with.', 'Ask the club office', 'Go twice'),
    tip('Film once a month', 'From behind and the front.', 'Same place', 'Send to the teacher'),
    tip('Keep one teacher', 'Two methods cancel out.', 'Three months at least', 'Write the thought'),
    tip('Mark balls and carry five', 'Fewer penalties, less waiting.', 'Cheap used balls', 'Provisional ball'),
    tip(
      'Start with seven used clubs',
      'Driver, hybrid, two irons, two wedges, putter are enough.',
      'Have the length checked',
      'Buy balls by the bag',
    ),
    tip('Learn to laugh at hole one', 'Everybody tops it.', 'Breathe out', 'Next stroke'),
    tip('Get out of sand first', 'Distance is no matter.', 'Hit the sand, not the ball', 'Open face'),
    tip(
      'Know your real distances',
      'Most people take too little club.',
      'Ten balls, take the middle',
      'Write on the shaft',
    ),
  ],
};

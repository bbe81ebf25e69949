import { type Kind, step, tip } from '../kind.ts';

/** They play already. */
const lessonsHad = [
  'had _ group lessons',
  'lose to',
  'fourth team',
  'pickleball 3.5',
  'are solid',
  'is gone under',
  'my serve is',
  'works club',
];

/** The serve. */
const serve = ['serve'];

/** Against slice and patience. */
const slicer = ['slice', '67-year-old', 'one set off'];

/** Padel and pickleball. */
const netGame = ['padel/pickleball/third-shot/dinks', 'net and i'];

/** Table tennis. */
const tableTennis = ['table tennis', 'loop'];

export const tennisAndRacketSports: Kind = {
  id: 'tennis-and-racket-sports',
  category: 'hobby',
  name: 'Get better at tennis or another racket sport',
  slots: {
    sport: {
      words: [
        'badminton',
        'squash',
        'table tennis|ping pong|ping-pong|tischtennis',
        'padel|paddle tennis',
        'pickleball',
        'racketball|racquetball',
        'wheelchair tennis',
        'beach tennis',
        'tennis',
      ],
      otherwise: 'racket sport',
    },
    stroke: {
      words: [
        'backhand',
        'forehand',
        'serve|service|double faults',
        'volley|net game|net',
        'smash|overhead',
        'return',
        'slice',
        'topspin',
        'drop shot',
        'clear',
        'lob',
        'footwork',
      ],
      otherwise: 'weakest stroke',
    },
  },
  ask: {
    question: 'Which sport, how long have you played, and what loses you most points?',
    chips: ['Tennis, a beginner', 'Badminton, I play for fun', 'League player, bad serve'],
  },
  hoursAWeek: 3,
  weekly: 'One session of drills for 45 minutes and one of matches',
  measures: ['matches', 'sets', 'games'],
  overview:
    'You will find partners at your level, get one lesson about the {stroke}, drill it with many balls, and play matches that count. In {sport} steady beats brilliant: the plan first removes gift points.',
  approach:
    'One correction at a time, 50 balls in a row, then points. Count mistakes instead of winners. What usually goes wrong is only playing matches, hitting too hard, and changing racket instead of feet.',
  done: 'You win the match or reach the level you set, and your worst stroke holds under pressure.',
  cautions: [
    'Pain at elbow, shoulder, heel or wrist that stays until the next day needs rest and a physiotherapist; ask about grip size and stringing. Chest pain or dizziness means stop at once and get help. Wear eye protection in squash.',
  ],
  steps: [
    step(
      'Count thirty lost points by cause',
      'Into the net, long, winner of the other, double fault, wrong choice. Play two matches with a tally by a friend. For most, half are balls into the net in the first four strokes. Higher over the net and deeper is the first cure.',
      ['Tally two matches', 'Choose the largest cause', 'Aim a metre over the net for a week'],
      1.5,
      { when: { said: lessonsHad } },
    ),
    step(
      'Find a court, a price and one partner',
      'Public courts, clubs, sports centres, an app or a notice. Write what you look for: level, evening, for fun or to get better. Done with a court booked.',
      [
        'Look up two places for {sport} and their off-peak price',
        'Message one person or post a notice',
        'Book one hour',
      ],
      0.8,
      { when: { unsaid: lessonsHad } },
    ),
    step(
      'Take two lessons on grip, stance and contact',
      'Or a beginner group. Ask for grip, contact point in front, recovery to the middle. Borrow a racket until then. Done when you keep ten balls in play with the teacher.',
      [
        'Book two lessons of {sport} a week apart',
        'Write the three corrections on a card',
        'Do 20 slow swings a day at home',
      ],
      3,
      { when: { unsaid: lessonsHad, level: 'beginner' } },
    ),
    step(
      'Count how you lose points in two matches',
      'A friend makes a mark for each: serve, return, {stroke}, net, out, opponent’s winner. Two thirds are usually gifts. The top line is what you train.',
      ['Print or draw the tally sheet', 'Play two matches with it', 'Choose the one line to halve'],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Get shoes and racket checked',
      'Shoes made for the court prevent most ankle trouble. A coach or stringer checks grip size and tension; old strings and a thick handle hurt elbows. Nothing else is needed for {sport}.',
      ['Buy or check court shoes', 'Have grip and strings looked at'],
      1.5,
    ),
    step(
      'Drill your {stroke} with 200 balls a week',
      'Basket, wall or partner: 4 times 50 with a target as large as a towel. Count hits; go on to harder balls at 35 of 50.',
      [
        'Find a wall, machine or partner',
        'Film ten strokes from the side and compare',
        'Write hits out of 50 each week',
      ],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Build the serve from the toss in six short sessions',
      'Toss to one arm in front, caught ten of ten; trophy pose against a fence; throw up and not down; then from the service line back. Continental grip. Fifty a session, 7 of 10 in. The second serve is the same swing with more brush and never slower.',
      ['Ten of ten tosses', 'Fifty serves twice a week from the service line back', 'Count 7 of 10 second serves'],
      6,
      { when: { said: serve } },
    ),
    step(
      'Beat slice and patience: low legs, high ball, bring him in',
      'Get down, lift with brush, two metres over the net to his backhand; do not hit harder. Short slice of your own, then lob. Take the third ball after a short one and go in. Practise ten rallies of ten balls to one corner each week.',
      ['Ten rallies of ten to one corner', 'Practise lob after drop', 'Play one set by this rule'],
      6,
      { when: { said: slicer } },
    ),
    step(
      'Win the net: soft third ball, stay together, lob',
      'Third ball dropped into the first metre from low to high, 50 a session, 7 of 10. Move in as a pair on one rope; volley to the feet, at padel let the ball come off the glass and lob. Most points at this level are given, so one more ball.',
      ['Fifty third balls a session', 'Move as on one rope', 'Ten lobs after the glass'],
      6,
      { when: { said: netGame } },
    ),
    step(
      'Bring the loop back by multiball and serve patterns',
      'Start low, hip first, brush forward, recover. Multiball 5 times 40 against backspin, then random. Three serves with the third ball planned, ten of each. Robot or partner twice a week; wrist warmed, stop at pain. League pressure: play deciding sets from 8 all.',
      ['Five times forty against backspin', 'Three serves with the third ball', 'Sets from 8 all'],
      8,
      { when: { said: tableTennis } },
    ),
    step(
      'Play to a simple plan of three rules',
      'For example: high over the net, to the backhand, no risk on the return. Keep to it for a whole set, whatever the score.',
      ['Write your three rules for {sport}', 'Play four sets with them', 'After each, tick how often you kept them'],
      6,
      { measured: 'Play {40%} with your three rules' },
    ),
    step(
      'Learn a routine for serve and bad points',
      'Turn away, breathe out, look at the strings, choose the target, bounce twice. It stops one mistake from becoming four. Use it with your {stroke} in practice too.',
      ['Write the routine in four words', 'Use it for each point of a practice set'],
      2,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Enter a ladder, league or friendly tournament',
      'Lowest class first. Matches that count show what training hides. Write two lines after each.',
      [
        'Ask club or centre for ladder and deadline',
        'Enter for {sport} at your level',
        'Pack water, towel, second grip',
      ],
      3,
      { daysBefore: 14 },
    ),
    step(
      'Play the match you set and review it',
      'Warm up, start at 80 per cent, keep to your rules. Afterwards count gifts again and compare with the first sheet; the fall is your result, even before the score.',
      [
        'Play and keep the tally',
        'Thank the opponent and ask what troubled them',
        'Choose the next stroke after the {stroke}',
      ],
      3,
      { measured: 'Play all {total} and compare the tallies' },
    ),
  ],
  suggestions: [
    tip('Hit with a wall', 'Ten minutes give 200 contacts.', 'Line at net height', 'Count in a row'),
    tip('Rally before you compete', 'Fifty together, then points.', 'Count aloud', 'Record on the wall'),
    tip('Aim a metre inside', 'Lines are for champions.', 'Large targets', 'Over the middle of the net'),
    tip('Loosen your grip', 'Tension hurts elbow and speed.', 'Three out of ten', 'Squeeze at contact'),
    tip('Serve a basket before each match', 'It is the only stroke you own.', '20 second serves', 'Toss in front'),
    tip('Play someone weaker', 'Try new strokes without stress.', 'Only second serves', 'Only to one side'),
    tip('Watch one player for a set', 'Feet between the strokes teach most.', 'Sit at the end', 'Count split steps'),
    tip('Keep three regular partners', 'One always has time.', 'Message group', 'Fixed evening'),
    tip('Change grips often', 'A new wrap costs little.', 'Every ten hours', 'Dry hands'),
    tip(
      'Train feet twice a week',
      'Split step, side shuffles and skipping reach more balls.',
      'Twenty minutes',
      'Six short sprints at the end',
    ),
    tip('Warm up your shoulder', 'Band and circles first.', 'Three minutes', 'No smash when cold'),
    tip('Learn doubles positions', 'Half the club plays doubles.', 'Move together', 'Talk early'),
    tip('Stop at pain that sharpens', 'Tennis elbow lasts months.', 'Ice and rest', 'Ask a physio'),
  ],
};

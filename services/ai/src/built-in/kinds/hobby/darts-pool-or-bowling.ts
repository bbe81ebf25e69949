import { type Kind, step, tip } from '../kind.ts';

export const dartsPoolOrBowling: Kind = {
  id: 'darts-pool-or-bowling',
  category: 'hobby',
  name: 'Get better at darts, pool, snooker or bowling',
  slots: {
    game: {
      words: [
        'darts|dart|180|oche',
        'snooker|century break|billiards',
        'pool|8-ball|8 ball|9-ball',
        'bowling|ten pin|tenpin|strikes|strike',
        'lawn bowls|bowls|crown green',
        'boules|petanque|pétanque|boccia',
        'kegeln|skittles|nine pin',
        'table football|foosball|kicker',
        'shuffleboard',
        'cornhole|axe throwing|horseshoes',
      ],
      otherwise: 'the game',
    },
    aim: {
      words: [
        'first 180|180|hundred and eighty',
        'century break|century|100 break',
        'fifty break|50 break',
        '200 game|score 200|200',
        'league match|league|team',
        'tournament|championship|cup',
      ],
      otherwise: 'next match',
    },
  },
  ask: {
    question: 'Which game, and where do you stand?',
    chips: ['Darts at home', 'Pool or snooker in a league', 'Bowling, a real score'],
  },
  hoursAWeek: 3,
  weekly: 'Three sessions of 30 minutes: drills first, game last',
  overview:
    'You will find your true average, fix stance and swing, train the two or three shots that decide matches in {game}, and play for your {aim}.',
  approach:
    'These games are one movement done the same way. Film shows it, drills build it, and average over ten games proves it. Most people only play games, and so they practise their mistakes with a drink in hand.',
  done: 'Your average over ten games is clearly higher than at the start, and you played for your {aim}.',
  cautions: [
    'Backs, elbows and knees suffer from one-sided play: warm up and switch sides for stretching. Drink after, not before; keep bets out of it.',
  ],
  steps: [
    step(
      'Measure your average over ten games',
      'Darts: three-dart average and doubles per try. Pool or snooker: balls per visit, break. Bowling: ten games, spare rate. Bowls or boules: metres from the jack.',
      ['Play ten honest games', 'Write numbers on one page', 'Mark what costs the most points'],
      1.5,
    ),
    step(
      'Film stance, grip and swing from two sides',
      'Head still, same start, straight line, follow-through. Compare with a good player’s film; change one thing for two weeks.',
      ['Film ten throws or strokes', 'Choose one change for {game}', 'Take one lesson if a club coach is near'],
      1,
    ),
    step(
      'Set up a practice place for {game}',
      'Darts board 1.73 m high, 2.37 m away, with surround. Table or lane at a quiet hour; a straight line on the floor or a mirror for the stroke at home.',
      [
        'Measure heights and distances',
        'Ask for cheap practice hours',
        'Choose your own darts, cue or ball and stop changing',
      ],
      2,
    ),
    step(
      'Drill the basics for four weeks',
      'Darts: 100 at twenty, round the clock of doubles. Pool, snooker: straight stop shots, line-up. Bowling: same mark, corner-pin spares. 30 minutes, counted.',
      ['Count each drill and write it down', 'Two drills only', 'Finish with one pressure shot'],
      12,
    ),
    step(
      'Learn to finish',
      'Checkouts below 100 by heart; position for the next ball; spares before strikes; last bowl draws. Matches of {game} are lost there.',
      ['Learn ten finishes a week', 'Play the last third of a game ten times'],
      8,
    ),
    step(
      'Play one match a week against better players',
      'Club night, league or ladder. Routine before each turn: breath, look, go. Note one thing.',
      ['Join a club or league', 'Ask for a handicap', 'Play to a routine'],
      12,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Test yourself under pressure for your {aim}',
      'Tournaments at home with spectators or a small stake of dishwashing. Same warm-up, water, routine; how your {game} holds is what counts.',
      ['Play three matches to a fixed length', 'Write what changed under pressure'],
      4,
    ),
    step(
      'Play for your {aim} and measure again',
      'Enter in time, warm up 20 minutes, play your own speed. Then ten games again and compare.',
      ['Enter and note the format', 'Rest the arm the day before', 'Compare the two averages'],
      4,
      { daysBefore: 7 },
    ),
  ],
  suggestions: [
    tip(
      'Count drills instead of playing only games',
      'Games repeat your mistakes.',
      'Two drills a session',
      'Write the number down',
    ),
    tip(
      'Keep the same equipment for half a year',
      'Changes hide what your arm does.',
      'Same weight',
      'Spare tips and flights',
    ),
    tip(
      'Hold still for two seconds after each shot',
      'A steady finish makes a straight line.',
      'Hand at the target',
      'Head down',
    ),
    tip(
      'Play against somebody better each week',
      'You see what they do before the shot.',
      'Ask for a handicap',
      'Note one thing',
    ),
    tip('Keep the same kit', 'New darts teach nothing.', 'Six months', 'Spare flights'),
    tip('Hold the finish', 'Count two after release.', 'Hand to target', 'Chin down'),
    tip('Practise misses', 'Corner pins, doubles.', '20 a day', 'Counted'),
    tip('Use a metronome breath', 'In, aim, out, go.', 'Every turn', 'Same length'),
    tip('Chalk and wipe', 'Small care, clean hits.', 'Each shot', 'Towel'),
    tip('Play faster when thinking', 'Doubt is slow.', 'Routine', 'Step back once'),
    tip('Watch feet', 'Everything begins there.', 'Tape on the floor', 'Film'),
    tip('Score your practice', 'Numbers are honest.', 'Page', 'Average'),
  ],
};

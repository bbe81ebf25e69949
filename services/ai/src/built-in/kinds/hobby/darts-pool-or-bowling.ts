import { type Kind, step, tip } from '../kind.ts';

/** On grass. */
const bowls = ['lawn bowls', 'bowls', 'crown green', 'bowling green/club', 'boules/petanque/pétanque'];

/** At the oche. */
const darts = ['darts/dart/oche/arrows/doubles', '180'];

/** At a table. */
const cue = ['snooker/pool/nine-ball/billiards/potting', '9-ball', '8-ball'];

/** On a lane. */
const tenpin = ['tenpin/lanes', 'ten pin', 'sunset lanes', 'strike/strikes/spare/spares'];

/** Company matters. */
const alone = [
  'widow/widower/widowed/lonely/alone',
  'wife/husband died',
  'lost my wife/husband',
  'since my wife/husband',
  'divorce',
];

/** They cannot drive. */
const noCar = ["don't/do_not/can't/cannot drive", 'no/without a? car', 'without a car', 'lost my licence', 'bus pass'];

/** Under pressure it breaks. */
const pressure = ['under pressure', 'nerves/nervous/choke/choking', 'match nerves', 'miss the black', 'always miss'];

/** They know their average. */
const measuredAlready = [
  'average over/of/is',
  'dart average',
  'percent/per_cent on/of',
  'at _ percent',
  'highest break',
];

/** Their drills have own steps. */
const ownDrills = [...darts, ...cue, ...tenpin, ...bowls];

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
      'Ring the nearest bowls club and ask for an open day',
      'Clubs look for people and lend bowls; flat shoes are enough. Ask for roll-up afternoons, a coach for new members, fee, and winter play indoors. Most greens open from late April to September. Go once and stay for the tea: that is where a game is arranged.',
      [
        'Ring two clubs and ask for the next open day',
        'Ask for size: bowls you can hold upside down',
        'Wear flat soles and stay for tea',
      ],
      1,
      { when: { said: bowls } },
    ),
    step(
      'Measure your average over ten games',
      'Darts: three-dart average and doubles per try. Pool or snooker: balls per visit, break. Bowling: ten games, spare rate. Bowls or boules: metres from the jack.',
      ['Play ten honest games', 'Write numbers on one page', 'Mark what costs the most points'],
      1.5,
      { when: { unsaid: [...bowls, ...measuredAlready] } },
    ),
    step(
      'Arrange the way there before the game',
      'Ask the secretary at the first call who drives past you; bowls clubs and leagues share cars as a rule. Look up bus, community transport and a taxi shared by two, and choose the session that fits the last bus. Keep the bowls in the club locker.',
      [
        'Ask the secretary about lifts',
        'Write down bus or dial-a-ride times',
        'Pay a share of fuel from the first day',
      ],
      0.8,
      { when: { said: noCar } },
    ),
    step(
      'Go three weeks running and say yes to one task',
      'The first visit is the hardest; by the third people know your name. Tell one person that you are on your own and would like a partner. Help with scores, tea or mowing. Fix the same two days, so that the week has them in it.',
      ['Put three dates in the calendar', 'Tell the captain that you look for a partner', 'Take one small task'],
      3,
      { when: { said: alone } },
    ),
    step(
      'Learn delivery, line and length in six roll-ups',
      'Small ring of the bias faces the jack for the inside. Step with the opposite foot, put the bowl down like an egg, follow through to the line. Forehand only for two weeks. Send twenty bowls to a mat at two thirds and count those within a metre.',
      [
        'Ask a coach for the first two sessions',
        'Send twenty bowls a session to one mat',
        'Count within a metre and write it down',
      ],
      9,
      { when: { said: bowls } },
    ),
    step(
      'Play pairs and triples and learn each place',
      'The lead draws to the jack with both bowls, the second builds, the skip decides. Ask to lead for ten games: two draws an end teach length best. Then learn the draw to the ditch and one weighted shot.',
      ['Ask to play lead for ten games', 'Keep a line: close, short, wide', 'Enter the club’s novice competition'],
      14,
      { when: { said: bowls } },
    ),
    step(
      'Throw 300 darts a week at what you miss',
      'A third at treble 20, counted per hundred; a third at doubles 20, 16, 10, 8; a third as 121 in nine darts. Three-dart average of 60 needs about one treble in five visits; a 33 per cent double wins leagues. Same stance, elbow up, no pull-back.',
      ['Count trebles per hundred', 'Play round the doubles twice a session', 'Learn checkouts 40 to 100 by heart'],
      14,
      { when: { said: darts } },
    ),
    step(
      'Straighten the cue, then train pot and position',
      'Chin on the cue, pause at the back, elbow still. Long blues: ten from each side, count. Then line-up: how many in a row? Stun, screw and follow from the same spot. Breaks grow from the second ball: choose pots that leave the next one under 60 cm away.',
      [
        'Pot twenty straight long blues a session',
        'Play the line-up three times and write the break',
        'Stun, screw and follow from one spot',
      ],
      14,
      { when: { said: cue } },
    ),
    step(
      'Hit your spare before you chase strikes',
      'Four steps, the same mark at the second arrow, a swing that is free. For the ten pin stand across and throw straight with a plastic ball; 7 of 10 is the aim. Filling each spare is a score near 190 with few strikes. Learn to read where the oil ends and move two boards.',
      ['Shoot ten corner pins a session', 'Write spare rate per game', 'Move two boards in the direction of the miss'],
      14,
      { when: { said: tenpin } },
    ),
    step(
      'Practise with something at stake',
      'Pressure is trained by one try, not by hundred: one black, one double, one spare each hour, and if it misses, press-ups or the dishes. Same routine of eight seconds: breathe out, look, go. Play the last rack or leg with the score level, ten times.',
      ['Write your routine in four words', 'One single try each hour of practice', 'Play ten deciding legs or racks'],
      6,
      { when: { said: pressure } },
    ),
    step(
      'Film stance, grip and swing from two sides',
      'Head still, same start, straight line, follow-through. Compare with a good player’s film; change one thing for two weeks.',
      ['Film ten throws or strokes', 'Choose one change for {game}', 'Take one lesson if a club coach is near'],
      1,
      { when: { unsaid: bowls } },
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
      { when: { unsaid: bowls } },
    ),
    step(
      'Drill the basics for four weeks',
      'Darts: 100 at twenty, round the clock of doubles. Pool, snooker: straight stop shots, line-up. Bowling: same mark, corner-pin spares. 30 minutes, counted.',
      ['Count each drill and write it down', 'Two drills only', 'Finish with one pressure shot'],
      12,
      { when: { unsaid: [...bowls, ...ownDrills] } },
    ),
    step(
      'Learn to finish',
      'Checkouts below 100 by heart; position for the next ball; spares before strikes; last bowl draws. Matches of {game} are lost there.',
      ['Learn ten finishes a week', 'Play the last third of a game ten times'],
      8,
      { when: { unsaid: [...bowls, ...ownDrills] } },
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

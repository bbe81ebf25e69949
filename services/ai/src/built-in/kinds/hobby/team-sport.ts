import { type Kind, step, tip } from '../kind.ts';

/** They are in a side and want minutes. */
const inSide = [
  'second string/team/eleven/xi',
  'bench',
  'third-choice/second-choice/substitute/sub',
  'trial went',
  'pre-season starts',
  'starting eleven/xi/five/lineup/line-up',
  'want minutes',
  'made the bench',
  'in the squad',
];

/** Cricket, with the ball. */
const fastBowler = [
  'fast/pace/seam/swing bowling/bowler/bowl',
  'bowl faster/quicker/fast',
  'bowl/bowling at/in _? _? nets/kmh/mph',
  'yorker/yorkers/outswinger/inswinger/bouncer',
];

/** Cricket, with the bat. */
const batter = ['batting/batsman/batter', 'score a/my fifty/hundred', 'openers/opening the batting'];

/** Between the posts. */
const keeper = ['keeper/goalkeeper/goalie'];

/** Years away from the game. */
const comeback = [
  'last kicked/played',
  'years since',
  'came/come/coming/get/getting back to/into',
  'play again',
  'old boys',
  'over 40/45/50',
  'am 45/46/47/48/49/50/51/52/53/54/55',
  "i'm 45/46/47/48/49/50/51/52/53/54/55",
];

/** New in a place or a language. */
const stranger = ['new in/to', 'moved to/here', 'speak little/no', 'know nobody/no_one'];

/** A day decides. */
const tryouts = ['tryout/tryouts/trial/trials/selection'];

export const teamSport: Kind = {
  id: 'team-sport',
  category: 'hobby',
  name: 'Play a team sport',
  slots: {
    sport: {
      words: [
        'walking football',
        'American football|gridiron',
        'five-a-side|5 a side|futsal',
        'football|soccer',
        'rugby',
        'basketball',
        'beach volleyball',
        'volleyball',
        'handball',
        'netball',
        'ice hockey',
        'field hockey|hockey',
        'cricket',
        'baseball',
        'softball',
        'ultimate frisbee|ultimate',
        'water polo',
        'lacrosse',
        'floorball|unihockey',
        'roller derby',
        'hurling',
        'camogie',
        'Gaelic football',
        'dodgeball',
        'kabaddi',
        'wheelchair basketball',
        'cheerleading',
        'korfball',
      ],
      otherwise: 'team sport',
    },
    skill: {
      words: [
        'dribbling',
        'passing',
        'shooting|scoring|goals',
        'tackling',
        'goalkeeping|goalkeeper|keeper',
        'serving|serve',
        'batting|fifty',
        'bowling|bowl',
        'catching',
        'free throws',
        'defending|defence',
        'stamina|fitness|fit|preseason',
        'first touch|ball control',
        'heading',
        'skating|skate',
        'setting',
        'coaching|coach',
      ],
      otherwise: 'ball control',
    },
  },
  ask: {
    question: 'Which sport, have you played before, and is it for fun or for a place in the squad?',
    chips: ['Football, just for fun', 'Back after ten years', 'I want the first team'],
  },
  hoursAWeek: 4,
  weekly: 'Two sessions with the team and 20 minutes alone for your weakest skill',
  measures: ['goals', 'matches', 'games', 'points'],
  overview:
    'You will find a side at your level, get legs and lungs ready without injury, train your {skill} in small doses, and ask the coach what they need. Being there, fit and on time earns a place before talent does.',
  approach:
    'Build up over six weeks, since most injuries come in the first month back. Ask for honest feedback and train one skill at a time. What usually goes wrong is sprinting in the first session, and disappearing after a game on the bench.',
  done: 'You are a regular of a side that counts on you, and have played the match or season you wanted.',
  cautions: [
    'Ask a doctor before if you are over 40 and new to hard sport, or with heart, joint or breathing trouble. After a blow to the head leave the field that day and see a doctor before you play on. Sharp pain or a swollen joint: stop and have it looked at.',
  ],
  steps: [
    step(
      'Ask the coach what the player ahead of you does better',
      'Five minutes this week, as a question and not a complaint: which two things decide between us, and by when is the side picked? Write the answer down word for word. Watch that player for one match with a pencil: positions, talk, work without the ball.',
      [
        'Ask the coach for five minutes this week',
        'Write two points and the day of the choice',
        'Watch the rival for one match with a pencil',
      ],
      1,
      { when: { said: inSide } },
    ),
    step(
      'Earn minutes in training for four weeks',
      'Be first at the warm-up, win every small game, do the ugly work: runs back, rebounds, talking. Numbers convince: count lost balls and won duels in training matches, five sessions long. Ask for the second-team match as well, since playing beats sitting.',
      [
        'Count won duels and lost balls in five sessions',
        'Ask for a match with the reserves',
        'Look back with the coach after four weeks',
      ],
      8,
      { when: { said: inSide } },
    ),
    step(
      'Be ready as a substitute within two minutes',
      'Warm up along the line each ten minutes, watch your opponent’s weak side, and keep two tasks in mind. First action simple, first run hard. Three good short turns make the next start; ask for one clip or one comment after each.',
      ['Write two tasks for coming on', 'Warm up before you are asked', 'Ask for one comment after each turn'],
      2,
      { when: { said: inSide } },
    ),
    step(
      'Message two teams and ask for a trial session',
      'Say age, experience, position, evenings. Clubs, sports centres, work teams and apps have open sessions. Done when one date is agreed.',
      [
        'List teams for {sport} within half an hour',
        'Send the message to two',
        'Look for shoes, shin pads or what is needed',
      ],
      0.8,
      { when: { unsaid: inSide } },
    ),
    step(
      'Get your legs ready in three weeks',
      'Three times 30 minutes: walk-run, side steps, squats, calf raises, bridges, and ten minutes with the ball. Then the first {sport} session will not cost you a hamstring.',
      [
        'Plan three days a week',
        'Do the exercises and end with easy sprints in week three',
        'Practise {skill} ten minutes each time',
      ],
      5,
      { when: { unsaid: inSide, level: 'beginner' } },
    ),
    step(
      'Ask your coach for two things to improve',
      'Five minutes before training: what keeps me from the side, where would you play me. Write the answer word for word and ask again in four weeks.',
      ['Ask for the five minutes', 'Write two points and plan your {skill}'],
      0.7,
      { when: { unsaid: inSide, level: 'experienced' } },
    ),
    step(
      'Learn thirty words of the game and bring them along',
      'Man on, leave it, mine, switch, time: the words of the pitch are thirty and short. Ask one team-mate to be your translator for the first month and go to the bar after. Clubs help with pass and papers from abroad; ask early, since a release can take weeks.',
      [
        'Write thirty calls with a player',
        'Ask about pass and release from your old club',
        'Stay an hour after each session',
      ],
      2,
      { when: { said: stranger } },
    ),
    step(
      'Visit both sessions and choose your side',
      'Look at tone, age mix, fees, travel, how often people play who are new. Say plainly that you want to learn {sport}. Register with insurance or pass.',
      ['Go to both with water and a light top', 'Ask two players what they like', 'Fill in pass or membership'],
      5,
      { when: { unsaid: inSide } },
    ),
    step(
      'Build pace as a bowler: run-up, front leg, strength',
      'Mark a run-up of 15 to 20 metres that you hit ten times of ten. Land side-on or front-on, never mixed, brace the front knee, pull the other arm down hard. Bowl 24 to 36 balls in each of three sessions a week, with a day between. Under 19 keep to the published limits: backs break from too many overs.',
      [
        'Measure and mark the run-up',
        'Film the delivery from the side and from behind',
        'Write balls per week and add at most a tenth',
      ],
      10,
      { when: { said: fastBowler } },
    ),
    step(
      'Get your length: hit the same metre 7 times of 10',
      'Lay a towel six to eight metres from the stumps, on top of off. Ten overs a week at it, counted; then the seam upright for swing, then one slower ball and one yorker. Strength twice a week: deadlift, lunge, rotation throw, and the trunk.',
      ['Lay a towel and count hits out of ten', 'Bowl one over of yorkers at a shoe', 'Two strength sessions a week'],
      8,
      { when: { said: fastBowler } },
    ),
    step(
      'Bat for time: leave, defend, then one scoring shot',
      'Face 120 balls a week: 40 throw-downs to drive, 40 short, 40 as a match with fields set. Play late and under the eyes. Set out for 20 balls first, then for 50 runs in singles; most get out trying to hit the spinner in the first over.',
      [
        'Get three throw-down sessions a week',
        'Note how you were out the last ten times',
        'Bat one net as a match with a field',
      ],
      8,
      { when: { said: batter } },
    ),
    step(
      'Train set position, feet and crosses as a keeper',
      'Be still at the moment of the shot, hands in front, weight on the toes. Twenty low saves a side, twenty high balls with a knee up, ten one-against-ones, three times a week. Talk early and short: keeper, away, man on. Distribution to ten targets counts as much as saves.',
      [
        'Twenty low and twenty high balls, three times a week',
        'Film the set position',
        'Agree three calls with the defenders',
      ],
      8,
      { when: { said: keeper } },
    ),
    step(
      'Come back in six weeks without tearing a muscle',
      'Weeks one and two: walk-run of 20 minutes and calf, hamstring and groin exercises on three days. Weeks three and four: change of direction and striding. Then half a session with the team, then a whole one. Old tempo in the head and new legs tear calves and Achilles tendons.',
      [
        'Get a check-up if you are over 40 or a doctor watches your heart',
        'Nordic curls, calf raises, side plank: three times a week',
        'Leave the first two sessions after half the time',
      ],
      6,
      { when: { said: comeback, unsaid: inSide } },
    ),
    step(
      'Prepare the trial day: fitness first, one strength shown',
      'Ask what is tested: often a shuttle run, ball handling, small games. Train the shuttle run twice a week and your best skill daily. On the day talk, run back, and do the simple thing well. Coaches look at the reaction after a mistake.',
      [
        'Ask what the trial tests and when',
        'Do the shuttle run twice a week',
        'Play in a mixed group before, five times at least',
      ],
      8,
      { when: { said: tryouts, unsaid: inSide } },
    ),
    step(
      'Do a warm-up programme before each session',
      'Fifteen minutes of running, balance, strength and jumps, as in the FIFA 11+ programme, lower injuries by about a third when done twice a week. Offer to lead it.',
      ['Learn the exercises from the free sheet', 'Do it before each {sport} session for six weeks'],
      3,
    ),
    step(
      'Train your {skill} alone 20 minutes, three times',
      'Wall, hoop, cone or net: 100 repetitions with both sides, count the clean ones. Add pressure in week three: time limit or a friend.',
      ['Find place and ball', 'Write clean ones out of 100', 'Get one drill from coach or video each fortnight'],
      10,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Build stamina with short repeated sprints',
      'Once a week 2 times 6 sprints of 20 seconds, slow walk between; once a week 40 easy minutes. Add two sprints a fortnight, none in the two days before a match.',
      ['Mark 30 metres', 'Test six sprints today and in four weeks', 'Sleep eight hours after {sport} days'],
      8,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Play your first ten matches and note each',
      'Two lines: what worked, what next. Come on time, help with kit, call names. A bench day is for watching your position.',
      [
        'Tell the coach when you are free',
        'Write the two lines after each',
        'Ask every fourth match for feedback on your {skill}',
      ],
      25,
      { when: { weeksFrom: 10 }, measured: 'Reach {50%} and ask for feedback' },
    ),
    step(
      'Play the match or trial you set as the aim',
      'Simple first touches, talk, run for others. Done is when you played it; ask the coach afterwards what the place in the side depends on now.',
      ['Pack and eat three hours before', 'Keep two reminders on your {skill} in mind', 'Talk to the coach afterwards'],
      3,
      { measured: 'Reach {total} and look back with the coach' },
    ),
  ],
  suggestions: [
    tip('Be ten minutes early', 'Coaches notice before anything else.', 'Kit packed at night', 'Help to set up'),
    tip('Learn names and use them', 'Passes follow voices.', 'Three a session', 'Call early'),
    tip('Wear shoes for the ground', 'Wrong studs twist knees.', 'Hall, turf, grass', 'Ask the team'),
    tip('Use the weaker side daily', 'A hundred touches against a wall.', 'Five minutes', 'No goal counting'),
    tip('Eat and drink before training', 'Empty players get hurt late.', 'Sandwich two hours before', 'Half a litre'),
    tip('Say sorry once, then play on', 'The next ball matters.', 'Hand up', 'Breathe out'),
    tip('Share lifts', 'You keep going because others wait.', 'Ask who lives near', 'Fixed place'),
    tip('Offer to referee once', 'You see the game differently.', 'Youth match', 'Read ten rules'),
    tip('Treat small strains at once', 'Two days off save six weeks.', 'Cold and rest', 'Tell the coach'),
    tip('Strengthen hamstrings', 'They tear most often.', 'Slow lowers, twice a week', 'Start with three'),
    tip('Go for the drink afterwards', 'Teams are made there.', 'Twenty minutes', 'Ask a question'),
    tip(
      'Copy one player in your role',
      'Watch only where they stand without the ball.',
      'One half, three notes',
      'Use one per match',
    ),
    tip('Film one match', 'Your phone on the fence is enough.', 'Watch ten minutes', 'One thing to keep'),
  ],
};
